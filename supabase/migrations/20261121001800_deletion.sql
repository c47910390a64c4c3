-- What goes when a candidate's data or an account is deleted, and what stays.

-- What remains of a deleted attempt: numbers, versions and times, never a word.
create table public.erased_attempts (
  attempt_id uuid primary key,
  -- The interview itself may be deleted, and its numbers stay.
  interview_id uuid not null,
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  erase_by public.erased_by not null,
  -- Who of the company asked for it; null for whoever is none of its people.
  asked_by uuid,
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
revoke insert, update, delete, truncate on public.erased_attempts from anon, authenticated, service_role;

-- Takes an attempt away from everybody at once and queues the deletion itself, in the name of p_user or whoever asks. False if
-- it is gone already.
create function public.request_erasure(p_attempt uuid, p_by public.erased_by, p_user uuid default null)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  -- Locked, as a hold is set under the same lock.
  perform 1 from public.interview_attempts where id = p_attempt for update;
  -- A legal hold goes before everybody's request but the candidate's own.
  if p_by in ('employer', 'retention') and public.is_on_hold(p_attempt) then
    raise exception 'on_hold';
  end if;
  update public.interview_attempts set
    erase_asked_by = case
      when erase_by is null and p_by = 'employer' then coalesce(p_user, public.my_user_id()) else erase_asked_by
    end,
    erase_by = coalesce(erase_by, p_by), unlocked_at = null
    where id = p_attempt;
  if not found then
    return false;
  end if;
  update public.media set state = 'discarded' where interview_attempt_id = p_attempt and state <> 'discarded';
  perform public.queue_provider_removal('participant', participant_key) from public.provider_participants
    where interview_attempt_id = p_attempt;
  insert into public.erased_participants (participant_hash, department_key)
    select public.participant_hash(p.participant_key), a.department_key
    from public.provider_participants p join public.interview_attempts a on a.id = p.interview_attempt_id
    where a.id = p_attempt on conflict do nothing;
  delete from public.attempt_sessions where interview_attempt_id = p_attempt;
  delete from public.candidate_links where interview_attempt_id = p_attempt;
  if p_by <> 'retry' then
    perform public.request_erasure(id, p_by, p_user) from public.interview_attempts where retry_of = p_attempt;
  end if;
  perform public.enqueue_job(
    'delete_candidate_data', jsonb_build_object('attemptId', p_attempt), 'erase:' || p_attempt
  );
  return true;
end $$;

-- Whom the company's people deleted, for its owner: how many on a day and by whom, never whose; the newest first.
create function public.deleted_by_people(p_limit integer)
  returns table (day date, by text, attempts integer) language sql stable security definer set search_path = '' as $$
  select (e.erased_at at time zone c.time_zone)::date, coalesce(public.member_name(c.id, e.asked_by), ''), count(*)::integer
  from public.erased_attempts e join public.company_profiles c on c.willo_company_key = e.department_key
  where e.department_key in (select public.my_department_keys()) and (select public.may('own'))
    and e.asked_by is not null and e.submitted_at is not null
  group by 1, 2 order by 1 desc, 2 limit p_limit
$$;
grant execute on function public.deleted_by_people(integer) to authenticated;

-- A candidate withdraws, before or after submitting: a second try takes along what it was to replace. False if it is
-- gone already.
create function public.withdraw_attempt(p_attempt uuid)
  returns boolean language sql security definer set search_path = '' as $$
  select coalesce((
    select public.request_erasure(coalesce(a.retry_of, a.id), 'candidate')
    from public.interview_attempts a where a.id = p_attempt
  ), false)
$$;

-- The last step of the deletion, after the files: rows, waiting work, and the person when no other attempt is left.
create function public.erase_attempt(p_attempt uuid)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
  over boolean;
begin
  select * into attempt from public.interview_attempts where id = p_attempt for update;
  if not found then
    return;
  end if;
  -- Scores and decisions whose time is over don't stay without the person either.
  over := coalesce(attempt.erase_by = 'retention', false);
  insert into public.erased_attempts (
    attempt_id, interview_id, department_key, erase_by, asked_by, begun_at, submitted_at, scores, decisions, overrides
  ) values (
    attempt.id, attempt.interview_id, attempt.department_key, coalesce(attempt.erase_by, 'retention'),
    attempt.erase_asked_by, attempt.created_at, attempt.submitted_at,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'version', e.version, 'general', e.general_score, 'communication', e.communication_score,
        'experience', e.experience_score, 'professionalism', e.professionalism_score,
        'reliability', e.reliability_score, 'problem_solving', e.problem_solving_score,
        'cognitive_ability', e.cognitive_ability_score, 'scorer', e.scorer, 'rubric_version', e.rubric_version,
        'at', e.created_at
      ) order by e.version) from public.evaluation_results e where e.interview_attempt_id = p_attempt and not over
    ), '[]'),
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'from', h.from_status, 'to', h.to_status, 'scores', h.scores, 'at', h.created_at
      ) order by h.id) from public.status_history h where h.interview_attempt_id = p_attempt and not over
    ), '[]'),
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'metric', o.metric, 'score', o.score, 'version', o.version, 'at', o.created_at
      ) order by o.id) from public.metric_overrides o where o.interview_attempt_id = p_attempt and not over
    ), '[]')
  ) on conflict (attempt_id) do nothing;
  -- One after the other if the interview goes too, so that one of them is the last.
  perform 1 from public.interviews where id = attempt.interview_id and deleted_at is not null for update;
  delete from public.jobs where payload ->> 'attemptId' = p_attempt::text and kind <> 'delete_candidate_data';
  delete from public.jobs j using public.media m
    where m.interview_attempt_id = p_attempt and j.payload ->> 'mediaId' = m.id::text;
  perform public.queue_removal(id, object_key, now() + interval '1 hour') from public.media
    where interview_attempt_id = p_attempt;
  -- Whose second try ends is a candidate still.
  if attempt.erase_by is distinct from 'retry' then
    perform public.forget_invite(attempt.candidate_id, attempt.interview_id);
  end if;
  perform public.forget_texts_of(p_attempt);
  delete from public.interview_attempts where id = p_attempt;
  with gone as (
    delete from public.candidates c where c.id = attempt.candidate_id
      and not exists (select 1 from public.interview_attempts a where a.candidate_id = c.id) returning c.*
  )
  delete from public.asked_people p using gone
    where p.department_key = gone.department_key and p.address_hash = public.address_hash(gone.email);
  delete from public.interviews i where i.id = attempt.interview_id and i.deleted_at is not null
    and not exists (select 1 from public.interview_attempts a where a.interview_id = i.id);
end $$;

-- An employer's account goes with everything below it, in one step: their sign-in, profile, company, interviews,
-- candidates and answers. What lies outside the database (recordings, logos, the company at the interview provider, the
-- connection to an ATS) is named in a job first, so that a killed process leaves none of it behind. Raises 'on_hold' while
-- a legal hold of theirs stands. Only the server may call this.
create function public.delete_account(p_user uuid)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  company_key text;
  provider public.interview_provider;
  attempt_ids uuid[];
  media_ids uuid[];
  files text[];
  outside jsonb;
begin
  select willo_company_key, interview_provider into company_key, provider from public.company_profiles
    where created_by_user_id = p_user for update;
  if exists (select 1 from public.legal_holds where department_key = company_key and lifted_at is null) then
    raise exception 'on_hold';
  end if;
  select coalesce(array_agg(id), '{}') into attempt_ids
    from public.interview_attempts where department_key = company_key;
  select coalesce(array_agg(id), '{}'), coalesce(array_agg(object_key), '{}') into media_ids, files
    from public.media where interview_attempt_id = any (attempt_ids);
  outside := jsonb_build_object(
    'ownerId', p_user, 'provider', coalesce(provider, 'native'), 'departmentKey', company_key, 'uploads', media_ids,
    'files', files
  );
  perform public.queue_provider_removal('participant', participant_key) from public.provider_participants
    where interview_attempt_id = any (attempt_ids);
  perform public.queue_provider_removal('interview', willo_interview_key) from public.interviews
    where department = company_key and interviews.provider <> 'native';
  perform public.enqueue_job('remove_account_files', outside, 'account:' || p_user);
  perform public.enqueue_job(
    'remove_account_files', outside, 'account:' || p_user || ':again', now() + interval '1 hour'
  );
  perform public.tell_expected(p_user);
  perform public.disconnect_ats(p_user, true);
  -- Answers that a mail of theirs was about, and didn't tell, are handed on as they leave.
  update public.shortlist_answers w set told_by = null from public.jobs j
    where j.id = w.told_by and j.finished_at is null and j.payload ->> 'userId' = p_user::text;
  -- What is never given up outlives the account: money that is owed back still is. Its mails have nobody to go to.
  delete from public.jobs
    where (max_attempts is not null or kind = 'mail_billing') and (
      payload ->> 'attemptId' = any (attempt_ids::text[]) or payload ->> 'mediaId' = any (media_ids::text[])
      or payload ->> 'userId' = p_user::text
      or payload ->> 'interviewId' in (select id::text from public.interviews i where i.department = company_key)
    );
  -- Kept without a reference to the company, and so not below it.
  delete from public.erased_attempts where department_key = company_key;
  delete from auth.users where id = p_user;
end $$;
