-- What the room does for a candidate, each in one step. Only the server may call these.

-- Begins an attempt: the candidate (by lower-case address, within the company), the attempt, the consent and the
-- sessions, together or not at all. The same way back again, whose first answer was lost, opens what it began. Whoever
-- gives the address of an earlier attempt begins anew like anybody else; the address itself is mailed the way to it.
-- Raises 'interview_unknown', 'interview_closed' or 'session_unknown' for a way back of somebody else.
create function public.start_attempt(
  p_interview_key text, p_name text, p_email text, p_phone text, p_language text, p_ai_allowed boolean,
  p_notice_version text, p_token_hash text, p_session_days integer, p_return_hash text default null
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  interview public.interviews;
  person uuid;
  attempt uuid;
  known text;
  earlier public.interview_attempts;
begin
  perform pg_advisory_xact_lock(hashtext(p_return_hash));
  select a.id, c.email into attempt, known
    from public.attempt_sessions s
    join public.interview_attempts a on a.id = s.interview_attempt_id
    join public.interviews i on i.id = a.interview_id and i.willo_interview_key = p_interview_key
    join public.candidates c on c.id = a.candidate_id
    where s.token_hash = p_return_hash;
  if found then
    if known <> lower(btrim(p_email)) then
      raise exception 'session_unknown';
    end if;
    insert into public.attempt_sessions (interview_attempt_id, token_hash, expires_at)
      values (attempt, p_token_hash, now() + make_interval(days => p_session_days));
    return attempt;
  end if;
  select * into interview from public.interviews where willo_interview_key = p_interview_key;
  if not found then
    raise exception 'interview_unknown' using errcode = 'P0002';
  end if;
  if interview.deadline is not null and interview.deadline < now() then
    raise exception 'interview_closed' using errcode = 'P0001';
  end if;
  insert into public.candidates (department_key, email, name, phone)
    values (interview.department, lower(btrim(p_email)), btrim(p_name), nullif(btrim(p_phone), ''))
    on conflict (department_key, email) do update set email = excluded.email
    returning id into person;
  insert into public.interview_attempts (
    interview_id, candidate_id, department_key, candidate_name, candidate_phone, language, ai_allowed
  ) values (
    interview.id, person, interview.department, btrim(p_name), nullif(btrim(p_phone), ''), p_language, p_ai_allowed
  ) returning id into attempt;
  insert into public.consents (interview_attempt_id, notice_version, language, ai_allowed)
    values (attempt, p_notice_version, p_language, p_ai_allowed);
  insert into public.attempt_sessions (interview_attempt_id, token_hash, expires_at)
    select attempt, hash, now() + make_interval(days => p_session_days)
    from unnest(array[p_token_hash, p_return_hash]) hash where hash is not null;
  select * into earlier from public.interview_attempts a
    where a.candidate_id = person and a.interview_id = interview.id and a.id <> attempt and a.erase_by is null
    order by a.retry_of is not null desc, a.submitted_at is not null desc, a.created_at desc, a.id limit 1;
  if found then
    perform public.enqueue_job(
      'send_mail',
      jsonb_build_object(
        'mail', case when earlier.submitted_at is null then 'earlier' else 'confirmation' end, 'attemptId', earlier.id
      ),
      'mail:earlier:' || attempt
    );
  end if;
  return attempt;
end $$;

-- Submits an attempt once. True for the call that did it, false for every later one. It opens to the company at once
-- where the plan has room, and waits otherwise; nothing of it is transcribed or scored before.
create function public.submit_attempt(p_attempt uuid)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
begin
  select * into attempt from public.interview_attempts where id = p_attempt for update;
  if not found then
    raise exception 'attempt_unknown' using errcode = 'P0002';
  end if;
  if attempt.submitted_at is not null then
    return false;
  end if;
  -- One after the other for one person, so that no two are their first.
  perform 1 from public.candidates where id = attempt.candidate_id for no key update;
  update public.interview_attempts set
    nth_submission = 1 + coalesce((
      select max(a.nth_submission) from public.interview_attempts a
      where a.candidate_id = attempt.candidate_id and a.interview_id = attempt.interview_id
        and a.submitted_at is not null and a.erase_by is null
    ), 0),
    submitted_at = now(), evaluation_state = case when ai_allowed then 'none' else 'declined' end
    where id = p_attempt;
  perform public.unlock_attempts(attempt.department_key);
  return true;
end $$;

-- Answers freeze with submission: later writes are the server's own (transcripts), never the candidate's words.
create function public.freeze_answers() returns trigger language plpgsql set search_path = '' as $$
declare
  submitted timestamptz;
begin
  select submitted_at into submitted from public.interview_attempts where id = new.interview_attempt_id for share;
  if submitted is not null and (
    tg_op = 'INSERT' or new.answer_type = 'text' and new.responses_text is distinct from old.responses_text
    or new.media_id is distinct from old.media_id and new.media_id is not null
  ) then
    raise exception 'attempt_submitted' using errcode = 'P0001';
  end if;
  return new;
end $$;
create trigger freeze_answers before insert or update on public.responses
  for each row execute function public.freeze_answers();
