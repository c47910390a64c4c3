-- A request for an accommodation is for the company's owner, from the moment that it is made: before anything is submitted
-- it may need an answer. Of somebody whom the plan has not opened yet it says what is needed, not who.
create function public.accommodation_requests()
  returns table (
    id bigint, candidate_name text, candidate_email text, interview_title text, kinds text[], note text,
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
  where c.created_by_user_id = (select public.my_user_id()) and a.erase_by is null
    -- A second try carries the first one's request along; what is asked in it anew is a request of its own.
    and (a.retry_of is null or r.updated_at > a.created_at)
  order by r.sequence desc
$$;
grant execute on function public.accommodation_requests() to authenticated;

-- How many of them were made or changed in the last two weeks.
create function public.recent_accommodation_requests() returns integer
  language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.accommodation_requests() where asked_at > now() - interval '14 days'
$$;
grant execute on function public.recent_accommodation_requests() to authenticated;
