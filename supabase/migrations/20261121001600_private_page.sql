-- What a candidate may do after the room: come back, read, correct.

-- A mailed link is personal and unguessable: only the hash of its token is kept. An expired one still says whose it
-- was, so that a new one can be mailed to the address on file.
create table public.candidate_links (
  id uuid primary key default gen_random_uuid(),
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  purpose public.link_purpose not null,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index on public.candidate_links (interview_attempt_id);
alter table public.candidate_links enable row level security;

-- What a candidate says that they said, beside what was heard. Neither is ever changed.
create table public.corrections (
  id uuid primary key default gen_random_uuid(),
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  response_id uuid not null references public.responses (id) on delete cascade,
  corrected_text text not null check (char_length(btrim(corrected_text)) between 1 and public.app_limit('answer')),
  sequence bigint generated always as identity,
  created_at timestamptz not null default now()
);
create index on public.corrections (interview_attempt_id);
create index on public.corrections (response_id, sequence desc);
alter table public.corrections enable row level security;
create policy "owners read corrections of open attempts" on public.corrections
  for select to authenticated using (
    exists (select 1 from public.interview_attempts a where a.id = corrections.interview_attempt_id)
  );
grant select on public.corrections to authenticated;

-- Who has opened what a computer heard of them, by a press. Counted by language only: no user reads it.
create table public.words_opened (
  interview_attempt_id uuid primary key references public.interview_attempts (id) on delete cascade,
  opened_at timestamptz not null default now()
);
alter table public.words_opened enable row level security;
revoke all on public.words_opened from anon, authenticated;

-- An answer that is given anew, before it is submitted, takes what was corrected of the one before along.
create function public.forget_corrections() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.corrections where response_id = new.id;
  return null;
end $$;
create trigger forget_corrections after update of version on public.responses
  for each row when (new.version is distinct from old.version) execute function public.forget_corrections();

-- Whether what a candidate records is written down before they submit, so that they see it first: if they agreed to it,
-- and their company's plan will open it.
create function public.hears_before_submission(p_attempt uuid) returns boolean
  language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select 1 from public.interview_attempts
    where id = p_attempt and submitted_at is null and erase_by is null and ai_allowed
      and (retry_of is not null or public.candidates_left(department_key, now()) > 0)
  );
end $$;

-- Stores a correction, and once the answers are submitted queues the evaluation of what it says. False after ten
-- corrections of one answer. Raises 'transcript_missing' if there is no transcript to correct: one that a second try only
-- carries along is corrected where it stands.
create function public.correct_transcript(p_attempt uuid, p_response uuid, p_text text)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  perform 1 from public.responses r join public.interview_attempts a on a.id = r.interview_attempt_id
    where r.id = p_response and a.id = p_attempt and a.ai_allowed and r.answer_type <> 'text'
      and r.transcript_state = 'done' and coalesce(a.retry_question_id = r.question_id, true)
    for update of a;
  if not found then
    raise exception 'transcript_missing';
  end if;
  if (select count(*) from public.corrections where response_id = p_response) >= 10 then
    return false;
  end if;
  insert into public.corrections (interview_attempt_id, response_id, corrected_text)
    values (p_attempt, p_response, btrim(p_text)) returning id into made;
  update public.interview_attempts set evaluation_state = 'queued' where id = p_attempt and submitted_at is not null;
  if found then
    perform public.enqueue_job(
      'evaluate_attempt', jsonb_build_object('attemptId', p_attempt), 'evaluate:' || p_attempt || ':' || made
    );
  end if;
  return true;
end $$;
