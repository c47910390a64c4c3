-- What a candidate needs in order to answer, and when they could work.

-- One row for each attempt that asked. It stands apart from the attempt, so that whatever reads attempts (lists,
-- exports, a seat that is added later) does not read it: the company's owner alone does, on a page of its own.
create sequence public.accommodation_requests_made;
create table public.accommodations (
  interview_attempt_id uuid primary key references public.interview_attempts (id) on delete cascade,
  kinds text[] not null
    check (kinds <@ array['more_time', 'text_instead', 'captions', 'people_only'] and cardinality(kinds) between 1 and 4),
  note text check (char_length(note) <= 1000),
  -- What thinking and speaking time are multiplied by.
  time_factor numeric(3, 1) not null default 1 check (time_factor between 1 and 3),
  text_instead boolean not null default false,
  -- What was asked later has the higher number, whatever a clock says.
  sequence bigint not null default nextval('public.accommodation_requests_made'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.accommodations enable row level security;
create policy "owners read what candidates need" on public.accommodations
  for select to authenticated using (exists (
    select 1 from public.interview_attempts a
    join public.company_profiles c on c.willo_company_key = a.department_key
    where a.id = interview_attempt_id and c.created_by_user_id = (select public.my_user_id())
  ));
grant select on public.accommodations to authenticated;
create trigger touch before update on public.accommodations
  for each row execute function public.set_updated_at();

-- Seven days from Monday, each with morning, afternoon, evening and night: 1 where the person is free.
alter table public.interview_attempts
  add column availability text check (availability ~ '^[01]{28}$');
drop trigger guard on public.interview_attempts;
create trigger guard before insert or update on public.interview_attempts
  for each row execute function public.guard_columns(
    'id', 'interview_id', 'candidate_id', 'department_key', 'candidate_name', 'candidate_phone', 'language',
    'qualified', 'ai_allowed', 'evaluation_state', 'submitted_at', 'unlocked_at', 'created_at', 'availability'
  );

-- Keeps what a candidate asks for, in place of what they asked before, with effect at once. Asking for people only
-- is a consent of its own, and is not taken back by asking for something else later. Raises 'attempt_submitted'.
create function public.request_accommodations(p_attempt uuid, p_kinds text[], p_note text)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
  asked public.accommodations;
begin
  select * into attempt from public.interview_attempts where id = p_attempt for update;
  if attempt.submitted_at is not null then
    raise exception 'attempt_submitted';
  end if;
  select * into asked from public.accommodations where interview_attempt_id = p_attempt;
  if cardinality(p_kinds) = 0 and btrim(coalesce(p_note, '')) = '' then
    delete from public.accommodations where interview_attempt_id = p_attempt;
    return;
  end if;
  insert into public.accommodations (interview_attempt_id, kinds, note, time_factor, text_instead)
    values (
      p_attempt, p_kinds, nullif(btrim(p_note), ''),
      case when 'more_time' = any (p_kinds) then 2 else 1 end, 'text_instead' = any (p_kinds)
    )
  on conflict (interview_attempt_id) do update set
    kinds = excluded.kinds, note = excluded.note,
    time_factor = excluded.time_factor, text_instead = excluded.text_instead,
    sequence = nextval('public.accommodation_requests_made');
  -- The company's owner hears of the first at once; what is changed after it goes into one more mail.
  if asked.kinds is distinct from p_kinds or asked.note is distinct from nullif(btrim(p_note), '') then
    perform public.enqueue_job(
      'mail_accommodation', jsonb_build_object('attemptId', p_attempt), 'mail:accommodation:' || p_attempt,
      case when asked.interview_attempt_id is null then now() else now() + interval '15 minutes' end
    );
  end if;
  if 'people_only' = any (p_kinds) and attempt.ai_allowed then
    update public.interview_attempts set ai_allowed = false where id = p_attempt;
    insert into public.consents (interview_attempt_id, notice_version, language, ai_allowed)
      select p_attempt, notice_version, language, false from public.consents
      where interview_attempt_id = p_attempt order by sequence desc limit 1;
  end if;
end $$;

-- One upload, if one of the browser's sessions may touch it. More time makes room for more bytes.
create function public.find_upload(p_token_hashes text[], p_media uuid)
  returns table (
    media_id uuid, attempt_id uuid, question_id uuid, state text, object_key text, byte_size bigint, sha256 text,
    content_type text, max_duration integer
  ) language sql stable security definer set search_path = '' as $$
  select m.id, a.id, m.question_id, m.state, m.object_key, m.byte_size, m.sha256, m.content_type,
    ceil(coalesce(q.max_duration, 300) * coalesce(c.time_factor, 1))::integer
  from public.media m
  join public.interview_attempts a on a.id = m.interview_attempt_id
  join public.questions q on q.id = m.question_id
  left join public.accommodations c on c.interview_attempt_id = a.id
  where m.id = p_media and exists (
    select 1 from public.attempt_sessions s
    where s.interview_attempt_id = a.id and s.token_hash = any (p_token_hashes) and s.expires_at > now()
  )
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
