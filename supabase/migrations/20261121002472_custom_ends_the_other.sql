-- A Custom plan that is given by hand takes the place of what is billed: the subscription that runs beside it is let end,
-- or named to support where people made it at Stripe, and a checkout that is still open is closed.
create function public.end_other_subscription() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.enqueue_job(
    'end_other_subscription', jsonb_build_object('userId', s.user_id), 'end-other:' || s.user_id
  ) from public.subscriptions s
  where s.user_id = new.id and (
    (s.plan <> 'CUSTOM' and s.cancel_at is null and s.status not in ('canceled', 'incomplete', 'incomplete_expired'))
    or exists (select 1 from public.open_checkouts o where o.user_id = new.id and o.wanted is not null)
  );
  return null;
end $$;
create trigger end_other_subscription after update of subscription on public.profiles
  for each row when (new.subscription = 'CUSTOM' and old.subscription is distinct from new.subscription)
  execute function public.end_other_subscription();
