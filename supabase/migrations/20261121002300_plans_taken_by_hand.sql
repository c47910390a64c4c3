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
