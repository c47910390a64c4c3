-- A person decides: reasons, overrides of single metrics, and a history that nobody rewrites, the service key included.

-- One order of all that people decide, in both tables of it: a clock may step back between two decisions.
create sequence public.decision_steps;

-- A person decides: the status changes only in the hands of somebody who may decide, whatever key is used.
create table public.status_history (
  id bigint generated always as identity primary key,
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  changed_by uuid not null,
  from_status public.attempt_status not null,
  to_status public.attempt_status not null,
  reason text check (char_length(reason) <= public.app_limit('decision_reason')),
  -- The numbers on the screen at that moment, never the words.
  scores jsonb not null default '{}',
  step bigint not null default nextval('public.decision_steps'),
  created_at timestamptz not null default clock_timestamp(),
  constraint reasons_can_be_read check (public.has_visible_character(reason))
);
create index on public.status_history (interview_attempt_id, step desc);
create index on public.status_history (changed_by);
alter table public.status_history enable row level security;
create policy "owners read the history of open attempts" on public.status_history
  for select to authenticated using (
    exists (select 1 from public.interview_attempts a where a.id = status_history.interview_attempt_id)
  );
grant select on public.status_history to authenticated;

create function public.guard_status() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'Pending' then
      raise exception 'an attempt begins as Pending' using errcode = '23514';
    end if;
  elsif new.status is distinct from old.status
    and (new.department_key not in (select public.my_department_keys()) or not public.may('decide')) then
    raise exception 'not theirs to decide on this candidate' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_status before insert or update on public.interview_attempts
  for each row execute function public.guard_status();

-- One row for each time that a person set a metric; null takes their number back. The last row of a metric holds, on
-- every version of the evaluation.
create table public.metric_overrides (
  id bigint generated always as identity primary key,
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  -- The evaluation that was on the screen.
  version integer not null check (version >= 1),
  metric public.metric not null,
  score numeric(3, 1) check (score between 0 and 10),
  reason text check (char_length(btrim(reason)) between 1 and public.app_limit('decision_reason')),
  changed_by uuid not null,
  step bigint not null default nextval('public.decision_steps'),
  created_at timestamptz not null default clock_timestamp(),
  check (score is null or reason is not null),
  constraint reasons_can_be_read check (public.has_visible_character(reason)),
  constraint whole_or_half_points check (score * 2 = trunc(score * 2))
);
create index on public.metric_overrides (interview_attempt_id, metric, id desc);
create index on public.metric_overrides (changed_by);
alter table public.metric_overrides enable row level security;
create policy "owners read the overrides of open attempts" on public.metric_overrides
  for select to authenticated using (
    exists (select 1 from public.interview_attempts a where a.id = metric_overrides.interview_attempt_id)
  );
grant select on public.metric_overrides to authenticated;

-- Nothing is rewritten, and nothing removed but with its candidate or with the person who did it.
create function public.keep_history() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' and (
    not exists (select 1 from public.interview_attempts a where a.id = old.interview_attempt_id)
    or not exists (select 1 from auth.users u where u.id = old.changed_by)
  ) then
    return old;
  end if;
  raise exception 'the history of decisions is never rewritten' using errcode = '42501';
end $$;
create trigger keep_history before update or delete on public.status_history
  for each row execute function public.keep_history();
create trigger keep_history before update or delete on public.metric_overrides
  for each row execute function public.keep_history();

-- Whoever may decide does, in their own name, whatever key is used.
create function public.guard_decision() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if public.my_user_id() is null or new.changed_by is distinct from public.my_user_id()
    or not public.may('decide') or not exists (
    select 1 from public.interview_attempts a
    where a.id = new.interview_attempt_id and a.department_key in (select public.my_department_keys())
  ) then
    raise exception 'not theirs to decide on this candidate' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_decision before insert on public.status_history
  for each row execute function public.guard_decision();
create trigger guard_decision before insert on public.metric_overrides
  for each row execute function public.guard_decision();

-- The weighted mean over the assessed metrics, to one decimal.
create function public.general_score_of(scores jsonb) returns numeric
  language sql immutable set search_path = '' as $$
  select round(sum(weight * round((scores ->> metric)::numeric * 10)) / nullif(sum(weight), 0)) / 10
  from (values
    ('communication', public.app_limit('communication_weight')),
    ('experience', public.app_limit('experience_weight')),
    ('professionalism', public.app_limit('professionalism_weight')),
    ('reliability', public.app_limit('reliability_weight')),
    ('problem_solving', public.app_limit('problem_solving_weight')),
    ('cognitive_ability', public.app_limit('cognitive_ability_weight'))
  ) as weights (metric, weight)
  where scores ->> metric is not null
$$;

-- What has been evaluated of the answers that are there now, or at one version, and a person's numbers in its place, all
-- or up to one, whether or not a page shows them.
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

-- Whatever reads the numbers of an attempt reads those that its page shows: none if its candidate asked for people
-- only. The numbers that the screen shows of an attempt, or showed at one version with the steps of a person up to one.
create function public.shown_scores(p_attempt uuid, p_version integer default null, p_override bigint default null)
  returns jsonb language sql stable set search_path = '' as $$
  select case
    when exists (select 1 from public.interview_attempts a where a.id = p_attempt and a.ai_allowed)
    then public.evaluated_scores(p_attempt, p_version, p_override) else '{}'::jsonb
  end
$$;

-- Whether some runs say qualified and others not, with a person's numbers in every one of them: their number ends the
-- disagreement only if the rest of the metrics agree. `shown` is what evaluated_scores() gives. Versions from before runs
-- were kept have the lowest and highest of each metric.
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
  select coalesce(
    min(general) < public.app_limit('qualified_from') and max(general) >= public.app_limit('qualified_from'), false
  ) from generals
$$;

-- What lists show of a version's statements: a sentence of the person's own, and up to four facts.
create function public.shown_statements(p_attempt uuid, p_version integer) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'said', jsonb_path_query_first(e.statements, '$[*] ? (@.kind == "summary").quotes[0]'),
    'facts', (
      select coalesce(jsonb_agg(fact), '[]') from (
        select fact - 'kind' - 'metric' - 'source' as fact
        from jsonb_path_query(e.statements, '$[*] ? (@.kind == "fact")') as fact limit 4
      ) first
    )
  )
  from public.evaluation_results e where e.interview_attempt_id = p_attempt and e.version = p_version
$$;

-- `qualified` and the shown rating follow a person's numbers, whoever writes them: a new evaluation does not take them back.
create function public.follow_overrides() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  shown jsonb := case when new.ai_allowed then public.evaluated_scores(new.id) else '{}' end;
  adjusted boolean := coalesce(jsonb_array_length(shown -> 'adjusted') > 0, false);
  stated jsonb := public.shown_statements(new.id, (shown ->> 'version')::integer);
begin
  new.said := nullif(stated -> 'said', 'null');
  new.facts := coalesce(stated -> 'facts', '[]');
  new.shown_rating := (shown ->> 'general')::numeric;
  new.qualified := (shown ->> 'general')::numeric >= public.app_limit('qualified_from');
  new.adjusted_borderline := case when adjusted then public.borderline_with_overrides(new.id, shown) end;
  return new;
end $$;
create trigger qualified_follows
  before insert or update of qualified, shown_rating, said, facts, adjusted_borderline, ai_allowed
  on public.interview_attempts
  for each row execute function public.follow_overrides();

-- `qualified` is the shown general score against the line, whoever writes it and with whatever key: a version or a
-- person's number that is written past its function counts like any other.
create function public.let_qualified_follow() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.interview_attempts set qualified = null where id = new.interview_attempt_id;
  return null;
end $$;
create trigger qualified_follows after insert on public.evaluation_results
  for each row execute function public.let_qualified_follow();
create trigger qualified_follows after insert on public.metric_overrides
  for each row execute function public.let_qualified_follow();

-- A decision keeps the scores of its screen only if a screen could have shown them: a version and a person's step that
-- each exist, but never stood together, would put numbers into the history that nobody saw.
-- Whether this version (0 for none) and this step of a person (0 for none) were the shown ones at the same time. Each step
-- holds the version that it was set on, and both are written under the attempt's lock, so that their order is exact: a
-- version stands with a step from its own on until the version that the next step was set on. Nothing is shown until the
-- first version of the answers that are there now; a page that was open then has an hour to send its decision.
create function public.was_shown(p_attempt uuid, p_version integer, p_override bigint) returns boolean
  language sql stable set search_path = '' as $$
  with
  attempt as (select a.ai_allowed, a.replaced_version from public.interview_attempts a where a.id = p_attempt),
  versions as (
    select e.version, e.created_at from public.evaluation_results e where e.interview_attempt_id = p_attempt
  ),
  steps as (select o.id, o.version from public.metric_overrides o where o.interview_attempt_id = p_attempt),
  -- The versions with which the step stood: from the one on which it was set to the one on which the next was.
  span as (
    select coalesce((select version from steps where id = p_override), 0) as since,
      (select version from steps where id > p_override order by id limit 1) as until
    where p_override = 0 or exists (select 1 from steps where id = p_override)
  )
  select exists (
    select 1 from span, attempt where case
      when p_version <> 0 then
        exists (select 1 from versions where version = p_version)
        and p_version >= since and p_version <= coalesce(until, p_version)
      -- No scores are shown now, or none were until less than an hour ago.
      when not ai_allowed or not exists (select 1 from versions where version > replaced_version) then until is null
      else since <= replaced_version and coalesce(until > replaced_version, true) and exists (
        select 1 from versions
        where version = replaced_version + 1 and created_at > clock_timestamp() - interval '1 hour'
      )
    end
  )
$$;
revoke execute on function public.was_shown(uuid, integer, bigint) from service_role;

-- The numbers that a decision was made on go with it into the history: those that its screen showed, if decide()
-- has been told.
create function public.record_status_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.status_history (interview_attempt_id, changed_by, from_status, to_status, reason, scores)
  values (
    new.id, public.my_user_id(), old.status, new.status, nullif(current_setting('rolecall.reason', true), ''),
    coalesce(nullif(current_setting('rolecall.shown', true), '')::jsonb, public.shown_scores(new.id))
  );
  return new;
end $$;
create trigger record_status_change after update of status on public.interview_attempts
  for each row when (new.status is distinct from old.status) execute function public.record_status_change();

-- Sets the status of an attempt with an optional reason; a reason without a change is noted beside the status as it
-- stands. False if the asking company has no such attempt. A decision keeps the numbers of the screen it was made on,
-- not those of the moment it arrived: p_version and p_override say which the screen showed, 0 for none of them, null
-- if the caller doesn't say, and then the present ones count. P0001 if the attempt never had such a state.
-- p_from says which status the screen showed. If somebody has decided otherwise since, theirs stands, and P0001 says
-- 'decided_meanwhile', so that the second learns of the first; null decides whatever has been decided.
create function public.decide(
  p_attempt uuid, p_status public.attempt_status, p_reason text default null, p_version integer default null,
  p_override bigint default null, p_from public.attempt_status default null
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  why text := public.readable_reason(p_reason);
  shown jsonb;
begin
  perform public.refuse_long(20000, p_reason);
  if not public.is_my_open_attempt(p_attempt, 'decide') then
    return false;
  end if;
  perform 1 from public.interview_attempts where id = p_attempt for update;
  if exists (
    select 1 from public.interview_attempts where id = p_attempt and status not in (p_from, p_status)
  ) then
    raise exception 'decided_meanwhile' using errcode = 'P0001';
  end if;
  if p_version is not null or p_override is not null then
    if not public.was_shown(
      p_attempt,
      coalesce(p_version, (public.shown_scores(p_attempt) ->> 'version')::integer, 0),
      coalesce(
        p_override, (select max(o.id) from public.metric_overrides o where o.interview_attempt_id = p_attempt), 0
      )
    ) then
      raise exception 'scores_changed' using errcode = 'P0001';
    end if;
  end if;
  shown := public.shown_scores(p_attempt, p_version, p_override);
  perform set_config('rolecall.reason', coalesce(why, ''), true);
  perform set_config('rolecall.shown', shown::text, true);
  update public.interview_attempts set status = p_status where id = p_attempt and status <> p_status;
  if not found and why is not null then
    insert into public.status_history (interview_attempt_id, changed_by, from_status, to_status, reason, scores)
    values (p_attempt, public.my_user_id(), p_status, p_status, why, shown);
  end if;
  perform set_config('rolecall.reason', '', true);
  perform set_config('rolecall.shown', '', true);
  return true;
end $$;
grant execute on function public.decide(uuid, public.attempt_status, text, integer, bigint, public.attempt_status) to authenticated;

-- Puts a person's number (0 to 10) in the place of a scorer's, or takes it back if it is null. False if the
-- asking company has no such attempt, or nothing has been evaluated yet. The column would round 7.04 to a whole point
-- before its check: the number is judged as it was given. If nothing is shown there is no number for a person's to
-- stand beside.
create function public.override_metric(
  p_attempt uuid, p_metric public.metric, p_score numeric default null, p_reason text default null
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  shown jsonb;
begin
  perform public.refuse_long(20000, p_reason);
  if not public.is_my_open_attempt(p_attempt, 'decide') then
    return false;
  end if;
  if p_score * 2 <> trunc(p_score * 2) then
    raise exception 'a person gives whole or half points' using errcode = '23514';
  end if;
  perform 1 from public.interview_attempts where id = p_attempt for update;
  shown := public.shown_scores(p_attempt);
  if shown = '{}' or p_score is null and not shown -> 'adjusted' ? p_metric::text then
    return false;
  end if;
  insert into public.metric_overrides (interview_attempt_id, version, metric, score, reason, changed_by)
    values (
      p_attempt, (shown ->> 'version')::integer, p_metric, p_score, public.readable_reason(p_reason), public.my_user_id()
    );
  return true;
end $$;
grant execute on function public.override_metric(uuid, public.metric, numeric, text) to authenticated;

-- The numbers that the pages of the given attempts show, by attempt, of those that are open to the asker.
create function public.shown_metrics(p_attempts uuid[]) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(id, public.shown_scores(id)), '{}') from unnest(p_attempts) as id
  where cardinality(p_attempts) <= public.app_limit('bulk_people') and public.is_my_open_attempt(id)
$$;
grant execute on function public.shown_metrics(uuid[]) to authenticated;
