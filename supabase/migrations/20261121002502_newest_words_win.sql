-- What was read of older words never becomes the newest version; and a version names the model that answered.

-- The model as the service named it in its answers, beside the configured name in `model`; null where none answered, or
-- it did not say.
alter table public.evaluation_results add column answered_by text check (char_length(answered_by) between 1 and 200);

-- As before, with the model that answered. What began before a correction and ends after the version that read it is
-- nobody's: that version stays the newest, and its evaluation is done.
create or replace function public.record_evaluation(p_job uuid, p_attempt uuid, p_evaluation jsonb)
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
    where read_earlier.id is null or read_earlier.created_at < read_later.created_at
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
