-- Plans, what they open, and how many candidates. `profiles.subscription` is the plan that follows from the subscription.

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

-- How long a plan stays in force after a payment failed.
create function public.billing_grace() returns interval
  language sql immutable set search_path = '' as $$ select public.app_limit('past_due_grace_days') * interval '1 day' $$;
grant execute on function public.billing_grace() to authenticated;

-- Whether a subscription's grace is over, and whether it gives its plan now: the same as `effectivePlan` in
-- lib/domain/plans/billing.ts.
create function public.is_grace_over(s public.subscriptions) returns boolean
  language sql stable set search_path = '' as $$
  select coalesce(s.status = 'past_due' and s.past_due_since + public.billing_grace() <= now(), false)
$$;
grant execute on function public.is_grace_over(public.subscriptions) to authenticated;

create function public.is_in_force(s public.subscriptions) returns boolean
  language sql stable set search_path = '' as $$
  select exists (select 1 from public.subscription_statuses known where known.status = s.status and known.gives_plan)
    and not public.is_grace_over(s)
$$;

-- The plan in force of each account that the asker may read, and whether every feature is open. A failed payment
-- leaves the plan for the days of grace. A plan that was given by hand has no subscription.
-- With the subscription behind it, so that a gate can tell who has to pay a bill from who has to upgrade; and with the
-- company that the account owns, whose access it is.
create view public.plan_access with (security_invoker = true) as
  select
    p.id as user_id,
    (case when s.subscription_id = p.subscription_id and public.is_grace_over(s) then null else p.subscription end)::public.plan_key
      as plan,
    coalesce(s.status = 'trialing' and s.subscription_id = p.subscription_id, false) as trialing,
    coalesce(s.started_at, p.created_at) as months_from,
    s.trial_end as trial_ends,
    s.plan as subscribed_plan,
    s.status as subscription_status,
    c.id as company_id
  from public.profiles p
  left join public.subscriptions s on s.user_id = p.id
  left join public.company_profiles c on c.created_by_user_id = p.id;
grant select on public.plan_access to authenticated;

-- Whether a company has a feature: the plan of its owner opens it, or any plan that is being tried. The same as `opens`
-- of lib/domain/plans/features.ts.
create function public.has_feature(p_company text, p_feature public.feature) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.company_profiles c
    join public.plan_access a on a.user_id = c.created_by_user_id
    join public.plan_features f on f.feature = p_feature and a.plan is not null and (a.trialing or f.plan = a.plan)
    where c.willo_company_key = p_company
  )
$$;

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
  where public.my_interviews() is null
$$;
grant execute on function public.my_candidates_used() to authenticated;

-- The same of an account, for the server.
create function public.candidates_used_by(p_user uuid)
  returns integer language sql stable security definer set search_path = '' as $$
  select coalesce(sum(public.candidates_used(willo_company_key, now())), 0)::integer
  from public.company_profiles where created_by_user_id = p_user
$$;

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
