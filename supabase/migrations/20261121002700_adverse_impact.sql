-- The adverse-impact figures stand still: what moves between two looks is always the change of many people, so that
-- nobody can set one candidate to Hired, look, and set them back. Nobody reads these tables, the service key included.
-- A rate is shown only if enough people were chosen and enough were not, in each group and in what is left beside
-- the shown ones: the first picture, too, tells nobody's group by whom the company chose.

-- The smallest group that the adverse-impact monitor shows is a setting of whoever runs the product: no user may read
-- or write it, and no key may set it below five.
create table public.fairness_settings (
  only_row boolean primary key default true check (only_row),
  smallest_group integer not null default 10 check (smallest_group between 5 and 1000),
  smallest_chosen integer not null default 3 check (smallest_chosen between 2 and 1000)
);
alter table public.fairness_settings enable row level security;
revoke all on public.fairness_settings from anon, authenticated;
revoke insert, delete, truncate on public.fairness_settings from service_role;
insert into public.fairness_settings default values;

create function public.smallest_shown_group() returns integer
  language sql stable security definer set search_path = '' as $$
  select coalesce((select smallest_group from public.fairness_settings), 10)
$$;
-- The page says which number holds.
grant execute on function public.smallest_shown_group() to authenticated;

-- How many chosen, and how many not chosen, must stand behind a rate.
create function public.smallest_shown_choice() returns integer
  language sql stable security definer set search_path = '' as $$
  select coalesce((select smallest_chosen from public.fairness_settings), 3)
$$;
-- The page says which number holds.
grant execute on function public.smallest_shown_choice() to authenticated;

-- One row for each time that figures were shown. `figures` is what was shown: counts of groups, never of a person.
-- `totals` is how many people stood behind each measure of each family, those deleted since included.
create table public.adverse_impact_bases (
  id bigint generated always as identity primary key,
  department_key text not null references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  as_of timestamptz not null,
  smallest integer not null,
  smallest_chosen integer not null,
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
  sex public.sex,
  race public.race,
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

-- The people of a company as they stand now: submitted and open attempts, by the evaluations that read the answers which
-- are there now. Whoever asked for people only has no score.
create function public.adverse_impact_now(p_department_key text)
  returns table (
    attempt uuid, sex public.sex, race public.race, hired boolean, scored boolean, qualified boolean, above_median boolean
  ) language sql stable set search_path = '' as $$
  with people as (
    select a.id, s.sex, s.race, a.status = 'Hired' as hired, a.qualified, a.shown_rating as score
    from public.interview_attempts a
    left join public.self_identifications s on s.interview_attempt_id = a.id
    where a.department_key = p_department_key and a.submitted_at is not null and a.unlocked_at is not null
  ),
  middle as (select percentile_cont(0.5) within group (order by score) as score from people where score is not null)
  select p.id, p.sex, p.race, p.hired, p.score is not null, coalesce(p.qualified, false),
    coalesce(p.score > m.score, false)
  from people p cross join middle m
$$;
revoke execute on function public.adverse_impact_now(text) from service_role;

-- Counts of groups. A group smaller than smallest_shown_group() is left out, and so is one from which the others' rest
-- could be told by subtraction. A count of chosen people (hired, qualified, above the median) is null if fewer than
-- smallest_shown_choice() were chosen or not chosen, in the group or, if some of those who said something are hidden,
-- among everybody beside the shown groups of its line of the table; or if too few have a score. `scored` is n unless
-- every group has enough people without a score: what is counted of fewer would tell the group of the one who has none.
-- family: 'sex', 'race', 'both', or 'known' (said anything) with its n only.
create function public.adverse_impact_figures(p_base bigint) returns jsonb
  language sql stable set search_path = '' as $$
  with least as (
    select public.smallest_shown_group() as people, public.smallest_shown_choice() as chosen
  ),
  people as (
    select coalesce(sex::text, 'unknown') as sex, coalesce(race::text, 'unknown') as race,
      hired, scored, qualified, above_median
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
  published as (
    select o.family, o.sex, o.race, o.measure from open o
    where o.family <> 'both' or (
      exists (select 1 from open s where s.family = 'sex' and s.sex = o.sex and s.measure = o.measure)
      and exists (select 1 from open r where r.family = 'race' and r.race = o.race and r.measure = o.measure)
    )
  ),
  rates as (
    select t.family, t.sex, t.race, jsonb_object_agg(t.measure, e.chosen) as chosen
    from published t join enough e on e.family = t.family and e.measure = t.measure
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
revoke execute on function public.adverse_impact_figures(bigint) from service_role;

-- Who stands behind each measure of each family, and in which group. Who said nothing stands behind none.
create function public.adverse_impact_marks(p_base bigint)
  returns table (family public.counted_family, measure public.counted_measure, attempt uuid, grp text)
  language sql stable set search_path = '' as $$
  select f.family, m.measure, p.interview_attempt_id, f.grp
  from public.adverse_impact_people p
  cross join lateral (values
    ('sex'::public.counted_family, p.sex::text), ('race', p.race::text), ('both', p.sex::text || ' ' || p.race::text),
    ('known', case when p.sex is not null or p.race is not null then 'known' end)
  ) as f (family, grp)
  cross join lateral (values
    ('n'::public.counted_measure, true), ('hired', p.hired), ('scored', p.scored), ('qualified', p.qualified), ('above_median', p.above_median)
  ) as m (measure, counts)
  where p.base_id = p_base and f.grp is not null and m.counts
$$;
revoke execute on function public.adverse_impact_marks(bigint) from service_role;

-- Behind how many people's change a measure of a family stands between two bases; whether both showed it, too. Only who
-- differs is looked at, for a year of bases is compared.
create function public.adverse_impact_moves(
  p_old public.adverse_impact_bases, p_new public.adverse_impact_bases
) returns table (family public.counted_family, measure public.counted_measure, people bigint, shown boolean)
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
      ('sex'::public.counted_family, o_sex::text, n_sex::text), ('race', o_race::text, n_race::text),
      ('both', o_sex::text || ' ' || o_race::text, n_sex::text || ' ' || n_race::text),
      (
        'known', case when o_sex is not null or o_race is not null then 'known' end,
        case when n_sex is not null or n_race is not null then 'known' end
      )
    ) as f (family, was, is_now)
    cross join lateral (values
      ('n'::public.counted_measure, true, true), ('hired', o_hired, n_hired), ('scored', o_scored, n_scored),
      ('qualified', o_qualified, n_qualified), ('above_median', o_above, n_above)
    ) as m (measure, was, is_now)
  ),
  measures as (
    select f.family, m.measure
    from unnest(enum_range(null::public.counted_family)) as f (family)
    cross join unnest(enum_range(null::public.counted_measure)) as m (measure)
    where f.family <> 'all'
  ),
  remaining as (
    select family, measure, count(*) as people from public.adverse_impact_marks((p_old).id) group by family, measure
  ),
  -- Those deleted since are in the old totals only.
  deleted as (
    select family, measure, coalesce(((p_old).totals -> family::text ->> measure::text)::bigint, 0)
      - coalesce(r.people, 0) as people
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
      where figure ->> 'family' = family::text and figure ->> measure::text is not null
    )
  )
  from counted left join deleted d using (family, measure)
$$;
revoke execute on function public.adverse_impact_moves(public.adverse_impact_bases, public.adverse_impact_bases) from service_role;

-- The base to show at p_now. A new one is made if there is none or one of the two settings was set anew; else when a
-- day has passed, as many people as the smallest group have changed since the last, and every figure that differs from
-- any base's of the last year differs by at least this many people. One look at a time.
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
revoke execute on function public.renew_adverse_impact(text, timestamptz) from service_role;

-- The asking company's figures with their date, and how many responses it has now ('all', n only). How many said
-- something of themselves is a group like the others: below the smallest one it would tell of a company's one candidate
-- whether they filled in the voluntary form. The basis keeps the count, so that it moves as before: by nobody, or by as
-- many people as the smallest group.
create function public.adverse_impact()
  returns table (
    family public.counted_family, sex public.sex, race public.race, n integer, hired integer, scored integer,
    qualified integer, above_median integer, as_of timestamptz
  ) language plpgsql security definer set search_path = '' as $$
declare
  department text := (select key from public.my_department_keys() key where public.may('decide') limit 1);
  base public.adverse_impact_bases;
begin
  if department is null then
    return;
  end if;
  base := public.renew_adverse_impact(department, clock_timestamp());
  return query
    select f.family, f.sex, f.race, f.n, f.hired, f.scored, f.qualified, f.above_median, base.as_of
    from jsonb_to_recordset(base.figures) as f (
      family public.counted_family, sex public.sex, race public.race, n integer, hired integer, scored integer,
      qualified integer, above_median integer
    )
    where f.family <> 'known' or f.n >= base.smallest;
  return query
    select 'all'::public.counted_family, null::public.sex, null::public.race, count(*)::integer, null::integer,
      null::integer, null::integer, null::integer, base.as_of
    from public.adverse_impact_now(department);
end $$;
grant execute on function public.adverse_impact() to authenticated;

-- How many candidates of each language opened what a computer heard of them, and how many corrected it, as it stood when
-- the figures were last counted. Nobody reads it but heard_by_language().
create table public.heard_figures (
  department_key text not null references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  language public.language_code not null,
  people integer not null,
  opened integer not null,
  corrected integer not null,
  as_of timestamptz not null,
  primary key (department_key, language)
);
alter table public.heard_figures enable row level security;
revoke all on public.heard_figures from anon, authenticated, service_role;

-- The asking company's figures by language, of submitted and open attempts with a transcript. A language is shown from
-- app_limit('heard_people') people on, or from the smallest group if that is more, and counted anew once as many more have
-- submitted: no one person moves it. A count is null if too few are in it, or all but a few.
create function public.heard_by_language()
  returns table (language public.language_code, people integer, opened integer, corrected integer, as_of timestamptz)
  language plpgsql security definer set search_path = '' as $$
declare
  department constant text := (select key from public.my_department_keys() key where public.may('decide') limit 1);
  least constant integer := greatest(public.app_limit('heard_people'), public.smallest_shown_group());
  chosen constant integer := public.smallest_shown_choice();
begin
  perform 1 from public.company_profiles where willo_company_key = department for no key update;
  insert into public.heard_figures as f
    select department, h.language, h.people, h.opened, h.corrected, clock_timestamp()
    from (
      select a.language, count(*) as people, count(o.interview_attempt_id) as opened,
        count(*) filter (where exists (select 1 from public.corrections c where c.interview_attempt_id = a.id)) as corrected,
        count(*) filter (where k.as_of is null or a.submitted_at > k.as_of) as joined
      from public.interview_attempts a
      left join public.words_opened o on o.interview_attempt_id = a.id
      left join public.heard_figures k on k.department_key = a.department_key and k.language = a.language
      where a.department_key = department and a.submitted_at is not null and a.unlocked_at is not null
        and exists (
          select 1 from public.responses r
          where r.interview_attempt_id = a.id and r.answer_type <> 'text' and r.transcript_state = 'done'
        )
      group by a.language
    ) h
    where h.joined >= least
    on conflict on constraint heard_figures_pkey do update set people = excluded.people, opened = excluded.opened,
      corrected = excluded.corrected, as_of = excluded.as_of;
  return query
    select f.language, f.people, case when f.opened between chosen and f.people - chosen then f.opened end,
      case when f.corrected between chosen and f.people - chosen then f.corrected end, f.as_of
    from public.heard_figures f where f.department_key = department order by f.people desc, f.language;
end $$;
grant execute on function public.heard_by_language() to authenticated;
