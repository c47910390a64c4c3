-- Accounts: who may sign in, and whether their address is theirs.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text,
  first_name text check (char_length(first_name) <= public.app_limit('person_name')),
  last_name text check (char_length(last_name) <= public.app_limit('person_name')),
  company_name text check (char_length(company_name) <= public.app_limit('company_name')),
  subscription public.plan_key references public.plans (plan),
  subscription_id text,
  -- Whether an owner has proved that the address is theirs. Our own mark: with confirmations off, the auth service
  -- calls every address confirmed. Until it is set, mail goes to nobody but the owner.
  email_verified_at timestamptz,
  -- How often they are mailed about new answers; null until they say, when it goes by what they are in the company.
  mail_answers public.mail_pace,
  -- Whether those mails give phone numbers and words of candidates: a mail outlives a deletion, so only if it was chosen.
  notify_details boolean not null default false,
  -- Of several companies the one that they work in now; which they may, my_seat() says.
  company_in_hand uuid,
  -- The version of the terms that the owner accepted, by its day, and when: the server's to write, as they accept.
  terms_version text check (terms_version ~ '^\d{4}-\d{2}-\d{2}$'),
  terms_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint terms_have_a_time check ((terms_version is null) = (terms_accepted_at is null))
);
alter table public.profiles enable row level security;
create policy "owners read their profile" on public.profiles
  for select to authenticated using (id = (select public.my_user_id()));
create policy "owners add their profile" on public.profiles
  for insert to authenticated with check (id = (select public.my_user_id()));
create policy "owners change their profile" on public.profiles
  for update to authenticated using (id = (select public.my_user_id())) with check (id = (select public.my_user_id()));
grant select on public.profiles to authenticated;
grant insert (id, first_name, last_name, company_name) on public.profiles to authenticated;
-- An upsert writes the id, too; the policy keeps it.
grant update (id, first_name, last_name, company_name, mail_answers, notify_details) on public.profiles to authenticated;
create trigger touch before update on public.profiles
  for each row execute function public.set_updated_at();
create trigger refuse_addresses before insert or update of company_name on public.profiles
  for each row execute function public.refuse_addresses('company_name');
create trigger refuse_lines before insert or update of first_name, last_name, company_name on public.profiles
  for each row execute function public.refuse_lines('first_name', 'last_name', 'company_name');

-- The profile appears with the account and follows its address; another address has to be proved again.
create function public.follow_auth_user() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles as known (id, email) values (new.id, new.email)
  on conflict (id) do update set
    email = excluded.email,
    email_verified_at = case when known.email is not distinct from excluded.email then known.email_verified_at end;
  return new;
end $$;
create trigger follow_auth_user after insert or update of email on auth.users
  for each row execute function public.follow_auth_user();

-- Nothing here changes the address of an account, so nobody may ask the auth server for it: as addresses needn't be proved
-- before the first sign-in, it would take one link, sent to the new address, and a copied session would be the account.
create function public.refuse_email_change() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.email_change <> '' then
    raise exception 'the address of an account is not changed' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger refuse_email_change before insert or update of email_change on auth.users
  for each row execute function public.refuse_email_change();

-- The links that were mailed, as hashes. Nobody's to read: handlers look them up above row-level security.
create table public.email_verifications (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  email text not null,
  expires_at timestamptz not null default now() + public.app_limit('verification_days') * interval '1 day',
  created_at timestamptz not null default now()
);
create index email_verifications_user_id on public.email_verifications (user_id);
alter table public.email_verifications enable row level security;

-- An account whose address somebody else proves later may have a password that its owner never chose. The auth server
-- lets nobody replace a password without knowing it, so it is taken away here. Only the server may call this.
create function public.forget_password(p_user uuid) returns void
  language sql security definer set search_path = '' as $$
  update auth.users set encrypted_password = null where id = p_user
$$;

-- What stays of an address if the address itself may not: a keyed hash of it in lower case. Nobody may read the
-- key.
create table public.address_key (
  only_one boolean primary key default true check (only_one),
  key text not null default gen_random_uuid() || '-' || gen_random_uuid()
);
alter table public.address_key enable row level security;
revoke all on public.address_key from anon, authenticated, service_role;
insert into public.address_key default values;

create function public.address_hash(p_email text)
  returns text language sql stable security definer set search_path = '' as $$
  select encode(sha256(convert_to(key || ' ' || public.plain_address(p_email), 'UTF8')), 'hex') from public.address_key
$$;
