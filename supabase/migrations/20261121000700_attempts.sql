-- Candidates, their attempts, sessions and consents, and how an attempt is submitted and opened. A candidate has no
-- account and no access to any table: the room's handlers act for them with a scoped token. An employer sees submitted
-- and unlocked attempts only.

create table public.candidates (
  id uuid primary key default gen_random_uuid(),
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  email text not null check (
    email = public.plain_address(email) and char_length(email) between 3 and public.app_limit('handed_email')
  ),
  name text not null check (char_length(btrim(name)) between 1 and public.app_limit('candidate_name')),
  phone text check (char_length(phone) <= public.app_limit('candidate_phone')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (department_key, email)
);
create trigger touch before update on public.candidates
  for each row execute function public.set_updated_at();

-- A place in a list: a rank, with the order of submission behind it. Whoever has no rank comes below all who have one.
create function public.list_key(p_rank bigint, p_submission bigint default null) returns bigint
  language sql immutable parallel safe set search_path = '' as $$
  select (coalesce(p_rank, 0) << 40) + coalesce(p_submission, 0)
$$;
grant execute on function public.list_key(bigint, bigint) to authenticated;

create table public.interview_attempts (
  id uuid primary key default gen_random_uuid(),
  interview_id uuid not null references public.interviews (id) on delete cascade,
  candidate_id uuid not null references public.candidates (id) on delete cascade,
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  -- What this person wrote this time; the candidate's own row keeps what was written first.
  candidate_name text not null check (char_length(btrim(candidate_name)) between 1 and public.app_limit('candidate_name')),
  candidate_phone text check (char_length(candidate_phone) <= public.app_limit('candidate_phone')),
  -- The number that the company texted this person's invitation to, kept only if they gave none, and where it calls them.
  -- For the company alone, as the link may have been passed on.
  invited_phone text,
  call_phone text generated always as (coalesce(candidate_phone, invited_phone)) stored,
  language public.language_code not null default 'en' references public.languages (code),
  -- Where the link was shared that this person came by; null for the plain link.
  source public.link_source,
  status public.attempt_status not null default 'Pending',
  qualified boolean,
  -- Whether some runs say qualified and others not, with a person's numbers in each; null if no number is a person's.
  adjusted_borderline boolean,
  -- The general score that every screen shows; follows like `qualified`.
  shown_rating numeric(3, 1) check (shown_rating between 0 and 10),
  -- A sentence of their own from the shown version, {quote, response_id, question_id, start_seconds}, and up to four of
  -- its facts, [{fact, text, quotes}]: what lists show. They follow like `qualified`.
  said jsonb,
  facts jsonb not null default '[]',
  -- false: the candidate asked for people only, so nothing is transcribed or scored.
  ai_allowed boolean not null default true,
  evaluation_state public.evaluation_state not null default 'none',
  -- When the sweep starts a failed evaluation again; null if nothing does.
  evaluation_retry_at timestamptz,
  -- How often in a row evaluating has failed for good since somebody asked for it.
  evaluation_failures integer not null default 0,
  -- Versions up to this one are of answers that a second try replaced.
  replaced_version integer not null default 0,
  -- Seven days from Monday, each with morning, afternoon, evening and night: 1 if the person is free.
  availability text check (availability ~ '^[01]{28}$'),
  availability_bits integer generated always as (availability::bit(28)::integer) stored,
  submitted_at timestamptz,
  -- When answers were submitted anew; `submitted_at` stays the first time.
  resubmitted_at timestamptz,
  -- Which one of this person's submissions to this interview it is.
  nth_submission integer not null default 1 check (nth_submission >= 1),
  unlocked_at timestamptz,
  -- In which order attempts were submitted, and opened to the company or submitted anew: a clock may step between two.
  submission bigint,
  opening bigint,
  -- Trying again: a new attempt of the same person, which goes into the first when it is submitted.
  retry_of uuid references public.interview_attempts (id) on delete set null,
  -- The one question that is open again; null for all of them.
  retry_question_id uuid references public.questions (id) on delete set null,
  -- Until when, whatever the interview's deadline says.
  reopened_until timestamptz,
  -- What the knock-out questions came to by the employer's rule, and what was answered: {question: option from 0}.
  screening public.screening_state not null default 'none',
  screening_answers jsonb,
  -- In which language those questions were on the screen, as `question_language` of an answer.
  screening_language public.language_code references public.languages (code),
  -- What came of the last call, as lists are narrowed to it: one of the product's words, or 'own:' and the company's,
  -- folded.
  contact text,
  screened_at timestamptz,
  -- Which revision of the interview this person answers.
  interview_revision integer not null default 1,
  -- Who has opened the answers that are there now, and when the owner reminded somebody to finish.
  read_by uuid[] not null default '{}',
  reminded_at timestamptz,
  -- The company's own words for this person, as it wrote each first, and who of the company takes care of them.
  tags text[] check (cardinality(tags) between 1 and public.app_limit('tags')),
  assigned_to uuid,
  -- Who asked for deletion, and who of the company's people: from that moment nobody sees the attempt anymore.
  erase_by public.erased_by,
  erase_asked_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What a list is ordered by, whole and different for each attempt, so that one comparison continues it anywhere:
  -- the rating (the unrated last, whichever end comes first) and the name, each with the order of submission behind it.
  best_key bigint generated always as (
    public.list_key((shown_rating * 10)::bigint + 1, submission)
  ) stored not null,
  lowest_key bigint generated always as (
    public.list_key(101 - (shown_rating * 10)::bigint, submission)
  ) stored not null,
  name_key text generated always as (
    lower(candidate_name) || ' ' || lpad(coalesce(submission, 0)::text, 13, '0')
  ) stored not null,
  check (unlocked_at is null or submitted_at is not null)
);
create index on public.interview_attempts (department_key, submission);
create index on public.interview_attempts (interview_id, submission);
create index on public.interview_attempts (department_key, best_key) where submitted_at is not null and unlocked_at is not null;
create index on public.interview_attempts (department_key, lowest_key) where submitted_at is not null and unlocked_at is not null;
create index on public.interview_attempts (department_key, name_key) where submitted_at is not null and unlocked_at is not null;
create index on public.interview_attempts (department_key, status, submission)
  where submitted_at is not null and unlocked_at is not null;
create index on public.interview_attempts (department_key, status, best_key)
  where submitted_at is not null and unlocked_at is not null;
create index on public.interview_attempts (department_key, status, lowest_key)
  where submitted_at is not null and unlocked_at is not null;
create index on public.interview_attempts (department_key, status, name_key)
  where submitted_at is not null and unlocked_at is not null;
create index on public.interview_attempts (interview_id, best_key) where submitted_at is not null and unlocked_at is not null;
create index on public.interview_attempts (interview_id, lowest_key) where submitted_at is not null and unlocked_at is not null;
create index on public.interview_attempts (interview_id, name_key) where submitted_at is not null and unlocked_at is not null;
create index interview_attempts_undecided on public.interview_attempts (interview_id, submission)
  where submitted_at is not null and unlocked_at is not null and status = 'Pending';
create index interview_attempts_unfinished on public.interview_attempts (department_key, created_at)
  where submitted_at is null and erase_by is null;
create index on public.interview_attempts (department_key, contact, submission)
  where contact is not null and submitted_at is not null and unlocked_at is not null;
create index on public.interview_attempts (department_key, assigned_to, submission) where assigned_to is not null;
create index interview_attempts_tagged on public.interview_attempts (department_key, submission) where tags is not null;
create index on public.interview_attempts (candidate_id);
create index on public.interview_attempts (retry_of);
create index on public.interview_attempts (retry_question_id);
create index interview_attempts_waiting on public.interview_attempts (department_key, submission)
  where submitted_at is not null and unlocked_at is null and erase_by is null;
create index on public.interview_attempts (evaluation_retry_at) where evaluation_state in ('failed', 'paused');
create index on public.interview_attempts (id) where evaluation_state in ('queued', 'running');
alter table public.interview_attempts enable row level security;
create policy "owners read open attempts" on public.interview_attempts
  for select to authenticated using (
    department_key in (select public.my_department_keys())
    and coalesce(interview_id = any ((select public.my_interviews())::uuid[]), true)
    and submitted_at is not null and unlocked_at is not null
  );
create policy "owners decide on open attempts" on public.interview_attempts
  for update to authenticated using (
    department_key in (select public.my_department_keys()) and (select public.may('decide'))
    and submitted_at is not null and unlocked_at is not null
  );
grant select on public.interview_attempts to authenticated;
grant update (status, updated_at) on public.interview_attempts to authenticated;
create trigger touch before update on public.interview_attempts
  for each row execute function public.set_updated_at();

alter table public.candidates enable row level security;
create policy "owners read candidates of open attempts" on public.candidates
  for select to authenticated using (
    exists (select 1 from public.interview_attempts a where a.candidate_id = candidates.id)
  );
grant select on public.candidates to authenticated;

create sequence public.attempt_submissions;

create sequence public.attempt_openings;

create function public.number_attempt() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  before public.interview_attempts;
begin
  if tg_op = 'UPDATE' then
    before := old;
  end if;
  if new.submitted_at is not null and new.submission is null then
    new.submission := nextval('public.attempt_submissions');
  end if;
  -- Answers that were given anew are new to everybody.
  if new.resubmitted_at is distinct from before.resubmitted_at then
    new.read_by := '{}';
  end if;
  if new.unlocked_at is not null and before.unlocked_at is null
    or new.resubmitted_at is distinct from before.resubmitted_at then
    -- Locked before the number is taken, so that a mail which is being made now covers this one or leaves it to the next.
    perform 1 from public.interviews where id = new.interview_id for share;
    new.opening := nextval('public.attempt_openings');
  end if;
  return new;
end $$;
create trigger number_attempt before insert or update on public.interview_attempts
  for each row execute function public.number_attempt();

-- Whether an attempt is open to whoever asks, as the policies have it, and they may do that.
create function public.is_my_open_attempt(p_attempt uuid, p_to public.seat_action default 'read') returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.interview_attempts a
    where a.id = p_attempt and a.department_key in (select public.my_department_keys())
      and public.may(p_to) and coalesce(a.interview_id = any ((select public.my_interviews())::uuid[]), true)
      and a.submitted_at is not null and a.unlocked_at is not null
  )
$$;

-- Who of its company reads an interview's answers, as the policies have it: a viewer of chosen interviews those alone.
create function public.interview_readers(p_interview uuid) returns table (user_id uuid, role public.seat_role)
  language sql stable security definer set search_path = '' as $$
  select seat.* from public.interviews i join public.company_profiles c on c.willo_company_key = i.department
  cross join lateral (
    select c.created_by_user_id, 'owner'::public.seat_role
    union all
    select m.user_id, m.role from public.company_members m
      where m.company_id = c.id and m.removed_at is null and coalesce(i.id = any (m.interviews), true)
  ) seat where i.id = p_interview
$$;

-- Whether somebody of an attempt's company may read it now.
create function public.reads_attempt(p_user uuid, p_attempt uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.interview_attempts a where a.id = p_attempt and a.submitted_at is not null
      and a.unlocked_at is not null and p_user in (select user_id from public.interview_readers(a.interview_id))
  )
$$;

-- Keeps that the asker has opened an attempt's answers; again changes nothing. False if they aren't open to them.
create function public.mark_read(p_attempt uuid) returns boolean
  language sql security definer set search_path = '' as $$
  update public.interview_attempts set read_by = read_by || public.my_user_id()
    where id = p_attempt and public.my_user_id() <> all (read_by) and public.is_my_open_attempt(id);
  select public.is_my_open_attempt(p_attempt)
$$;
grant execute on function public.mark_read(uuid) to authenticated;

create table public.consents (
  id uuid primary key default gen_random_uuid(),
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  notice_version text not null,
  language public.language_code not null references public.languages (code),
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

-- Until when an attempt may go on: the interview's deadline, a day after the employer closed it, or what they gave this
-- person; a second try, until what its person was given. Null for no end.
create function public.attempt_closes(p_attempt uuid)
  returns timestamptz language sql stable security definer set search_path = '' as $$
  select case
    when a.retry_of is null then greatest(
      least(i.deadline, i.closed_at + public.app_limit('closing_days') * interval '1 day'), a.reopened_until
    )
    else a.reopened_until
  end
  from public.interview_attempts a join public.interviews i on i.id = a.interview_id where a.id = p_attempt
$$;

-- Whether nothing more can come of an attempt: what was recorded in time may be sent for another day.
create function public.attempt_is_over(p_attempt uuid)
  returns boolean language sql stable security definer set search_path = '' as $$
  select coalesce(public.attempt_closes(p_attempt) + public.app_limit('sending_days') * interval '1 day' < now(), false)
$$;

-- Submits an attempt once. True for the call that did it, false for every later one. It opens to the company at once
-- if the plan has room, and waits otherwise; nothing of it is transcribed or scored before.
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
    submitted_at = now(), evaluation_state = case when ai_allowed then 'none'::public.evaluation_state else 'declined' end
    where id = p_attempt;
  perform public.unlock_attempts(attempt.department_key);
  return true;
end $$;

-- How many candidates of the asker's company wait, of one interview or of all: a number, and nothing about them.
create function public.waiting_attempts(p_interview uuid default null)
  returns integer language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.interview_attempts
  where department_key in (select public.my_department_keys())
    and coalesce(interview_id = any ((select public.my_interviews())::uuid[]), true)
    and submitted_at is not null and unlocked_at is null and erase_by is null
    and (p_interview is null or interview_id = p_interview)
$$;
grant execute on function public.waiting_attempts(uuid) to authenticated;

-- Opens one attempt to its company and queues its evaluation; if the candidate asked for people only, none.
create function public.open_attempt(p_attempt uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
begin
  select * into attempt from public.interview_attempts where id = p_attempt;
  -- Locked before the time is taken, so that a digest which is being taken now either counts this attempt or leaves it
  -- for the next one.
  perform 1 from public.interviews where id = attempt.interview_id for share;
  update public.interview_attempts set
    unlocked_at = clock_timestamp(),
    evaluation_state = case when ai_allowed then 'queued'::public.evaluation_state else 'declined' end
    where id = p_attempt;
  if attempt.ai_allowed then
    perform public.enqueue_job('evaluate_attempt', jsonb_build_object('attemptId', p_attempt), 'evaluate:' || p_attempt);
  end if;
end $$;

-- Opens what waits, oldest first, as far as the plan reaches, and answers how many. What is open stays open. A further
-- submission of somebody whose first one is open opens with it, and takes no place. The company is locked while its
-- candidates are counted, so that no two callers open the same place.
create function public.unlock_attempts(p_department_key text)
  returns integer language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz;
  waiting uuid;
  opened integer := 0;
begin
  perform 1 from public.company_profiles where willo_company_key = p_department_key for no key update;
  if not found then
    return 0;
  end if;
  moment := clock_timestamp();
  for waiting in
    select a.id from public.interview_attempts a
    where a.department_key = p_department_key and a.submitted_at is not null and a.unlocked_at is null
      and a.erase_by is null
      and not exists (
        select 1 from public.interview_attempts f
        where f.candidate_id = a.candidate_id and f.interview_id = a.interview_id and f.submitted_at is not null
          and f.nth_submission < a.nth_submission and f.erase_by is null
      )
    order by a.submission limit public.candidates_left(p_department_key, moment)
  loop
    insert into public.attempt_ledger (attempt_id, department_key, unlocked_at)
      values (waiting, p_department_key, moment);
    perform public.open_attempt(waiting);
    opened := opened + 1;
  end loop;
  for waiting in
    select a.id from public.interview_attempts a
    where a.department_key = p_department_key and a.submitted_at is not null and a.unlocked_at is null
      and a.erase_by is null and a.nth_submission > 1
      and exists (
        select 1 from public.interview_attempts f
        where f.candidate_id = a.candidate_id and f.interview_id = a.interview_id and f.unlocked_at is not null
          and f.nth_submission < a.nth_submission
      )
    order by a.submission
  loop
    perform public.open_attempt(waiting);
    opened := opened + 1;
  end loop;
  return opened;
end $$;
