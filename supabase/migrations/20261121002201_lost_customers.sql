-- What Stripe has no more: a customer that was deleted there is forgotten, and a subscription that is none of ours any
-- more gives no plan. The row stays, for the company has had its trial.

alter table public.subscriptions alter column customer_id drop not null;
alter table public.subscriptions add check (subscription_id is null or customer_id is not null);

create or replace trigger end_billing after delete on public.subscriptions
  for each row when (old.customer_id is not null) execute function public.end_billing();

-- Keeps a user's customer; answers the one that counts, which is the first.
create or replace function public.keep_customer(p_user uuid, p_customer text)
  returns text language plpgsql security definer set search_path = '' as $$
begin
  insert into public.subscriptions as known (user_id, customer_id) values (p_user, p_customer)
    on conflict (user_id) do update set customer_id = excluded.customer_id where known.customer_id is null;
  return (select customer_id from public.subscriptions where user_id = p_user);
end $$;

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
  -- A plan that was given by hand has no subscription, and none that has ended takes it back.
  if given is not null or profile.subscription is null
    or profile.subscription_id is not distinct from found.subscription_id
    or (profile.subscription_id is not null and profile.subscription not in ('CUSTOM', 'TEST')) then
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

-- Writes that a reading found no subscription of ours. Where the customer itself is gone it is forgotten, and what was
-- being opened for it: the next checkout makes another one. False where a later reading was written already, or the
-- customer is not the account's.
create function public.write_no_subscription(p_user uuid, p_reading bigint, p_customer text, p_gone boolean)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  known public.subscriptions;
begin
  select * into known from public.subscriptions where user_id = p_user for update;
  if known.customer_id is distinct from p_customer or known.reading >= p_reading then
    return false;
  end if;
  update public.subscriptions set
    customer_id = case when not p_gone then p_customer end, subscription_id = null, plan = null, cycle = null,
    status = null, started_at = null, trial_end = null, period_end = null, past_due_since = null, cancel_at = null,
    canceled_at = null, reading = p_reading, synced_at = now()
    where user_id = p_user;
  -- A plan that was given by hand has no subscription, and stays.
  update public.profiles set subscription = null, subscription_id = null
    where id = p_user and subscription_id is not null
      and (subscription is null or subscription not in ('CUSTOM', 'TEST')
        or subscription_id is not distinct from known.subscription_id);
  if p_gone then
    perform public.customer_generation(p_user);
    update public.open_checkouts set
      customer_generation = customer_generation + 1, generation = generation + 1,
      lookup_key = null, session_id = null, claimed_at = null, expires_at = null
      where user_id = p_user;
  end if;
  return true;
end $$;
