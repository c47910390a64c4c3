-- Recordings and answers: what was said and what was typed.

create table public.media (
  id uuid primary key default gen_random_uuid(),
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  -- Whose browser began to send it.
  attempt_session_id uuid references public.attempt_sessions (id) on delete set null,
  question_id uuid not null references public.questions (id) on delete cascade,
  -- In which language the room asked it, where the question has it.
  question_language public.language_code references public.languages (code),
  take integer not null default 1 check (take >= 1),
  content_type text not null,
  state public.media_state not null default 'uploading',
  object_key text not null unique,
  byte_size bigint check (byte_size >= 0),
  -- What has been received of it so far, whether or not it ever arrives whole.
  received_bytes bigint not null default 0 check (received_bytes >= 0),
  -- Since when nothing of it is kept: it made room for newer ones, and may be sent again from its start.
  cleared_at timestamptz,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  duration_seconds numeric(9, 3),
  has_video boolean,
  error text,
  uploaded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.media (interview_attempt_id, question_id);
create index on public.media (question_id);
create index on public.media (attempt_session_id);
create index on public.media (created_at) where state = 'uploading';
alter table public.media enable row level security;
grant select on public.media to authenticated;
create policy "owners read media of open attempts" on public.media
  for select to authenticated using (
    state not in ('uploading', 'discarded')
    and exists (select 1 from public.interview_attempts a where a.id = media.interview_attempt_id)
  );
create trigger touch before update on public.media
  for each row execute function public.set_updated_at();

create table public.responses (
  id uuid primary key default gen_random_uuid(),
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  question_id uuid not null references public.questions (id) on delete cascade,
  question_language public.language_code references public.languages (code),
  answer_type public.answer_kind not null,
  -- What was typed, or what was heard: the transcript of a recording.
  responses_text text check (char_length(responses_text) <= public.app_limit('answer')),
  video_url text,
  media_id uuid references public.media (id) on delete set null,
  transcript_state public.transcript_state not null default 'none',
  -- Pieces of what was heard, with how sure the recognizer was of each and of its words.
  transcript_segments jsonb check (octet_length(transcript_segments::text) <= 1000000),
  transcript_language text,
  -- In English, by a model and at an owner's press, with the hash of the words that it is of.
  translation jsonb check (octet_length(translation::text) <= 100000),
  retakes_used integer not null default 0 check (retakes_used >= 0),
  -- Which text, or which recording, this is: another one with each answer of the candidate, chosen by their browser.
  version uuid not null default gen_random_uuid(),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (interview_attempt_id, question_id)
);
create index on public.responses (question_id);
create index on public.responses (media_id);
alter table public.responses enable row level security;
create policy "owners read answers of open attempts" on public.responses
  for select to authenticated using (
    exists (select 1 from public.interview_attempts a where a.id = responses.interview_attempt_id)
  );
grant select on public.responses to authenticated;
create trigger touch before update on public.responses
  for each row execute function public.set_updated_at();

-- Under which words an answer was given: those that its browser had on the screen; where it doesn't say, those of the
-- answer before it, or of our own room. The words follow from the revision that the attempt began with.
create function public.keep_question_language() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.question_language := coalesce(
    new.question_language,
    (select r.question_language from public.responses r
      where r.interview_attempt_id = new.interview_attempt_id and r.question_id = new.question_id),
    (select a.language from public.interview_attempts a join public.interviews i on i.id = a.interview_id
      where a.id = new.interview_attempt_id and i.provider = 'native')
  );
  return new;
end $$;
create trigger keep_question_language before insert on public.media
  for each row execute function public.keep_question_language();
create trigger keep_question_language before insert on public.responses
  for each row execute function public.keep_question_language();

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

-- Stores what was typed, whole, as the version that the browser names, over one of the versions that it knows: what
-- another device saved meanwhile is never overwritten. The same version again changes nothing.
-- Raises 'question_unknown', 'attempt_submitted', 'interview_closed', 'too_long', 'answer_changed'.
-- Whoever answers in writing instead of by video has two thousand characters.
create function public.save_text_answer(
  p_attempt uuid, p_question uuid, p_text text, p_version uuid, p_over uuid[], p_language text default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
  question public.questions;
  before uuid;
  closes timestamptz;
begin
  select * into attempt from public.interview_attempts where id = p_attempt for update;
  select q.* into question from public.questions q
    join public.interviews i on i.willo_interview_key = q.interview_id
    where q.id = p_question and i.id = attempt.interview_id
      and public.is_asked(q.asked_from, q.asked_until, attempt.interview_revision) and (
      q.question_type = 'text'
      or exists (select 1 from public.accommodations c where c.interview_attempt_id = p_attempt and c.text_instead)
    );
  if not found then
    raise exception 'question_unknown';
  end if;
  select version into before from public.responses
    where interview_attempt_id = p_attempt and question_id = p_question;
  if before = p_version then
    return;
  end if;
  if attempt.submitted_at is not null then
    raise exception 'attempt_submitted';
  end if;
  closes := public.attempt_closes(p_attempt);
  if closes + public.app_limit('grace_minutes') * interval '1 minute' < now() then
    raise exception 'interview_closed';
  end if;
  if char_length(p_text) > coalesce(question.max_characters, public.app_limit('text_instead_characters')) then
    raise exception 'too_long';
  end if;
  if before is not null and before <> all (p_over) then
    raise exception 'answer_changed';
  end if;
  insert into public.responses (
    interview_attempt_id, question_id, question_language, answer_type, responses_text, version, answered_at
  ) values (p_attempt, p_question, p_language, 'text', p_text, p_version, now())
  on conflict (interview_attempt_id, question_id) do update
    set question_language = excluded.question_language, answer_type = 'text', responses_text = excluded.responses_text, media_id = null, video_url = null,
      transcript_state = 'none', transcript_segments = null, transcript_language = null, translation = null,
      version = excluded.version, answered_at = now();
end $$;

-- Why no other take of a question can begin now: 'question_unknown', 'attempt_submitted', 'interview_closed',
-- 'takes_used_up' or 'takes_too_often'; null if one can. A take that was interrupted does not count against the
-- retakes. Thirty may begin in an hour, whatever became of them.
create function public.take_refusal(p_attempt uuid, p_question uuid)
  returns public.take_refusal_reason language plpgsql stable security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
  question public.questions;
  finished integer;
  lately integer;
begin
  select * into attempt from public.interview_attempts where id = p_attempt;
  select q.* into question from public.questions q
    join public.interviews i on i.willo_interview_key = q.interview_id
    where q.id = p_question and q.question_type = 'video' and i.id = attempt.interview_id
      and public.is_asked(q.asked_from, q.asked_until, attempt.interview_revision);
  if not found then
    return 'question_unknown';
  end if;
  if attempt.submitted_at is not null then
    return 'attempt_submitted';
  end if;
  if public.attempt_closes(p_attempt) + public.app_limit('grace_minutes') * interval '1 minute' < now() then
    return 'interview_closed';
  end if;
  select count(*) filter (where state <> 'uploading'), count(*) filter (where created_at > now() - interval '1 hour')
    into finished, lately
    from public.media where interview_attempt_id = p_attempt and question_id = p_question;
  if finished > question.max_retakes then
    return 'takes_used_up';
  end if;
  if lately >= 30 then
    return 'takes_too_often';
  end if;
  return null;
end $$;

-- Keeps what is stored of a question to its retakes and three more takes: the oldest one that never arrived whole makes
-- room, its files removed by a job; one that somebody is sending does not. The row stays, so that whoever has the
-- recording on their device sends it again from its start.
-- Raises 'takes_on_their_way' if all of them are being sent.
create function public.make_room_for_take(p_attempt uuid, p_question uuid)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  cleared public.media;
begin
  if (
    select count(*) from public.media
    where interview_attempt_id = p_attempt and question_id = p_question and state <> 'discarded' and cleared_at is null
  ) <= (select max_retakes + 3 from public.questions where id = p_question) then
    return;
  end if;
  update public.media set cleared_at = now() where id = (
    select m.id from public.media m
    where m.interview_attempt_id = p_attempt and m.question_id = p_question and m.state = 'uploading'
      and m.cleared_at is null and m.updated_at < now() - interval '30 seconds'
      and not exists (select 1 from public.upload_leases l where l.upload_id = m.id and l.held_until > now())
    order by m.take, m.created_at limit 1 for update
  ) returning * into cleared;
  if not found then
    raise exception 'takes_on_their_way';
  end if;
  perform public.queue_removal(cleared.id, cleared.object_key);
end $$;

-- Opens the upload of one take for one of the browser's sessions; the same take again finds its own row. One that made
-- room is begun again for as long as what was recorded in time may be sent.
-- Raises 'session_unknown', 'takes_on_their_way', and what take_refusal says.
create function public.begin_recording(
  p_token_hashes text[], p_question uuid, p_take uuid, p_content_type text, p_extension text,
  p_language text default null
) returns public.media language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
  made public.media;
  refusal public.take_refusal_reason;
begin
  select a.* into attempt from public.interview_attempts a
    join public.attempt_sessions s on s.interview_attempt_id = a.id
    join public.interviews i on i.id = a.interview_id
    join public.questions q on q.interview_id = i.willo_interview_key
    where q.id = p_question and s.token_hash = any (p_token_hashes) and s.expires_at > now()
      and public.is_asked(q.asked_from, q.asked_until, a.interview_revision)
    limit 1 for update of a;
  if not found then
    raise exception 'session_unknown';
  end if;
  select * into made from public.media where id = p_take;
  if found then
    if made.interview_attempt_id <> attempt.id or made.question_id <> p_question then
      raise exception 'session_unknown';
    end if;
    if made.cleared_at is null then
      return made;
    end if;
    if attempt.submitted_at is not null then
      raise exception 'attempt_submitted';
    end if;
    if public.attempt_is_over(attempt.id) then
      raise exception 'interview_closed';
    end if;
    perform public.make_room_for_take(attempt.id, p_question);
    update public.media set cleared_at = null, received_bytes = 0 where id = p_take returning * into made;
    return made;
  end if;
  refusal := public.take_refusal(attempt.id, p_question);
  if refusal is not null then
    raise exception '%', refusal;
  end if;
  perform public.make_room_for_take(attempt.id, p_question);
  insert into public.media (
    id, interview_attempt_id, attempt_session_id, question_id, question_language, take, content_type, object_key
  ) values (
    p_take, attempt.id, (
      select id from public.attempt_sessions
      where interview_attempt_id = attempt.id and token_hash = any (p_token_hashes) limit 1
    ), p_question, p_language, 1 + (
      select count(*) from public.media where interview_attempt_id = attempt.id and question_id = p_question
    ), p_content_type, attempt.id || '/' || p_take || '.' || p_extension
  ) returning * into made;
  return made;
end $$;

-- Makes a recording that has arrived whole the answer, over one of the versions that its browser knows or over another
-- recording of the same browser; answers the keys of the takes it replaces. What another device is still sending stays,
-- for the person there to choose. Raises 'recording_unknown', 'attempt_submitted', 'answer_changed', or
-- 'upload_incomplete' if it made room for another take meanwhile and its files are being removed.
create function public.accept_recording(
  p_attempt uuid, p_media uuid, p_answer_type public.answer_kind, p_byte_size bigint, p_sha256 text, p_over uuid[]
) returns setof text language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
  recording public.media;
begin
  select * into attempt from public.interview_attempts where id = p_attempt for update;
  select * into recording from public.media
    where id = p_media and interview_attempt_id = p_attempt and state <> 'discarded';
  if not found then
    raise exception 'recording_unknown';
  end if;
  if exists (
    select 1 from public.responses where interview_attempt_id = p_attempt and media_id = p_media
  ) then
    return;
  end if;
  if attempt.submitted_at is not null then
    raise exception 'attempt_submitted';
  end if;
  if recording.cleared_at is not null then
    raise exception 'upload_incomplete';
  end if;
  if exists (
    select 1 from public.responses r left join public.media m on m.id = r.media_id
    where r.interview_attempt_id = p_attempt and r.question_id = recording.question_id
      and r.version <> all (p_over) and (m.attempt_session_id = recording.attempt_session_id) is not true
  ) then
    raise exception 'answer_changed';
  end if;
  update public.media set
    state = 'uploaded', byte_size = p_byte_size, sha256 = p_sha256, uploaded_at = now(),
    has_video = p_answer_type = 'video'
    where id = p_media;
  return query update public.media set state = 'discarded'
    where interview_attempt_id = p_attempt and question_id = recording.question_id
      and id <> p_media and state not in ('uploading', 'discarded')
    returning object_key;
  insert into public.responses (
    interview_attempt_id, question_id, question_language, answer_type, media_id, video_url, retakes_used, version,
    answered_at
  ) values (
    p_attempt, recording.question_id, recording.question_language, p_answer_type, p_media, '/api/media/' || p_media, 0, p_media, now()
  ) on conflict (interview_attempt_id, question_id) do update set
    question_language = excluded.question_language, answer_type = excluded.answer_type,
    media_id = excluded.media_id, video_url = excluded.video_url, responses_text = null, transcript_state = 'none', transcript_segments = null, transcript_language = null,
    translation = null, version = excluded.version, answered_at = now();
  update public.responses set retakes_used = (
    select count(*) - 1 from public.media m
    where m.interview_attempt_id = p_attempt and m.question_id = recording.question_id and m.state <> 'uploading'
  ) where interview_attempt_id = p_attempt and question_id = recording.question_id;
end $$;

-- Drops a take that the candidate does not want. False if it is the answer already or the attempt is submitted.
create function public.discard_recording(p_media uuid)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  dropped public.media;
begin
  perform 1 from public.interview_attempts a
    join public.media m on m.interview_attempt_id = a.id
    where m.id = p_media and a.submitted_at is null for update of a;
  if not found then
    return false;
  end if;
  update public.media set state = 'discarded'
    where id = p_media and not exists (select 1 from public.responses r where r.media_id = p_media)
    returning * into dropped;
  if not found then
    return false;
  end if;
  update public.responses set retakes_used = (
    select count(*) - 1 from public.media m
    where m.interview_attempt_id = dropped.interview_attempt_id and m.question_id = dropped.question_id
      and m.state <> 'uploading'
  ) where interview_attempt_id = dropped.interview_attempt_id and question_id = dropped.question_id
    and media_id is not null;
  return true;
end $$;

-- A recording that has arrived whole is made playable by a job, whoever accepted it.
create function public.queue_media() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.enqueue_job('process_media', jsonb_build_object('mediaId', new.id), 'media:' || new.id);
  return null;
end $$;
create trigger queue_media after update of state on public.media
  for each row when (new.state = 'uploaded' and old.state is distinct from new.state)
  execute function public.queue_media();
create trigger queue_media_at_once after insert on public.media
  for each row when (new.state = 'uploaded') execute function public.queue_media();

-- Removes the files of a recording that nobody needs anymore, by a job.
create function public.queue_removal(p_media uuid, p_object_key text, p_run_at timestamptz default now())
  returns void language sql security definer set search_path = '' as $$
  select public.enqueue_job(
    'remove_recording', jsonb_build_object('mediaId', p_media, 'objectKey', p_object_key), 'recording:' || p_media,
    p_run_at
  )
$$;
