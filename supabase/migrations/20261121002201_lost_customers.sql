-- What Stripe has no more: a customer that was deleted there is forgotten, and a subscription that is none of ours any
-- more gives no plan. The row stays, for the company has had its trial.

alter table public.subscriptions alter column customer_id drop not null;
alter table public.subscriptions add check (subscription_id is null or customer_id is not null);

create or replace trigger end_billing after delete on public.subscriptions
  for each row when (old.customer_id is not null) execute function public.end_billing();

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
    canceled_at = null, latest_invoice = null, credit = p_credit, billing_email = p_billing_email,
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
