-- An evaluation that fails for good is tried again every hour for a day, and says so; a version of answers that were
-- replaced since is not the new answers' score; and a version tells which words it read.

alter table public.interview_attempts
  -- When the sweep starts a failed evaluation again; null where nothing does.
  add column evaluation_retry_at timestamptz,
  -- How often in a row evaluating has failed for good since somebody asked for it.
  add column evaluation_failures integer not null default 0,
  -- Versions up to this one are of answers that a second try replaced.
  add column replaced_version integer not null default 0;
create trigger guard_evaluating before insert or update on public.interview_attempts
  for each row execute function public.guard_columns(
    'evaluation_retry_at', 'evaluation_failures', 'replaced_version'
  );
create index on public.interview_attempts (evaluation_retry_at) where evaluation_state = 'failed';
create index on public.interview_attempts (id) where evaluation_state in ('queued', 'running');

-- The answers that a version read, with the correction that was read in a transcript's place:
-- [{response_id, correction_id}]. Null in versions from before this was kept.
alter table public.evaluation_results add column read_answers jsonb;

-- Queues another evaluation for whoever asks for one.
create function public.request_evaluation(p_attempt uuid)
  returns void language plpgsql security definer set search_path = '' as $$
begin
  update public.interview_attempts set
    evaluation_state = 'queued', evaluation_retry_at = null, evaluation_failures = 0
    where id = p_attempt;
  perform public.enqueue_job('evaluate_attempt', jsonb_build_object('attemptId', p_attempt), 'evaluate:' || p_attempt);
end $$;

-- After the last try of a job: once an hour for a day it begins anew.
create function public.give_up_evaluation(p_attempt uuid)
  returns void language sql security definer set search_path = '' as $$
  update public.interview_attempts set
    evaluation_state = 'failed', evaluation_failures = evaluation_failures + 1,
    evaluation_retry_at = case when evaluation_failures < 24 then now() + interval '1 hour' end
    where id = p_attempt
$$;

-- Starts what failed an hour ago. A job that died with its worker told nobody: its attempt has failed, too.
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
    where evaluation_state = 'failed' and evaluation_retry_at <= now()
    order by evaluation_retry_at limit 200 for update skip locked
  loop
    update public.interview_attempts set evaluation_state = 'queued', evaluation_retry_at = null where id = attempt;
    perform public.enqueue_job('evaluate_attempt', jsonb_build_object('attemptId', attempt), 'evaluate:' || attempt);
    started := started + 1;
  end loop;
  return started;
end $$;

-- As before, with what was read. An evaluation of answers that were replaced while it ran is nobody's.
create or replace function public.record_evaluation(p_job uuid, p_attempt uuid, p_evaluation jsonb)
  returns uuid language plpgsql security definer set search_path = '' as $$
declare
  made public.evaluation_results;
  fresh public.evaluation_results;
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
  insert into public.evaluation_results (
    interview_attempt_id, version, job_id, outcome, outcome_reason, general_score,
    general_summary, general_strengths, general_weaknesses,
    communication_score, communication_justification, experience_score, experience_justification,
    professionalism_score, professionalism_justification, reliability_score, reliability_justification,
    problem_solving_score, problem_solving_justification, cognitive_ability_score, cognitive_ability_justification,
    evidence, notes, scorer, model, rubric_version, prompt_hash, input_hash, run_ids, runs, spread, borderline,
    duration_ms, input_tokens, output_tokens, read_answers
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
    fresh.duration_ms, fresh.input_tokens, fresh.output_tokens, fresh.read_answers
  ) returning * into made;
  update public.interview_attempts set
    qualified = made.qualified, evaluation_state = 'done', evaluation_retry_at = null, evaluation_failures = 0
    where id = p_attempt;
  return made.id;
end $$;

-- As before, of the versions that read the answers which are there now.
create or replace function public.evaluated_scores(p_attempt uuid) returns jsonb
  language plpgsql stable set search_path = '' as $$
declare
  newest public.evaluation_results;
  adjusted jsonb;
  scores jsonb;
begin
  select e.* into newest from public.evaluation_results e
    join public.interview_attempts a on a.id = e.interview_attempt_id
    where a.id = p_attempt and e.version > a.replaced_version order by e.version desc limit 1;
  if not found then
    return '{}';
  end if;
  select coalesce(jsonb_object_agg(metric, score), '{}') into adjusted from (
    select distinct on (metric) metric, score from public.metric_overrides
    where interview_attempt_id = p_attempt order by metric, id desc
  ) latest where score is not null;
  scores := jsonb_build_object(
    'communication', newest.communication_score, 'experience', newest.experience_score,
    'professionalism', newest.professionalism_score, 'reliability', newest.reliability_score,
    'problem_solving', newest.problem_solving_score, 'cognitive_ability', newest.cognitive_ability_score
  ) || adjusted;
  return scores || jsonb_build_object(
    'version', newest.version,
    'general', case when adjusted = '{}' then newest.general_score else public.general_score_of(scores) end,
    'adjusted', (select coalesce(jsonb_agg(metric order by metric), '[]') from jsonb_object_keys(adjusted) metric)
  );
end $$;

create or replace view public.attempt_list with (security_invoker = true) as
  select
    a.id, a.interview_id, a.department_key, a.candidate_name, c.email as candidate_email,
    a.candidate_phone, i.title as interview_title,
    a.submitted_at, a.status, case when a.ai_allowed then a.qualified end as qualified, a.ai_allowed, a.evaluation_state,
    case when s.adjusted is null then e.outcome else 'scored' end as outcome,
    coalesce(s.adjusted, e.general_score)::numeric(3, 1) as general_score,
    case when s.adjusted is null then e.borderline else a.adjusted_borderline end as borderline, p.time_zone,
    lower(a.candidate_name || E'\n' || c.email || E'\n' || i.title) as search_text,
    s.adjusted is not null as adjusted,
    a.evaluation_retry_at
  from public.interview_attempts a
  join public.candidates c on c.id = a.candidate_id
  join public.interviews i on i.id = a.interview_id
  join public.company_profiles p on p.willo_company_key = a.department_key
  cross join lateral (
    select case when a.ai_allowed then a.adjusted_general_score end as adjusted
  ) s
  left join lateral (
    select outcome, general_score, borderline from public.evaluation_results
    where interview_attempt_id = a.id and a.ai_allowed and version > a.replaced_version order by version desc limit 1
  ) e on true;

-- As before; what was evaluated until now was of the answers that go.
create or replace function public.take_over_retry(p_retry uuid)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  retry public.interview_attempts;
  first public.interview_attempts;
begin
  select * into retry from public.interview_attempts where id = p_retry;
  select * into first from public.interview_attempts where id = retry.retry_of;
  perform public.queue_removal(id, object_key) from public.media
    where interview_attempt_id = first.id and state <> 'discarded'
      and (retry.retry_question_id is null or question_id = retry.retry_question_id);
  update public.media set state = 'discarded'
    where interview_attempt_id = first.id and state <> 'discarded'
      and (retry.retry_question_id is null or question_id = retry.retry_question_id);
  delete from public.responses
    where interview_attempt_id = first.id
      and (retry.retry_question_id is null or question_id = retry.retry_question_id);
  -- What was only carried along is there already.
  delete from public.responses where interview_attempt_id = p_retry and question_id <> retry.retry_question_id;
  update public.media set interview_attempt_id = first.id where interview_attempt_id = p_retry;
  update public.responses set interview_attempt_id = first.id where interview_attempt_id = p_retry;
  update public.consents set interview_attempt_id = first.id
    where interview_attempt_id = p_retry and given_at > retry.created_at;
  delete from public.accommodations where interview_attempt_id = first.id;
  update public.accommodations set interview_attempt_id = first.id where interview_attempt_id = p_retry;
  delete from public.self_identifications s where s.interview_attempt_id = first.id
    and exists (select 1 from public.self_identifications n where n.interview_attempt_id = p_retry);
  update public.self_identifications set interview_attempt_id = first.id where interview_attempt_id = p_retry;
  update public.attempt_sessions set interview_attempt_id = first.id where interview_attempt_id = p_retry;
  update public.candidate_links set interview_attempt_id = first.id where interview_attempt_id = p_retry;
  delete from public.jobs where payload ->> 'attemptId' = p_retry::text;
  delete from public.interview_attempts where id = p_retry;
  -- By itself: what follows from the numbers below reads the row as it stands.
  update public.interview_attempts set replaced_version = coalesce((
    select max(version) from public.evaluation_results where interview_attempt_id = first.id
  ), 0) where id = first.id;
  update public.interview_attempts set
    resubmitted_at = now(), availability = retry.availability, language = retry.language,
    ai_allowed = first.ai_allowed and retry.ai_allowed, evaluation_retry_at = null, evaluation_failures = 0,
    evaluation_state = case
      when not (first.ai_allowed and retry.ai_allowed) then 'declined'
      when unlocked_at is null then evaluation_state
      else 'queued'
    end
    where id = first.id returning * into first;
  if first.evaluation_state = 'queued' then
    perform public.enqueue_job(
      'evaluate_attempt', jsonb_build_object('attemptId', first.id), 'evaluate:' || first.id || ':' || p_retry
    );
  end if;
  perform public.enqueue_job(
    'send_mail', jsonb_build_object('mail', 'confirmation', 'attemptId', first.id),
    'mail:confirmation:' || first.id || ':' || p_retry
  );
  perform public.queue_digest_of(first.interview_id);
end $$;

update public.interview_attempts a set replaced_version = (
  select coalesce(max(version), 0) from public.evaluation_results e
  where e.interview_attempt_id = a.id and e.created_at < a.resubmitted_at
) where a.resubmitted_at is not null;
update public.interview_attempts set qualified = null where replaced_version > 0;
