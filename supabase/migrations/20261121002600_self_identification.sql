-- What candidates chose to say of themselves, for the adverse-impact monitor only. No user and no scorer reads it, the
-- service key included: it goes in through one function, and only counts of groups come out of another.

create table public.self_identifications (
  interview_attempt_id uuid primary key references public.interview_attempts (id) on delete cascade,
  sex public.sex,
  race public.race,
  created_at timestamptz not null default now(),
  check (sex is not null or race is not null)
);
alter table public.self_identifications enable row level security;
revoke all on public.self_identifications from anon, authenticated, service_role;

-- Keeps what a candidate says in place of what they said before; two nulls take it back. The company's lock first: a base
-- that is just being made would else keep what was taken back.
create function public.save_self_identification(p_attempt uuid, p_sex public.sex default null, p_race public.race default null)
  returns void language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.company_profiles
    where willo_company_key = (select department_key from public.interview_attempts where id = p_attempt)
    for no key update;
  if exists (
    select 1 from public.self_identifications s
    where s.interview_attempt_id = p_attempt and s.sex is not distinct from p_sex and s.race is not distinct from p_race
  ) then
    return;
  end if;
  delete from public.self_identifications where interview_attempt_id = p_attempt;
  if p_sex is not null or p_race is not null then
    insert into public.self_identifications (interview_attempt_id, sex, race) values (p_attempt, p_sex, p_race);
  end if;
end $$;
