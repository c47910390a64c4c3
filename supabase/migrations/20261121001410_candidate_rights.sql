-- What a candidate may do after the room: come back, read, correct, copy, delete; and what they are mailed.

-- A mailed link is personal and unguessable: only the hash of its token is kept. An expired one still says whose it
-- was, so that a new one can be mailed to the address on file.
create table public.candidate_links (
  id uuid primary key default gen_random_uuid(),
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  purpose text not null check (purpose in ('resume', 'private')),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index on public.candidate_links (interview_attempt_id);
alter table public.candidate_links enable row level security;

-- What a candidate says that they said, beside what was heard. Neither is ever changed.
create table public.corrections (
  id uuid primary key default gen_random_uuid(),
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  response_id uuid not null references public.responses (id) on delete cascade,
  corrected_text text not null check (char_length(btrim(corrected_text)) between 1 and 20000),
  created_at timestamptz not null default now()
);
create index on public.corrections (interview_attempt_id);
create index on public.corrections (response_id, created_at desc);
alter table public.corrections enable row level security;
create policy "owners read corrections of open attempts" on public.corrections
  for select to authenticated using (
    exists (select 1 from public.interview_attempts a where a.id = corrections.interview_attempt_id)
  );
grant select on public.corrections to authenticated;

-- Stores a correction and queues the evaluation of what it says. False after ten corrections of one answer.
-- Raises 'transcript_missing' where there is no transcript to correct.
create function public.correct_transcript(p_attempt uuid, p_response uuid, p_text text)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  perform 1 from public.responses r join public.interview_attempts a on a.id = r.interview_attempt_id
    where r.id = p_response and a.id = p_attempt and a.submitted_at is not null and a.ai_allowed
      and r.answer_type <> 'text' and r.transcript_state = 'done'
    for update of a;
  if not found then
    raise exception 'transcript_missing';
  end if;
  if (select count(*) from public.corrections where response_id = p_response) >= 10 then
    return false;
  end if;
  insert into public.corrections (interview_attempt_id, response_id, corrected_text)
    values (p_attempt, p_response, btrim(p_text)) returning id into made;
  update public.interview_attempts set evaluation_state = 'queued' where id = p_attempt;
  perform public.enqueue_job(
    'evaluate_attempt', jsonb_build_object('attemptId', p_attempt), 'evaluate:' || p_attempt || ':' || made
  );
  return true;
end $$;

-- One row for each mail about new answers: the time it covers is fixed once, so that a job that runs again says the
-- same, and no answer is in two mails or in none.
create table public.digests (
  job_id uuid primary key,
  interview_id uuid not null references public.interviews (id) on delete cascade,
  since timestamptz not null,
  until timestamptz not null
);
create index on public.digests (interview_id, until desc);
alter table public.digests enable row level security;

create function public.take_digest(p_job uuid, p_interview uuid)
  returns public.digests language plpgsql security definer set search_path = '' as $$
declare
  made public.digests;
begin
  perform 1 from public.interviews where id = p_interview for update;
  if not found then
    return null;
  end if;
  select * into made from public.digests where job_id = p_job;
  if not found then
    insert into public.digests (job_id, interview_id, since, until) values (
      p_job, p_interview,
      coalesce((select max(until) from public.digests where interview_id = p_interview), '-infinity'),
      clock_timestamp()
    ) returning * into made;
  end if;
  return made;
end $$;

alter table public.profiles add column notify_new_answers boolean not null default true;

-- The link that brings a candidate back is mailed once their address is given, and a day later one reminder.
create function public.queue_start_mails() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.submitted_at is null and new.retry_of is null then
    perform public.enqueue_job(
      'send_mail', jsonb_build_object('mail', 'resume', 'attemptId', new.id), 'mail:resume:' || new.id
    );
    perform public.enqueue_job(
      'send_mail', jsonb_build_object('mail', 'nudge', 'attemptId', new.id), 'mail:nudge:' || new.id,
      now() + interval '24 hours'
    );
  end if;
  return null;
end $$;

-- After submission: the confirmation to the candidate, and to the employer at most one digest an hour per interview.
create function public.queue_submission_mails() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  last timestamptz;
begin
  perform public.enqueue_job(
    'send_mail', jsonb_build_object('mail', 'confirmation', 'attemptId', new.id), 'mail:confirmation:' || new.id
  );
  -- Locked, so that a digest which is being taken now either counts this attempt or leaves it for the next one.
  perform 1 from public.interviews where id = new.interview_id for share;
  select max(until) into last from public.digests where interview_id = new.interview_id;
  perform public.enqueue_job(
    'send_digest', jsonb_build_object('interviewId', new.interview_id),
    'digest:' || new.interview_id || ':' || coalesce(extract(epoch from last)::text, 'first'),
    greatest(now() + interval '1 minute', last + interval '1 hour')
  );
  return null;
end $$;

-- Trying again: a new attempt of the same person, which replaces the first when it is submitted.
alter table public.interview_attempts
  add column retry_of uuid references public.interview_attempts (id) on delete set null,
  -- The one question that is open again; null for all of them.
  add column retry_question_id uuid references public.questions (id) on delete set null,
  -- Until when, whatever the interview's deadline says.
  add column reopened_until timestamptz;
create index on public.interview_attempts (retry_of);
create index on public.interview_attempts (retry_question_id);
drop trigger guard on public.interview_attempts;
create trigger guard before insert or update on public.interview_attempts
  for each row execute function public.guard_columns(
    'id', 'interview_id', 'candidate_id', 'department_key', 'candidate_name', 'candidate_phone', 'language',
    'qualified', 'ai_allowed', 'evaluation_state', 'submitted_at', 'unlocked_at', 'created_at', 'availability',
    'retry_of', 'retry_question_id', 'reopened_until', 'erase_by'
  );

-- Who asked for deletion: from that moment nobody sees the attempt any more.
alter table public.interview_attempts
  add column erase_by text check (erase_by in ('candidate', 'employer', 'retry', 'retention'));

create trigger queue_start_mails after insert on public.interview_attempts
  for each row execute function public.queue_start_mails();
create trigger queue_submission_mails after update of submitted_at on public.interview_attempts
  for each row when (old.submitted_at is null and new.submitted_at is not null)
  execute function public.queue_submission_mails();

-- What remains of a deleted attempt: numbers, versions and times, never a word.
create table public.erased_attempts (
  attempt_id uuid primary key,
  interview_id uuid not null references public.interviews (id) on delete cascade,
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  erase_by text not null,
  begun_at timestamptz not null,
  submitted_at timestamptz,
  erased_at timestamptz not null default now(),
  -- [{version, general, communication, …, scorer, rubric_version, at}]
  scores jsonb not null default '[]',
  -- [{from, to, scores, at}] and [{metric, score, version, at}]
  decisions jsonb not null default '[]',
  overrides jsonb not null default '[]'
);
create index on public.erased_attempts (interview_id);
create index on public.erased_attempts (department_key);
alter table public.erased_attempts enable row level security;

-- Takes an attempt away from everybody at once and queues the deletion itself. False where it is gone already.
create function public.request_erasure(p_attempt uuid, p_by text)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.interview_attempts set erase_by = coalesce(erase_by, p_by), unlocked_at = null where id = p_attempt;
  if not found then
    return false;
  end if;
  delete from public.attempt_sessions where interview_attempt_id = p_attempt;
  delete from public.candidate_links where interview_attempt_id = p_attempt;
  if p_by <> 'retry' then
    perform public.request_erasure(id, p_by) from public.interview_attempts where retry_of = p_attempt;
  end if;
  perform public.enqueue_job(
    'delete_candidate_data', jsonb_build_object('attemptId', p_attempt), 'erase:' || p_attempt
  );
  return true;
end $$;

-- The last step of the deletion, after the files: rows, waiting work, and the person when no other attempt is left.
create function public.erase_attempt(p_attempt uuid)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
begin
  select * into attempt from public.interview_attempts where id = p_attempt for update;
  if not found then
    return;
  end if;
  insert into public.erased_attempts (
    attempt_id, interview_id, department_key, erase_by, begun_at, submitted_at, scores, decisions, overrides
  ) values (
    attempt.id, attempt.interview_id, attempt.department_key, coalesce(attempt.erase_by, 'retention'),
    attempt.created_at, attempt.submitted_at,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'version', e.version, 'general', e.general_score, 'communication', e.communication_score,
        'experience', e.experience_score, 'professionalism', e.professionalism_score,
        'reliability', e.reliability_score, 'problem_solving', e.problem_solving_score,
        'cognitive_ability', e.cognitive_ability_score, 'scorer', e.scorer, 'rubric_version', e.rubric_version,
        'at', e.created_at
      ) order by e.version) from public.evaluation_results e where e.interview_attempt_id = p_attempt
    ), '[]'),
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'from', h.from_status, 'to', h.to_status, 'scores', h.scores, 'at', h.created_at
      ) order by h.id) from public.status_history h where h.interview_attempt_id = p_attempt
    ), '[]'),
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'metric', o.metric, 'score', o.score, 'version', o.version, 'at', o.created_at
      ) order by o.id) from public.metric_overrides o where o.interview_attempt_id = p_attempt
    ), '[]')
  ) on conflict (attempt_id) do nothing;
  delete from public.jobs where payload ->> 'attemptId' = p_attempt::text and kind <> 'delete_candidate_data';
  delete from public.jobs j using public.media m
    where m.interview_attempt_id = p_attempt and j.payload ->> 'mediaId' = m.id::text;
  delete from public.interview_attempts where id = p_attempt;
  delete from public.candidates c where c.id = attempt.candidate_id
    and not exists (select 1 from public.interview_attempts a where a.candidate_id = c.id);
end $$;

-- Until when an attempt may go on: the interview's deadline, or what the employer gave. Null for no end.
create function public.attempt_closes(p_attempt uuid)
  returns timestamptz language sql stable security definer set search_path = '' as $$
  select case when i.deadline is not null then greatest(i.deadline, a.reopened_until) end
  from public.interview_attempts a join public.interviews i on i.id = a.interview_id where a.id = p_attempt
$$;

-- Opens one question, or all of them, for one candidate again. The answers that stay are carried over; the first
-- attempt is there until the new one is submitted. Answers the new attempt, or the one that is open already.
-- Raises 'attempt_unknown' or 'question_unknown'.
create function public.reopen_attempt(p_attempt uuid, p_question uuid, p_days integer)
  returns uuid language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
  made uuid;
begin
  select * into attempt from public.interview_attempts where id = p_attempt and submitted_at is not null for update;
  if not found then
    raise exception 'attempt_unknown';
  end if;
  if p_question is not null and not exists (
    select 1 from public.questions q join public.interviews i on i.willo_interview_key = q.interview_id
    where q.id = p_question and i.id = attempt.interview_id
  ) then
    raise exception 'question_unknown';
  end if;
  select id into made from public.interview_attempts where retry_of = p_attempt and submitted_at is null;
  if found then
    return made;
  end if;
  insert into public.interview_attempts (
    interview_id, candidate_id, department_key, candidate_name, candidate_phone, language, ai_allowed, availability,
    retry_of, retry_question_id, reopened_until
  ) values (
    attempt.interview_id, attempt.candidate_id, attempt.department_key, attempt.candidate_name,
    attempt.candidate_phone, attempt.language, attempt.ai_allowed, attempt.availability,
    p_attempt, p_question, now() + make_interval(days => p_days)
  ) returning id into made;
  insert into public.consents (interview_attempt_id, notice_version, language, ai_allowed, given_at)
    select made, notice_version, language, ai_allowed, given_at
    from public.consents where interview_attempt_id = p_attempt;
  insert into public.accommodations (interview_attempt_id, kinds, note, time_factor, text_instead)
    select made, kinds, note, time_factor, text_instead
    from public.accommodations where interview_attempt_id = p_attempt;
  if p_question is not null then
    insert into public.responses (
      interview_attempt_id, question_id, answer_type, responses_text, video_url, media_id, transcript_state,
      transcript_segments, transcript_language, retakes_used, answered_at
    ) select made, question_id, answer_type, responses_text, video_url, media_id, transcript_state,
      transcript_segments, transcript_language, retakes_used, answered_at
      from public.responses where interview_attempt_id = p_attempt and question_id <> p_question;
  end if;
  perform public.enqueue_job(
    'send_mail', jsonb_build_object('mail', 'retry', 'attemptId', made), 'mail:retry:' || made
  );
  return made;
end $$;

-- A submitted retry takes over the recordings that it carries, and the first attempt goes.
create function public.replace_retried() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.media set interview_attempt_id = new.id
    where interview_attempt_id = new.retry_of
      and id in (select media_id from public.responses where interview_attempt_id = new.id);
  perform public.request_erasure(new.retry_of, 'retry');
  return null;
end $$;
create trigger replace_retried after update of submitted_at on public.interview_attempts
  for each row when (old.submitted_at is null and new.submitted_at is not null and new.retry_of is not null)
  execute function public.replace_retried();

-- Only the open question of a retry takes an answer.
create function public.keep_carried_answers() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  open_question uuid;
begin
  select retry_question_id into open_question from public.interview_attempts where id = new.interview_attempt_id;
  if open_question is not null and open_question <> new.question_id then
    raise exception 'attempt_submitted' using errcode = 'P0001';
  end if;
  return new;
end $$;
create trigger keep_carried_answers before update of responses_text, media_id on public.responses
  for each row when (
    new.answer_type = 'text' and new.responses_text is distinct from old.responses_text
    or new.media_id is distinct from old.media_id and new.media_id is not null
  ) execute function public.keep_carried_answers();
create trigger keep_carried_answers before insert on public.media
  for each row execute function public.keep_carried_answers();

-- The four below ask the attempt, not the interview, when it closes; nothing else of them is new.
create or replace function public.interview_door(p_interview_key text, p_token_hash text default null)
  returns text language sql stable security definer set search_path = '' as $$
  select coalesce((
    select case
      when a.submitted_at is not null then 'submitted'
      when a.id is not null and coalesce(public.attempt_closes(a.id) + interval '1 day' > now(), true) then 'continue'
      when i.deadline < now() then 'closed'
      else 'open'
    end
    from public.interviews i
    left join public.attempt_sessions s on s.token_hash = p_token_hash and s.expires_at > now()
    left join public.interview_attempts a on a.id = s.interview_attempt_id and a.interview_id = i.id
    where i.willo_interview_key = p_interview_key
  ), 'unknown')
$$;

create or replace function public.begin_recording(
  p_token_hashes text[], p_question uuid, p_take uuid, p_content_type text, p_extension text
) returns public.media language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
  question public.questions;
  closes timestamptz;
  made public.media;
  finished integer;
  begun integer;
begin
  select a.* into attempt from public.interview_attempts a
    join public.attempt_sessions s on s.interview_attempt_id = a.id
    join public.interviews i on i.id = a.interview_id
    join public.questions q on q.interview_id = i.willo_interview_key
    where q.id = p_question and s.token_hash = any (p_token_hashes) and s.expires_at > now()
    limit 1 for update of a;
  if not found then
    raise exception 'session_unknown';
  end if;
  select * into question from public.questions where id = p_question and question_type = 'video';
  if not found then
    raise exception 'question_unknown';
  end if;
  select * into made from public.media where id = p_take;
  if found then
    if made.interview_attempt_id <> attempt.id or made.question_id <> p_question then
      raise exception 'session_unknown';
    end if;
    return made;
  end if;
  if attempt.submitted_at is not null then
    raise exception 'attempt_submitted';
  end if;
  closes := public.attempt_closes(attempt.id);
  if closes + interval '10 minutes' < now() then
    raise exception 'interview_closed';
  end if;
  select count(*), count(*) filter (where state <> 'uploading') into begun, finished
    from public.media where interview_attempt_id = attempt.id and question_id = p_question;
  if finished > question.max_retakes or begun > question.max_retakes + 3 then
    raise exception 'takes_used_up';
  end if;
  insert into public.media (id, interview_attempt_id, question_id, take, content_type, object_key)
    values (
      p_take, attempt.id, p_question, begun + 1, p_content_type,
      attempt.id || '/' || p_take || '.' || p_extension
    ) returning * into made;
  return made;
end $$;

create or replace function public.submit_complete_attempt(p_attempt uuid)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
  interview public.interviews;
begin
  select * into attempt from public.interview_attempts where id = p_attempt for update;
  if attempt.submitted_at is not null then
    return false;
  end if;
  select * into interview from public.interviews where id = attempt.interview_id;
  if public.attempt_closes(p_attempt) + interval '1 day' < now() then
    raise exception 'interview_closed';
  end if;
  if exists (
    select 1 from public.questions q
    left join public.responses r on r.question_id = q.id and r.interview_attempt_id = p_attempt
    left join public.media m on m.id = r.media_id
    where q.interview_id = interview.willo_interview_key and not coalesce(
      case when r.answer_type = 'text' then btrim(r.responses_text) <> '' else m.state in ('uploaded', 'ready') end,
      false
    )
  ) then
    raise exception 'answers_missing';
  end if;
  return public.submit_attempt(p_attempt);
end $$;

create or replace function public.save_text_answer(p_attempt uuid, p_question uuid, p_text text)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
  question public.questions;
  closes timestamptz;
begin
  select * into attempt from public.interview_attempts where id = p_attempt for update;
  select q.* into question from public.questions q
    join public.interviews i on i.willo_interview_key = q.interview_id
    where q.id = p_question and i.id = attempt.interview_id and (
      q.question_type = 'text'
      or exists (select 1 from public.accommodations c where c.interview_attempt_id = p_attempt and c.text_instead)
    );
  if not found then
    raise exception 'question_unknown';
  end if;
  if attempt.submitted_at is not null then
    raise exception 'attempt_submitted';
  end if;
  closes := public.attempt_closes(p_attempt);
  if closes + interval '10 minutes' < now() then
    raise exception 'interview_closed';
  end if;
  if char_length(p_text) > coalesce(question.max_characters, 2000) then
    raise exception 'too_long';
  end if;
  insert into public.responses (interview_attempt_id, question_id, answer_type, responses_text, answered_at)
    values (p_attempt, p_question, 'text', p_text, now())
  on conflict (interview_attempt_id, question_id) do update
    set answer_type = 'text', responses_text = excluded.responses_text, media_id = null, video_url = null,
      answered_at = now();
end $$;

-- How much a company keeps already, and its plan, for the question that a recording is for.
create function public.company_usage(p_question uuid)
  returns table (plan text, used_bytes bigint) language sql stable security definer set search_path = '' as $$
  select p.subscription, coalesce((
    select sum(m.byte_size) from public.media m
    join public.interview_attempts a on a.id = m.interview_attempt_id
    where a.department_key = c.willo_company_key and m.state <> 'discarded'
  ), 0)::bigint
  from public.questions q
  join public.interviews i on i.willo_interview_key = q.interview_id
  join public.company_profiles c on c.willo_company_key = i.department
  join public.profiles p on p.id = c.created_by_user_id
  where q.id = p_question
$$;

-- Uploads that nobody will finish: a day after their attempt closed, or a month after they began.
create function public.abandoned_uploads(p_limit integer)
  returns setof uuid language sql stable security definer set search_path = '' as $$
  select m.id from public.media m
  where m.state = 'uploading' and (
    m.created_at < now() - interval '30 days'
    or public.attempt_closes(m.interview_attempt_id) + interval '1 day' < now()
  ) limit p_limit
$$;
