-- Stripe answers an idempotency key for a day as it did the first time, also where that was a failure of its own. So
-- the key changes after a failure: it holds a generation, which the failure raises.

alter table public.open_checkouts add column customer_generation integer not null default 0;

-- After Stripe failed to open a claim's session. False where somebody else got further with it.
create function public.abandon_checkout(p_user uuid, p_generation integer)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.open_checkouts set
    generation = generation + 1, wanted = null, claimed_at = null, expires_at = null
    where user_id = p_user and generation = p_generation and session_id is null and wanted is not null;
  return found;
end $$;

create function public.customer_generation(p_user uuid)
  returns integer language plpgsql security definer set search_path = '' as $$
begin
  insert into public.open_checkouts (user_id) values (p_user) on conflict (user_id) do nothing;
  return (select customer_generation from public.open_checkouts where user_id = p_user);
end $$;

-- After Stripe failed to make a customer. Of several callers at once the first raises it.
create function public.raise_customer_generation(p_user uuid, p_generation integer)
  returns void language sql security definer set search_path = '' as $$
  update public.open_checkouts set customer_generation = customer_generation + 1
    where user_id = p_user and customer_generation = p_generation
$$;
