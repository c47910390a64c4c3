-- What Stripe is told of a customer: their name, and their end.

-- No matter how an account is deleted, its customer at Stripe goes too, and with it what is billed or open.
create function public.end_billing() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.enqueue_job(
    'end_billing', jsonb_build_object('customerId', old.customer_id), 'end-billing:' || old.customer_id
  );
  return null;
end $$;
create trigger end_billing after delete on public.subscriptions
  for each row when (old.customer_id is not null) execute function public.end_billing();

-- A bill names the company that it is for: Stripe is told when the company is named and when it is renamed. Once for each
-- transaction: a job that waits or runs already may have read the name before.
create function public.name_customer() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.enqueue_job(
    'name_customer', jsonb_build_object('userId', s.user_id, 'renamed', true),
    'name-customer:' || s.user_id || ':' || pg_current_xact_id()
  ) from public.subscriptions s where s.user_id = new.created_by_user_id and s.customer_id is not null;
  return null;
end $$;
create trigger name_customer_first after insert on public.company_profiles
  for each row execute function public.name_customer();
create trigger name_customer after update of company_name on public.company_profiles
  for each row when (new.company_name is distinct from old.company_name) execute function public.name_customer();
