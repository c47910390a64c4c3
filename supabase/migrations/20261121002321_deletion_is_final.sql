-- A deletion is final, whoever was writing a file at the time. From the moment it is asked for, the attempt's recordings
-- are dropped, so that work on its way does not keep what it writes. And their files are removed a second time, an hour
-- after the rows: a process that was killed right after writing can't take its file back.

drop function public.queue_removal(uuid, text);
create function public.queue_removal(p_media uuid, p_object_key text, p_run_at timestamptz default now())
  returns void language sql security definer set search_path = '' as $$
  select public.enqueue_job(
    'remove_recording', jsonb_build_object('mediaId', p_media, 'objectKey', p_object_key), 'recording:' || p_media,
    p_run_at
  )
$$;

-- Takes an attempt away from everybody at once and queues the deletion itself. False where it is gone already.
create or replace function public.request_erasure(p_attempt uuid, p_by text)
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
create or replace function public.erase_attempt(p_attempt uuid)
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

-- An employer's account goes with everything below it, in one step; what lies outside the database is named in jobs first.
create or replace function public.delete_account(p_user uuid)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  company_key text;
  attempt_ids uuid[];
  media_ids uuid[];
  files text[];
  outside jsonb;
begin
  select willo_company_key into company_key from public.company_profiles where created_by_user_id = p_user for update;
  select coalesce(array_agg(id), '{}') into attempt_ids
    from public.interview_attempts where department_key = company_key;
  select coalesce(array_agg(id), '{}'), coalesce(array_agg(object_key), '{}') into media_ids, files
    from public.media where interview_attempt_id = any (attempt_ids);
  outside := jsonb_build_object('ownerId', p_user, 'departmentKey', company_key, 'uploads', media_ids, 'files', files);
  perform public.enqueue_job('remove_account_files', outside, 'account:' || p_user);
  perform public.enqueue_job(
    'remove_account_files', outside, 'account:' || p_user || ':again', now() + interval '1 hour'
  );
  delete from public.jobs
    where payload ->> 'attemptId' = any (attempt_ids::text[]) or payload ->> 'mediaId' = any (media_ids::text[])
      or payload ->> 'userId' = p_user::text
      or payload ->> 'interviewId' in (select id::text from public.interviews i where i.department = company_key);
  -- Kept without a reference to the company, and so not below it.
  delete from public.erased_attempts where department_key = company_key;
  delete from auth.users where id = p_user;
end $$;
