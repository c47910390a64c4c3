-- Accounts: who may sign in, their plan, their company, and the one function that says whose rows are whose.

-- Hosted Supabase grants everything to its API roles by default; from here on, a role gets what is granted by name.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
-- Functions are everyone's by default, and only a default without a schema can take that away.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant execute on functions to service_role;

-- Who is asking, for as long as their session stands: a token outlives its sign-out by minutes, its session does not.
-- Every policy and function asks this one and never auth.uid(), so that a copied token opens nothing.
create function public.my_user_id() returns uuid
  language sql stable security definer set search_path = '' as $$
  select s.user_id from auth.sessions s
  where s.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
    and s.user_id = (select auth.uid())
    and (s.not_after is null or s.not_after > now())
$$;
grant execute on function public.my_user_id() to authenticated;

create function public.set_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- Refuses a user's write to the named columns. Grants alone are not trusted: not every server keeps them.
create function public.guard_columns() returns trigger language plpgsql set search_path = '' as $$
declare
  col text;
  fresh jsonb := to_jsonb(new);
  before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}'::jsonb end;
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  foreach col in array tg_argv loop
    if coalesce(fresh -> col, 'null'::jsonb) is distinct from coalesce(before -> col, 'null'::jsonb) then
      raise exception 'column "%" of "%" cannot be written by users', col, tg_table_name
        using errcode = '42501';
    end if;
  end loop;
  return new;
end $$;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text,
  first_name text check (char_length(first_name) <= 100),
  last_name text check (char_length(last_name) <= 100),
  company_name text check (char_length(company_name) <= 200),
  subscription text check (subscription in ('STARTER', 'LAUNCH', 'SCALE', 'CUSTOM', 'TEST')),
  subscription_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
create policy "owners read their profile" on public.profiles
  for select to authenticated using (id = (select public.my_user_id()));
create policy "owners add their profile" on public.profiles
  for insert to authenticated with check (id = (select public.my_user_id()));
create policy "owners change their profile" on public.profiles
  for update to authenticated using (id = (select public.my_user_id())) with check (id = (select public.my_user_id()));
grant select, insert, update on public.profiles to authenticated;
create trigger guard before insert or update on public.profiles
  for each row execute function public.guard_columns('subscription', 'subscription_id', 'email');
create trigger touch before update on public.profiles
  for each row execute function public.set_updated_at();

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

create table public.company_profiles (
  id uuid primary key default gen_random_uuid(),
  created_by_user_id uuid not null unique references auth.users (id) on delete cascade,
  company_name text not null check (char_length(company_name) between 1 and 200),
  willo_company_key text unique,
  company_location text check (char_length(company_location) <= 200),
  company_website text check (company_website ~ '^https?://' and char_length(company_website) <= 500),
  company_niche text check (company_niche in (
    'food', 'default', 'cleaning', 'hvac', 'staffing', 'franchises', 'healthcare', 'manufacturing', 'warehouses'
  )),
  company_primary_colour text not null default '#0693e3' check (company_primary_colour ~ '^#[0-9a-fA-F]{6}$'),
  company_secondary_colour text not null default '#8ed1fc' check (company_secondary_colour ~ '^#[0-9a-fA-F]{6}$'),
  company_logo_url text check (char_length(company_logo_url) <= 500),
  company_profile_completed boolean not null default false,
  first_interview_id uuid,
  completion_bitmask text not null default '0000' check (completion_bitmask ~ '^[01]{4}$'),
  knit_integration_id text,
  knit_connected_at timestamptz,
  knit_app_id text,
  knit_category_id text,
  time_zone text not null default 'America/New_York' check (char_length(time_zone) <= 64),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.company_profiles enable row level security;
create policy "owners read their company" on public.company_profiles
  for select to authenticated using (created_by_user_id = (select public.my_user_id()));
create policy "owners change their company" on public.company_profiles
  for update to authenticated
  using (created_by_user_id = (select public.my_user_id())) with check (created_by_user_id = (select public.my_user_id()));
grant select, update on public.company_profiles to authenticated;
create trigger guard before insert or update on public.company_profiles
  for each row execute function public.guard_columns(
    'id', 'created_by_user_id', 'willo_company_key', 'first_interview_id',
    'knit_integration_id', 'knit_connected_at', 'knit_app_id', 'knit_category_id'
  );
create trigger touch before update on public.company_profiles
  for each row execute function public.set_updated_at();

-- A zone that neither this database nor a browser knows would break every page that shows a date.
create function public.check_time_zone() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.time_zone <> 'UTC' and new.time_zone !~ '^[A-Z][A-Za-z]+(/[A-Za-z0-9_+-]+){1,2}$' then
    raise exception 'unknown time zone' using errcode = '23514';
  end if;
  perform now() at time zone new.time_zone;
  return new;
exception when invalid_parameter_value then
  raise exception 'unknown time zone' using errcode = '23514';
end $$;
create trigger check_time_zone before insert or update of time_zone on public.company_profiles
  for each row execute function public.check_time_zone();

-- Whose rows are whose: every tenant policy asks this function, so that seats beside the owner can come later.
create function public.my_department_keys() returns setof text
  language sql stable security definer set search_path = '' as $$
  select willo_company_key from public.company_profiles
  where created_by_user_id = (select public.my_user_id()) and willo_company_key is not null
$$;
grant execute on function public.my_department_keys() to authenticated;

-- A step that was done stays done.
create function public.keep_completed_steps() returns trigger language plpgsql set search_path = '' as $$
begin
  if (old.completion_bitmask::bit(4) & new.completion_bitmask::bit(4)) <> old.completion_bitmask::bit(4) then
    raise exception 'completion_bitmask only goes from 0 to 1' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger keep_completed_steps before update of completion_bitmask on public.company_profiles
  for each row execute function public.keep_completed_steps();

-- Website, colours and logo need LAUNCH or higher, or a trial.
create function public.guard_branding() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if (new.company_website, new.company_primary_colour, new.company_secondary_colour, new.company_logo_url)
     is not distinct from
     (old.company_website, old.company_primary_colour, old.company_secondary_colour, old.company_logo_url) then
    return new;
  end if;
  if not exists (
    select 1 from public.my_access() a where a.plan is not null and (a.trialing or a.plan <> 'STARTER')
  ) then
    raise exception 'company branding needs the Launch plan' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_branding before update on public.company_profiles
  for each row execute function public.guard_branding();
