-- At most one open checkout for each user. Stripe answers an idempotency key for a day as it did the first time, also
-- if that was a failure of its own: so the key holds a generation, which a failure raises.

-- At most one open checkout for each user: its generation is part of the idempotency key that Stripe is given.
create table public.open_checkouts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  generation integer not null default 0,
  -- The same for its customer: raised if Stripe failed to make one.
  customer_generation integer not null default 0,
  -- The last request that was followed.
  request bigint not null default 0,
  -- The price and its trial; null if none is open.
  wanted text,
  session_id text,
  claimed_at timestamptz,
  expires_at timestamptz
);
alter table public.open_checkouts enable row level security;

-- Requests for a checkout are numbered when they arrive: of two at once the one that came last holds.
create sequence public.checkout_requests;

create function public.begin_checkout_request() returns bigint
  language sql security definer set search_path = '' as $$ select nextval('public.checkout_requests') $$;

-- The one checkout that a user may have open, for a price. Callers at the same moment get the same generation, and so
-- one session at Stripe. Another price is another generation, which ends the one before. No row if a later request
-- holds the checkout for another price.
create function public.claim_checkout(p_user uuid, p_wanted text, p_request bigint)
  returns table (generation integer, session_id text)
  language plpgsql security definer set search_path = '' as $$
declare
  checkout public.open_checkouts;
begin
  insert into public.open_checkouts (user_id) values (p_user) on conflict (user_id) do nothing;
  select * into checkout from public.open_checkouts c where c.user_id = p_user for update;
  if p_request < checkout.request and checkout.wanted <> p_wanted then
    return;
  end if;
  -- A claim whose session was never kept is made again within the day that Stripe remembers its key.
  if checkout.wanted is distinct from p_wanted
    or coalesce(checkout.expires_at, checkout.claimed_at + interval '23 hours') <= now() then
    update public.open_checkouts c set
      generation = c.generation + 1, wanted = p_wanted, session_id = null, claimed_at = now(),
      expires_at = null
      where c.user_id = p_user;
  end if;
  return query update public.open_checkouts c set request = greatest(c.request, p_request)
    where c.user_id = p_user returning c.generation, c.session_id;
end $$;

-- Keeps the session of a claim. False if the claim is no longer the open one: the caller then expires the session.
-- Customer messaging has one record of each checkout that began.
create function public.keep_checkout(
  p_user uuid, p_generation integer, p_session_id text, p_expires_at timestamptz
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  kept text;
begin
  select session_id into kept from public.open_checkouts
    where user_id = p_user and generation = p_generation and wanted is not null for update;
  if not found then
    return false;
  end if;
  update public.open_checkouts set session_id = p_session_id, expires_at = p_expires_at where user_id = p_user;
  if kept is distinct from p_session_id then
    insert into public.customerio (user_id, plan_status, trial_ends_at)
      values (p_user, 'onboarding', now() + public.app_limit('trial_days') * interval '1 day');
  end if;
  return true;
end $$;

-- After a checkout was paid or has expired: the next claim is another generation.
create function public.end_checkout(p_user uuid, p_session_id text)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.open_checkouts set
    generation = generation + 1, wanted = null, session_id = null, claimed_at = null, expires_at = null
    where user_id = p_user and session_id = p_session_id;
  return found;
end $$;

-- After Stripe failed to open a claim's session. False if somebody else got further with it.
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
