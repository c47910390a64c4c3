-- What people are mailed about money.

-- Queues a mail about money, once for what it is about; that is kept as long as the events are. `p_facts` holds what the
-- mail tells of, if it may have changed before the mail is written.
create function public.queue_billing_mail(
  p_user uuid, p_mail public.mail_kind, p_about text, p_facts jsonb default '{}'
) returns void language plpgsql security definer set search_path = '' as $$
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

-- Money does not move without a mail. The transaction that writes what a reading changes queues the mail about it, so
-- that each change brings one mail, whichever event, page or command read it first.
create function public.tell_plan_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  was public.subscription_statuses;
  now_is public.subscription_statuses;
  same boolean := coalesce(old.subscription_id = new.subscription_id, false);
  invoice text := case when new.latest_invoice is distinct from old.latest_invoice then new.latest_invoice end;
begin
  select * into was from public.subscription_statuses where status = old.status;
  select * into now_is from public.subscription_statuses where status = new.status;
  if now_is.is_paid_or_tried and not (same and coalesce(was.is_live, false)) then
    perform public.queue_billing_mail(new.user_id, 'plan_started', new.subscription_id, jsonb_build_object(
      'plan', new.plan, 'cycle', new.cycle, 'invoice', invoice
    ));
  elsif was.is_live and (new.subscription_id is null or (same and new.status = 'canceled')) then
    perform public.queue_billing_mail(new.user_id, 'plan_ended', old.subscription_id, jsonb_build_object(
      'plan', old.plan, 'cycle', old.cycle, 'subscriptionId', old.subscription_id, 'invoice', old.latest_invoice
    ));
  elsif same and was.is_live and now_is.is_live then
    if (new.plan, new.cycle) is distinct from (old.plan, old.cycle) then
      perform public.queue_billing_mail(
        new.user_id, 'plan_changed', new.subscription_id || ':' || new.reading,
        jsonb_build_object(
          'plan', new.plan, 'cycle', new.cycle, 'fromPlan', old.plan, 'fromCycle', old.cycle, 'invoice', invoice
        )
      );
    end if;
    if new.cancel_at is not null and old.cancel_at is null then
      perform public.queue_billing_mail(
        new.user_id, 'plan_ending', new.subscription_id || ':' || extract(epoch from new.cancel_at),
        jsonb_build_object('plan', new.plan, 'cycle', new.cycle, 'on', new.cancel_at)
      );
    end if;
  end if;
  return null;
end $$;
create trigger tell_plan_change after update on public.subscriptions
  for each row when (
    (new.subscription_id, new.status, new.plan, new.cycle, new.cancel_at)
    is distinct from (old.subscription_id, old.status, old.plan, old.cycle, old.cancel_at)
  ) execute function public.tell_plan_change();

-- The grace of an unpaid bill is over, no matter what found that: the sweep or a reading.
create function public.tell_grace_over() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.queue_billing_mail(
    s.user_id, 'plan_paused', s.subscription_id || ':' || coalesce(extract(epoch from s.past_due_since)::text, s.status::text),
    jsonb_build_object('plan', s.plan, 'cycle', s.cycle, 'invoice', s.latest_invoice)
  ) from public.subscriptions s
    join public.subscription_statuses known on known.status = s.status and known.has_open_bill
    where s.user_id = new.id;
  return null;
end $$;
create trigger tell_grace_over after update of subscription on public.profiles
  for each row when (new.subscription is null and old.subscription is not null)
  execute function public.tell_grace_over();

-- Announces that a year renews, once, thirty days ahead, or later if no run has found it before. Answers how many.
create function public.announce_renewals() returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  coming public.subscriptions;
  count integer := 0;
begin
  for coming in
    select s.* from public.subscriptions s
    where s.status = 'active' and s.cycle = 'yearly' and (s.cancel_at is null or s.cancel_at > s.period_end)
      and s.period_end > now() and s.period_end <= now() + interval '30 days'
      and not exists (
        select 1 from public.webhook_events e where e.source = 'stripe'
          and e.event_id = 'mail:renewal_ahead:' || s.subscription_id || ':' || extract(epoch from s.period_end)
      )
  loop
    perform public.queue_billing_mail(
      coming.user_id, 'renewal_ahead', coming.subscription_id || ':' || extract(epoch from coming.period_end),
      jsonb_build_object('plan', coming.plan, 'cycle', coming.cycle, 'on', coming.period_end)
    );
    count := count + 1;
  end loop;
  return count;
end $$;
