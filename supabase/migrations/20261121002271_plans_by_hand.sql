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

update public.profiles p set subscription_id = null
  where p.subscription in ('CUSTOM', 'TEST') and p.subscription_id is not null and not exists (
    select 1 from public.subscriptions s
    where s.user_id = p.id and s.subscription_id = p.subscription_id and s.plan = p.subscription
  );
