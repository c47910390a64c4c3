-- A rate is shown only where enough people were chosen and enough were not, in each group and in what is left beside
-- the shown ones: the first picture, too, tells nobody's group by whom the company chose.

alter table public.fairness_settings
  add column smallest_chosen integer not null default 3 check (smallest_chosen between 2 and 1000);

-- How many chosen, and how many not chosen, must stand behind a rate.
create function public.smallest_shown_choice() returns integer
  language sql stable security definer set search_path = '' as $$
  select coalesce((select smallest_chosen from public.fairness_settings), 3)
$$;
-- The page says which number holds.
grant execute on function public.smallest_shown_choice() to authenticated;

-- What was shown until now may tell too much.
delete from public.adverse_impact_bases;
alter table public.adverse_impact_bases add column smallest_chosen integer not null;

-- The people of a company as they stand now: submitted and open attempts, by the evaluations that read the answers which
-- are there now. Whoever asked for people only has no score.
create function public.adverse_impact_now(p_department_key text)
  returns table (
    attempt uuid, sex text, race text, hired boolean, scored boolean, qualified boolean, above_median boolean
  ) language sql stable set search_path = '' as $$
  with people as (
    select a.id, s.sex, s.race, a.status = 'Hired' as hired, a.qualified,
      coalesce(a.adjusted_general_score, e.general_score) as score
    from public.interview_attempts a
    left join public.self_identifications s on s.interview_attempt_id = a.id
    left join lateral (
      select general_score from public.evaluation_results
      where interview_attempt_id = a.id and a.ai_allowed and version > a.replaced_version
      order by version desc limit 1
    ) e on true
    where a.department_key = p_department_key and a.submitted_at is not null and a.unlocked_at is not null
  ),
  middle as (select percentile_cont(0.5) within group (order by score) as score from people where score is not null)
  select p.id, p.sex, p.race, p.hired, p.score is not null, coalesce(p.qualified, false),
    coalesce(p.score > m.score, false)
  from people p cross join middle m
$$;

-- Counts of groups. A group smaller than smallest_shown_group() is left out, and so is one from which the others' rest
-- could be told by subtraction. A count of chosen people (hired, qualified, above the median) is null where fewer than
-- smallest_shown_choice() were chosen or not chosen, in the group or, where some of those who said something are hidden,
-- among everybody beside the shown groups of its line of the table; and where too few have a score. `scored` is n unless every group has enough people without a
-- score: what is counted of fewer would tell the group of the one who has none.
-- family: 'sex', 'race', 'both', or 'known' (said anything) with its n only.
create function public.adverse_impact_figures(p_base bigint) returns jsonb
  language sql stable set search_path = '' as $$
  with least as (
    select public.smallest_shown_group() as people, public.smallest_shown_choice() as chosen
  ),
  people as (
    select coalesce(sex, 'unknown') as sex, coalesce(race, 'unknown') as race, hired, scored, qualified, above_median
    from public.adverse_impact_people where base_id = p_base
  ),
  cells as (
    select
      case when grouping(p.sex) = 1 then 'race' when grouping(p.race) = 1 then 'sex' else 'both' end as family,
      p.sex, p.race, count(*)::integer as n, count(*) filter (where p.hired)::integer as hired,
      count(*) filter (where p.scored)::integer as scored, count(*) filter (where p.qualified)::integer as qualified,
      count(*) filter (where p.above_median)::integer as above_median,
      'unknown' in (coalesce(p.sex, ''), coalesce(p.race, '')) as nameless,
      count(*) < public.smallest_shown_group() as small
    from people p group by grouping sets ((p.sex), (p.race), (p.sex, p.race))
  ),
  -- Beside the shown groups of one line of the table, nobody is hidden, or enough people to hide among.
  safe as (
    select c.*, bool_and(c.scored >= least.chosen and c.n - c.scored >= least.chosen) over (partition by c.family)
      as counts_scored
    from cells c cross join least
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
  ),
  -- One row for each group and measure: who was chosen of whom. A line is what adds up to a number that is known.
  measured as (
    select s.family, s.sex, s.race, m.measure, m.chosen, s.n, case when s.counts_scored and m.measure <> 'hired'
      then s.scored else s.n end as of
    from safe s cross join least cross join lateral (
      values ('hired', s.hired), ('qualified', s.qualified), ('above_median', s.above_median)
    ) as m (measure, chosen)
    where m.measure = 'hired' or s.scored >= least.people
  ),
  enough as (
    select m.* from measured m cross join least
    where m.chosen >= least.chosen and m.of - m.chosen >= least.chosen
  ),
  lines as (
    select family, line, value, measure, sum(chosen) as chosen, sum(n) as n,
      coalesce(sum(n) filter (where not nameless), 0) as named
    from (
      select c.family, l.line, l.value, m.measure, m.chosen, c.n, c.nameless
      from cells c
      cross join lateral (values
        ('all', case when c.family <> 'both' then 'all' end),
        ('sex', case when c.family = 'both' then c.sex end), ('race', case when c.family = 'both' then c.race end)
      ) as l (line, value)
      cross join lateral (
        values ('hired', c.hired), ('qualified', c.qualified), ('above_median', c.above_median)
      ) as m (measure, chosen)
      where l.value is not null
    ) parts group by family, line, value, measure
  ),
  -- The groups of a line with the most chosen come first. So many of them are shown that nobody who said something is
  -- left beside them, or enough people of both kinds, those who said nothing included.
  kept as (
    select family, sex, race, measure, line, bool_or(rest_named = 0 or (
      rest_chosen >= least.chosen and rest_n - rest_chosen >= least.chosen
    )) over (
      partition by family, line, value, measure order by place rows between current row and unbounded following
    ) as kept
    from (
      select e.family, e.sex, e.race, e.measure, l.line, l.value,
        l.chosen - sum(e.chosen) over so_far as rest_chosen, l.n - sum(e.n) over so_far as rest_n,
        l.named - sum(e.n) over so_far as rest_named,
        row_number() over so_far as place
      from enough e join lines l on l.family = e.family and l.measure = e.measure and (
        l.line = 'all' or (l.line = 'sex' and l.value = e.sex) or (l.line = 'race' and l.value = e.race)
      )
      window so_far as (
        partition by l.family, l.line, l.value, l.measure
        order by least(e.chosen, e.of - e.chosen) desc, e.sex, e.race
        rows between unbounded preceding and current row
      )
    ) ranked cross join least
  ),
  open as (
    select family, sex, race, measure from kept group by family, sex, race, measure having bool_and(kept)
  ),
  -- Both lines of an intersection are shown by themselves, so that it adds nothing to what they leave out.
  told as (
    select o.family, o.sex, o.race, o.measure from open o
    where o.family <> 'both' or (
      exists (select 1 from open s where s.family = 'sex' and s.sex = o.sex and s.measure = o.measure)
      and exists (select 1 from open r where r.family = 'race' and r.race = o.race and r.measure = o.measure)
    )
  ),
  rates as (
    select t.family, t.sex, t.race, jsonb_object_agg(t.measure, e.chosen) as chosen
    from told t join enough e on e.family = t.family and e.measure = t.measure
      and e.sex is not distinct from t.sex and e.race is not distinct from t.race
    group by t.family, t.sex, t.race
  ),
  shown as (
    select jsonb_build_object(
      'family', s.family, 'sex', s.sex, 'race', s.race, 'n', s.n,
      'scored', case when s.counts_scored then s.scored else s.n end,
      'hired', r.chosen -> 'hired', 'qualified', r.chosen -> 'qualified', 'above_median', r.chosen -> 'above_median'
    ) as figure
    from safe s left join rates r on r.family = s.family
      and r.sex is not distinct from s.sex and r.race is not distinct from s.race
    union all
    select jsonb_build_object('family', 'known', 'n', count(*)) from people where 'unknown' <> sex or 'unknown' <> race
  )
  select jsonb_agg(figure) from shown
$$;
revoke execute on function public.adverse_impact_now(text), public.adverse_impact_figures(bigint) from service_role;
