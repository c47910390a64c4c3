-- Interviews and their questions.

-- Whether these are a title and a description in other languages, and what is paid: {language: {title, description, pay}}.
-- An empty one is there in the interview's own language only; `pay` may be left out.
create function public.are_translated_titles(p_words jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select jsonb_typeof(p_words) = 'object' and not exists (
    select 1 from jsonb_each(p_words) one cross join lateral (
      select value ->> 'title' as title, value ->> 'description' as description
    ) words
    where (
      key ~ '^[a-z]{2}$' and char_length(description) <= public.app_limit('interview_description')
      and char_length(title) <= public.app_limit('interview_title') and title !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'
      and not public.reads_as_address(title) and public.is_cleaned(title)
      and char_length(coalesce(value ->> 'pay', '')) <= public.app_limit('hourly_rate')
    ) is not true
  )
$$;

-- An interview's title in a language that it is kept in, or in its own; `titleIn` of lib/domain says the same.
create function public.title_in(p_title text, p_translations jsonb, p_language public.language_code) returns text
  language sql immutable set search_path = '' as $$
  select coalesce(nullif(p_translations -> p_language::text ->> 'title', ''), p_title)
$$;

-- Whether these are versions of a question in other languages: [{language, text, options, drafted, from, until}], with as
-- many options as the question has. `drafted` is there if a model wrote the words: the day on which a person took them.
create function public.are_translated_questions(p_versions jsonb, p_text integer, p_options integer) returns boolean
  language sql immutable set search_path = '' as $$
  select jsonb_typeof(p_versions) = 'array' and not exists (
    select 1 from jsonb_array_elements(p_versions) one
    where (
      one ->> 'language' ~ '^[a-z]{2}$' and (one ->> 'from')::integer >= 1
      and char_length(btrim(one ->> 'text')) between 1 and p_text
      and jsonb_array_length(one -> 'options') = p_options
      and (not one ? 'drafted' or one ->> 'drafted' ~ '^\d{4}-\d{2}-\d{2}$')
    ) is not true or exists (
      select 1 from jsonb_array_elements_text(one -> 'options') words
      where char_length(btrim(words)) not between 1 and p_text
    )
  )
$$;

-- The versions of a question in other languages, from a revision of its interview on: what is wanted and stays the same
-- keeps its version, drafted or not, and what is changed or left out ends. Nothing that somebody was asked is rewritten.
create function public.with_translations(p_kept jsonb, p_wanted jsonb, p_revision integer) returns jsonb
  language sql stable set search_path = '' as $$
  with kept as (
    select one, place, one ->> 'until' is null
      and (p_wanted -> (one ->> 'language')) - 'drafted' = one - '{language,drafted,from,until}'::text[] as is_same
    from jsonb_array_elements(p_kept) with ordinality listed (one, place)
  ), fresh as (
    select wanted.value || jsonb_build_object('language', l.code, 'from', p_revision, 'until', null) as one
    from jsonb_each(p_wanted) wanted join public.languages l on l.code = wanted.key
    where not exists (select 1 from kept where is_same and kept.one ->> 'language' = l.code)
  )
  select coalesce(jsonb_agg(one order by place), '[]') from (
    select place, case
      when is_same or one ->> 'until' is not null then one else one || jsonb_build_object('until', p_revision)
    end from kept
    union all select null, one from fresh
  ) versions (place, one)
$$;

create table public.interviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  willo_interview_key text not null unique default replace(gen_random_uuid()::text, '-', ''),
  title text not null check (char_length(btrim(title)) between 1 and public.app_limit('interview_title')),
  description text not null check (char_length(btrim(description)) between 1 and public.app_limit('interview_description')),
  department text not null references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  deadline timestamptz,
  language public.language_code not null default 'en' references public.languages (code),
  -- Where candidates answer it.
  provider public.interview_provider not null default 'native',
  interview_link text not null,
  -- Shown as a link: an address of the web that leads to this interview, and nothing else; of a provider's interview, the
  -- address that the provider gave.
  constraint interviews_link_leads_here check (
    case provider
      when 'native' then interview_link ~ ('^https?://[^/[:space:]]+/i/' || willo_interview_key || '$')
      else interview_link ~ '^https?://[^/[:space:]]+/[^[:space:]]*$' and char_length(interview_link) <= 500
    end
  ),
  show_hints_and_tips boolean not null default true,
  show_availability_calendar boolean not null default true,
  -- For a crew's tablet or a shop counter: the room forgets each person as soon as they finish or leave.
  kiosk boolean not null default false,
  -- Nobody begins without a phone number (start_attempt).
  require_phone boolean not null default false,
  -- The hours of the job in the shape of a candidate's week (interview_attempts.availability), and both as bits, so that
  -- lists compare them by '&'.
  shift text check (shift ~ '^[01]{28}$'),
  shift_bits integer generated always as (shift::bit(28)::integer) stored,
  -- Title, description and pay beside the interview's own language.
  translations jsonb not null default '{}' check (public.are_translated_titles(translations)),
  hourly_wage text check (char_length(hourly_wage) <= public.app_limit('hourly_rate')),
  -- Within so many days candidates hear back, as the employer tells them.
  hear_back_days smallint check (hear_back_days between 1 and public.app_limit('hear_back_days')),
  -- Counts the edits: an attempt keeps the questions of the revision that it began with.
  revision integer not null default 1 check (revision >= 1),
  -- Closed by the employer, whatever the deadline says; and deleted, from which moment nobody sees it anymore.
  closed_at timestamptz,
  deleted_at timestamptz,
  -- What came later has the higher number, whatever a clock says.
  sequence bigint generated by default as identity,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.interviews (department, sequence desc);
create index on public.interviews (user_id);
alter table public.interviews enable row level security;
create policy "owners read their interviews" on public.interviews
  for select to authenticated using (
    department in (select public.my_department_keys()) and deleted_at is null
    and coalesce(id = any ((select public.my_interviews())::uuid[]), true)
  );
grant select on public.interviews to authenticated;
create trigger touch before update on public.interviews
  for each row execute function public.set_updated_at();
create trigger refuse_addresses before insert or update of title on public.interviews
  for each row execute function public.refuse_addresses('title');
create trigger refuse_lines before insert or update of title, hourly_wage on public.interviews
  for each row execute function public.refuse_lines('title', 'hourly_wage');

alter table public.company_profiles
  add foreign key (first_interview_id) references public.interviews (id) on delete set null;

-- The closed lists of the wizard, and what an untouched question sends, which stands in none of them.
create table public.questions (
  id uuid primary key default gen_random_uuid(),
  interview_id text not null
    references public.interviews (willo_interview_key) on update cascade on delete cascade,
  question_text text not null check (char_length(btrim(question_text)) between 1 and public.app_limit('question_text')),
  question_type public.answer_type not null default 'video',
  question_order integer not null check (question_order >= 1),
  max_duration integer check (max_duration = any (public.app_choices('max_duration'))),
  max_retakes integer not null default 0 check (max_retakes = any (public.app_choices('max_retakes'))),
  max_characters integer check (max_characters = any (public.app_choices('max_characters'))),
  thinking_time integer check (thinking_time = any (public.app_choices('thinking_time'))),
  -- Its text in other languages, each version with the revisions that ask it so. The row stays the same question.
  translations jsonb not null default '[]'
    check (public.are_translated_questions(translations, public.app_limit('question_text'), 0)),
  -- The first revision of the interview that asks it, and the first that no longer does; null if it is still asked.
  asked_from integer not null default 1,
  asked_until integer check (asked_until > asked_from),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint questions_options_fit_type check (
    (question_type = 'video' and max_duration is not null and thinking_time is not null and max_characters is null)
    or (question_type = 'text' and max_characters is not null and max_duration is null and thinking_time is null)
  )
);
create index on public.questions (interview_id);
create unique index questions_one_at_a_place on public.questions (interview_id, question_order)
  where asked_until is null;
alter table public.questions enable row level security;
create policy "owners read their questions" on public.questions
  for select to authenticated using (
    exists (select 1 from public.interviews i where i.willo_interview_key = questions.interview_id)
  );
grant select on public.questions to authenticated;
create trigger touch before update on public.questions
  for each row execute function public.set_updated_at();

-- Whether a revision of an interview asks what is asked from one revision until another.
create function public.is_asked(p_from integer, p_until integer, p_revision integer) returns boolean
  language sql immutable set search_path = '' as $$
  select p_from <= p_revision and (p_until is null or p_until > p_revision)
$$;

-- Writes an interview with its questions in one step for an owner; a repeated id returns the first one, so that a double
-- click makes one interview. p_link ends with the key for an interview of ours. Raises 'company_missing' if the
-- company has no key yet.
create function public.insert_interview(
  p_owner uuid, p_interview jsonb, p_questions jsonb, p_provider public.interview_provider, p_key text,
  p_link text
) returns public.interviews
  language plpgsql security definer set search_path = '' as $$
declare
  company public.company_profiles;
  made public.interviews;
  new_id uuid := coalesce((p_interview ->> 'id')::uuid, gen_random_uuid());
begin
  select * into company from public.company_profiles
    where created_by_user_id = p_owner and willo_company_key is not null for update;
  if not found then
    raise exception 'company_missing' using errcode = 'P0002';
  end if;
  select * into made from public.interviews where id = new_id;
  if found then
    if made.department <> company.willo_company_key then
      raise exception 'another company has this id' using errcode = '23505';
    end if;
    return made;
  end if;
  -- The form says these too; a direct call is held to them as well.
  if jsonb_typeof(p_questions) is distinct from 'array'
    or jsonb_array_length(p_questions) not between 1 and public.app_limit('questions') then
    raise exception 'You must have at least one question' using errcode = '23514';
  end if;
  if (p_interview ->> 'deadline')::timestamptz < now() then
    raise exception 'Deadline cannot be in the past' using errcode = '23514';
  end if;
  insert into public.interviews (
    id, user_id, willo_interview_key, title, description, department, deadline, language, provider, interview_link,
    show_hints_and_tips, show_availability_calendar, kiosk, require_phone, shift, hourly_wage, hear_back_days,
    translations
  ) values (
    new_id, p_owner, p_key, p_interview ->> 'title', p_interview ->> 'description', company.willo_company_key,
    (p_interview ->> 'deadline')::timestamptz, coalesce(p_interview ->> 'language', 'en'), p_provider, p_link,
    coalesce((p_interview ->> 'show_hints_and_tips')::boolean, true),
    coalesce((p_interview ->> 'show_availability_calendar')::boolean, true),
    coalesce((p_interview ->> 'kiosk')::boolean, false),
    coalesce((p_interview ->> 'require_phone')::boolean, false),
    p_interview ->> 'shift', p_interview ->> 'hourly_wage', (p_interview ->> 'hear_back_days')::smallint,
    coalesce(p_interview -> 'translations', '{}')
  ) returning * into made;
  insert into public.questions (
    interview_id, question_text, question_type, question_order,
    max_duration, max_retakes, max_characters, thinking_time, translations
  )
  select p_key, q ->> 'question_text', (q ->> 'question_type')::public.answer_type, (q ->> 'question_order')::integer,
    (q ->> 'max_duration')::integer, coalesce((q ->> 'max_retakes')::integer, 0),
    (q ->> 'max_characters')::integer, (q ->> 'thinking_time')::integer,
    public.with_translations('[]', coalesce(q -> 'translations', '{}'), 1)
  from jsonb_array_elements(p_questions) q;
  perform public.set_screening(p_key, 1, coalesce(p_interview -> 'screening', '[]'));
  update public.company_profiles set first_interview_id = made.id
    where id = company.id and first_interview_id is null;
  return made;
end $$;

-- Creates an interview that is answered in our own room. Ours to call: its link leads where the service runs, and a user
-- could name another place.
create function public.create_interview(p_owner uuid, p_interview jsonb, p_questions jsonb, p_link_base text)
  returns public.interviews language sql security definer set search_path = '' as $$
  select public.insert_interview(p_owner, p_interview, p_questions, 'native', new.key, p_link_base || new.key)
  from (select replace(gen_random_uuid()::text, '-', '') as key) new
$$;
