-- Stripe tells of one failed payment by more than one event. What a mail is about, a bill and its attempt, brings it
-- once; it is kept as long as the events are.
drop function public.keep_billing_event(text, uuid, text);
create function public.keep_billing_event(
  p_id text, p_user uuid default null, p_mail text default null, p_about text default null
) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into public.webhook_events (source, event_id, processed_at) values ('stripe', p_id, now())
    on conflict do nothing;
  if not found then
    return false;
  end if;
  if p_user is null or p_mail is null then
    return true;
  end if;
  if p_about is not null then
    insert into public.webhook_events (source, event_id, processed_at)
      values ('stripe', 'mail:' || p_mail || ':' || p_about, now()) on conflict do nothing;
    if not found then
      return true;
    end if;
  end if;
  perform public.enqueue_job(
    'mail_billing', jsonb_build_object('userId', p_user, 'mail', p_mail), 'mail-billing:' || p_id
  );
  return true;
end $$;
