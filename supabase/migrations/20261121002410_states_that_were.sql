-- A decision keeps the scores of its screen only where a screen could have shown them: a version and a person's step that
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
      -- Nothing is shown now, or was until not long ago.
      when not ai_allowed or not exists (select 1 from versions where version > replaced_version) then until is null
      else since <= replaced_version and coalesce(until > replaced_version, true) and exists (
        select 1 from versions
        where version = replaced_version + 1 and created_at > clock_timestamp() - interval '1 hour'
      )
    end
  )
$$;
revoke execute on function public.was_shown(uuid, integer, bigint) from service_role;

create or replace function public.decide(
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
  if p_version is not null or p_override is not null then
    if not public.was_shown(
      p_attempt,
      coalesce(p_version, (public.shown_scores(p_attempt) ->> 'version')::integer, 0),
      coalesce(
        p_override, (select max(o.id) from public.metric_overrides o where o.interview_attempt_id = p_attempt), 0
      )
    ) then
      raise exception 'no screen showed these scores' using errcode = 'P0001';
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
