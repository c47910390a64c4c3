-- A plan that somebody gave by hand names no subscription, whatever the profile named before: only one in force gives
-- its plan. Custom and Test are never sold, so that one of them without a subscription stands until it is taken by hand:
-- no reading touches it (`write_subscription`).

create function public.plan_by_hand() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select 1 from public.subscriptions s
    where s.user_id = new.id and s.subscription_id = new.subscription_id and s.plan = new.subscription
      and public.is_in_force(s)
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

-- A plan that was given by hand and is taken by hand leaves what Stripe bills: at once, not with its next event.
create function public.plan_taken_by_hand() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  select s.plan, s.subscription_id into new.subscription, new.subscription_id
    from public.subscriptions s where s.user_id = new.id and public.is_in_force(s);
  return new;
end $$;
create trigger plan_taken_by_hand before update of subscription on public.profiles
  for each row when (
    new.subscription is null and old.subscription is not null and old.subscription_id is null
  ) execute function public.plan_taken_by_hand();

-- A Custom plan that is given by hand takes the place of what is billed: a job ends the subscription that runs
-- beside it, or names it to support if people made it at Stripe, and closes a checkout that is still open.
create function public.end_other_subscription() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.enqueue_job(
    'end_other_subscription', jsonb_build_object('userId', s.user_id), 'end-other:' || s.user_id
  ) from public.subscriptions s
  where s.user_id = new.id and (
    (
      s.plan <> 'CUSTOM' and (s.cancel_at is null or s.cancel_at > s.period_end)
      and s.status in (select status from public.subscription_statuses where is_live)
    )
    or exists (select 1 from public.open_checkouts o where o.user_id = new.id and o.wanted is not null)
  );
  return null;
end $$;
create trigger end_other_subscription after update of subscription on public.profiles
  for each row when (new.subscription = 'CUSTOM' and old.subscription is distinct from new.subscription)
  execute function public.end_other_subscription();
