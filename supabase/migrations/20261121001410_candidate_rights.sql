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
  sequence bigint generated always as identity,
  created_at timestamptz not null default now()
);
create index on public.corrections (interview_attempt_id);
create index on public.corrections (response_id, sequence desc);
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

-- One row for each mail about new answers: which openings it covers is fixed once, so that a job that runs again says the
-- same, and no answer is in two mails or in none. Openings are numbered, as a clock may step back between two of them.
create table public.digests (
  job_id uuid primary key,
  interview_id uuid not null references public.interviews (id) on delete cascade,
  since bigint not null,
  until bigint not null,
  sequence bigint generated always as identity,
  taken_at timestamptz not null default now()
);
create index on public.digests (interview_id, sequence desc);
alter table public.digests enable row level security;

create function public.take_digest(p_job uuid, p_interview uuid)
  returns public.digests language plpgsql security definer set search_path = '' as $$
declare
  made public.digests;
  covered bigint;
begin
  perform 1 from public.interviews where id = p_interview for update;
  if not found then
    return null;
  end if;
  select * into made from public.digests where job_id = p_job;
  if not found then
    covered := coalesce((select max(until) from public.digests where interview_id = p_interview), 0);
    insert into public.digests (job_id, interview_id, since, until) values (
      p_job, p_interview, covered,
      greatest(covered, (select max(opening) from public.interview_attempts where interview_id = p_interview))
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

-- After submission the candidate's confirmation; the employer hears of what opens to them.
create function public.queue_submission_mails() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.enqueue_job(
    'send_mail', jsonb_build_object('mail', 'confirmation', 'attemptId', new.id), 'mail:confirmation:' || new.id
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
    'retry_of', 'retry_question_id', 'reopened_until', 'erase_by', 'submission', 'opening', 'nth_submission'
  );

-- In which order attempts were submitted, and opened to the company or submitted anew: a clock may step between two.
alter table public.interview_attempts add column submission bigint, add column opening bigint;
create sequence public.attempt_submissions;
create sequence public.attempt_openings;
create function public.number_attempt() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  before public.interview_attempts;
begin
  if tg_op = 'UPDATE' then
    before := old;
  end if;
  if new.submitted_at is not null and new.submission is null then
    new.submission := nextval('public.attempt_submissions');
  end if;
  if new.unlocked_at is not null and before.unlocked_at is null
    or new.resubmitted_at is distinct from before.resubmitted_at then
    -- Locked before the number is taken, so that a mail which is being made now covers this one or leaves it to the next.
    perform 1 from public.interviews where id = new.interview_id for share;
    new.opening := nextval('public.attempt_openings');
  end if;
  return new;
end $$;
-- Its name comes after the guards', so that what a user writes is refused first.
create trigger number_attempt before insert or update on public.interview_attempts
  for each row execute function public.number_attempt();

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
  update public.media set state = 'discarded' where interview_attempt_id = p_attempt and state <> 'discarded';
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
  perform public.queue_removal(id, object_key, now() + interval '1 hour') from public.media
    where interview_attempt_id = p_attempt;
  delete from public.interview_attempts where id = p_attempt;
  delete from public.candidates c where c.id = attempt.candidate_id
    and not exists (select 1 from public.interview_attempts a where a.candidate_id = c.id);
end $$;

-- Until when an attempt may go on: the interview's deadline, or what the employer gave. Null for no end.
create function public.attempt_closes(p_attempt uuid)
  returns timestamptz language sql stable security definer set search_path = '' as $$
  select greatest(i.deadline, a.reopened_until)
  from public.interview_attempts a join public.interviews i on i.id = a.interview_id where a.id = p_attempt
$$;

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

-- Uploads that nobody will finish: a day after their attempt closed or was submitted, or a month after they began.
create function public.abandoned_uploads(p_limit integer)
  returns setof uuid language sql stable security definer set search_path = '' as $$
  select m.id from public.media m
  where m.state = 'uploading' and (
    m.created_at < now() - interval '30 days'
    or public.attempt_closes(m.interview_attempt_id) + interval '1 day' < now()
    or exists (
      select 1 from public.interview_attempts a
      where a.id = m.interview_attempt_id and a.submitted_at < now() - interval '1 day'
    )
  ) limit p_limit
$$;
