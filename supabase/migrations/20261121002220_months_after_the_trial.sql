-- The months of the cap begin where Stripe's begin. A trial is a month of its own, and what is paid for counts from its
-- end: otherwise a company that used its candidates in the trial would pay on day 15 and wait until day 31.

create or replace view public.plan_access with (security_invoker = true) as
  select
    p.id as user_id,
    case
      when s.status = 'past_due' and s.subscription_id = p.subscription_id
        and s.past_due_since + interval '7 days' <= now() then null
      else p.subscription
    end as plan,
    coalesce(s.status = 'trialing' and s.subscription_id = p.subscription_id, false) as trialing,
    coalesce(s.started_at, p.created_at) as months_from,
    s.trial_end as trial_ends
  from public.profiles p left join public.subscriptions s on s.user_id = p.id;

-- The first moment of the month of the cap that a time is in. The same arithmetic as `capMonth` in
-- lib/domain/billing.ts. Neither a change of plan nor one of cycle moves a subscription's start or its trial's end, so
-- none of them begins a month.
create function public.cap_month_start(p_from timestamptz, p_trial_ends timestamptz, p_at timestamptz)
  returns timestamptz language sql immutable set search_path = '' as $$
  select case
    when p_at < p_trial_ends then p_from
    else public.month_start(coalesce(p_trial_ends, p_from), p_at)
  end
$$;

create or replace function public.candidates_used(p_department_key text, p_at timestamptz)
  returns integer language sql stable security definer set search_path = '' as $$
  select count(*)::integer
  from public.company_profiles c
  join public.plan_access a on a.user_id = c.created_by_user_id
  join public.attempt_ledger l on l.department_key = c.willo_company_key
    and (a.plan is null or l.unlocked_at >= public.cap_month_start(a.months_from, a.trial_ends, p_at))
  where c.willo_company_key = p_department_key
$$;
