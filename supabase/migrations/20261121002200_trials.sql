-- One trial for each company, card and address.

-- Cards that had their trial, whoever used them. The fingerprint is Stripe's own and says nothing about the card; it
-- stays when the account goes, or a new account would be a new trial.
create table public.trial_cards (
  fingerprint text primary key,
  user_id uuid references auth.users (id) on delete set null,
  used_at timestamptz not null default now()
);
create index on public.trial_cards (user_id);
alter table public.trial_cards enable row level security;

-- Whether a card's one trial is this user's: it was unused until now, or this user used it before.
create function public.use_trial_card(p_user uuid, p_fingerprint text)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into public.trial_cards (fingerprint, user_id) values (p_fingerprint, p_user)
    on conflict (fingerprint) do nothing;
  return exists (select 1 from public.trial_cards where fingerprint = p_fingerprint and user_id = p_user);
end $$;

-- One trial for an address, also if its account was deleted: a keyed hash of it, and nothing else. Nobody's to read.
create table public.trial_addresses (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  used_at timestamptz not null default now()
);
alter table public.trial_addresses enable row level security;
revoke all on public.trial_addresses from anon, authenticated, service_role;

create function public.remember_trial_address() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.trial_addresses (hash)
    select public.address_hash(email) from public.profiles where id = new.user_id and email is not null
    on conflict do nothing;
  return null;
end $$;
create trigger remember_trial_address after insert or update on public.subscriptions
  for each row when (new.trial_used_at is not null) execute function public.remember_trial_address();

-- Whether an account has had its trial, or its address had one with an account before. Whether Stripe still has the
-- customer says nothing about it.
create function public.trial_used(p_user uuid)
  returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.subscriptions where user_id = p_user and trial_used_at is not null)
    or exists (
      select 1 from public.profiles p join public.trial_addresses t on t.hash = public.address_hash(p.email)
      where p.id = p_user
    )
$$;

-- The same of whoever asks.
create function public.my_trial_used() returns boolean
  language sql stable security definer set search_path = '' as $$ select public.trial_used(public.my_user_id()) $$;
grant execute on function public.my_trial_used() to authenticated;
