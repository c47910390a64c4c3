-- What the candidates list shows of an attempt, with its newest evaluation, so that one query can search, rank and
-- page. It asks with the reader's own rights: the policies of the tables below it decide.
create view public.attempt_list with (security_invoker = true) as
  select
    a.id, a.interview_id, a.department_key, a.candidate_name, c.email as candidate_email,
    a.candidate_phone, i.title as interview_title,
    a.submitted_at, a.status, a.qualified, a.ai_allowed, a.evaluation_state,
    e.outcome, e.general_score, e.borderline, p.time_zone,
    lower(a.candidate_name || E'\n' || c.email || E'\n' || i.title) as search_text
  from public.interview_attempts a
  join public.candidates c on c.id = a.candidate_id
  join public.interviews i on i.id = a.interview_id
  join public.company_profiles p on p.willo_company_key = a.department_key
  left join lateral (
    select outcome, general_score, borderline from public.evaluation_results
    where interview_attempt_id = a.id order by version desc limit 1
  ) e on true;
grant select on public.attempt_list to authenticated;
