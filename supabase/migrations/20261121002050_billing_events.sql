-- Queues a mail about money, once for what it is about; that is kept as long as the events are. `p_facts` holds what the
-- mail tells of, where it may have changed before the mail is written.
create function public.queue_billing_mail(p_user uuid, p_mail text, p_about text, p_facts jsonb default '{}')
  returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into public.webhook_events (source, event_id, processed_at)
    values ('stripe', 'mail:' || p_mail || ':' || p_about, now()) on conflict do nothing;
  if found then
    perform public.enqueue_job(
      'mail_billing', jsonb_build_object('userId', p_user, 'mail', p_mail) || jsonb_strip_nulls(p_facts),
      'mail-billing:' || p_mail || ':' || p_about
    );
  end if;
end $$;

-- True for the call that kept the event; its mail, where it brings one, is queued in the same step. Stripe tells of one
-- failed payment by more than one event: what a mail is about, a bill and its attempt, brings it once.
create function public.keep_billing_event(
  p_id text, p_user uuid default null, p_mail text default null, p_about text default null, p_facts jsonb default '{}'
) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into public.webhook_events (source, event_id, processed_at) values ('stripe', p_id, now())
    on conflict do nothing;
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

-- Whoever deletes an account, however: its customer at Stripe goes too, and with it what is billed or open.
create function public.end_billing() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.enqueue_job(
    'end_billing', jsonb_build_object('customerId', old.customer_id), 'end-billing:' || old.customer_id
  );
  return null;
end $$;
create trigger end_billing after delete on public.subscriptions
  for each row execute function public.end_billing();
