-- Comparing a thousand people with a year of bases takes a part of a second: only those who differ are looked at.
create or replace function public.adverse_impact_moves(
  p_old public.adverse_impact_bases, p_new public.adverse_impact_bases
) returns table (family text, measure text, people bigint, shown boolean)
  language sql stable set search_path = '' as $$
  with
  differing as (
    select o.sex as o_sex, o.race as o_race, o.hired as o_hired, o.scored as o_scored, o.qualified as o_qualified,
      o.above_median as o_above, n.sex as n_sex, n.race as n_race, n.hired as n_hired, n.scored as n_scored,
      n.qualified as n_qualified, n.above_median as n_above
    from (select * from public.adverse_impact_people where base_id = (p_old).id) o
    full join (select * from public.adverse_impact_people where base_id = (p_new).id) n using (interview_attempt_id)
    where (o.sex, o.race, o.hired, o.scored, o.qualified, o.above_median)
      is distinct from (n.sex, n.race, n.hired, n.scored, n.qualified, n.above_median)
  ),
  both_sides as (
    select f.family, m.measure, case when m.was then f.was end as was, case when m.is_now then f.is_now end as is_now
    from differing d
    cross join lateral (values
      ('sex', o_sex, n_sex), ('race', o_race, n_race), ('both', o_sex || ' ' || o_race, n_sex || ' ' || n_race),
      (
        'known', case when o_sex is not null or o_race is not null then 'known' end,
        case when n_sex is not null or n_race is not null then 'known' end
      )
    ) as f (family, was, is_now)
    cross join lateral (values
      ('n', true, true), ('hired', o_hired, n_hired), ('scored', o_scored, n_scored),
      ('qualified', o_qualified, n_qualified), ('above_median', o_above, n_above)
    ) as m (measure, was, is_now)
  ),
  measures as (
    select f.family, m.measure
    from (values ('sex'), ('race'), ('both'), ('known')) as f (family)
    cross join (values ('n'), ('hired'), ('scored'), ('qualified'), ('above_median')) as m (measure)
  ),
  remaining as (
    select family, measure, count(*) as people from public.adverse_impact_marks((p_old).id) group by family, measure
  ),
  -- Those deleted since are in the old totals only.
  deleted as (
    select family, measure, coalesce(((p_old).totals -> family ->> measure)::bigint, 0) - coalesce(r.people, 0) as people
    from measures left join remaining r using (family, measure)
    where (select count(*) from public.adverse_impact_people
      where base_id = (p_old).id and (sex is not null or race is not null)
    ) <> coalesce(((p_old).totals -> 'known' ->> 'n')::bigint, 0)
  ),
  counted as (
    select family, measure,
      count(*) filter (where b.was <> b.is_now) as changed,
      count(*) filter (where b.was is null and b.is_now is not null) as joined,
      count(*) filter (where b.was is not null and b.is_now is null) as gone
    from measures left join both_sides b using (family, measure) group by family, measure
  )
  -- Who changes what they said is gone and joins: one person.
  select family, measure, changed + greatest(joined, gone + coalesce(d.people, 0)), not exists (
    select 1 from unnest(array[(p_old).figures, (p_new).figures]) as side (figures)
    where not exists (
      select 1 from jsonb_array_elements(side.figures) as shown (figure)
      where figure ->> 'family' = family and figure ->> measure is not null
    )
  )
  from counted left join deleted d using (family, measure)
$$;
