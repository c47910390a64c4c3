-- Companies, and the one function that says whose rows are whose.

create table public.company_profiles (
  id uuid primary key default gen_random_uuid(),
  created_by_user_id uuid not null unique references auth.users (id) on delete cascade,
  company_name text not null check (char_length(company_name) between 1 and public.app_limit('company_name')),
  willo_company_key text unique,
  -- Where its candidates answer: our own room, or Willo. A company stays where its key was made.
  interview_provider public.interview_provider not null default 'native',
  company_location text check (char_length(company_location) <= public.app_limit('company_location')),
  company_website text check (
    company_website ~ '^https?://' and char_length(company_website) <= public.app_limit('company_website')
  ),
  company_niche public.industry references public.industries (value),
  company_primary_colour text not null default '#0693e3' check (company_primary_colour ~ '^#[0-9a-fA-F]{6}$'),
  company_secondary_colour text not null default '#8ed1fc' check (company_secondary_colour ~ '^#[0-9a-fA-F]{6}$'),
  company_logo_url text check (char_length(company_logo_url) <= 500),
  company_profile_completed boolean not null default false,
  first_interview_id uuid,
  completion_bitmask text not null default '0000' check (completion_bitmask ~ '^[01]{4}$'),
  -- The applicant tracking system that Knit connected: all four, or none. One integration is one company's.
  knit_integration_id text unique,
  knit_connected_at timestamptz,
  knit_app_id text,
  knit_category_id text,
  -- Since when that system has refused us; null while it lets us in.
  knit_refused_at timestamptz,
  time_zone text not null default 'America/New_York' check (char_length(time_zone) <= 64),
  -- When its owner first saw the dashboard.
  dashboard_opened_at timestamptz,
  -- How long what candidates gave is kept after the last decision: both, or neither while everything is kept.
  keep_recordings_days integer check (
    keep_recordings_days between public.app_limit('recordings_days_min') and public.app_limit('recordings_days_max')
  ),
  keep_results_years integer check (
    keep_results_years between public.app_limit('results_years_min') and public.app_limit('results_years_max')
  ),
  -- The hours of the week, by the company's clock, from which times are offered: all six, or none. A '1' for each day from
  -- Monday on.
  weekly_days text check (weekly_days ~ '^[01]{7}$'),
  weekly_from time,
  weekly_to time,
  weekly_minutes integer check (weekly_minutes between 5 and public.app_limit('offer_minutes')),
  weekly_buffer integer check (weekly_buffer between 0 and public.app_limit('offer_buffer')),
  weekly_weeks integer check (weekly_weeks between 1 and public.app_limit('booking_days') / 7),
  constraint whole_week check (
    num_nulls(weekly_days, weekly_from, weekly_to, weekly_minutes, weekly_buffer, weekly_weeks) in (0, 6)
  ),
  constraint whole_integration check (
    num_nulls(knit_integration_id, knit_connected_at, knit_app_id, knit_category_id) in (0, 4)
  ),
  constraint both_periods_or_none check (num_nulls(keep_recordings_days, keep_results_years) <> 1),
  constraint recordings_go_first check (keep_recordings_days <= keep_results_years * 365),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A logo is one of its owner's own files, kept by its path: 'userId-logo-timestamp.png'. Addresses are derived from
  -- it, so nobody can point a candidate's browser anywhere else.
  constraint logo_is_own_file check (company_logo_url ~ ('^' || created_by_user_id || '-logo-[0-9]{1,16}\.png$')),
  -- Strangers see a company's website, so no address carries a user name or a password (lib/domain/company/company.ts).
  constraint website_names_nobody check (company_website !~ '^https?://[^/?#\\]*@')
);
create index on public.company_profiles (first_interview_id);
alter table public.company_profiles enable row level security;
create policy "owners change their company" on public.company_profiles
  for update to authenticated
  using (created_by_user_id = (select public.my_user_id())) with check (created_by_user_id = (select public.my_user_id()));
grant select on public.company_profiles to authenticated;
grant update (
  company_name, company_location, company_website, company_niche, company_primary_colour, company_secondary_colour,
  company_logo_url, time_zone, company_profile_completed, completion_bitmask, dashboard_opened_at,
  keep_recordings_days, keep_results_years,
  weekly_days, weekly_from, weekly_to, weekly_minutes, weekly_buffer, weekly_weeks
) on public.company_profiles to authenticated;
create trigger touch before update on public.company_profiles
  for each row execute function public.set_updated_at();
create trigger refuse_addresses before insert or update of company_name on public.company_profiles
  for each row execute function public.refuse_addresses('company_name');
create trigger refuse_lines before insert or update of company_name, company_location, company_website on public.company_profiles
  for each row execute function public.refuse_lines('company_name', 'company_location', 'company_website');

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

-- Who works in a company beside its owner. A row stays after its member has left, so that their notes and decisions keep a
-- name; so `user_id` refers to nothing, and the name is kept when their account goes.
create table public.company_members (
  company_id uuid not null references public.company_profiles (id) on delete cascade,
  user_id uuid not null,
  role public.seat_role not null check (role <> 'owner'),
  -- The interviews that a viewer sees; null for all.
  interviews uuid[] check (
    interviews is null or role = 'viewer' and cardinality(interviews) <= public.app_limit('chosen_interviews')
  ),
  added_by uuid not null,
  since timestamptz not null default now(),
  removed_at timestamptz,
  last_name_known text,
  primary key (company_id, user_id)
);
create index on public.company_members (user_id) where removed_at is null;
alter table public.company_members enable row level security;
create trigger refuse_lines before insert or update of last_name_known on public.company_members
  for each row execute function public.refuse_lines('last_name_known');

-- Who is told what came of something that a manager or the owner sent: they themselves while they may send it, else the owner.
create function public.sender_or_owner(p_company uuid, p_sender uuid) returns uuid
  language sql stable security definer set search_path = '' as $$
  select case when exists (
    select 1 from public.company_members m
    where m.company_id = c.id and m.user_id = p_sender and m.removed_at is null and m.role = 'manager'
  ) then p_sender else c.created_by_user_id end
  from public.company_profiles c where c.id = p_company
$$;

-- Whoever asks, in the company that they work in now: the one that they chose, else their own, else the first that they
-- joined; while the server acts for somebody, the company that it acts in. Read from the rows in each statement: whoever was
-- removed has no seat, whatever token they hold.
create function public.my_seat()
  returns table (company_id uuid, department_key text, owner_id uuid, role public.seat_role, interviews uuid[])
  language sql stable security definer set search_path = '' as $$
  select seat.company_id, c.willo_company_key, c.created_by_user_id, seat.role, seat.interviews
  from (select public.my_user_id() as id) me
  cross join lateral (
    select o.id as company_id, 'owner'::public.seat_role as role, null::uuid[] as interviews, o.created_at as since
      from public.company_profiles o where o.created_by_user_id = me.id
    union all
    select m.company_id, m.role, m.interviews, m.since
      from public.company_members m where m.user_id = me.id and m.removed_at is null
  ) seat
  join public.company_profiles c on c.id = seat.company_id
  left join public.profiles p on p.id = me.id
  order by coalesce(c.willo_company_key = nullif(current_setting('rolecall.acting_in', true), ''), false) desc,
    seat.company_id is not distinct from p.company_in_hand desc, seat.role <> 'owner', seat.since, seat.company_id
  limit 1
$$;

-- Whose rows are whose: every policy and function asks this one,
create function public.my_department_keys() returns setof text
  language sql stable security definer set search_path = '' as $$
  select department_key from public.my_seat() where department_key is not null
$$;
grant execute on function public.my_department_keys() to authenticated;

-- this one for more than reading,
create function public.may(p_action public.seat_action) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.my_seat() s join public.role_actions a on a.role = s.role where a.action = p_action
  )
$$;
grant execute on function public.may(public.seat_action) to authenticated;

-- and this one for what is an interview's: the interviews that the asker is limited to, null for all of the company's.
create function public.my_interviews() returns uuid[]
  language sql stable security definer set search_path = '' as $$ select interviews from public.my_seat() $$;
grant execute on function public.my_interviews() to authenticated;

create function public.my_company_id() returns uuid
  language sql stable security definer set search_path = '' as $$ select company_id from public.my_seat() $$;
grant execute on function public.my_company_id() to authenticated;

-- The name of somebody of a company, now or once; their address if they gave no name. Null for whoever never was.
create function public.member_name(p_company uuid, p_user uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email, m.last_name_known)
  from (select 1) one
  left join public.profiles p on p.id = p_user
  left join public.company_members m on m.company_id = p_company and m.user_id = p_user
  where m.user_id is not null
    or exists (select 1 from public.company_profiles c where c.id = p_company and c.created_by_user_id = p_user)
$$;

-- The same of the asker's own company.
create function public.colleague_name(p_user uuid) returns text
  language sql stable security definer set search_path = '' as $$ select public.member_name(public.my_company_id(), p_user) $$;
grant execute on function public.colleague_name(uuid) to authenticated;

create policy "people read the company that they work in" on public.company_profiles
  for select to authenticated using (id = (select public.my_company_id()));
create policy "owners read who works with them" on public.company_members
  for select to authenticated using (company_id = (select public.my_company_id()) and (select public.may('own')));
grant select on public.company_members to authenticated;

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

-- Marks a step of Getting Started (0 to 3) as done for the asker's company; what is done stays done. False if that changes
-- nothing.
create function public.complete_step(p_step integer) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update public.company_profiles
    set completion_bitmask = overlay(completion_bitmask placing '1' from p_step + 1 for 1)
    where id = public.my_company_id() and public.may('edit') and p_step between 0 and 3
      and substr(completion_bitmask, p_step + 1, 1) = '0';
  return found;
end $$;
grant execute on function public.complete_step(integer) to authenticated;

-- Website, colors and logo are a feature of some plans: a user writes them while theirs has it.
create function public.guard_branding() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if not public.has_feature(new.willo_company_key, 'branding') then
    raise exception 'the plan does not include company branding' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_branding before update on public.company_profiles
  for each row when (
    current_user in ('anon', 'authenticated')
    and (new.company_website, new.company_primary_colour, new.company_secondary_colour, new.company_logo_url)
      is distinct from
      (old.company_website, old.company_primary_colour, old.company_secondary_colour, old.company_logo_url)
  ) execute function public.guard_branding();

-- Kept by the functions beside the hiring figures; its owner may read it.
create table public.company_analytics (
  department_key text primary key
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  total_days_to_hire numeric not null default 0 check (total_days_to_hire >= 0),
  total_hired_cases integer not null default 0 check (total_hired_cases >= 0),
  -- People, however often they applied, of those whose answers are open.
  total_candidates integer not null default 0 check (total_candidates >= 0),
  total_qualified_cases integer not null default 0 check (total_qualified_cases >= 0),
  updated_at timestamptz not null default now()
);
alter table public.company_analytics enable row level security;
create policy "owners read their statistics" on public.company_analytics
  for select to authenticated using (
    department_key in (select public.my_department_keys()) and (select public.my_interviews()) is null
  );
grant select on public.company_analytics to authenticated;
create trigger touch before update on public.company_analytics
  for each row execute function public.set_updated_at();
