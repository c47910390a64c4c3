-- Trying again, from the employer's button to the answers that take the place of the first ones. A second attempt
-- holds what is new until it is submitted; then it goes into the first one, whose address, decisions and evaluations
-- stay as they are, and is gone.

-- Opens one question, or all of them (null), to one candidate again, for a week or as long as the interview takes answers,
-- and mails them the way back. Their browsers, too, lead there. Again for the same question changes nothing, or gives
-- another week if that is over.
-- Raises 'attempt_unknown', 'on_hold', as new answers take the place of the first ones,
-- 'question_unknown', 'owner_unproved', 'mail_stopped' if their address takes no mail, or 'retry_waiting'.
create function public.reopen_attempt(p_attempt uuid, p_question uuid default null)
  returns uuid language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
  waiting public.interview_attempts;
  made uuid;
  ends constant timestamptz := greatest(
    now() + public.app_limit('retry_days') * interval '1 day', public.attempt_closes(p_attempt)
  );
begin
  select * into attempt from public.interview_attempts
    where id = p_attempt and public.is_my_open_attempt(id, 'invite') for update;
  if not found then
    raise exception 'attempt_unknown';
  end if;
  if public.is_on_hold(p_attempt) then
    raise exception 'on_hold';
  end if;
  if p_question is not null and not exists (
    select 1 from public.questions q join public.interviews i on i.willo_interview_key = q.interview_id
    where q.id = p_question and i.id = attempt.interview_id
      and public.is_asked(q.asked_from, q.asked_until, attempt.interview_revision)
  ) then
    raise exception 'question_unknown';
  end if;
  if not exists (select 1 from public.profiles where id = public.my_user_id() and email_verified_at is not null) then
    raise exception 'owner_unproved';
  end if;
  if exists (
    select 1 from public.candidates c, public.mailbox(c.email) m where c.id = attempt.candidate_id and not m.accepts
  ) then
    raise exception 'mail_stopped';
  end if;
  select * into waiting from public.interview_attempts
    where retry_of = p_attempt and submitted_at is null and erase_by is null for update;
  if found and not public.attempt_is_over(waiting.id) then
    if waiting.retry_question_id is distinct from p_question then
      raise exception 'retry_waiting';
    end if;
    return waiting.id;
  end if;
  if waiting.id is not null and waiting.retry_question_id is not distinct from p_question then
    update public.interview_attempts set reopened_until = ends where id = waiting.id;
    made := waiting.id;
  else
    if waiting.id is not null then
      update public.attempt_sessions set interview_attempt_id = p_attempt where interview_attempt_id = waiting.id;
      perform public.request_erasure(waiting.id, 'retry');
    end if;
    insert into public.interview_attempts (
      interview_id, candidate_id, department_key, candidate_name, candidate_phone, language, ai_allowed, availability,
      interview_revision, retry_of, retry_question_id, reopened_until
    ) values (
      attempt.interview_id, attempt.candidate_id, attempt.department_key, attempt.candidate_name,
      attempt.candidate_phone, attempt.language, attempt.ai_allowed, attempt.availability,
      attempt.interview_revision, p_attempt, p_question, ends
    ) returning id into made;
    insert into public.consents (interview_attempt_id, notice_version, language, ai_allowed, given_at)
      select made, notice_version, language, ai_allowed, given_at
      from public.consents where interview_attempt_id = p_attempt;
    insert into public.accommodations (interview_attempt_id, kinds, note, time_factor, text_instead)
      select made, kinds, note, time_factor, text_instead
      from public.accommodations where interview_attempt_id = p_attempt;
    if p_question is not null then
      insert into public.responses (
        interview_attempt_id, question_id, question_language, answer_type, responses_text, video_url, media_id,
        transcript_state, transcript_segments, transcript_language, retakes_used, answered_at
      ) select made, question_id, question_language, answer_type, responses_text, video_url, media_id, transcript_state,
        transcript_segments, transcript_language, retakes_used, answered_at
        from public.responses where interview_attempt_id = p_attempt and question_id <> p_question;
    end if;
    update public.attempt_sessions set interview_attempt_id = made where interview_attempt_id = p_attempt;
    update public.candidate_links set interview_attempt_id = made
      where interview_attempt_id = p_attempt and purpose = 'resume';
  end if;
  perform public.enqueue_job(
    'send_mail', jsonb_build_object('mail', 'retry', 'attemptId', made), 'mail:retry:' || made
  );
  return made;
end $$;
grant execute on function public.reopen_attempt(uuid, uuid) to authenticated;

-- What an open attempt waits for: the question (null for all of them) and until when. Empty if nothing is open
-- again, or if the week is over.
create function public.waiting_retry(p_attempt uuid)
  returns table (question_id uuid, closes timestamptz)
  language sql stable security definer set search_path = '' as $$
  select a.retry_question_id, public.attempt_closes(a.id) from public.interview_attempts a
  where a.retry_of = p_attempt and a.submitted_at is null and a.erase_by is null
    and public.is_my_open_attempt(p_attempt) and not public.attempt_is_over(a.id)
$$;

-- Only the open question of a retry takes an answer.
create function public.keep_carried_answers() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  open_question uuid;
begin
  select retry_question_id into open_question from public.interview_attempts where id = new.interview_attempt_id;
  if open_question is not null and open_question <> new.question_id then
    raise exception 'attempt_submitted' using errcode = 'P0001';
  end if;
  return new;
end $$;
create trigger keep_carried_answers before update of responses_text, media_id on public.responses
  for each row when (
    new.answer_type = 'text' and new.responses_text is distinct from old.responses_text
    or new.media_id is distinct from old.media_id and new.media_id is not null
  ) execute function public.keep_carried_answers();
create trigger keep_carried_answers before insert on public.media
  for each row execute function public.keep_carried_answers();

-- Puts a complete second attempt in the place of what it answers anew: the answers, what was asked for and agreed to
-- meanwhile, and whatever leads there. Evaluations stay, of the answers that go, and a new one is queued.
create function public.take_over_retry(p_retry uuid)
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
  update public.corrections set interview_attempt_id = first.id where interview_attempt_id = p_retry;
  update public.words_opened set interview_attempt_id = first.id where interview_attempt_id = p_retry
    and not exists (select 1 from public.words_opened where interview_attempt_id = first.id);
  update public.ask_agains set interview_attempt_id = first.id where interview_attempt_id = p_retry
    and not exists (select 1 from public.ask_agains where interview_attempt_id = first.id);
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
  update public.jobs set subject = first.id where subject = p_retry and locked_by is null;
  delete from public.interview_attempts where id = p_retry;
  -- By itself: what follows from the numbers below reads the row as it stands.
  update public.interview_attempts set replaced_version = coalesce((
    select max(version) from public.evaluation_results where interview_attempt_id = first.id
  ), 0) where id = first.id;
  update public.interview_attempts set
    resubmitted_at = clock_timestamp(), availability = retry.availability, language = retry.language,
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
  perform public.queue_digests(first.interview_id, first.opening);
end $$;
