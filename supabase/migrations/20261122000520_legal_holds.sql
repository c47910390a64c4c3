-- A hold on an interview or on a person, with its reason and who set it. Nothing under it is deleted but what a candidate
-- asks for themselves. Written by the two functions below.
create table public.legal_holds (
  id uuid primary key default gen_random_uuid(),
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  interview_id uuid references public.interviews (id) on delete cascade,
  candidate_id uuid references public.candidates (id) on delete cascade,
  reason text not null check (char_length(reason) <= public.app_limit('hold_reason')),
  set_by uuid not null,
  set_at timestamptz not null default now(),
  lifted_by uuid,
  lifted_at timestamptz,
  check (num_nonnulls(interview_id, candidate_id) = 1),
  constraint reasons_can_be_read check (public.has_visible_character(reason))
);
create unique index on public.legal_holds (interview_id) where lifted_at is null;
create unique index on public.legal_holds (candidate_id) where lifted_at is null;
create index on public.legal_holds (department_key);
create index on public.legal_holds (set_by);
create index on public.legal_holds (lifted_by);
alter table public.legal_holds enable row level security;
create policy "owners read their holds" on public.legal_holds
  for select to authenticated using (
    department_key in (select public.my_department_keys()) and (select public.may('decide'))
  );
grant select on public.legal_holds to authenticated;

-- Sets a hold on the asker's interview, or on the person of an attempt that is open to them. One that stands already
-- keeps its reason. Second tries that would replace what it keeps end. Raises 'hold_unknown'.
create function public.set_legal_hold(p_reason text, p_interview uuid default null, p_attempt uuid default null)
  returns uuid language plpgsql security definer set search_path = '' as $$
declare
  company text;
  person uuid;
  hold uuid;
begin
  perform public.refuse_long(20000, p_reason);
  if p_attempt is not null then
    select a.department_key, a.candidate_id into company, person from public.interview_attempts a
      where a.id = p_attempt and a.erase_by is null and public.is_my_open_attempt(a.id, 'own') for share;
  else
    select i.department into company from public.interviews i
      where i.id = p_interview and i.deleted_at is null and i.department in (select public.my_department_keys()) and public.may('own')
      for share;
  end if;
  if company is null then
    raise exception 'hold_unknown' using errcode = 'P0002';
  end if;
  insert into public.legal_holds (department_key, interview_id, candidate_id, reason, set_by) values (
    company, case when p_attempt is null then p_interview end, person, btrim(p_reason), public.my_user_id()
  ) on conflict do nothing returning id into hold;
  -- As those whose time is over, that for sending too. One that is being submitted comes first, or finds the hold.
  update public.interview_attempts a set reopened_until = least(a.reopened_until, now() - interval '2 days')
    where a.department_key = company and a.retry_of is not null and a.submitted_at is null and public.is_on_hold(a.id);
  return hold;
end $$;
grant execute on function public.set_legal_hold(text, uuid, uuid) to authenticated;

-- Lifts a hold of the asker's company; again changes nothing.
create function public.lift_legal_hold(p_hold uuid)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.legal_holds set lifted_at = coalesce(lifted_at, now()), lifted_by = coalesce(lifted_by, public.my_user_id())
    where id = p_hold and department_key in (select public.my_department_keys()) and public.may('own');
  return found;
end $$;
grant execute on function public.lift_legal_hold(uuid) to authenticated;

-- Whether a hold keeps an attempt.
create function public.is_on_hold(p_attempt uuid)
  returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.interview_attempts a
    join public.legal_holds h on h.lifted_at is null
      and (h.interview_id = a.interview_id or h.candidate_id = a.candidate_id)
    where a.id = p_attempt
  )
$$;
