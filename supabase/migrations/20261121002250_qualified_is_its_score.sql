-- `qualified` is the shown general score against the line, whoever writes it and with whatever key; and whatever reads
-- the numbers of an attempt reads those that its page shows: none where its candidate asked for people only.

-- What has been evaluated, and a person's numbers in its place, whether or not a page shows them.
alter function public.shown_scores(uuid) rename to evaluated_scores;
create function public.shown_scores(p_attempt uuid) returns jsonb
  language sql stable set search_path = '' as $$
  select case
    when exists (select 1 from public.interview_attempts a where a.id = p_attempt and a.ai_allowed)
    then public.evaluated_scores(p_attempt) else '{}'::jsonb
  end
$$;

create or replace function public.follow_overrides() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  shown jsonb := case when new.ai_allowed then public.evaluated_scores(new.id) else '{}' end;
begin
  new.qualified := (shown ->> 'general')::numeric >= 7;
  new.adjusted_general_score :=
    case when jsonb_array_length(shown -> 'adjusted') > 0 then (shown ->> 'general')::numeric end;
  return new;
end $$;
drop trigger qualified_follows on public.interview_attempts;
-- Its name comes after the guards', so that what a user writes is refused first.
create trigger qualified_follows
  before insert or update of qualified, adjusted_general_score, ai_allowed on public.interview_attempts
  for each row execute function public.follow_overrides();

-- A version or a person's number that is written past its function counts like any other.
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
update public.interview_attempts set qualified = null;

-- Where nothing is shown there is no number for a person's to stand beside.
create or replace function public.override_metric(
  p_attempt uuid, p_metric text, p_score numeric default null, p_reason text default null
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  shown jsonb;
begin
  if not public.is_my_open_attempt(p_attempt) then
    return false;
  end if;
  perform 1 from public.interview_attempts where id = p_attempt for update;
  shown := public.shown_scores(p_attempt);
  if shown = '{}' then
    return false;
  end if;
  insert into public.metric_overrides (interview_attempt_id, version, metric, score, reason, changed_by)
    values (
      p_attempt, (shown ->> 'version')::integer, p_metric, p_score, nullif(btrim(p_reason), ''), auth.uid()
    );
  return true;
end $$;

-- Counts of the asking company's submitted attempts by what their people said. A group smaller than
-- smallest_shown_group() is left out, and so is one from which the others' rest could be told by subtraction.
-- family: 'sex', 'race', 'both', or 'all' and 'unknown' with their n only. above_median counts scores above the median
-- of the whole sample; it and qualified are null where too few have a score. Whoever asked for people only has none.
create or replace function public.adverse_impact()
  returns table (
    family text, sex text, race text, n integer, hired integer, scored integer, qualified integer, above_median integer
  ) language sql stable security definer set search_path = '' as $$
  with people as (
    select coalesce(s.sex, 'unknown') as sex, coalesce(s.race, 'unknown') as race,
      a.status = 'Hired' as hired, a.qualified, coalesce(a.adjusted_general_score, e.general_score) as score
    from public.interview_attempts a
    left join public.self_identifications s on s.interview_attempt_id = a.id
    left join lateral (
      select general_score from public.evaluation_results
      where interview_attempt_id = a.id and a.ai_allowed order by version desc limit 1
    ) e on true
    where a.department_key in (select public.my_department_keys())
      and a.submitted_at is not null and a.unlocked_at is not null
  ),
  middle as (select percentile_cont(0.5) within group (order by score) as score from people where score is not null),
  grouped as (
    select
      case when grouping(p.sex) = 1 then 'race' when grouping(p.race) = 1 then 'sex' else 'both' end as family,
      p.sex, p.race, count(*)::integer as n, count(*) filter (where p.hired)::integer as hired,
      count(p.score)::integer as scored, count(*) filter (where p.qualified)::integer as qualified,
      count(*) filter (where p.score > m.score)::integer as above_median
    from people p cross join middle m
    group by grouping sets ((p.sex), (p.race), (p.sex, p.race))
  ),
  cells as (
    select g.*, 'unknown' in (coalesce(g.sex, ''), coalesce(g.race, '')) as nameless,
      g.n < public.smallest_shown_group() as small
    from grouped g
  ),
  -- Beside the shown groups of one line of the table, nobody is hidden, or enough people to hide among.
  safe as (
    select c.* from cells c
    where not c.small and not c.nameless and not exists (
      select 1 from (values ('sex'), ('race')) as lines (line)
      cross join lateral (
        select
          coalesce(sum(o.n) filter (where o.small and not o.nameless), 0) as hidden,
          coalesce(sum(o.n) filter (where o.small or o.nameless), 0) as rest
        from cells o
        where o.family = c.family and (
          c.family <> 'both' or (line = 'sex' and o.sex = c.sex) or (line = 'race' and o.race = c.race)
        )
      ) beside
      where hidden > 0 and rest < public.smallest_shown_group()
    )
  )
  select family, sex, race, n, hired, scored,
    case when scored >= public.smallest_shown_group() then qualified end,
    case when scored >= public.smallest_shown_group() then above_median end
  from safe
  union all
  select 'all', null, null, count(*)::integer, null, null, null, null from people
  union all
  select 'unknown', null, null, count(*)::integer, null, null, null, null from people
    where sex = 'unknown' and race = 'unknown'
$$;
