-- What the room does for a candidate, each in one step. Only the server may call these.

-- Begins an attempt: the candidate (by lower-case address, within the company), the attempt, the consent and the
-- session, together or not at all. Raises 'interview_unknown' or 'interview_closed'.
create function public.start_attempt(
  p_interview_key text, p_name text, p_email text, p_phone text, p_language text, p_ai_allowed boolean,
  p_notice_version text, p_token_hash text, p_session_days integer
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  interview public.interviews;
  person uuid;
  attempt uuid;
begin
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
    values (attempt, p_token_hash, now() + make_interval(days => p_session_days));
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
  update public.interview_attempts set
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
