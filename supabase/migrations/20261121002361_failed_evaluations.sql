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

-- What the candidates list shows of an attempt, with its newest evaluation, so that one query can search, rank and
-- page. It asks with the reader's own rights: the policies of the tables below it decide. Whoever asks for people only in
-- a second try is not ranked by what a computer made of the first, and a person's numbers come before a scorer's. A row says
-- which version and which of a person's steps it shows.
create view public.attempt_list with (security_invoker = true) as
  select
    a.id, a.interview_id, a.department_key, a.candidate_name, c.email as candidate_email,
    a.candidate_phone, i.title as interview_title,
    a.submitted_at, a.status, case when a.ai_allowed then a.qualified end as qualified, a.ai_allowed, a.evaluation_state,
    case when s.adjusted is null then e.outcome else 'scored' end as outcome,
    coalesce(s.adjusted, e.general_score)::numeric(3, 1) as general_score,
    case when s.adjusted is null then e.borderline else a.adjusted_borderline end as borderline, p.time_zone,
    lower(a.candidate_name || E'\n' || c.email || E'\n' || i.title) as search_text,
    s.adjusted is not null as adjusted,
    a.evaluation_retry_at,
    coalesce(e.version, 0) as shown_version,
    coalesce((select max(o.id) from public.metric_overrides o where o.interview_attempt_id = a.id), 0) as shown_override,
    a.nth_submission
  from public.interview_attempts a
  join public.candidates c on c.id = a.candidate_id
  join public.interviews i on i.id = a.interview_id
  join public.company_profiles p on p.willo_company_key = a.department_key
  cross join lateral (
    select case when a.ai_allowed then a.adjusted_general_score end as adjusted
  ) s
  left join lateral (
    select outcome, general_score, borderline, version from public.evaluation_results
    where interview_attempt_id = a.id and a.ai_allowed and version > a.replaced_version order by version desc limit 1
  ) e on true;
grant select on public.attempt_list to authenticated;

update public.interview_attempts a set replaced_version = (
  select coalesce(max(version), 0) from public.evaluation_results e
  where e.interview_attempt_id = a.id and e.created_at < a.resubmitted_at
) where a.resubmitted_at is not null;
update public.interview_attempts set qualified = null where replaced_version > 0;
