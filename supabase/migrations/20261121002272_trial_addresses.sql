-- One trial for an address, also where its account was deleted: a keyed hash of the address in lower case, and nothing
-- else. Nobody's to read.
create table public.trial_address_key (
  only_one boolean primary key default true check (only_one),
  key text not null default gen_random_uuid() || '-' || gen_random_uuid()
);
alter table public.trial_address_key enable row level security;
revoke all on public.trial_address_key from anon, authenticated, service_role;
insert into public.trial_address_key default values;

create table public.trial_addresses (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  used_at timestamptz not null default now()
);
alter table public.trial_addresses enable row level security;
revoke all on public.trial_addresses from anon, authenticated, service_role;

create function public.trial_address_hash(p_email text)
  returns text language sql stable security definer set search_path = '' as $$
  select encode(sha256(convert_to(key || ' ' || lower(btrim(p_email)), 'UTF8')), 'hex') from public.trial_address_key
$$;

create function public.remember_trial_address() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.trial_addresses (hash)
    select public.trial_address_hash(email) from public.profiles where id = new.user_id and email is not null
    on conflict do nothing;
  return null;
end $$;
create trigger remember_trial_address after insert or update on public.subscriptions
  for each row when (new.trial_used_at is not null) execute function public.remember_trial_address();

insert into public.trial_addresses (hash)
  select public.trial_address_hash(p.email)
  from public.profiles p join public.subscriptions s on s.user_id = p.id
  where s.trial_used_at is not null and p.email is not null
  on conflict do nothing;

-- Whether an account has had its trial, or its address had one with an account before. Whether Stripe still has the
-- customer says nothing about it.
create function public.trial_used(p_user uuid)
  returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.subscriptions where user_id = p_user and trial_used_at is not null)
    or exists (
      select 1 from public.profiles p join public.trial_addresses t on t.hash = public.trial_address_hash(p.email)
      where p.id = p_user
    )
$$;

-- The same of whoever asks.
create function public.my_trial_used() returns boolean
  language sql stable security definer set search_path = '' as $$ select public.trial_used(public.my_user_id()) $$;
grant execute on function public.my_trial_used() to authenticated;
