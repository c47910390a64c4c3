-- What an account may use, with the subscription behind it: a gate can tell who has to pay a bill from who has to upgrade.
create or replace view public.plan_access with (security_invoker = true) as
  select
    p.id as user_id,
    case when s.subscription_id = p.subscription_id and public.is_grace_over(s) then null else p.subscription end as plan,
    coalesce(s.status = 'trialing' and s.subscription_id = p.subscription_id, false) as trialing,
    coalesce(s.started_at, p.created_at) as months_from,
    s.trial_end as trial_ends,
    s.plan as subscribed_plan,
    s.status as subscription_status
  from public.profiles p left join public.subscriptions s on s.user_id = p.id;
