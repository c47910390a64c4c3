-- A plan that was given by hand and is taken by hand leaves what Stripe bills: at once, not with its next event.

-- Whether a subscription gives its plan now. The same as `planInForce` in lib/domain/billing.ts.
create function public.is_in_force(s public.subscriptions) returns boolean
  language sql stable set search_path = '' as $$
  select coalesce(s.status in ('trialing', 'active'), false)
    or coalesce(s.status = 'past_due' and s.past_due_since + interval '7 days' > now(), false)
$$;

create or replace function public.plan_by_hand() returns trigger
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
