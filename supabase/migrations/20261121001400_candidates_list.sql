-- The candidates list.

-- What the candidates list shows of an attempt, with its newest evaluation, so that one query can search, rank and
-- page. It asks with the reader's own rights: the policies of the tables below it decide. Whoever asks for people only in
-- a second try is not ranked by what a computer made of the first, and a person's numbers come before a scorer's. A row says
-- which version and which of a person's steps it shows.
create view public.attempt_list with (security_invoker = true) as
  select
    a.id, a.interview_id, a.department_key, a.candidate_name, c.email as candidate_email,
    a.candidate_phone, i.title as interview_title,
    a.submitted_at, a.status, case when a.ai_allowed then a.qualified end as qualified, a.ai_allowed, a.evaluation_state,
    case when s.adjusted is null then e.outcome else 'scored' end as outcome,
    coalesce(s.adjusted, e.general_score)::numeric(3, 1) as general_score,
    case when s.adjusted is null then e.borderline else a.adjusted_borderline end as borderline, p.time_zone,
    lower(a.candidate_name || E'\n' || c.email || E'\n' || i.title) as search_text,
    s.adjusted is not null as adjusted,
    a.evaluation_retry_at,
    coalesce(e.version, 0) as shown_version,
    coalesce((select max(o.id) from public.metric_overrides o where o.interview_attempt_id = a.id), 0) as shown_override,
    a.nth_submission
  from public.interview_attempts a
  join public.candidates c on c.id = a.candidate_id
  join public.interviews i on i.id = a.interview_id
  join public.company_profiles p on p.willo_company_key = a.department_key
  cross join lateral (
    select case when a.ai_allowed then a.adjusted_general_score end as adjusted
  ) s
  left join lateral (
    select outcome, general_score, borderline, version from public.evaluation_results
    where interview_attempt_id = a.id and a.ai_allowed and version > a.replaced_version order by version desc limit 1
  ) e on true;
grant select on public.attempt_list to authenticated;
