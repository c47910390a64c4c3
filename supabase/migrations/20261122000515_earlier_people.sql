-- Asking people who applied before about another job: only who said that they may be, and once in a while.

-- A company's people who may be asked to one interview: their newest opened attempt, if they said yes there, haven't begun
-- this interview, weren't invited to it and weren't asked lately.
create function public.earlier_of(p_company text, p_interview uuid)
  returns table (
    attempt_id uuid, email text, name text, phone text, job text, submitted_at timestamptz, rating numeric,
    language public.language_code, address_hash text
  ) language sql stable security definer set search_path = '' as $$
  select a.id, c.email, a.candidate_name, a.candidate_phone, i.title, a.submitted_at, a.shown_rating, a.language, h.hash
  from public.ask_agains w
  join public.interview_attempts a on a.id = w.interview_attempt_id
  join public.candidates c on c.id = a.candidate_id
  join public.interviews i on i.id = a.interview_id
  cross join lateral (select public.address_hash(c.email) as hash) h
  where a.department_key = p_company and a.submitted_at is not null and a.unlocked_at is not null and a.erase_by is null
    and not exists (
      select 1 from public.interview_attempts o where o.candidate_id = a.candidate_id
        and (o.interview_id = p_interview or (o.submitted_at, o.id) > (a.submitted_at, a.id) and exists (
          select 1 from public.ask_agains y where y.interview_attempt_id = o.id
        ))
    )
    and not exists (
      select 1 from public.invited_addresses d join public.invites v on v.id = d.invite_id
      where d.address_hash = h.hash and v.interview_id = p_interview
    )
    and not exists (
      select 1 from public.asked_people p where p.department_key = p_company and p.address_hash = h.hash
        and p.asked_at > now() - public.app_limit('ask_again_days') * interval '1 day'
    )
$$;

-- Those of the asker's company for one of its interviews, who applied last first.
create function public.earlier_people(p_interview uuid)
  returns table (
    attempt_id uuid, email text, name text, phone text, job text, submitted_at timestamptz, rating numeric
  ) language sql stable security definer set search_path = '' as $$
  select e.attempt_id, e.email, e.name, e.phone, e.job, e.submitted_at, e.rating
  from public.interviews i cross join lateral public.earlier_of(i.department, i.id) e
  where i.id = p_interview and i.department in (select public.my_department_keys()) and public.may('invite')
  order by e.submitted_at desc, e.attempt_id limit public.app_limit('earlier_shown')
$$;
grant execute on function public.earlier_people(uuid) to authenticated;

-- Asks those of the given attempts who still may be: invitations like those of a list, marked as asked again. The same
-- choice again changes nothing. With `p_phones`, numbers by attempt, those who have one there are texted by their owner
-- instead. Each is asked in the language that they applied in, where the interview is kept in it. Only the server may call this, for an owner who was identified.
-- Raises what `invite_people` raises.
create function public.ask_earlier(
  p_owner uuid, p_interview uuid, p_batch uuid, p_attempts uuid[], p_phones jsonb default null
) returns table (email text, outcome public.invite_outcome) language plpgsql security definer set search_path = '' as $$
declare
  company text;
  people jsonb;
begin
  -- Locked before who may be asked is read, so that two choices at once ask nobody twice.
  select willo_company_key into company from public.company_profiles where created_by_user_id = p_owner for update;
  if not exists (select 1 from public.interviews where id = p_interview and department = company and deleted_at is null) then
    raise exception 'interview_unknown';
  end if;
  select jsonb_agg(jsonb_build_object(
    'email', e.email, 'name', e.name, 'phone', p_phones ->> e.attempt_id::text,
    'by', case when p_phones is null then 'email' else 'text' end, 'language', e.language
  )) into people
    from public.earlier_of(company, p_interview) e
    where e.attempt_id = any (p_attempts) and (p_phones is null or p_phones ->> e.attempt_id::text is not null);
  if people is not null then
    perform public.invite_people(p_owner, p_interview, p_batch, people);
    update public.invites i set asked_again = true, language = (
      select (p ->> 'language')::public.language_code from jsonb_array_elements(people) p, public.interviews v
      where v.id = p_interview and public.plain_address(p ->> 'email') = i.email and v.translations ? (p ->> 'language')
      limit 1
    ) where i.batch_id = p_batch and i.department_key = company;
    insert into public.asked_people (department_key, address_hash)
      select company, public.address_hash(i.email) from public.invites i
        where i.batch_id = p_batch and i.department_key = company and i.email is not null
      on conflict (department_key, address_hash) do update set asked_at = now();
  end if;
  return query
    select i.email, 'invited'::public.invite_outcome from public.invites i
    where i.batch_id = p_batch and i.department_key = company;
end $$;
