-- A person's number does not end a disagreement of the runs about the others; a reason that nobody can read is none;
-- and a number that is not there cannot be taken back.

-- Whether some runs say qualified and others not, with a person's numbers in each; null where no number is a person's.
alter table public.interview_attempts add column adjusted_borderline boolean;
create trigger guard_adjusted_borderline before insert or update on public.interview_attempts
  for each row execute function public.guard_columns('adjusted_borderline');

-- `borderlineWith` of lib/domain/evaluation/overrides.ts. `shown` is what evaluated_scores() gives. Versions from before
-- runs were kept have the lowest and highest of each metric.
create function public.borderline_with_overrides(p_attempt uuid, shown jsonb) returns boolean
  language sql stable set search_path = '' as $$
  with newest as (
    select spread from public.evaluation_results
    where interview_attempt_id = p_attempt and version = (shown ->> 'version')::integer
  ),
  runs as (
    select run from newest cross join lateral jsonb_array_elements(spread -> 'runs') as run
    union all
    select (
      select jsonb_object_agg(metric, range -> side) from jsonb_each(spread) as ranges (metric, range)
      where metric <> 'general'
    )
    from newest cross join generate_series(0, 1) as side where spread -> 'runs' is null
  ),
  a_persons as (
    select coalesce(jsonb_object_agg(metric, shown -> metric), '{}') as scores
    from jsonb_array_elements_text(shown -> 'adjusted') as metric
  ),
  generals as (
    select public.general_score_of(coalesce(run, '{}') || scores) as general from runs cross join a_persons
    union all
    select (shown ->> 'general')::numeric
  )
  select coalesce(min(general) < 7 and max(general) >= 7, false) from generals
$$;

create or replace function public.follow_overrides() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  shown jsonb := case when new.ai_allowed then public.evaluated_scores(new.id) else '{}' end;
  adjusted boolean := coalesce(jsonb_array_length(shown -> 'adjusted') > 0, false);
begin
  new.qualified := (shown ->> 'general')::numeric >= 7;
  new.adjusted_general_score := case when adjusted then (shown ->> 'general')::numeric end;
  new.adjusted_borderline := case when adjusted then public.borderline_with_overrides(new.id, shown) end;
  return new;
end $$;
drop trigger qualified_follows on public.interview_attempts;
create trigger qualified_follows
  before insert or update of qualified, adjusted_general_score, adjusted_borderline, ai_allowed
  on public.interview_attempts
  for each row execute function public.follow_overrides();
update public.interview_attempts set qualified = null where adjusted_general_score is not null;

create or replace view public.attempt_list with (security_invoker = true) as
  select
    a.id, a.interview_id, a.department_key, a.candidate_name, c.email as candidate_email,
    a.candidate_phone, i.title as interview_title,
    a.submitted_at, a.status, case when a.ai_allowed then a.qualified end as qualified, a.ai_allowed, a.evaluation_state,
    case when s.adjusted is null then e.outcome else 'scored' end as outcome,
    coalesce(s.adjusted, e.general_score)::numeric(3, 1) as general_score,
    case when s.adjusted is null then e.borderline else a.adjusted_borderline end as borderline, p.time_zone,
    lower(a.candidate_name || E'\n' || c.email || E'\n' || i.title) as search_text,
    s.adjusted is not null as adjusted
  from public.interview_attempts a
  join public.candidates c on c.id = a.candidate_id
  join public.interviews i on i.id = a.interview_id
  join public.company_profiles p on p.willo_company_key = a.department_key
  cross join lateral (
    select case when a.ai_allowed then a.adjusted_general_score end as adjusted
  ) s
  left join lateral (
    select outcome, general_score, borderline from public.evaluation_results
    where interview_attempt_id = a.id and a.ai_allowed order by version desc limit 1
  ) e on true;

-- A person's words as they are kept: null where nothing of them can be read.
create function public.readable_reason(words text) returns text
  language sql immutable set search_path = '' as $$
  select case when public.has_visible_character(words) then btrim(words) end
$$;
alter table public.status_history
  add constraint reasons_can_be_read check (public.has_visible_character(reason)) not valid;

create or replace function public.decide(p_attempt uuid, p_status text, p_reason text default null)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  why text := public.readable_reason(p_reason);
begin
  if not public.is_my_open_attempt(p_attempt) then
    return false;
  end if;
  perform set_config('rolecall.reason', coalesce(why, ''), true);
  update public.interview_attempts set status = p_status where id = p_attempt and status <> p_status;
  if not found and why is not null then
    insert into public.status_history (interview_attempt_id, changed_by, from_status, to_status, reason, scores)
    values (p_attempt, auth.uid(), p_status, p_status, why, public.shown_scores(p_attempt));
  end if;
  perform set_config('rolecall.reason', '', true);
  return true;
end $$;

create or replace function public.override_metric(
  p_attempt uuid, p_metric text, p_score numeric default null, p_reason text default null
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  shown jsonb;
begin
  if not public.is_my_open_attempt(p_attempt) then
    return false;
  end if;
  if p_score * 2 <> trunc(p_score * 2) then
    raise exception 'a person gives whole or half points' using errcode = '23514';
  end if;
  perform 1 from public.interview_attempts where id = p_attempt for update;
  shown := public.shown_scores(p_attempt);
  if shown = '{}' or p_score is null and not shown -> 'adjusted' ? p_metric then
    return false;
  end if;
  insert into public.metric_overrides (interview_attempt_id, version, metric, score, reason, changed_by)
    values (
      p_attempt, (shown ->> 'version')::integer, p_metric, p_score, public.readable_reason(p_reason), auth.uid()
    );
  return true;
end $$;
