-- What Stripe tells of.

-- True for the call that kept the event; its mail, if it brings one, is queued in the same step. Stripe tells of one
-- failed payment by more than one event: what a mail is about, a bill and its attempt, brings it once.
create function public.keep_billing_event(
  p_id text, p_user uuid default null, p_mail public.mail_kind default null, p_about text default null,
  p_facts jsonb default '{}', p_occurred timestamptz default null
) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into public.webhook_events (source, event_id, occurred_at, processed_at)
    values ('stripe', p_id, p_occurred, now()) on conflict do nothing;
  if not found then
    return false;
  end if;
  if p_user is not null and p_mail is not null then
    perform public.queue_billing_mail(p_user, p_mail, coalesce(p_about, p_id), p_facts);
  end if;
  return true;
end $$;

-- Stripe tries for three days; after a month no event comes again.
create function public.forget_billing_events() returns void
  language sql security definer set search_path = '' as $$
  delete from public.webhook_events where source = 'stripe' and received_at < now() - interval '35 days'
$$;
