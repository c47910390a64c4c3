-- Interviews that are answered at another provider: what is sent there, and what comes back as attempts of ours. Only the
-- server may call these.

-- A provider's participant whose answers are here, with the state that was last read. Asked again, the same attempt.
create table public.provider_participants (
  participant_key text primary key check (participant_key ~ '^[0-9a-f]{32}$'),
  interview_attempt_id uuid not null unique references public.interview_attempts (id) on delete cascade,
  state text not null check (char_length(state) between 1 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.provider_participants enable row level security;
create trigger touch before update on public.provider_participants
  for each row execute function public.set_updated_at();

-- Whom a deletion removed here: what was read of them before it, and is stored after it, doesn't bring them back. Nothing
-- but a hash of the provider's key stays.
create table public.erased_participants (
  participant_hash text primary key check (participant_hash ~ '^[0-9a-f]{64}$'),
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  created_at timestamptz not null default now()
);
create index on public.erased_participants (department_key);
alter table public.erased_participants enable row level security;

create function public.participant_hash(p_key text) returns text
  language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(p_key, 'UTF8')), 'hex')
$$;

-- Interviews that a provider was asked to make and that aren't here yet: its answer may have been lost on the way. The
-- titles are all that it was asked for, as it is found there by one of them.
create table public.provider_requests (
  interview_id uuid primary key,
  owner_id uuid not null references auth.users (id) on delete cascade,
  titles text[] not null,
  asked_at timestamptz not null default now()
);
create index on public.provider_requests (owner_id);
alter table public.provider_requests enable row level security;

-- For how long a provider that hasn't answered may still be making an interview.
create function public.provider_patience() returns interval language sql immutable set search_path = '' as $$
  select interval '1 minute'
$$;

-- Notes that a provider is about to be asked, with a title more, and answers how it was asked before: the titles, and for
-- how many seconds it may still be at work. No row for the first time.
create function public.note_provider_request(p_owner uuid, p_interview uuid, p_title text)
  returns table (titles text[], seconds_left integer) language plpgsql security definer set search_path = '' as $$
begin
  insert into public.provider_requests (interview_id, owner_id, titles)
    values (p_interview, p_owner, array[p_title]) on conflict (interview_id) do nothing;
  if found then
    return;
  end if;
  return query update public.provider_requests r
    set titles = case when p_title = any (r.titles) then r.titles else r.titles || p_title end
    where r.interview_id = p_interview and r.owner_id = p_owner
    returning r.titles, greatest(ceil(extract(epoch from r.asked_at + public.provider_patience() - now())), 0)::integer;
end $$;

-- Asks anew after a time in which nothing came of it; false if somebody else does so already.
create function public.renew_provider_request(p_owner uuid, p_interview uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update public.provider_requests set asked_at = now()
    where interview_id = p_interview and owner_id = p_owner and asked_at <= now() - public.provider_patience();
  return found;
end $$;

-- The provider may have made something, and is no longer working on it.
create function public.end_provider_request(p_owner uuid, p_interview uuid) returns void
  language sql security definer set search_path = '' as $$
  update public.provider_requests set asked_at = now() - public.provider_patience()
    where interview_id = p_interview and owner_id = p_owner
$$;

-- The provider made nothing, for certain.
create function public.forget_provider_request(p_owner uuid, p_interview uuid) returns void
  language sql security definer set search_path = '' as $$
  delete from public.provider_requests where interview_id = p_interview and owner_id = p_owner
$$;

-- Those of a provider's interviews that are nobody's here, and aren't being removed there.
create function public.unclaimed_interviews(p_keys text[]) returns setof text
  language sql stable security definer set search_path = '' as $$
  select key from unnest(p_keys) key where not exists (
    select 1 from public.interviews where willo_interview_key = key
  ) and not exists (
    select 1 from public.jobs where kind = 'remove_at_provider' and unique_key = 'provider:interview:' || key
  )
$$;

-- Writes an interview that the provider made already, with the provider's key and link.
create function public.adopt_interview(
  p_owner uuid, p_interview jsonb, p_questions jsonb, p_provider public.interview_provider, p_key text,
  p_link text
) returns public.interviews language sql security definer set search_path = '' as $$
  select public.forget_provider_request(p_owner, (p_interview ->> 'id')::uuid);
  select public.insert_interview(p_owner, p_interview, p_questions, p_provider, p_key, p_link)
$$;

-- Sends the provider an interview as it is by then. Once for each transaction: a job that runs may have read it before.
create function public.queue_provider_change(p_interview uuid) returns void
  language sql security definer set search_path = '' as $$
  select public.enqueue_job(
    'send_interview', jsonb_build_object('interviewId', p_interview),
    'provider:' || p_interview || ':' || pg_current_xact_id()
  )
$$;

-- Removes an interview or a participant at the provider, however long that takes.
create function public.queue_provider_removal(p_what public.kept_at_provider, p_key text) returns void
  language sql security definer set search_path = '' as $$
  select public.enqueue_job(
    'remove_at_provider', jsonb_build_object('what', p_what, 'key', p_key), 'provider:' || p_what || ':' || p_key
  )
$$;

-- The same for an interview that was made and is nobody's here.
create function public.undo_provider_interview(p_key text) returns void
  language sql security definer set search_path = '' as $$
  select public.queue_provider_removal('interview', key) from public.unclaimed_interviews(array[p_key]) key
$$;

create index jobs_at_provider on public.jobs (unique_key) where kind = 'remove_at_provider';

-- Removes a participant at the provider whose interview was deleted here before their answers came. Nobody of an interview
-- that was never ours: its own removal says that it was.
create function public.remove_left_participant(p_key text, p_interview_key text) returns void
  language sql security definer set search_path = '' as $$
  select public.queue_provider_removal('participant', p_key) where exists (
    select 1 from public.jobs where kind = 'remove_at_provider' and unique_key = 'provider:interview:' || p_interview_key
  )
$$;

-- The provider says that something is new of a participant: a hint, whose truth a job reads at the provider. A job for
-- each hint, as one that runs already may have read the participant before.
create function public.note_participant(p_key text) returns void
  language sql security definer set search_path = '' as $$
  select public.enqueue_job(
    'receive_participant', jsonb_build_object('participantKey', p_key),
    'participant:' || p_key || ':' || pg_current_xact_id()
  )
$$;

-- Candidate and attempt of a participant who has none. Null if the interview isn't ours anymore, or the person was
-- deleted here.
create function public.make_received_attempt(p_participant jsonb) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  interview public.interviews;
  person uuid;
  attempt uuid;
begin
  if exists (
    select 1 from public.erased_participants
    where participant_hash = public.participant_hash(p_participant ->> 'key')
  ) then
    return null;
  end if;
  -- Held, so that a deletion of the interview finds this attempt or leaves no interview.
  select * into interview from public.interviews
    where willo_interview_key = p_participant ->> 'interview_key' and provider <> 'native' and deleted_at is null
    for key share;
  if not found then
    perform public.remove_left_participant(p_participant ->> 'key', p_participant ->> 'interview_key');
    return null;
  end if;
  insert into public.candidates (department_key, email, name, phone)
    values (
      interview.department, public.plain_address(p_participant ->> 'email'), btrim(p_participant ->> 'name'),
      nullif(btrim(p_participant ->> 'phone'), '')
    )
    on conflict (department_key, email) do update set email = excluded.email
    returning id into person;
  insert into public.interview_attempts (
    interview_id, candidate_id, department_key, candidate_name, candidate_phone, language, interview_revision
  ) values (
    interview.id, person, interview.department, btrim(p_participant ->> 'name'),
    nullif(btrim(p_participant ->> 'phone'), ''), coalesce(p_participant ->> 'language', interview.language),
    (p_participant ->> 'revision')::integer
  ) returning id into attempt;
  insert into public.provider_participants (participant_key, interview_attempt_id, state)
    values (p_participant ->> 'key', attempt, p_participant ->> 'state');
  return attempt;
end $$;

-- Drops recordings that are the answer no longer, files and all.
create function public.drop_replaced_recordings(p_attempt uuid) returns void
  language sql security definer set search_path = '' as $$
  with dropped as (
    update public.media m set state = 'discarded'
    where m.interview_attempt_id = p_attempt and m.state not in ('uploading', 'discarded')
      and not exists (select 1 from public.responses r where r.media_id = m.id)
    returning m.id, m.object_key
  )
  select public.queue_removal(id, object_key) from dropped
$$;

-- Makes candidate and attempt of what was read of a participant, and answers the attempt; the same one if it is there.
-- The written answers are kept as they were read last. Null if there is none, or it is submitted or on its way to
-- deletion. p_participant: key, state, interview_key, revision, name, email, phone, language,
-- texts: [{question_id, text, version}].
create function public.receive_participant(p_participant jsonb) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  key constant text := p_participant ->> 'key';
  attempt uuid;
  is_open boolean;
begin
  perform pg_advisory_xact_lock(hashtext(key));
  select interview_attempt_id into attempt from public.provider_participants where participant_key = key;
  attempt := coalesce(attempt, public.make_received_attempt(p_participant));
  -- Locked before the participant, as a deletion locks them.
  update public.interview_attempts set interview_revision = (p_participant ->> 'revision')::integer
    where id = attempt and submitted_at is null and erase_by is null;
  is_open := found;
  update public.provider_participants set state = p_participant ->> 'state' where participant_key = key;
  if not is_open then
    return null;
  end if;
  insert into public.responses (interview_attempt_id, question_id, answer_type, responses_text, version, answered_at)
    select attempt, (answer ->> 'question_id')::uuid, 'text'::public.answer_kind, answer ->> 'text', (answer ->> 'version')::uuid, now()
    from jsonb_array_elements(p_participant -> 'texts') answer
    on conflict (interview_attempt_id, question_id) do update set
      answer_type = 'text', responses_text = excluded.responses_text, media_id = null, video_url = null,
      transcript_state = 'none', version = excluded.version, answered_at = excluded.answered_at
      where responses.version <> excluded.version;
  perform public.drop_replaced_recordings(attempt);
  return attempt;
end $$;

-- The place of a recording that is about to be fetched, by the version of the answer that it is; null if that is here,
-- or the attempt is submitted or on its way to deletion.
create function public.begin_fetched_recording(
  p_attempt uuid, p_question uuid, p_version uuid, p_content_type text, p_extension text
) returns public.media language plpgsql security definer set search_path = '' as $$
declare
  made public.media;
begin
  perform 1 from public.interview_attempts
    where id = p_attempt and submitted_at is null and erase_by is null for update;
  if not found or exists (
    select 1 from public.responses
    where interview_attempt_id = p_attempt and question_id = p_question and version = p_version
  ) then
    return null;
  end if;
  insert into public.media (id, interview_attempt_id, question_id, content_type, object_key)
    values (p_version, p_attempt, p_question, p_content_type, p_attempt || '/' || p_version || '.' || p_extension)
    on conflict (id) do update set
      state = 'uploading', content_type = excluded.content_type, object_key = excluded.object_key
      where media.state in ('uploading', 'discarded')
    returning * into made;
  return made;
end $$;

-- An answer whose recording can't be had: the company sees that there was one, and none that it was to replace.
create function public.miss_recording(p_attempt uuid, p_question uuid, p_answer_type public.answer_kind, p_version uuid)
  returns void
  language sql security definer set search_path = '' as $$
  insert into public.responses (interview_attempt_id, question_id, answer_type, transcript_state, version, answered_at)
    select id, p_question, p_answer_type, 'missing'::public.transcript_state, p_version, now() from public.interview_attempts
    where id = p_attempt and submitted_at is null and erase_by is null
  on conflict (interview_attempt_id, question_id) do update set
    answer_type = excluded.answer_type, responses_text = null, media_id = null, video_url = null,
    transcript_state = 'missing', version = excluded.version, answered_at = excluded.answered_at
    where responses.version <> excluded.version;
  select public.drop_replaced_recordings(p_attempt);
$$;

-- Submits what was received, once, as it was read: p_read names each answer, {question: version}.
-- True for the call that did it; nothing of an attempt that is on its way to deletion. Raises 'answers_changed' if
-- another reading was stored meanwhile.
create function public.submit_received_attempt(p_attempt uuid, p_read jsonb) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
begin
  select * into attempt from public.interview_attempts where id = p_attempt and erase_by is null for update;
  if not found or attempt.submitted_at is not null then
    return false;
  end if;
  if exists (
    select 1 from jsonb_each_text(p_read) given
    left join public.responses r on r.interview_attempt_id = p_attempt and r.question_id::text = given.key
    where r.version::text is distinct from given.value
  ) then
    raise exception 'answers_changed';
  end if;
  return public.submit_attempt(p_attempt);
end $$;
