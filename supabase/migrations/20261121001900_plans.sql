-- Plans and what they open. Who pays for what is Stripe's to say: `subscriptions` is a copy that only the server
-- writes, and `profiles.subscription` the plan that follows from it.

create table public.subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Null where Stripe has deleted it; the row stays, for the company has had its trial.
  customer_id text unique,
  -- Null until the customer has subscribed.
  subscription_id text unique,
  plan text check (plan in ('STARTER', 'LAUNCH', 'SCALE', 'CUSTOM', 'TEST')),
  cycle text check (cycle in ('monthly', 'yearly')),
  status text check (status in (
    'trialing', 'active', 'past_due', 'incomplete', 'incomplete_expired', 'unpaid', 'paused', 'canceled'
  )),
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
  -- What Stripe will charge when the period ends, in cents; null where that is not known, or nothing will be.
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
create trigger guard before insert or update on public.subscriptions
  for each row execute function public.guard_columns(
    'user_id', 'customer_id', 'subscription_id', 'plan', 'cycle', 'status', 'started_at', 'trial_end', 'period_end',
    'past_due_since', 'cancel_at', 'canceled_at', 'trial_used_at', 'reading', 'synced_at', 'changing_until',
    'credit', 'billing_email', 'latest_invoice', 'next_charge', 'is_collected'
  );
create trigger touch before update on public.subscriptions
  for each row execute function public.set_updated_at();

-- Candidates that each plan opens: in a month of the subscription, and without a plan ('NONE') ever. Held equal to
-- lib/domain/plans/plans.ts by a test.
create table public.plan_caps (
  plan text primary key,
  cap integer not null check (cap >= 0)
);
alter table public.plan_caps enable row level security;
insert into public.plan_caps (plan, cap) values
  ('NONE', 1), ('STARTER', 10), ('LAUNCH', 20), ('SCALE', 100), ('CUSTOM', 100000), ('TEST', 100000);

-- One row for each candidate that was used up. Not below the attempt: deleting a candidate frees nothing.
create table public.attempt_ledger (
  attempt_id uuid primary key,
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  unlocked_at timestamptz not null
);
create index on public.attempt_ledger (department_key, unlocked_at);
alter table public.attempt_ledger enable row level security;

-- The first moment of the month that a time is in, in months from an anchor: 31 January, 28 February, 31 March.
-- In UTC, so that no clock change moves it. The same arithmetic as `monthOf` in lib/domain/plans/billing.ts.
create function public.month_start(p_anchor timestamptz, p_now timestamptz)
  returns timestamptz language plpgsql immutable set search_path = '' as $$
declare
  anchor timestamp := p_anchor at time zone 'UTC';
  at timestamp := p_now at time zone 'UTC';
  months integer := 12 * (extract(year from at) - extract(year from anchor))
    + extract(month from at) - extract(month from anchor);
begin
  if anchor + make_interval(months => months) > at then
    months := months - 1;
  end if;
  return (anchor + make_interval(months => months)) at time zone 'UTC';
end $$;

-- The first moment of the month of the cap that a time is in. The months of the cap begin where Stripe's begin: a trial
-- is a month of its own, and what is paid for counts from its end. Otherwise a company that used its candidates in the
-- trial would pay on day 15 and wait until day 31. The same arithmetic as `capMonth` in lib/domain/plans/billing.ts. Neither a
-- change of plan nor one of cycle moves a subscription's start or its trial's end, so none of them begins a month.
create function public.cap_month_start(p_from timestamptz, p_trial_ends timestamptz, p_at timestamptz)
  returns timestamptz language sql immutable set search_path = '' as $$
  select case
    when p_at < p_trial_ends then p_from
    else public.month_start(coalesce(p_trial_ends, p_from), p_at)
  end
$$;

-- How long a plan stays in force after a payment failed. Held equal to lib/domain/plans/billing.ts by a test.
create function public.billing_grace() returns interval
  language sql immutable set search_path = '' as $$ select interval '7 days' $$;
grant execute on function public.billing_grace() to authenticated;

-- Whether a subscription's grace is over, and whether it gives its plan now: the same as `planInForce` in
-- lib/domain/plans/billing.ts.
create function public.is_grace_over(s public.subscriptions) returns boolean
  language sql stable set search_path = '' as $$
  select coalesce(s.status = 'past_due' and s.past_due_since + public.billing_grace() <= now(), false)
$$;
grant execute on function public.is_grace_over(public.subscriptions) to authenticated;

create function public.is_in_force(s public.subscriptions) returns boolean
  language sql stable set search_path = '' as $$
  select coalesce(s.status in ('trialing', 'active', 'past_due'), false) and not public.is_grace_over(s)
$$;

-- The plan in force of each account that the asker may read, and whether every feature is open. A failed payment
-- leaves the plan for the days of grace. A plan that was given by hand has no subscription.
-- With the subscription behind it, so that a gate can tell who has to pay a bill from who has to upgrade.
create view public.plan_access with (security_invoker = true) as
  select
    p.id as user_id,
    case when s.subscription_id = p.subscription_id and public.is_grace_over(s) then null else p.subscription end as plan,
    coalesce(s.status = 'trialing' and s.subscription_id = p.subscription_id, false) as trialing,
    coalesce(s.started_at, p.created_at) as months_from,
    s.trial_end as trial_ends,
    s.plan as subscribed_plan,
    s.status as subscription_status
  from public.profiles p left join public.subscriptions s on s.user_id = p.id;
grant select on public.plan_access to authenticated;

-- The same of whoever asks, for policies and triggers.
create function public.my_access() returns table (plan text, trialing boolean)
  language sql stable security definer set search_path = '' as $$
  select plan, trialing from public.plan_access where user_id = public.my_user_id()
$$;
grant execute on function public.my_access() to authenticated;

-- How many candidates a company has used: in the month of its subscription that this moment is in, without a plan ever.
create function public.candidates_used(p_department_key text, p_at timestamptz)
  returns integer language sql stable security definer set search_path = '' as $$
  select count(*)::integer
  from public.company_profiles c
  join public.plan_access a on a.user_id = c.created_by_user_id
  join public.attempt_ledger l on l.department_key = c.willo_company_key
    and (a.plan is null or l.unlocked_at >= public.cap_month_start(a.months_from, a.trial_ends, p_at))
  where c.willo_company_key = p_department_key
$$;

create function public.candidates_left(p_department_key text, p_at timestamptz)
  returns integer language sql stable security definer set search_path = '' as $$
  select greatest(0, k.cap - public.candidates_used(p_department_key, p_at))
  from public.company_profiles c
  join public.plan_access a on a.user_id = c.created_by_user_id
  join public.plan_caps k on k.plan = coalesce(a.plan, 'NONE')
  where c.willo_company_key = p_department_key
$$;

-- How many candidates the asker's company has used, as the cap counts them.
create function public.my_candidates_used()
  returns integer language sql stable security definer set search_path = '' as $$
  select coalesce(sum(public.candidates_used(key, now())), 0)::integer from public.my_department_keys() as key
$$;
grant execute on function public.my_candidates_used() to authenticated;

-- The same of an account, for the server.
create function public.candidates_used_by(p_user uuid)
  returns integer language sql stable security definer set search_path = '' as $$
  select coalesce(sum(public.candidates_used(willo_company_key, now())), 0)::integer
  from public.company_profiles where created_by_user_id = p_user
$$;

-- How many candidates of the asker's company wait, of one interview or of all: a number, and nothing about them.
create function public.waiting_attempts(p_interview uuid default null)
  returns integer language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.interview_attempts
  where department_key in (select public.my_department_keys())
    and submitted_at is not null and unlocked_at is null and erase_by is null
    and (p_interview is null or interview_id = p_interview)
$$;
grant execute on function public.waiting_attempts(uuid) to authenticated;

-- Opens one attempt to its company and queues its evaluation; where the candidate asked for people only, none.
create function public.open_attempt(p_attempt uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
begin
  select * into attempt from public.interview_attempts where id = p_attempt;
  -- Locked before the time is taken, so that a digest which is being taken now either counts this attempt or leaves it
  -- for the next one.
  perform 1 from public.interviews where id = attempt.interview_id for share;
  update public.interview_attempts set
    unlocked_at = clock_timestamp(),
    evaluation_state = case when ai_allowed then 'queued' else 'declined' end
    where id = p_attempt;
  if attempt.ai_allowed then
    perform public.enqueue_job('evaluate_attempt', jsonb_build_object('attemptId', p_attempt), 'evaluate:' || p_attempt);
  end if;
end $$;

-- Opens what waits, oldest first, as far as the plan reaches, and answers how many. What is open stays open. A further
-- submission of somebody whose first one is open opens with it, and takes no place. The company is locked while its
-- candidates are counted, so that no two callers open the same place.
create function public.unlock_attempts(p_department_key text)
  returns integer language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz;
  waiting uuid;
  opened integer := 0;
begin
  perform 1 from public.company_profiles where willo_company_key = p_department_key for no key update;
  if not found then
    return 0;
  end if;
  moment := clock_timestamp();
  for waiting in
    select a.id from public.interview_attempts a
    where a.department_key = p_department_key and a.submitted_at is not null and a.unlocked_at is null
      and a.erase_by is null
      and not exists (
        select 1 from public.interview_attempts f
        where f.candidate_id = a.candidate_id and f.interview_id = a.interview_id and f.submitted_at is not null
          and f.nth_submission < a.nth_submission and f.erase_by is null
      )
    order by a.submission limit public.candidates_left(p_department_key, moment)
  loop
    insert into public.attempt_ledger (attempt_id, department_key, unlocked_at)
      values (waiting, p_department_key, moment);
    perform public.open_attempt(waiting);
    opened := opened + 1;
  end loop;
  for waiting in
    select a.id from public.interview_attempts a
    where a.department_key = p_department_key and a.submitted_at is not null and a.unlocked_at is null
      and a.erase_by is null and a.nth_submission > 1
      and exists (
        select 1 from public.interview_attempts f
        where f.candidate_id = a.candidate_id and f.interview_id = a.interview_id and f.unlocked_at is not null
          and f.nth_submission < a.nth_submission
      )
    order by a.submission
  loop
    perform public.open_attempt(waiting);
    opened := opened + 1;
  end loop;
  return opened;
end $$;

-- Companies whose waiting candidates have room: a new month has begun, or a grace has ended.
create function public.companies_with_room(p_limit integer)
  returns setof text language sql stable security definer set search_path = '' as $$
  select department_key from (
    select distinct department_key from public.interview_attempts
    where submitted_at is not null and unlocked_at is null and erase_by is null
  ) waiting
  where public.candidates_left(department_key, clock_timestamp()) > 0 limit p_limit
$$;

-- A plan opens what it has room for, whoever gave it.
create function public.follow_plan() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.unlock_attempts(willo_company_key) from public.company_profiles where created_by_user_id = new.id;
  return null;
end $$;
create trigger follow_plan after update of subscription on public.profiles
  for each row when (new.subscription is distinct from old.subscription) execute function public.follow_plan();

-- Takes the plan from accounts whose grace is over; answers how many.
create function public.end_grace_periods()
  returns integer language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  update public.profiles p set subscription = null
    from public.subscriptions s
    where s.user_id = p.id and s.subscription_id = p.subscription_id and p.subscription is not null
      and public.is_grace_over(s);
  get diagnostics ended = row_count;
  return ended;
end $$;

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

-- Writes what a reading found, the plan that follows, and opens what has room, in one step. False where a later
-- reading was written already. `p_found`: customer_id, subscription_id, plan, cycle, status and the times of the table, and
-- credit, billing_email, latest_invoice, next_charge and is_collected.
create function public.write_subscription(p_user uuid, p_reading bigint, p_found jsonb)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  found public.subscriptions := jsonb_populate_record(null::public.subscriptions, p_found);
  known public.subscriptions;
  profile public.profiles;
  given text;
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
  unsold := coalesce(profile.subscription in ('CUSTOM', 'TEST'), false);
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
        when found.status not in ('canceled', 'incomplete', 'incomplete_expired') then found.subscription_id
      end
      where id = p_user;
  end if;
  perform public.unlock_attempts(willo_company_key) from public.company_profiles where created_by_user_id = p_user;
  return true;
end $$;

-- Writes that a reading found no subscription of ours. Where the customer itself is gone it is forgotten, and what was
-- being opened for it: the next checkout makes another one. False where a later reading was written already, or the
-- customer is not the account's.
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
      and (subscription is null or subscription not in ('CUSTOM', 'TEST')
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
create function public.begin_plan_change(p_user uuid, p_plan text, p_cycle text) returns boolean
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
