-- What candidates chose to say of themselves, for the adverse-impact monitor only. No user and no scorer reads it, the
-- service key included: it goes in through one function, and only counts of groups come out of another.

create table public.self_identifications (
  interview_attempt_id uuid primary key references public.interview_attempts (id) on delete cascade,
  sex text check (sex in ('female', 'male', 'another')),
  race text check (race in (
    'hispanic', 'white', 'black', 'pacific', 'asian', 'native', 'two_or_more'
  )),
  created_at timestamptz not null default now(),
  check (sex is not null or race is not null)
);
alter table public.self_identifications enable row level security;
revoke all on public.self_identifications from anon, authenticated, service_role;

-- Keeps what a candidate says in place of what they said before; two nulls take it back.
create function public.save_self_identification(p_attempt uuid, p_sex text default null, p_race text default null)
  returns void language plpgsql security definer set search_path = '' as $$
begin
  delete from public.self_identifications where interview_attempt_id = p_attempt;
  if p_sex is not null or p_race is not null then
    insert into public.self_identifications (interview_attempt_id, sex, race) values (p_attempt, p_sex, p_race);
  end if;
end $$;

-- The smallest group that is ever shown. Set here, so that no caller can ask for less.
create function public.smallest_shown_group() returns integer
  language sql immutable set search_path = '' as $$ select 10 $$;

-- Counts of the asking company's submitted attempts by what their people said. A group smaller than
-- smallest_shown_group() is left out, and so is one from which the others' rest could be told by subtraction.
-- family: 'sex', 'race', 'both', or 'all' and 'unknown' with their n only. above_median counts scores above the median
-- of the whole sample; it and qualified are null where too few have a score.
create function public.adverse_impact()
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
      where interview_attempt_id = a.id order by version desc limit 1
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
grant execute on function public.adverse_impact() to authenticated;
