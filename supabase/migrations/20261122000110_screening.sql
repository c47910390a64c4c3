-- Knock-out questions: answered in the room before the interview, and decided by the employer's own rule, never by a score.
-- They are versioned as the questions are. The rule itself reaches no candidate.

create table public.screening_questions (
  id uuid primary key default gen_random_uuid(),
  interview_id text not null
    references public.interviews (willo_interview_key) on update cascade on delete cascade,
  question_text text not null check (char_length(btrim(question_text)) between 1 and public.app_limit('screening_text')),
  kind public.screening_kind not null,
  -- What can be chosen; none for yes (0) and no (1), which each candidate reads in their language.
  options text[] not null default '{}' check (array_length(options, 1) between 2 and public.app_limit('screening_options') or kind = 'yes_no'),
  -- The answers, counted from 0, that let a candidate go on.
  passing integer[] not null check (array_length(passing, 1) between 1 and public.app_limit('screening_options')),
  -- As those of a question, with the options.
  translations jsonb not null default '[]' check (
    public.are_translated_questions(translations, public.app_limit('screening_text'), cardinality(options))
  ),
  question_order integer not null check (question_order >= 1),
  asked_from integer not null default 1,
  asked_until integer check (asked_until > asked_from),
  created_at timestamptz not null default now()
);
create index on public.screening_questions (interview_id);
alter table public.screening_questions enable row level security;
create policy "owners read their knock-out questions" on public.screening_questions
  for select to authenticated using (
    exists (select 1 from public.interviews i where i.willo_interview_key = screening_questions.interview_id)
  );
grant select on public.screening_questions to authenticated;

-- The knock-out questions of an interview from one revision on. One that stays the same keeps its row.
create function public.set_screening(p_key text, p_revision integer, p_questions jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  wanted jsonb;
  stored public.screening_questions;
  top integer;
  last_place integer := 0;
  kept uuid[] := '{}';
  fresh public.screening_questions[] := '{}';
  made public.screening_questions;
begin
  if jsonb_array_length(p_questions) > public.app_limit('screening_questions') then
    raise exception 'too many knock-out questions' using errcode = '23514';
  end if;
  select coalesce(max(question_order), 0) into top from public.screening_questions where interview_id = p_key;
  for wanted in
    select value from jsonb_array_elements(p_questions) with ordinality order by ordinality
  loop
    made.question_text := wanted ->> 'text';
    made.kind := (wanted ->> 'kind')::public.screening_kind;
    made.options := array(select jsonb_array_elements_text(wanted -> 'options'));
    made.passing := array(select value::integer from jsonb_array_elements_text(wanted -> 'passing') order by 1);
    made.translations := coalesce(wanted -> 'translations', '{}');
    select * into stored from public.screening_questions q
      where q.id = (wanted ->> 'id')::uuid and q.interview_id = p_key and q.asked_until is null
        and q.question_order > last_place;
    if stored.id is not null and stored.question_text = made.question_text and stored.kind = made.kind
      and stored.options = made.options and stored.passing = made.passing then
      update public.screening_questions
        set translations = public.with_translations(translations, made.translations, p_revision) where id = stored.id;
      kept := kept || stored.id;
      last_place := stored.question_order;
    else
      top := top + 1;
      made.question_order := coalesce(stored.question_order, top);
      last_place := made.question_order;
      fresh := fresh || made;
    end if;
  end loop;
  update public.screening_questions set asked_until = p_revision
    where interview_id = p_key and asked_until is null and id <> all (kept);
  insert into public.screening_questions (
    interview_id, question_text, kind, options, passing, question_order, asked_from, translations
  ) select p_key, question_text, kind, options, passing, question_order, p_revision,
    public.with_translations('[]', translations, p_revision) from unnest(fresh);
end $$;

-- What an attempt is asked before its interview.
create function public.screening_of(p_attempt uuid) returns setof public.screening_questions
  language sql stable security definer set search_path = '' as $$
  select q.* from public.interview_attempts a
  join public.interviews i on i.id = a.interview_id
  join public.screening_questions q on q.interview_id = i.willo_interview_key
  where a.id = p_attempt and public.is_asked(q.asked_from, q.asked_until, a.interview_revision)
  order by q.question_order
$$;

-- Whoever has not passed answers nothing else.
create function public.require_screening() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select 1 from public.interview_attempts a
    where a.id = new.interview_attempt_id and a.screening in ('due', 'failed')
  ) then
    raise exception 'screening_needed';
  end if;
  return new;
end $$;
create trigger require_screening before insert on public.responses
  for each row execute function public.require_screening();
create trigger require_screening before insert on public.media
  for each row execute function public.require_screening();

-- Keeps the answers {question: option}, given in the language that was on the screen or else the room's, and decides by the
-- employer's rule, once. A later call answers what was decided.
-- Raises 'attempt_unknown', 'interview_closed' or 'answers_missing'.
create function public.answer_screening(
  p_attempt uuid, p_answers jsonb, p_language public.language_code default null
) returns public.screening_state
  language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
  decided public.screening_state;
begin
  select * into attempt from public.interview_attempts where id = p_attempt for update;
  if not found then
    raise exception 'attempt_unknown' using errcode = 'P0002';
  end if;
  if attempt.screening <> 'due' then
    return attempt.screening;
  end if;
  if public.attempt_closes(p_attempt) + public.app_limit('grace_minutes') * interval '1 minute' < now() then
    raise exception 'interview_closed';
  end if;
  if exists (
    select 1 from public.screening_of(p_attempt) q
    where coalesce((p_answers ->> q.id::text)::integer, -1)
      not between 0 and case when q.kind = 'yes_no' then 1 else array_length(q.options, 1) - 1 end
  ) then
    raise exception 'answers_missing';
  end if;
  decided := case when exists (
    select 1 from public.screening_of(p_attempt) q where (p_answers ->> q.id::text)::integer <> all (q.passing)
  ) then 'failed'::public.screening_state else 'passed' end;
  update public.interview_attempts set
    screening = decided, screened_at = now(), screening_language = coalesce(p_language, language), screening_answers = (
      select jsonb_object_agg(q.id, (p_answers ->> q.id::text)::integer) from public.screening_of(p_attempt) q
    ) where id = p_attempt;
  return decided;
end $$;

-- Who did not pass, for the company's owner, the newest first; those who were let in until they submit. How to reach them
-- comes with their answers, like everybody's.
create function public.screened_out(p_interview uuid)
  returns table (
    attempt_id uuid, candidate_name text, screened_at timestamptz, let_in boolean, revision integer,
    language public.language_code, answers jsonb
  ) language sql stable security definer set search_path = '' as $$
  select a.id, a.candidate_name, a.screened_at, a.screening = 'let_in', a.interview_revision,
    a.screening_language, a.screening_answers
  from public.interview_attempts a
  where a.interview_id = p_interview and a.department_key in (select public.my_department_keys())
    and coalesce(a.interview_id = any ((select public.my_interviews())::uuid[]), true)
    and a.screening in ('failed', 'let_in') and a.submitted_at is null and a.erase_by is null
  order by a.screened_at desc, a.id limit 500
$$;
grant execute on function public.screened_out(uuid) to authenticated;

-- Lets somebody in who did not pass, for a week at least, and mails them the way. Again changes nothing.
-- Raises 'attempt_unknown', 'owner_unproved', or 'mail_stopped' if their address takes no mail.
create function public.let_in_candidate(p_attempt uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
  ends constant timestamptz := now() + public.app_limit('retry_days') * interval '1 day';
begin
  select * into attempt from public.interview_attempts
    where id = p_attempt and department_key in (select public.my_department_keys()) and public.may('decide')
      and screening in ('failed', 'let_in') and submitted_at is null and erase_by is null for update;
  if not found then
    raise exception 'attempt_unknown' using errcode = 'P0002';
  end if;
  if attempt.screening = 'let_in' then
    return;
  end if;
  if not exists (select 1 from public.profiles where id = public.my_user_id() and email_verified_at is not null) then
    raise exception 'owner_unproved';
  end if;
  if exists (
    select 1 from public.candidates c, public.mailbox(c.email) m where c.id = attempt.candidate_id and not m.accepts
  ) then
    raise exception 'mail_stopped';
  end if;
  update public.interview_attempts set
    screening = 'let_in',
    reopened_until = case when public.attempt_closes(id) < ends then ends else reopened_until end
    where id = p_attempt;
  perform public.enqueue_job(
    'send_mail', jsonb_build_object('mail', 'let_in', 'attemptId', p_attempt), 'mail:let_in:' || p_attempt
  );
end $$;
grant execute on function public.let_in_candidate(uuid) to authenticated;
