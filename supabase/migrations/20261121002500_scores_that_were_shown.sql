-- A decision keeps the numbers that were on the screen it was made on, not those of the moment it arrived: the screen
-- says which evaluation and which of a person's steps it showed, and the numbers of that state are worked out here.

-- As before, or, where they are given, as it was at one version with a person's steps up to one.
drop function public.evaluated_scores(uuid);
create function public.evaluated_scores(p_attempt uuid, p_version integer default null, p_override bigint default null)
  returns jsonb language plpgsql stable set search_path = '' as $$
declare
  seen public.evaluation_results;
  adjusted jsonb;
  scores jsonb;
begin
  select e.* into seen from public.evaluation_results e
    join public.interview_attempts a on a.id = e.interview_attempt_id
    where a.id = p_attempt and case when p_version is null then e.version > a.replaced_version else e.version = p_version end
    order by e.version desc limit 1;
  if not found then
    return '{}';
  end if;
  select coalesce(jsonb_object_agg(metric, score), '{}') into adjusted from (
    select distinct on (metric) metric, score from public.metric_overrides
    where interview_attempt_id = p_attempt and (p_override is null or id <= p_override) order by metric, id desc
  ) latest where score is not null;
  scores := jsonb_build_object(
    'communication', seen.communication_score, 'experience', seen.experience_score,
    'professionalism', seen.professionalism_score, 'reliability', seen.reliability_score,
    'problem_solving', seen.problem_solving_score, 'cognitive_ability', seen.cognitive_ability_score
  ) || adjusted;
  return scores || jsonb_build_object(
    'version', seen.version,
    'general', case when adjusted = '{}' then seen.general_score else public.general_score_of(scores) end,
    'adjusted', (select coalesce(jsonb_agg(metric order by metric), '[]') from jsonb_object_keys(adjusted) metric)
  );
end $$;

drop function public.shown_scores(uuid);
create function public.shown_scores(p_attempt uuid, p_version integer default null, p_override bigint default null)
  returns jsonb language sql stable set search_path = '' as $$
  select case
    when exists (select 1 from public.interview_attempts a where a.id = p_attempt and a.ai_allowed)
    then public.evaluated_scores(p_attempt, p_version, p_override) else '{}'::jsonb
  end
$$;

create or replace function public.record_status_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.status_history (interview_attempt_id, changed_by, from_status, to_status, reason, scores)
  values (
    new.id, auth.uid(), old.status, new.status, nullif(current_setting('rolecall.reason', true), ''),
    coalesce(nullif(current_setting('rolecall.shown', true), '')::jsonb, public.shown_scores(new.id))
  );
  return new;
end $$;

-- As before. p_version and p_override say which scores the screen showed: 0 for none of them, null where the caller
-- doesn't say, and then the present ones count. P0001 where the attempt never had such a state.
drop function public.decide(uuid, text, text);
create function public.decide(
  p_attempt uuid, p_status text, p_reason text default null, p_version integer default null,
  p_override bigint default null
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  why text := public.readable_reason(p_reason);
  shown jsonb;
begin
  if not public.is_my_open_attempt(p_attempt) then
    return false;
  end if;
  if p_version > 0 and not exists (
    select 1 from public.evaluation_results where interview_attempt_id = p_attempt and version = p_version
  ) or p_override > 0 and not exists (
    select 1 from public.metric_overrides where interview_attempt_id = p_attempt and id = p_override
  ) then
    raise exception 'no screen showed these scores' using errcode = 'P0001';
  end if;
  shown := public.shown_scores(p_attempt, p_version, p_override);
  perform set_config('rolecall.reason', coalesce(why, ''), true);
  perform set_config('rolecall.shown', shown::text, true);
  update public.interview_attempts set status = p_status where id = p_attempt and status <> p_status;
  if not found and why is not null then
    insert into public.status_history (interview_attempt_id, changed_by, from_status, to_status, reason, scores)
    values (p_attempt, auth.uid(), p_status, p_status, why, shown);
  end if;
  perform set_config('rolecall.reason', '', true);
  perform set_config('rolecall.shown', '', true);
  return true;
end $$;
grant execute on function public.decide(uuid, text, text, integer, bigint) to authenticated;

-- As before, with which scores a row shows.
create or replace view public.attempt_list with (security_invoker = true) as
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
    coalesce((select max(o.id) from public.metric_overrides o where o.interview_attempt_id = a.id), 0) as shown_override
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
