-- Subscriptions. Who pays for what is Stripe's to say: this is a copy that only the server writes, and
-- `profiles.subscription` the plan that follows from it.

create table public.subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Null if Stripe has deleted it; the row stays, for the company has had its trial.
  customer_id text unique,
  -- Null until the customer has subscribed.
  subscription_id text unique,
  plan public.plan_key references public.plans (plan),
  cycle public.billing_cycle,
  status public.subscription_status,
  -- The months of the cap are counted from here, for yearly plans too.
  started_at timestamptz,
  trial_end timestamptz,
  period_end timestamptz,
  past_due_since timestamptz,
  cancel_at timestamptz,
  canceled_at timestamptz,
  -- A company has one trial.
  trial_used_at timestamptz,
  -- The newest reading at Stripe that was written; an older one that comes late changes nothing.
  reading bigint not null default 0,
  synced_at timestamptz,
  -- While somebody changes its plan at Stripe; a time, because a server may die meanwhile.
  changing_until timestamptz,
  -- What Stripe keeps for the customer, in cents: it pays the next bills first.
  credit integer not null default 0 check (credit >= 0),
  -- Where the customer wants their bills, and the mails about them.
  billing_email text,
  -- The newest bill of the subscription.
  latest_invoice text,
  -- What Stripe will charge when the period ends, in cents; null if that is not known, or nothing will be.
  next_charge integer check (next_charge >= 0),
  -- False while people have paused its charges at Stripe.
  is_collected boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (subscription_id is null or (plan, cycle, status, started_at) is not null),
  check ((status = 'past_due') = (past_due_since is not null)),
  check (subscription_id is null or customer_id is not null)
);
alter table public.subscriptions enable row level security;
create policy "owners read their subscription" on public.subscriptions
  for select to authenticated using (user_id = (select public.my_user_id()));
grant select on public.subscriptions to authenticated;
create trigger touch before update on public.subscriptions
  for each row execute function public.set_updated_at();

-- What the server writes after reading at Stripe. Readings are numbered before they begin, so that of two at once the
-- one that began later holds: each change at Stripe is followed by an event, and so by a reading that began after it.
create sequence public.subscription_readings;

create function public.begin_reading() returns bigint
  language sql security definer set search_path = '' as $$ select nextval('public.subscription_readings') $$;

-- Keeps a user's customer; answers the one that counts, which is the first.
create function public.keep_customer(p_user uuid, p_customer text)
  returns text language plpgsql security definer set search_path = '' as $$
begin
  insert into public.subscriptions as known (user_id, customer_id) values (p_user, p_customer)
    on conflict (user_id) do update set customer_id = excluded.customer_id where known.customer_id is null;
  return (select customer_id from public.subscriptions where user_id = p_user);
end $$;

-- Writes what a reading found, the plan that follows, and opens what has room, in one step. False if a later
-- reading was written already. `p_found`: customer_id, subscription_id, plan, cycle, status and the times of the table, and
-- credit, billing_email, latest_invoice, next_charge and is_collected.
create function public.write_subscription(p_user uuid, p_reading bigint, p_found jsonb)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  found public.subscriptions := jsonb_populate_record(null::public.subscriptions, p_found);
  known public.subscriptions;
  profile public.profiles;
  given public.plan_key;
  unsold boolean;
  takes boolean;
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
    credit = coalesce(found.credit, 0), billing_email = found.billing_email, latest_invoice = found.latest_invoice,
    next_charge = found.next_charge, is_collected = coalesce(found.is_collected, true),
    reading = p_reading, synced_at = now()
    where user_id = p_user;
  given := case when public.is_in_force(found) then found.plan end;
  select * into profile from public.profiles where id = p_user for update;
  unsold := exists (select 1 from public.plans where plan = profile.subscription and not is_for_sale);
  takes := case
    when profile.subscription is null then true
    -- Given by hand: an offered plan stands until a subscription is in force, one that is not sold always.
    when profile.subscription_id is null then given is not null and not unsold
    -- Given by a subscription: another one in force replaces it; a plan that is not sold ends only with its own.
    else given is not null or not unsold or profile.subscription_id = found.subscription_id
  end;
  if takes then
    update public.profiles set
      subscription = given,
      subscription_id = case
        when exists (select 1 from public.subscription_statuses s where s.status = found.status and s.is_live)
          then found.subscription_id
      end
      where id = p_user;
  end if;
  perform public.unlock_attempts(willo_company_key) from public.company_profiles where created_by_user_id = p_user;
  return true;
end $$;

-- Writes that a reading found no subscription of ours. If the customer itself is gone, it is forgotten, and so is
-- the checkout being opened for it: the next checkout makes another one. False if a later reading was written already,
-- or the customer is not the account's.
create function public.write_no_subscription(
  p_user uuid, p_reading bigint, p_customer text, p_gone boolean, p_credit integer default 0,
  p_billing_email text default null
) returns boolean language plpgsql security definer set search_path = '' as $$
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
    canceled_at = null, latest_invoice = null, next_charge = null, is_collected = true, credit = p_credit, billing_email = p_billing_email,
    reading = p_reading, synced_at = now()
    where user_id = p_user;
  -- A plan that was given by hand has no subscription, and stays.
  update public.profiles set subscription = null, subscription_id = null
    where id = p_user and subscription_id is not null
      and (subscription is null or subscription not in (select plan from public.plans where not is_for_sale)
        or subscription_id is not distinct from known.subscription_id);
  if p_gone then
    perform public.customer_generation(p_user);
    update public.open_checkouts set
      customer_generation = customer_generation + 1, generation = generation + 1,
      wanted = null, session_id = null, claimed_at = null, expires_at = null
      where user_id = p_user;
  end if;
  return true;
end $$;

-- True for the one call that may change a subscription now, from the plan and cycle that it saw.
create function public.begin_plan_change(p_user uuid, p_plan public.plan_key, p_cycle public.billing_cycle) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update public.subscriptions set changing_until = now() + interval '5 minutes'
    where user_id = p_user and plan = p_plan and cycle = p_cycle and coalesce(changing_until, now()) <= now();
  return found;
end $$;

create function public.end_plan_change(p_user uuid) returns void
  language sql security definer set search_path = '' as $$
  update public.subscriptions set changing_until = null where user_id = p_user
$$;
