-- A plan that somebody gave by hand names no subscription, whatever the profile named before: only one in force gives
-- its plan. Custom and Test are never
-- sold, so that one of them without a subscription stands until it is taken by hand: no reading touches it.

create function public.plan_by_hand() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select 1 from public.subscriptions s
    where s.user_id = new.id and s.subscription_id = new.subscription_id and s.plan = new.subscription and (
      s.status in ('trialing', 'active') or (s.status = 'past_due' and s.past_due_since + interval '7 days' > now())
    )
  ) then
    new.subscription_id := null;
  end if;
  return new;
end $$;
create trigger plan_by_hand before update of subscription on public.profiles
  for each row when (
    new.subscription is distinct from old.subscription and new.subscription is not null
    and new.subscription_id is not null
  ) execute function public.plan_by_hand();

update public.profiles p set subscription_id = null
  where p.subscription in ('CUSTOM', 'TEST') and p.subscription_id is not null and not exists (
    select 1 from public.subscriptions s
    where s.user_id = p.id and s.subscription_id = p.subscription_id and s.plan = p.subscription
  );

create or replace function public.write_subscription(p_user uuid, p_reading bigint, p_found jsonb)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  found public.subscriptions := jsonb_populate_record(null::public.subscriptions, p_found);
  known public.subscriptions;
  profile public.profiles;
  given text;
begin
  perform public.keep_customer(p_user, found.customer_id);
  select * into known from public.subscriptions where user_id = p_user for update;
  if known.reading >= p_reading then
    return false;
  end if;
  if found.status is distinct from 'past_due' then
    found.past_due_since := null;
  elsif found.past_due_since is null then
    found.past_due_since := coalesce(
      case when known.subscription_id = found.subscription_id then known.past_due_since end, now()
    );
  end if;
  update public.subscriptions set
    customer_id = found.customer_id, subscription_id = found.subscription_id, plan = found.plan, cycle = found.cycle,
    status = found.status, started_at = found.started_at, trial_end = found.trial_end, period_end = found.period_end,
    past_due_since = found.past_due_since, cancel_at = found.cancel_at, canceled_at = found.canceled_at,
    trial_used_at = coalesce(known.trial_used_at, case when found.trial_end is not null then now() end),
    reading = p_reading, synced_at = now()
    where user_id = p_user;
  given := case
    when found.status in ('trialing', 'active') then found.plan
    when found.status = 'past_due' and found.past_due_since + interval '7 days' > now() then found.plan
  end;
  select * into profile from public.profiles where id = p_user for update;
  if profile.subscription is null
    -- What a subscription gave, another one replaces, and only its own end takes a plan that is not sold.
    or (profile.subscription_id is not null and (
      given is not null or profile.subscription not in ('CUSTOM', 'TEST')
      or profile.subscription_id is not distinct from found.subscription_id
    ))
    -- An offered plan that was given by hand stands until a subscription is in force.
    or (profile.subscription_id is null and given is not null and profile.subscription not in ('CUSTOM', 'TEST')) then
    update public.profiles set
      subscription = given,
      subscription_id = case
        when found.status not in ('canceled', 'incomplete_expired') then found.subscription_id
      end
      where id = p_user;
  end if;
  perform public.unlock_attempts(willo_company_key) from public.company_profiles where created_by_user_id = p_user;
  return true;
end $$;
