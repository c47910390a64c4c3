-- Candidates, their attempts, consents, answers and recordings. A candidate has no account and no access to any
-- table: the room's handlers act for them with a scoped token. An employer sees submitted and unlocked attempts only.

create table public.candidates (
  id uuid primary key default gen_random_uuid(),
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  email text not null check (email = lower(email) and char_length(email) between 3 and 320),
  name text not null check (char_length(btrim(name)) between 1 and 200),
  phone text check (char_length(phone) <= 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (department_key, email)
);
create trigger touch before update on public.candidates
  for each row execute function public.set_updated_at();

create table public.interview_attempts (
  id uuid primary key default gen_random_uuid(),
  interview_id uuid not null references public.interviews (id) on delete cascade,
  candidate_id uuid not null references public.candidates (id) on delete cascade,
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  -- What this person wrote this time; the candidate's own row keeps what was written first.
  candidate_name text not null check (char_length(btrim(candidate_name)) between 1 and 200),
  candidate_phone text check (char_length(candidate_phone) <= 40),
  language text not null default 'en'
    check (language in ('en', 'es', 'fr', 'de', 'zh', 'ja', 'ar', 'ru', 'pt', 'hi')),
  status text not null default 'Pending' check (status in ('Pending', 'Rejected', 'Hired')),
  qualified boolean,
  -- false: the candidate asked for people only, so nothing is transcribed or scored.
  ai_allowed boolean not null default true,
  evaluation_state text not null default 'none'
    check (evaluation_state in ('none', 'queued', 'running', 'done', 'failed', 'declined')),
  submitted_at timestamptz,
  -- Which one of this person's submissions to this interview it is.
  nth_submission integer not null default 1 check (nth_submission >= 1),
  unlocked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (unlocked_at is null or submitted_at is not null)
);
create index on public.interview_attempts (department_key, submitted_at desc, id desc) where submitted_at is not null;
create index on public.interview_attempts (interview_id, submitted_at desc, id desc) where submitted_at is not null;
create index on public.interview_attempts (candidate_id);
alter table public.interview_attempts enable row level security;
create policy "owners read open attempts" on public.interview_attempts
  for select to authenticated using (
    department_key in (select public.my_department_keys())
    and submitted_at is not null and unlocked_at is not null
  );
create policy "owners decide on open attempts" on public.interview_attempts
  for update to authenticated using (
    department_key in (select public.my_department_keys())
    and submitted_at is not null and unlocked_at is not null
  );
create policy "owners delete open attempts" on public.interview_attempts
  for delete to authenticated using (
    department_key in (select public.my_department_keys())
    and submitted_at is not null and unlocked_at is not null
  );
grant select, update, delete on public.interview_attempts to authenticated;
create trigger guard before insert or update on public.interview_attempts
  for each row execute function public.guard_columns(
    'id', 'interview_id', 'candidate_id', 'department_key', 'candidate_name', 'candidate_phone', 'language',
    'qualified', 'ai_allowed', 'evaluation_state', 'submitted_at', 'unlocked_at', 'created_at'
  );
create trigger touch before update on public.interview_attempts
  for each row execute function public.set_updated_at();

alter table public.candidates enable row level security;
create policy "owners read candidates of open attempts" on public.candidates
  for select to authenticated using (
    exists (select 1 from public.interview_attempts a where a.candidate_id = candidates.id)
  );
grant select on public.candidates to authenticated;

-- One order of all that people decide, in both tables of it: a clock may step back between two decisions.
create sequence public.decision_steps;

-- A person decides: the status changes only in the hands of the company's owner, whatever key is used.
create table public.status_history (
  id bigint generated always as identity primary key,
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  changed_by uuid not null references auth.users (id) on delete cascade,
  from_status text not null,
  to_status text not null,
  reason text check (char_length(reason) <= 1000),
  -- The numbers on the screen at that moment, never the words.
  scores jsonb not null default '{}',
  step bigint not null default nextval('public.decision_steps'),
  created_at timestamptz not null default now()
);
create index on public.status_history (interview_attempt_id, step desc);
create index on public.status_history (changed_by);
alter table public.status_history enable row level security;
create policy "owners read the history of open attempts" on public.status_history
  for select to authenticated using (
    exists (select 1 from public.interview_attempts a where a.id = status_history.interview_attempt_id)
  );
grant select on public.status_history to authenticated;

create function public.guard_status() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'Pending' then
      raise exception 'an attempt begins as Pending' using errcode = '23514';
    end if;
  elsif new.status is distinct from old.status
    and new.department_key not in (select public.my_department_keys()) then
    raise exception 'only the company''s owner decides on a candidate' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_status before insert or update on public.interview_attempts
  for each row execute function public.guard_status();

create table public.consents (
  id uuid primary key default gen_random_uuid(),
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  notice_version text not null,
  language text not null,
  ai_allowed boolean not null,
  sequence bigint generated always as identity,
  given_at timestamptz not null default now()
);
create index on public.consents (interview_attempt_id);
alter table public.consents enable row level security;

-- What a candidate's browser holds to come back: only the hash of its token is kept.
create table public.attempt_sessions (
  id uuid primary key default gen_random_uuid(),
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  token_hash text not null unique,
  expires_at timestamptz not null,
  last_seen_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index on public.attempt_sessions (interview_attempt_id);
alter table public.attempt_sessions enable row level security;

create table public.media (
  id uuid primary key default gen_random_uuid(),
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  -- Whose browser began to send it.
  attempt_session_id uuid references public.attempt_sessions (id) on delete set null,
  question_id uuid not null references public.questions (id) on delete cascade,
  take integer not null default 1 check (take >= 1),
  content_type text not null,
  state text not null default 'uploading'
    check (state in ('uploading', 'uploaded', 'ready', 'failed', 'discarded')),
  object_key text not null unique,
  byte_size bigint check (byte_size >= 0),
  -- What has been received of it so far, whether or not it ever arrives whole.
  received_bytes bigint not null default 0 check (received_bytes >= 0),
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
create policy "owners read media of open attempts" on public.media
  for select to authenticated using (
    exists (select 1 from public.interview_attempts a where a.id = media.interview_attempt_id)
  );
grant select on public.media to authenticated;
create trigger touch before update on public.media
  for each row execute function public.set_updated_at();

create table public.responses (
  id uuid primary key default gen_random_uuid(),
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  question_id uuid not null references public.questions (id) on delete cascade,
  answer_type text not null check (answer_type in ('video', 'audio', 'text')),
  -- What was typed, or what was heard: the transcript of a recording.
  responses_text text check (char_length(responses_text) <= 20000),
  video_url text,
  media_id uuid references public.media (id) on delete set null,
  transcript_state text not null default 'none'
    check (transcript_state in ('none', 'pending', 'done', 'no_speech', 'unavailable', 'failed')),
  transcript_segments jsonb,
  transcript_language text,
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
