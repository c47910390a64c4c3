-- Interviews and their questions. Interviews specification, sections 3, 5 and 9.

create table public.interviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  willo_interview_key text not null unique default replace(gen_random_uuid()::text, '-', ''),
  title text not null check (char_length(btrim(title)) between 1 and 200),
  description text not null check (char_length(btrim(description)) between 1 and 10000),
  department text not null references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  deadline timestamptz,
  language text not null default 'en'
    check (language in ('en', 'es', 'fr', 'de', 'zh', 'ja', 'ar', 'ru', 'pt', 'hi')),
  interview_link text not null,
  -- Shown as a link: an address of the web that leads to this interview, and nothing else.
  constraint interviews_link_leads_here check (interview_link ~ ('^https?://[^/[:space:]]+/i/' || willo_interview_key || '$')),
  show_hints_and_tips boolean not null default true,
  show_availability_calendar boolean not null default true,
  hourly_wage text check (char_length(hourly_wage) <= 100),
  -- What came later has the higher number, whatever a clock says.
  sequence bigint generated always as identity,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.interviews (department, sequence desc);
create index on public.interviews (user_id);
alter table public.interviews enable row level security;
create policy "owners read their interviews" on public.interviews
  for select to authenticated using (department in (select public.my_department_keys()));
create policy "owners delete their interviews" on public.interviews
  for delete to authenticated using (department in (select public.my_department_keys()));
grant select, delete on public.interviews to authenticated;
create trigger touch before update on public.interviews
  for each row execute function public.set_updated_at();

alter table public.company_profiles
  add foreign key (first_interview_id) references public.interviews (id) on delete set null;
create index on public.company_profiles (first_interview_id);

-- The closed lists of section 5, beside the specification's own values for an untouched question: 0, 60, 3, 500.
create table public.questions (
  id uuid primary key default gen_random_uuid(),
  interview_id text not null
    references public.interviews (willo_interview_key) on update cascade on delete cascade,
  question_text text not null check (char_length(btrim(question_text)) between 1 and 2000),
  question_type text not null default 'video' check (question_type in ('video', 'text')),
  question_order integer not null check (question_order >= 1),
  max_duration integer check (max_duration in (60, 120, 180, 240, 300)),
  max_retakes integer not null default 0 check (max_retakes in (0, 1, 2, 3)),
  max_characters integer check (max_characters in (200, 400, 500, 600, 800)),
  thinking_time integer check (thinking_time in (3, 30, 60, 90)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint questions_options_fit_type check (
    (question_type = 'video' and max_duration is not null and thinking_time is not null and max_characters is null)
    or (question_type = 'text' and max_characters is not null and max_duration is null and thinking_time is null)
  ),
  unique (interview_id, question_order) deferrable initially deferred
);
alter table public.questions enable row level security;
create policy "owners read their questions" on public.questions
  for select to authenticated using (
    exists (select 1 from public.interviews i where i.willo_interview_key = questions.interview_id)
  );
grant select on public.questions to authenticated;
create trigger touch before update on public.questions
  for each row execute function public.set_updated_at();

-- Creates an interview with its questions in one step for the signed-in owner; a repeated id returns the first
-- one, so that a double click makes one interview. Raises 'company_missing' where the company has no key yet.
create function public.create_interview(p_interview jsonb, p_questions jsonb, p_link_base text)
  returns public.interviews
  language plpgsql security definer set search_path = '' as $$
declare
  me uuid := public.my_user_id();
  company public.company_profiles;
  made public.interviews;
  new_id uuid := coalesce((p_interview ->> 'id')::uuid, gen_random_uuid());
  new_key text := replace(gen_random_uuid()::text, '-', '');
begin
  if me is null then
    raise exception 'not signed in' using errcode = '42501';
  end if;
  select * into company from public.company_profiles
    where created_by_user_id = me and willo_company_key is not null for update;
  if not found then
    raise exception 'company_missing' using errcode = 'P0002';
  end if;
  select * into made from public.interviews where id = new_id;
  if found then
    if made.user_id <> me then
      raise exception 'id_taken' using errcode = '23505';
    end if;
    return made;
  end if;
  -- The form says these too; a direct call is held to them as well (interviews specification, section 5).
  if jsonb_typeof(p_questions) is distinct from 'array' or jsonb_array_length(p_questions) not between 1 and 50 then
    raise exception 'You must have at least one question' using errcode = '23514';
  end if;
  if (p_interview ->> 'deadline')::timestamptz < now() then
    raise exception 'Deadline cannot be in the past' using errcode = '23514';
  end if;
  insert into public.interviews (
    id, user_id, willo_interview_key, title, description, department, deadline, language, interview_link,
    show_hints_and_tips, show_availability_calendar, kiosk, hourly_wage
  ) values (
    new_id, me, new_key, p_interview ->> 'title', p_interview ->> 'description', company.willo_company_key,
    (p_interview ->> 'deadline')::timestamptz, coalesce(p_interview ->> 'language', 'en'), p_link_base || new_key,
    coalesce((p_interview ->> 'show_hints_and_tips')::boolean, true),
    coalesce((p_interview ->> 'show_availability_calendar')::boolean, true),
    coalesce((p_interview ->> 'kiosk')::boolean, false),
    p_interview ->> 'hourly_wage'
  ) returning * into made;
  insert into public.questions (
    interview_id, question_text, question_type, question_order,
    max_duration, max_retakes, max_characters, thinking_time
  )
  select new_key, q ->> 'question_text', q ->> 'question_type', (q ->> 'question_order')::integer,
    (q ->> 'max_duration')::integer, coalesce((q ->> 'max_retakes')::integer, 0),
    (q ->> 'max_characters')::integer, (q ->> 'thinking_time')::integer
  from jsonb_array_elements(p_questions) q;
  update public.company_profiles set first_interview_id = made.id
    where id = company.id and first_interview_id is null;
  return made;
end $$;
grant execute on function public.create_interview(jsonb, jsonb, text) to authenticated;
