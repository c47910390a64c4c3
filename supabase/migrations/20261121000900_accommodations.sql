-- What a candidate needs in order to answer.

-- One row for each attempt that asked. It stands apart from the attempt, so that whatever reads attempts (lists,
-- exports, members) does not read it: the company's owner alone does, on a page of its own.
create sequence public.accommodation_requests_made;

create table public.accommodations (
  interview_attempt_id uuid primary key references public.interview_attempts (id) on delete cascade,
  kinds public.accommodation_kind[] not null,
  note text check (char_length(note) <= public.app_limit('accommodation_note')),
  -- What thinking and speaking time are multiplied by.
  time_factor numeric(3, 1) not null default 1 check (time_factor between 1 and 3),
  text_instead boolean not null default false,
  -- What was asked later has the higher number, whatever a clock says.
  sequence bigint not null default nextval('public.accommodation_requests_made'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What somebody needs may be in none of the boxes: a note alone is kept and read as well.
  constraint accommodations_kinds_check check (
    cardinality(kinds) <= cardinality(enum_range(null::public.accommodation_kind))
    and (cardinality(kinds) > 0 or note is not null)
  )
);
alter table public.accommodations enable row level security;
create policy "owners read what candidates need" on public.accommodations
  for select to authenticated using (
    (select public.may('own'))
    and exists (select 1 from public.interview_attempts a where a.id = accommodations.interview_attempt_id)
  );
grant select on public.accommodations to authenticated;
create trigger touch before update on public.accommodations
  for each row execute function public.set_updated_at();

-- Keeps what a candidate asks for, in place of what they asked before, with effect at once. Asking for people only
-- is a consent of its own, and is not taken back by asking for something else later. Raises 'attempt_submitted'.
create function public.request_accommodations(p_attempt uuid, p_kinds public.accommodation_kind[], p_note text)
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
      case when 'more_time' = any (p_kinds) then public.app_limit('more_time_factor') else 1 end, 'text_instead' = any (p_kinds)
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

-- A request for an accommodation is for the company's owner, from the moment that it is made: before anything is submitted
-- it may need an answer. Of somebody whom the plan has not opened yet it says what is needed, not who.
create function public.accommodation_requests()
  returns table (
    id bigint, candidate_name text, candidate_email text, interview_title text,
    kinds public.accommodation_kind[], note text,
    submitted boolean, asked_at timestamptz, time_zone text
  ) language sql stable security definer set search_path = '' as $$
  select r.sequence, case when open then a.candidate_name end, case when open then p.email end, i.title, r.kinds,
    case when open then r.note end, a.submitted_at is not null, r.updated_at, c.time_zone
  from public.accommodations r
  join public.interview_attempts a on a.id = r.interview_attempt_id
  join public.candidates p on p.id = a.candidate_id
  join public.interviews i on i.id = a.interview_id
  join public.company_profiles c on c.willo_company_key = a.department_key
  cross join lateral (select a.submitted_at is null or a.unlocked_at is not null as open) shown
  where a.department_key in (select public.my_department_keys()) and public.may('own') and a.erase_by is null
    -- A second try carries the first one's request along; what is asked in it anew is a request of its own.
    and (a.retry_of is null or r.updated_at > a.created_at)
  order by r.sequence desc
$$;
grant execute on function public.accommodation_requests() to authenticated;

-- How many of them were made or changed in the last two weeks.
create function public.recent_accommodation_requests() returns integer
  language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.accommodation_requests()
  where asked_at > now() - public.app_limit('recent_request_days') * interval '1 day'
$$;
grant execute on function public.recent_accommodation_requests() to authenticated;
