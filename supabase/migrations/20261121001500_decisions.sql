-- A person decides: reasons, overrides of single metrics, and a history that nobody rewrites, the service key included.

-- One row for each time that a person set a metric; null takes their number back. The last row of a metric holds, on
-- every version of the evaluation.
create table public.metric_overrides (
  id bigint generated always as identity primary key,
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  -- The evaluation that was on the screen.
  version integer not null check (version >= 1),
  metric text not null check (metric in (
    'communication', 'experience', 'professionalism', 'reliability', 'problem_solving', 'cognitive_ability'
  )),
  score numeric(3, 1) check (score between 0 and 10),
  reason text check (char_length(btrim(reason)) between 1 and 1000),
  changed_by uuid not null references auth.users (id) on delete cascade,
  step bigint not null default nextval('public.decision_steps'),
  created_at timestamptz not null default now(),
  check (score is null or reason is not null)
);
create index on public.metric_overrides (interview_attempt_id, metric, id desc);
create index on public.metric_overrides (changed_by);
alter table public.metric_overrides enable row level security;
create policy "owners read the overrides of open attempts" on public.metric_overrides
  for select to authenticated using (
    exists (select 1 from public.interview_attempts a where a.id = metric_overrides.interview_attempt_id)
  );
grant select on public.metric_overrides to authenticated;

-- The general score while a person's number is among the six; null otherwise.
alter table public.interview_attempts
  add column adjusted_general_score numeric(3, 1) check (adjusted_general_score between 0 and 10);
create trigger guard_adjusted before insert or update on public.interview_attempts
  for each row execute function public.guard_columns('adjusted_general_score');

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

-- Only the company's owner decides, in their own name, whatever key is used.
create function public.guard_decision() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if public.my_user_id() is null or new.changed_by is distinct from public.my_user_id() or not exists (
    select 1 from public.interview_attempts a
    where a.id = new.interview_attempt_id and a.department_key in (select public.my_department_keys())
  ) then
    raise exception 'only the company''s owner decides on a candidate' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_decision before insert on public.status_history
  for each row execute function public.guard_decision();
create trigger guard_decision before insert on public.metric_overrides
  for each row execute function public.guard_decision();

-- The weighted mean over the assessed metrics, to one decimal; the weights of lib/domain/evaluation/metrics.ts.
create function public.general_score_of(scores jsonb) returns numeric
  language sql immutable set search_path = '' as $$
  select round(sum(weight * round((scores ->> metric)::numeric * 10)) / nullif(sum(weight), 0)) / 10
  from (values
    ('communication', 3), ('experience', 4), ('professionalism', 3), ('reliability', 4),
    ('problem_solving', 4), ('cognitive_ability', 2)
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

-- `qualified` follows a person's numbers, whoever writes it: a new evaluation does not take them back.
create function public.follow_overrides() returns trigger
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
-- Its name comes after the guards', so that what a user writes is refused first.
create trigger qualified_follows before update of qualified on public.interview_attempts
  for each row execute function public.follow_overrides();

-- Whether an attempt is open to the company that asks, as the policies have it.
create function public.is_my_open_attempt(p_attempt uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.interview_attempts a
    where a.id = p_attempt and a.department_key in (select public.my_department_keys())
      and a.submitted_at is not null and a.unlocked_at is not null
  )
$$;

-- Sets the status of an attempt with an optional reason; a reason without a change is noted beside the status as it
-- stands. False where the asking company has no such attempt. A decision keeps the numbers of the screen it was made on,
-- not those of the moment it arrived: p_version and p_override say which the screen showed, 0 for none of them, null
-- where the caller doesn't say, and then the present ones count. P0001 where the attempt never had such a state.
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
    values (p_attempt, public.my_user_id(), p_status, p_status, why, shown);
  end if;
  perform set_config('rolecall.reason', '', true);
  perform set_config('rolecall.shown', '', true);
  return true;
end $$;
grant execute on function public.decide(uuid, text, text, integer, bigint) to authenticated;

-- Puts a person's number (0 to 10) in the place of a scorer's, or takes it back where it is null. False where the
-- asking company has no such attempt, or nothing has been evaluated yet. The column would round 7.04 to a whole point
-- before its check: the number is judged as it was given. Where nothing is shown there is no number for a person's to
-- stand beside.
create function public.override_metric(
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
      p_attempt, (shown ->> 'version')::integer, p_metric, p_score, public.readable_reason(p_reason), public.my_user_id()
    );
  return true;
end $$;
grant execute on function public.override_metric(uuid, text, numeric, text) to authenticated;
