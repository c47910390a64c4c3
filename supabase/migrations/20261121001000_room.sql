-- What the room does for a candidate, each in one step. Only the server may call these.

-- Begins an attempt: the candidate (by lower-case address, within the company), the attempt, the consent and the
-- sessions, together or not at all. The same way back again, whose first answer was lost, opens what it began. Whoever
-- gives the address of an earlier attempt begins anew like anybody else; the address itself is mailed the way to it.
-- p_invite is what the link of an invitation carried; one of no invitation changes nothing. p_source is where the link
-- was shared.
-- Raises 'interview_unknown', 'interview_closed', 'phone_missing' if the interview requires one, 'invite_taken_back' for
-- the link of such an invitation, or 'session_unknown' for a way back of somebody else.
create function public.start_attempt(
  p_interview_key text, p_name text, p_email text, p_phone text, p_language public.language_code, p_ai_allowed boolean,
  p_notice_version text, p_token_hash text, p_session_days integer, p_return_hash text default null,
  p_network text default null, p_invite text default null, p_source public.link_source default null,
  p_text_number text default null, p_text_words text default null
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
    if known <> public.plain_address(p_email) then
      raise exception 'session_unknown';
    end if;
    insert into public.attempt_sessions (interview_attempt_id, token_hash, expires_at)
      values (attempt, p_token_hash, now() + make_interval(days => p_session_days));
    return attempt;
  end if;
  -- Held, so that a deletion of the interview finds this attempt or leaves no interview to begin.
  select * into interview from public.interviews
    where willo_interview_key = p_interview_key and provider = 'native' and deleted_at is null for key share;
  if not found then
    raise exception 'interview_unknown' using errcode = 'P0002';
  end if;
  if interview.closed_at is not null or interview.deadline < now() then
    raise exception 'interview_closed' using errcode = 'P0001';
  end if;
  if interview.require_phone and coalesce(btrim(p_phone), '') = '' then
    raise exception 'phone_missing';
  end if;
  insert into public.candidates (department_key, email, name, phone)
    values (interview.department, public.plain_address(p_email), btrim(p_name), nullif(btrim(p_phone), ''))
    on conflict (department_key, email) do update set email = excluded.email
    returning id into person;
  insert into public.interview_attempts (
    interview_id, candidate_id, department_key, candidate_name, candidate_phone, language, ai_allowed,
    interview_revision, source, screening
  ) values (
    interview.id, person, interview.department, btrim(p_name), nullif(btrim(p_phone), ''), p_language, p_ai_allowed,
    interview.revision, case when public.is_invitation(p_invite, interview.id) then 'invite' else p_source end, case when exists (
      select 1 from public.screening_questions q
      where q.interview_id = p_interview_key
        and public.is_asked(q.asked_from, q.asked_until, interview.revision)
    ) then 'due'::public.screening_state else 'none' end
  ) returning id into attempt;
  if p_network is not null then
    insert into public.mail_origins (attempt_id, origin_hash)
      values (attempt, public.address_hash(public.plain_address(p_email) || ' ' || p_network));
  end if;
  insert into public.consents (interview_attempt_id, notice_version, language, ai_allowed)
    values (attempt, p_notice_version, p_language, p_ai_allowed);
  if p_text_number is not null then
    insert into public.text_consents (interview_attempt_id, number, words_version, language)
      values (attempt, p_text_number, p_text_words, p_language);
  end if;
  insert into public.attempt_sessions (interview_attempt_id, token_hash, expires_at)
    select attempt, hash, now() + make_interval(days => p_session_days)
    from unnest(array[p_token_hash, p_return_hash]) hash where hash is not null;
  perform public.take_invite(p_invite, interview.id, p_email, attempt);
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

-- What a link leads to: 'unknown', 'closed', 'open', 'continue' or 'submitted'. Without a session only the first three.
-- A browser whose second try is over has submitted too: the first answers are there. An interview that is
-- answered at a provider has no link of ours, except for a second try.
create function public.interview_link_state(p_interview_key text, p_token_hash text default null)
  returns public.link_state language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.refuse_long(1000, p_interview_key, p_token_hash);
  return coalesce((
    select case
      when a.submitted_at is not null then 'submitted'
      when a.id is not null and not public.attempt_is_over(a.id) then 'continue'
      when a.retry_of is not null then 'submitted'
      when i.provider <> 'native' then 'unknown'
      when i.closed_at is not null or i.deadline < now() then 'closed'
      else 'open'
    end
    from public.interviews i
    left join public.attempt_sessions s on s.token_hash = p_token_hash and s.expires_at > now()
    left join public.interview_attempts a on a.id = s.interview_attempt_id and a.interview_id = i.id
    where i.willo_interview_key = p_interview_key and i.deleted_at is null
  ), 'unknown');
end $$;
grant execute on function public.interview_link_state(text, text) to anon, authenticated;

-- The attempt that a session opens, with when it closes and, for a second try, what it is for; and a note that it was
-- seen, unless it is idle.
create function public.room_session(p_interview_key text, p_token_hash text)
  returns table (
    attempt_id uuid, candidate_name text, candidate_email text, language public.language_code, ai_allowed boolean,
    submitted_at timestamptz, closes timestamptz, idle boolean, is_retry boolean, retry_question_id uuid,
    session_id uuid
  ) language sql security definer set search_path = '' as $$
  with found as (
    select s.id, s.interview_attempt_id, s.last_seen_at < now() - public.app_limit('idle_minutes') * interval '1 minute' as idle
    from public.attempt_sessions s
    where s.token_hash = p_token_hash and s.expires_at > now()
  ), seen as (
    update public.attempt_sessions s set last_seen_at = now() from found where s.id = found.id and not found.idle
  )
  select a.id, a.candidate_name, c.email, a.language, a.ai_allowed, known.submitted_at, public.attempt_closes(a.id),
    found.idle and known.submitted_at is null, a.retry_of is not null, a.retry_question_id,
    found.id
  from found
  join public.interview_attempts a on a.id = found.interview_attempt_id
  join public.interviews i on i.id = a.interview_id
  join public.candidates c on c.id = a.candidate_id
  left join public.interview_attempts first on first.id = a.retry_of and public.attempt_is_over(a.id)
  cross join lateral (
    select coalesce(a.resubmitted_at, a.submitted_at, first.resubmitted_at, first.submitted_at) as submitted_at
  ) known
  where i.willo_interview_key = p_interview_key
$$;

-- A browser that was left alone for half an hour may be in other hands: whoever goes on then gives the address that
-- was given at the start. What waits on the device is still sent; only reading and going on ask.
-- Wakes an idle session for whoever knows the address; false for everybody else.
create function public.confirm_session(p_interview_key text, p_token_hash text, p_email text)
  returns boolean language sql security definer set search_path = '' as $$
  with woken as (
    update public.attempt_sessions s set last_seen_at = now()
    from public.interview_attempts a
    join public.interviews i on i.id = a.interview_id
    join public.candidates c on c.id = a.candidate_id
    where s.token_hash = p_token_hash and s.expires_at > now() and a.id = s.interview_attempt_id
      and i.willo_interview_key = p_interview_key and c.email = public.plain_address(p_email)
    returning 1
  )
  select exists (select 1 from woken)
$$;

-- Keeps the week grid of an attempt. Raises 'attempt_submitted'.
create function public.save_availability(p_attempt uuid, p_availability text)
  returns void language plpgsql security definer set search_path = '' as $$
begin
  update public.interview_attempts set availability = p_availability
    where id = p_attempt and submitted_at is null;
  if not found then
    raise exception 'attempt_submitted';
  end if;
end $$;

-- Submits an attempt once every question has its answer and every recording has arrived, as its person sees it:
-- p_shown names the take or the version of the text, {question: version}.
-- True for the call that did it, false for every later one. Raises 'answers_missing', 'answers_changed' if an answer is
-- another one, or 'interview_closed', also if a legal hold keeps what a second try would replace; nothing changes then.
-- A recording that arrived whole but can't be read is still an answer: it keeps nobody from submitting. The
-- company is offered the file, and may let the person try again.
create function public.submit_complete_attempt(p_attempt uuid, p_shown jsonb)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
  interview public.interviews;
begin
  -- In the order in which reopening locks them.
  perform 1 from public.interview_attempts where id = (
    select retry_of from public.interview_attempts where id = p_attempt
  ) for update;
  select * into attempt from public.interview_attempts where id = p_attempt for update;
  if not found or attempt.submitted_at is not null then
    return false;
  end if;
  select * into interview from public.interviews where id = attempt.interview_id;
  if public.attempt_is_over(p_attempt) or attempt.retry_of is not null and public.is_on_hold(p_attempt) then
    raise exception 'interview_closed';
  end if;
  if exists (
    select 1 from public.questions q
    left join public.responses r on r.question_id = q.id and r.interview_attempt_id = p_attempt
    left join public.media m on m.id = r.media_id
    where q.interview_id = interview.willo_interview_key
    and public.is_asked(q.asked_from, q.asked_until, attempt.interview_revision) and not coalesce(
      case when r.answer_type = 'text' then btrim(r.responses_text) <> '' else m.state in ('uploaded', 'ready', 'failed') end,
      false
    )
    -- What a retry carries along was complete when it was submitted.
    and (attempt.retry_question_id is null or q.id = attempt.retry_question_id)
  ) then
    raise exception 'answers_missing';
  end if;
  if exists (
    select 1 from public.responses r
    where r.interview_attempt_id = p_attempt
      and r.version::text is distinct from p_shown ->> r.question_id::text
      and (attempt.retry_question_id is null or r.question_id = attempt.retry_question_id)
  ) then
    raise exception 'answers_changed';
  end if;
  if attempt.retry_of is not null then
    perform public.take_over_retry(p_attempt);
    return true;
  end if;
  return public.submit_attempt(p_attempt);
end $$;
