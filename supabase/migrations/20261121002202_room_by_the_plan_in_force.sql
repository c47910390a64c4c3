-- How much a company keeps already, and the plan in force, which ends by the clock as everything else does, for an
-- interview that asks for recordings or for one of its questions. Empty where nothing is recorded.
create function public.company_usage(p_interview_key text default null, p_question uuid default null)
  returns table (plan text, used_bytes bigint) language sql stable security definer set search_path = '' as $$
  select access.plan, coalesce((
    select sum(m.byte_size) from public.media m
    join public.interview_attempts a on a.id = m.interview_attempt_id
    where a.department_key = c.willo_company_key and m.state <> 'discarded'
  ), 0)::bigint
  from public.interviews i
  join public.company_profiles c on c.willo_company_key = i.department
  join public.plan_access access on access.user_id = c.created_by_user_id
  where exists (
    select 1 from public.questions q
    where q.interview_id = i.willo_interview_key and q.question_type = 'video'
      and (i.willo_interview_key = p_interview_key or q.id = p_question)
  )
$$;
