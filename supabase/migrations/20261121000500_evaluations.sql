-- Evaluations: versions that are never rewritten.

create table public.evaluation_results (
  id uuid primary key default gen_random_uuid(),
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  version integer not null check (version >= 1),
  -- The job that wrote it: a job that runs twice writes once.
  job_id uuid not null unique,
  outcome text not null check (outcome in ('scored', 'not_enough_evidence')),
  outcome_reason text,
  general_score numeric(3, 1) check (general_score between 0 and 10),
  qualified boolean generated always as (general_score >= 7) stored,
  general_summary text,
  general_strengths text,
  general_weaknesses text,
  communication_score numeric(3, 1) check (communication_score between 0 and 10),
  communication_justification text,
  experience_score numeric(3, 1) check (experience_score between 0 and 10),
  experience_justification text,
  professionalism_score numeric(3, 1) check (professionalism_score between 0 and 10),
  professionalism_justification text,
  reliability_score numeric(3, 1) check (reliability_score between 0 and 10),
  reliability_justification text,
  problem_solving_score numeric(3, 1) check (problem_solving_score between 0 and 10),
  problem_solving_justification text,
  cognitive_ability_score numeric(3, 1) check (cognitive_ability_score between 0 and 10),
  cognitive_ability_justification text,
  -- Per metric, the quotes: [{metric, response_id, question_id, quote, start, end, start_seconds, end_seconds}].
  evidence jsonb not null default '[]',
  -- Per answer, why it was not assessed; and notes apart from the score.
  notes jsonb not null default '[]',
  scorer text not null check (scorer in ('rubric', 'model')),
  model text,
  -- The model as the service named it in its answers, beside the configured name; null where none answered or said so.
  answered_by text check (char_length(answered_by) between 1 and 200),
  rubric_version text not null,
  prompt_hash text,
  input_hash text not null,
  run_ids text[] not null default '{}',
  runs integer not null default 1 check (runs >= 1),
  spread jsonb not null default '{}',
  borderline boolean not null default false,
  duration_ms integer check (duration_ms >= 0),
  input_tokens integer check (input_tokens >= 0),
  output_tokens integer check (output_tokens >= 0),
  created_at timestamptz not null default now(),
  unique (interview_attempt_id, version),
  check ((outcome = 'scored') = (general_score is not null))
);
alter table public.evaluation_results enable row level security;
create policy "owners read evaluations of open attempts" on public.evaluation_results
  for select to authenticated using (
    exists (select 1 from public.interview_attempts a where a.id = evaluation_results.interview_attempt_id)
  );
grant select on public.evaluation_results to authenticated;

-- Writes the next version for an attempt, with what it read, and its qualified flag in one step; a job that runs again
-- changes nothing. An evaluation of answers that were replaced while it ran is nobody's, and so is one that began before a
-- correction and ends after the version that read it: that version stays the newest, and its evaluation is done.
create function public.record_evaluation(p_job uuid, p_attempt uuid, p_evaluation jsonb)
  returns uuid language plpgsql security definer set search_path = '' as $$
declare
  made public.evaluation_results;
  fresh public.evaluation_results;
  newest public.evaluation_results;
begin
  perform 1 from public.interview_attempts where id = p_attempt for update;
  if not found then
    return null;
  end if;
  select * into made from public.evaluation_results where job_id = p_job;
  if found then
    return made.id;
  end if;
  fresh := jsonb_populate_record(null::public.evaluation_results, p_evaluation);
  if exists (
    select 1 from jsonb_array_elements(fresh.read_answers) as answer
    where not exists (
      select 1 from public.responses r
      where r.id = (answer ->> 'response_id')::uuid and r.interview_attempt_id = p_attempt
    )
  ) then
    return null;
  end if;
  select e.* into newest from public.evaluation_results e
    join public.interview_attempts a on a.id = e.interview_attempt_id
    where a.id = p_attempt and e.version > a.replaced_version order by e.version desc limit 1;
  if exists (
    select 1 from jsonb_array_elements(newest.read_answers) as later
    join jsonb_array_elements(fresh.read_answers) as earlier on earlier ->> 'response_id' = later ->> 'response_id'
    join public.corrections read_later on read_later.id = (later ->> 'correction_id')::uuid
    left join public.corrections read_earlier on read_earlier.id = (earlier ->> 'correction_id')::uuid
    where read_earlier.id is null or read_earlier.sequence < read_later.sequence
  ) then
    update public.interview_attempts set evaluation_state = 'done', evaluation_retry_at = null, evaluation_failures = 0
      where id = p_attempt and evaluation_state = 'running';
    return null;
  end if;
  insert into public.evaluation_results (
    interview_attempt_id, version, job_id, outcome, outcome_reason, general_score,
    general_summary, general_strengths, general_weaknesses,
    communication_score, communication_justification, experience_score, experience_justification,
    professionalism_score, professionalism_justification, reliability_score, reliability_justification,
    problem_solving_score, problem_solving_justification, cognitive_ability_score, cognitive_ability_justification,
    evidence, notes, scorer, model, rubric_version, prompt_hash, input_hash, run_ids, runs, spread, borderline,
    duration_ms, input_tokens, output_tokens, read_answers, answered_by
  ) values (
    p_attempt,
    1 + coalesce((select max(version) from public.evaluation_results where interview_attempt_id = p_attempt), 0),
    p_job, fresh.outcome, fresh.outcome_reason, fresh.general_score,
    fresh.general_summary, fresh.general_strengths, fresh.general_weaknesses,
    fresh.communication_score, fresh.communication_justification, fresh.experience_score, fresh.experience_justification,
    fresh.professionalism_score, fresh.professionalism_justification, fresh.reliability_score, fresh.reliability_justification,
    fresh.problem_solving_score, fresh.problem_solving_justification,
    fresh.cognitive_ability_score, fresh.cognitive_ability_justification,
    coalesce(fresh.evidence, '[]'), coalesce(fresh.notes, '[]'), fresh.scorer, fresh.model, fresh.rubric_version,
    fresh.prompt_hash, fresh.input_hash, coalesce(fresh.run_ids, '{}'), coalesce(fresh.runs, 1),
    coalesce(fresh.spread, '{}'), coalesce(fresh.borderline, false),
    fresh.duration_ms, fresh.input_tokens, fresh.output_tokens, fresh.read_answers, fresh.answered_by
  ) returning * into made;
  update public.interview_attempts set
    qualified = made.qualified, evaluation_state = 'done', evaluation_retry_at = null, evaluation_failures = 0
    where id = p_attempt;
  return made.id;
end $$;

-- The numbers that a decision was made on go with it into the history: those that its screen showed, where decide()
-- has been told.
create function public.record_status_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.status_history (interview_attempt_id, changed_by, from_status, to_status, reason, scores)
  values (
    new.id, public.my_user_id(), old.status, new.status, nullif(current_setting('rolecall.reason', true), ''),
    coalesce(nullif(current_setting('rolecall.shown', true), '')::jsonb, public.shown_scores(new.id))
  );
  return new;
end $$;
create trigger record_status_change after update of status on public.interview_attempts
  for each row when (new.status is distinct from old.status) execute function public.record_status_change();
