-- Evaluations: versions that are never rewritten.

-- A scorer's number is from 1 to 10, never 0, and stands on words that were quoted for it, whatever key writes it.
create function public.is_quoted(p_evidence jsonb, p_metric public.metric, p_score numeric) returns boolean
  language sql immutable set search_path = '' as $$
  select p_score is null or p_score between 1 and 10 and jsonb_path_exists(
    p_evidence, '$[*] ? (@.metric == $metric && @.quote != "")', jsonb_build_object('metric', p_metric)
  )
$$;

-- Whatever is said of a person stands on words of theirs; what is to be asked may stand on a source in their place.
create function public.statements_stand(p_statements jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select jsonb_typeof(p_statements) = 'array' and not jsonb_path_exists(
    p_statements,
    '$[*] ? (!exists(@.quotes[*] ? (@.quote != "")) && !(@.kind == "to_check" && exists(@.source.kind)))'
  )
$$;

create table public.evaluation_results (
  id uuid primary key default gen_random_uuid(),
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  version integer not null check (version >= 1),
  -- The job that wrote it: a job that runs twice writes once.
  job_id uuid not null unique,
  outcome public.evaluation_outcome not null,
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
  -- Per metric, the quotes: [{metric, response_id, question_id, quote, start, end, start_seconds, end_seconds, shown}];
  -- of one that is not shown, its place without its words.
  evidence jsonb not null default '[]',
  -- What it says of the person: [{kind, metric, fact, text, quotes: [as evidence, without metric], source}].
  statements jsonb not null default '[]' constraint every_statement_stands check (public.statements_stand(statements)),
  -- How many statements of the scorer did not hold, and whether each was asked to follow from its quotes.
  statements_dropped integer not null default 0 check (statements_dropped >= 0),
  statements_checked boolean,
  -- Per answer, why it was not assessed; and notes apart from the score.
  notes jsonb not null default '[]',
  scorer public.scorer not null,
  model text,
  -- The model as the service named it in its answers, beside the configured name; null if none answered or said so.
  answered_by text check (char_length(answered_by) between 1 and 200),
  rubric_version text not null,
  prompt_hash text,
  input_hash text not null,
  -- The answers that it read, with the correction that was read in a transcript's place: [{response_id, correction_id}].
  read_answers jsonb,
  run_ids text[] not null default '{}',
  runs integer not null default 1 check (runs >= 1),
  spread jsonb not null default '{}',
  borderline boolean not null default false,
  duration_ms integer check (duration_ms >= 0),
  input_tokens integer check (input_tokens >= 0),
  output_tokens integer check (output_tokens >= 0),
  created_at timestamptz not null default clock_timestamp(),
  unique (interview_attempt_id, version),
  check ((outcome = 'scored') = (general_score is not null)),
  -- A general score is a mean of its metrics, whatever key writes it.
  constraint general_score_within_its_metrics check (
    case
      when num_nonnulls(communication_score, experience_score, professionalism_score, reliability_score,
        problem_solving_score, cognitive_ability_score) = 0 then general_score is null
      when outcome = 'too_little' then general_score is null
      else general_score is not null and general_score between
        least(communication_score, experience_score, professionalism_score, reliability_score,
          problem_solving_score, cognitive_ability_score)
        and greatest(communication_score, experience_score, professionalism_score, reliability_score,
          problem_solving_score, cognitive_ability_score)
    end
  ),
  constraint no_number_without_a_quote check (
    public.is_quoted(evidence, 'communication', communication_score)
    and public.is_quoted(evidence, 'experience', experience_score)
    and public.is_quoted(evidence, 'professionalism', professionalism_score)
    and public.is_quoted(evidence, 'reliability', reliability_score)
    and public.is_quoted(evidence, 'problem_solving', problem_solving_score)
    and public.is_quoted(evidence, 'cognitive_ability', cognitive_ability_score)
  )
);
alter table public.evaluation_results enable row level security;
create policy "owners read evaluations of open attempts" on public.evaluation_results
  for select to authenticated using (
    exists (select 1 from public.interview_attempts a where a.id = evaluation_results.interview_attempt_id)
  );
grant select on public.evaluation_results to authenticated;
-- TRUNCATE fires no row trigger. What is left of a deleted attempt is written by erase_attempt() alone.
revoke update, delete, truncate on public.evaluation_results from anon, authenticated, service_role;

-- Writes the next version for an attempt, with what it read, and its qualified flag in one step; a job that runs again
-- changes nothing. An evaluation of answers that were replaced while it ran is dropped, and so is one that began before
-- a correction and ends after the version that read it: that version stays the newest, and its evaluation is done.
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
    evidence, statements, statements_dropped, statements_checked, notes, scorer, model, rubric_version, prompt_hash, input_hash, run_ids, runs, spread, borderline,
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
    coalesce(fresh.evidence, '[]'), coalesce(fresh.statements, '[]'), coalesce(fresh.statements_dropped, 0),
    fresh.statements_checked, coalesce(fresh.notes, '[]'), fresh.scorer, fresh.model, fresh.rubric_version,
    fresh.prompt_hash, fresh.input_hash, coalesce(fresh.run_ids, '{}'), coalesce(fresh.runs, 1),
    coalesce(fresh.spread, '{}'), coalesce(fresh.borderline, false),
    fresh.duration_ms, fresh.input_tokens, fresh.output_tokens, fresh.read_answers, fresh.answered_by
  ) returning * into made;
  update public.interview_attempts set
    qualified = made.qualified, evaluation_state = 'done', evaluation_retry_at = null, evaluation_failures = 0
    where id = p_attempt;
  return made.id;
end $$;

-- A version of an evaluation is never rewritten and never removed alone, whatever key is used. It goes with its
-- candidate's data, by erase_attempt(), which keeps numbers, versions and times; or with the whole company.
create function public.keep_versions() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' and not exists (
    select 1 from public.interview_attempts a where a.id = old.interview_attempt_id
  ) then
    return old;
  end if;
  raise exception 'a version of an evaluation is never rewritten' using errcode = '42501';
end $$;
create trigger keep_versions before update or delete on public.evaluation_results
  for each row execute function public.keep_versions();

create function public.keep_evaluated() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.evaluation_results e where e.interview_attempt_id = old.id)
    and not exists (select 1 from public.erased_attempts k where k.attempt_id = old.id)
    and exists (select 1 from public.interviews i where i.id = old.interview_id)
    and exists (select 1 from public.company_profiles c where c.willo_company_key = old.department_key)
  then
    raise exception 'an evaluated attempt goes by erase_attempt() only' using errcode = '42501';
  end if;
  return old;
end $$;
create trigger keep_evaluated before delete on public.interview_attempts
  for each row execute function public.keep_evaluated();

-- Queues another evaluation for whoever asks for one.
create function public.request_evaluation(p_attempt uuid)
  returns void language plpgsql security definer set search_path = '' as $$
begin
  update public.interview_attempts set
    evaluation_state = 'queued', evaluation_retry_at = null, evaluation_failures = 0
    where id = p_attempt;
  perform public.enqueue_job('evaluate_attempt', jsonb_build_object('attemptId', p_attempt), 'evaluate:' || p_attempt);
end $$;

-- An evaluation whose tries all failed begins again once an hour for a day, and says so.
create function public.give_up_evaluation(p_attempt uuid)
  returns void language sql security definer set search_path = '' as $$
  update public.interview_attempts set
    evaluation_state = 'failed', evaluation_failures = evaluation_failures + 1,
    evaluation_retry_at = case
      when evaluation_failures < public.app_limit('evaluation_retry_times')
        then now() + public.app_limit('evaluation_retry_hours') * interval '1 hour'
    end
    where id = p_attempt
$$;

-- Starts what failed an hour ago, and looks once an hour whether what was paused may go on. A job that died with its
-- worker told nobody: its attempt has failed, too.
create function public.retry_evaluations()
  returns integer language plpgsql security definer set search_path = '' as $$
declare
  attempt uuid;
  started integer := 0;
begin
  for attempt in
    select a.id from public.interview_attempts a
    where a.evaluation_state in ('queued', 'running') and not exists (
      select 1 from public.jobs j
      where j.kind = 'evaluate_attempt' and j.finished_at is null and j.dead_at is null
        and j.payload ->> 'attemptId' = a.id::text
    ) for update skip locked
  loop
    perform public.give_up_evaluation(attempt);
  end loop;
  for attempt in
    select id from public.interview_attempts
    where evaluation_state in ('failed', 'paused') and evaluation_retry_at <= now()
    order by evaluation_retry_at limit 200 for update skip locked
  loop
    update public.interview_attempts set evaluation_state = 'queued', evaluation_retry_at = null where id = attempt;
    perform public.enqueue_job('evaluate_attempt', jsonb_build_object('attemptId', attempt), 'evaluate:' || attempt);
    started := started + 1;
  end loop;
  return started;
end $$;

-- An evaluation that a cap stopped: it begins anew by itself once there is room, and no try of it counts as failed.
create function public.pause_evaluation(p_attempt uuid) returns void
  language sql security definer set search_path = '' as $$
  update public.interview_attempts set evaluation_state = 'paused',
    evaluation_retry_at = now() + public.app_limit('evaluation_retry_hours') * interval '1 hour'
    where id = p_attempt and evaluation_state in ('queued', 'running')
$$;
