-- The adverse-impact figures stand still: what moves between two looks is always the change of many people, so that
-- nobody can set one candidate to Hired, look, and set them back. Nobody reads these tables, the service key included.

-- One row for each time that figures were shown. `figures` is what was shown: counts of groups, never of a person.
-- `totals` is how many people stood behind each measure of each family, those deleted since included.
create table public.adverse_impact_bases (
  id bigint generated always as identity primary key,
  department_key text not null references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  as_of timestamptz not null,
  smallest integer not null,
  figures jsonb not null default '[]',
  totals jsonb not null default '{}'
);
create index on public.adverse_impact_bases (department_key, id desc);
alter table public.adverse_impact_bases enable row level security;
revoke all on public.adverse_impact_bases from anon, authenticated, service_role;

-- What held of each person then. A row goes with the attempt, and when its candidate changes or takes back what they said.
create table public.adverse_impact_people (
  base_id bigint not null references public.adverse_impact_bases (id) on delete cascade,
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  sex text,
  race text,
  hired boolean not null,
  scored boolean not null,
  qualified boolean not null,
  above_median boolean not null,
  primary key (base_id, interview_attempt_id)
);
create index on public.adverse_impact_people (interview_attempt_id);
alter table public.adverse_impact_people enable row level security;
revoke all on public.adverse_impact_people from anon, authenticated, service_role;

create function public.forget_said_before() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.adverse_impact_people
    where interview_attempt_id in (old.interview_attempt_id, new.interview_attempt_id);
  return null;
end $$;
create trigger forget_said_before after update or delete on public.self_identifications
  for each row execute function public.forget_said_before();

-- Who stands behind each measure of each family, and in which group. Who said nothing stands behind none.
create function public.adverse_impact_marks(p_base bigint)
  returns table (family text, measure text, attempt uuid, grp text) language sql stable set search_path = '' as $$
  select f.family, m.measure, p.interview_attempt_id, f.grp
  from public.adverse_impact_people p
  cross join lateral (values
    ('sex', p.sex), ('race', p.race), ('both', p.sex || ' ' || p.race),
    ('known', case when p.sex is not null or p.race is not null then 'known' end)
  ) as f (family, grp)
  cross join lateral (values
    ('n', true), ('hired', p.hired), ('scored', p.scored), ('qualified', p.qualified), ('above_median', p.above_median)
  ) as m (measure, counts)
  where p.base_id = p_base and f.grp is not null and m.counts
$$;

-- Behind how many people's change a measure of a family stands between two bases; whether both showed it, too. Only who
-- differs is looked at, for a year of bases is compared.
create function public.adverse_impact_moves(
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

-- The base to show at p_now. A new one is made where there is none or one of the two settings was set anew; else when a
-- day has passed, as many people as the smallest group have changed since the last, and every figure that differs from
-- any base's of the last year differs by at least so many people. One look at a time.
create function public.renew_adverse_impact(p_department_key text, p_now timestamptz)
  returns public.adverse_impact_bases language plpgsql set search_path = '' as $$
declare
  least integer := public.smallest_shown_group();
  least_chosen integer := public.smallest_shown_choice();
  kept public.adverse_impact_bases;
  fresh public.adverse_impact_bases;
begin
  perform 1 from public.company_profiles where willo_company_key = p_department_key for no key update;
  select * into kept from public.adverse_impact_bases
    where department_key = p_department_key order by id desc limit 1;
  if (kept.smallest, kept.smallest_chosen) <> (least, least_chosen) then
    delete from public.adverse_impact_bases where department_key = p_department_key;
    kept := null;
  end if;
  if p_now < kept.as_of + interval '1 day' then
    return kept;
  end if;
  delete from public.adverse_impact_bases
    where department_key = p_department_key and as_of < p_now - interval '1 year' and id <> kept.id;
  insert into public.adverse_impact_bases (department_key, as_of, smallest, smallest_chosen)
    values (p_department_key, p_now, least, least_chosen) returning * into fresh;
  insert into public.adverse_impact_people
    select fresh.id, now.* from public.adverse_impact_now(p_department_key) as now;
  update public.adverse_impact_bases b set
    figures = public.adverse_impact_figures(b.id),
    totals = (
      select coalesce(jsonb_object_agg(t.family, t.measures), '{}') from (
        select c.family, jsonb_object_agg(c.measure, c.people) as measures from (
          select family, measure, count(*) as people from public.adverse_impact_marks(b.id) group by family, measure
        ) c group by c.family
      ) t
    )
    where b.id = fresh.id returning * into fresh;
  if kept.id is null then
    return fresh;
  end if;
  if not exists (select 1 from public.adverse_impact_moves(kept, fresh) where people >= least) or exists (
    select 1 from public.adverse_impact_bases b cross join lateral public.adverse_impact_moves(b, fresh) m
    where b.department_key = p_department_key and b.id < fresh.id and m.shown and m.people between 1 and least - 1
  ) then
    delete from public.adverse_impact_bases where id = fresh.id;
    return kept;
  end if;
  return fresh;
end $$;
revoke execute on function public.adverse_impact_marks(bigint), public.renew_adverse_impact(text, timestamptz),
  public.adverse_impact_moves(public.adverse_impact_bases, public.adverse_impact_bases) from service_role;

-- The asking company's figures with their date, and how many responses it has now ('all', n only).
create function public.adverse_impact()
  returns table (
    family text, sex text, race text, n integer, hired integer, scored integer, qualified integer, above_median integer,
    as_of timestamptz
  ) language plpgsql security definer set search_path = '' as $$
declare
  department text := (select public.my_department_keys() limit 1);
  base public.adverse_impact_bases;
begin
  if department is null then
    return;
  end if;
  base := public.renew_adverse_impact(department, clock_timestamp());
  return query
    select f.family, f.sex, f.race, f.n, f.hired, f.scored, f.qualified, f.above_median, base.as_of
    from jsonb_to_recordset(base.figures) as f (
      family text, sex text, race text, n integer, hired integer, scored integer, qualified integer, above_median integer
    );
  return query
    select 'all', null::text, null::text, count(*)::integer, null::integer, null::integer, null::integer,
      null::integer, base.as_of
    from public.adverse_impact_now(department);
end $$;
grant execute on function public.adverse_impact() to authenticated;
