-- People who began an interview and haven't submitted it, as its owner sees them: who they are, how to reach them, and how
-- far they got. Never an answer, and nobody whose own notice didn't say so before they gave their name.

-- The attempts of one of the asker's interviews that may be shown so, the newest first: whose notice says that the
-- company sees who started, who has been away for a while and could still go on or be called. Not who was stopped by the
-- knock-out questions or let in after them, who withdrew, whose address takes no reminders, or who has submitted or begun
-- again.
create function public.my_started(p_interview uuid)
  returns table (attempt_id uuid, since timestamptz) language sql stable security definer set search_path = '' as $$
  select a.id, seen.at
  from public.interview_attempts a
  join public.candidates c on c.id = a.candidate_id
  cross join lateral (select public.last_activity(a.id) as at) seen
  where a.interview_id = p_interview and a.department_key in (select public.my_department_keys())
    and coalesce(a.interview_id = any ((select public.my_interviews())::uuid[]), true)
    and a.submitted_at is null and a.erase_by is null and a.retry_of is null
    and a.screening not in ('failed', 'let_in')
    and split_part((
      select n.notice_version from public.consents n where n.interview_attempt_id = a.id order by n.sequence desc limit 1
    ), '.', 1) in (select day from public.start_notices)
    and not exists (
      select 1 from public.interview_attempts o
      where o.candidate_id = a.candidate_id and o.interview_id = a.interview_id and o.id <> a.id
        and (
          o.submitted_at is not null or o.screening in ('failed', 'let_in') or (o.created_at, o.id) > (a.created_at, a.id)
        )
    )
    and (select m.accepts from public.mailbox(c.email, 'invitations') m)
    and seen.at < now() - public.app_limit('idle_minutes') * interval '1 minute'
  order by a.created_at desc, a.id limit public.app_limit('started_shown')
$$;

-- How many they are: all that is told while the plan's places are used up.
create function public.started_count(p_interview uuid) returns integer
  language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.my_started(p_interview)
$$;
grant execute on function public.started_count(uuid) to authenticated;

-- Who they are, the last active first; nobody while the plan's places are used up. `reached` is the question after the
-- last one that has an answer, from 1, and 0 for whoever has not come to the questions.
create function public.started_people(p_interview uuid)
  returns table (
    attempt_id uuid, candidate_name text, candidate_email text, candidate_phone text, questions integer,
    answered integer, reached integer, language public.language_code, since timestamptz, over boolean, reminded_at timestamptz
  ) language sql stable security definer set search_path = '' as $$
  with companies as materialized (
    select key from public.my_department_keys() as key where public.candidates_left(key, now()) > 0
  )
  select a.id, a.candidate_name, c.email, a.call_phone, asked.questions, asked.answered,
    case when a.screening = 'due' then 0 else least(asked.last + 1, asked.questions) end,
    a.language, s.since, coalesce(public.attempt_closes(a.id) < now(), false), a.reminded_at
  from public.my_started(p_interview) s
  join public.interview_attempts a on a.id = s.attempt_id
  join public.candidates c on c.id = a.candidate_id
  cross join lateral (
    select count(*)::integer as questions, (count(*) filter (where q.given))::integer as answered,
      coalesce(max(q.place) filter (where q.given), 0)::integer as last
    from (
      select row_number() over (order by q.question_order) as place, exists (
        select 1 from public.responses r
        where r.interview_attempt_id = a.id and r.question_id = q.id
          and (r.answer_type <> 'text' or btrim(r.responses_text) <> '')
      ) as given
      from public.interviews i join public.questions q on q.interview_id = i.willo_interview_key
      where i.id = a.interview_id and public.is_asked(q.asked_from, q.asked_until, a.interview_revision)
    ) q
  ) asked
  where a.department_key in (select key from companies)
  order by s.since desc, a.id
$$;
grant execute on function public.started_people(uuid) to authenticated;

-- Keeps that the owner reminds somebody, once, and mails the reminder or leaves that to the owner's own phone. True for the
-- press that did it. Raises 'attempt_unknown', 'interview_closed', or 'owner_unproved' for a mail.
create function public.remind_started(p_attempt uuid, p_mail boolean) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
begin
  -- Locked, so that of two presses at once one reminds.
  select * into attempt from public.interview_attempts
    where id = p_attempt and department_key in (select public.my_department_keys()) and public.may('invite') for update;
  if not found or not exists (select 1 from public.started_people(attempt.interview_id) s where s.attempt_id = p_attempt) then
    raise exception 'attempt_unknown' using errcode = 'P0002';
  end if;
  if attempt.reminded_at is not null then
    return false;
  end if;
  if public.attempt_closes(p_attempt) < now() then
    raise exception 'interview_closed';
  end if;
  if p_mail and not exists (
    select 1 from public.profiles where id = public.my_user_id() and email_verified_at is not null
  ) then
    raise exception 'owner_unproved';
  end if;
  update public.interview_attempts set reminded_at = now() where id = p_attempt;
  if p_mail then
    perform public.enqueue_job(
      'send_mail', jsonb_build_object('mail', 'asked_to_finish', 'attemptId', p_attempt), 'mail:asked_to_finish:' || p_attempt
    );
    perform public.queue_text(p_attempt, 'asked_to_finish');
  end if;
  return true;
end $$;
grant execute on function public.remind_started(uuid, boolean) to authenticated;
