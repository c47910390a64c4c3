-- Figures that the database keeps while candidates come and are decided on, so that no page counts candidates row by row.
-- Each table of contributions says what one attempt, or one person, has added, so that exactly that is taken away again.

-- One row for each measure of an interview's day, and one of the day '-infinity' for all of its days: counts and sums,
-- nothing about a person. Opened is counted on its own day; the other steps on the day the attempt was begun, so that a day
-- says what came of its people. Scores, of which `n` is the number, stand on the day of submission. Days are the company's.
create table public.interview_figures (
  interview_id uuid not null references public.interviews (id) on delete cascade,
  day date not null,
  measure public.hiring_measure not null,
  n integer not null default 0,
  sum numeric not null default 0,
  primary key (interview_id, day, measure)
);
alter table public.interview_figures enable row level security;
create policy "owners read their interviews' figures" on public.interview_figures
  for select to authenticated using (interview_id in (select i.id from public.interviews i));
grant select on public.interview_figures to authenticated;

-- Where an interview's people came from, and how far: counts of all its days, nothing about a person.
create table public.source_figures (
  interview_id uuid not null references public.interviews (id) on delete cascade,
  source public.link_source not null,
  measure public.hiring_measure not null,
  n integer not null default 0,
  primary key (interview_id, source, measure)
);
alter table public.source_figures enable row level security;
create policy "owners read their interviews' sources" on public.source_figures
  for select to authenticated using (interview_id in (select i.id from public.interviews i));
grant select on public.source_figures to authenticated;

-- What an attempt has added to its days. Nobody reads it.
create table public.attempt_figures (
  attempt_id uuid primary key references public.interview_attempts (id) on delete cascade,
  interview_id uuid not null references public.interviews (id) on delete cascade,
  started_on date not null,
  submitted boolean not null default false,
  qualified boolean not null default false,
  hired boolean not null default false,
  -- Null while no score is shown.
  scored_on date,
  general numeric,
  communication numeric,
  experience numeric,
  problem_solving numeric
);
create index on public.attempt_figures (interview_id);
alter table public.attempt_figures enable row level security;

-- What a person has added to their company's numbers, however often they applied. Nobody reads it.
create table public.candidate_figures (
  candidate_id uuid primary key references public.candidates (id) on delete cascade,
  counted boolean not null default false,
  qualified boolean not null default false,
  hired boolean not null default false,
  -- From the submission to the decision that hired first; 0 for whoever is not hired.
  days_to_hire numeric not null default 0
);
alter table public.candidate_figures enable row level security;

create function public.company_day(p_interview uuid, p_at timestamptz) returns date
  language sql stable security definer set search_path = '' as $$
  select (p_at at time zone c.time_zone)::date
  from public.interviews i join public.company_profiles c on c.willo_company_key = i.department where i.id = p_interview
$$;

-- Adds to a measure of an interview's day, and of all its days. The row that every attempt adds to is locked first, so that
-- changes of one interview are counted one after the other. An interview that is being deleted takes its figures along.
create function public.add_figure(
  p_interview uuid, p_day date, p_measure public.hiring_measure, p_n integer, p_sum numeric default 0
)
  returns void language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.interview_figures
    where interview_id = p_interview and day = '-infinity' and measure = 'started' for no key update;
  insert into public.interview_figures as known (interview_id, day, measure, n, sum)
    select p_interview, days.day, p_measure, p_n, p_sum from (values ('-infinity'::date), (p_day)) as days (day)
    where exists (select 1 from public.interviews where id = p_interview)
    on conflict (interview_id, day, measure) do update set n = known.n + excluded.n, sum = known.sum + excluded.sum;
end $$;

-- Adds to a step of a source's people; nothing for the plain link.
create function public.add_source(
  p_interview uuid, p_source public.link_source, p_measure public.hiring_measure, p_n integer
)
  returns void language sql security definer set search_path = '' as $$
  insert into public.source_figures as known (interview_id, source, measure, n)
    select i.id, p_source, p_measure, p_n from public.interviews i where i.id = p_interview and p_source is not null
    on conflict (interview_id, source, measure) do update set n = known.n + excluded.n
$$;

-- What an attempt has added: its steps, without a score, and its scores.
create function public.figures_of(f public.attempt_figures)
  returns table (day date, measure public.hiring_measure, score numeric) language sql immutable set search_path = '' as $$
  select f.started_on, step, null from (
    values ('started'::public.hiring_measure, f.attempt_id is not null), ('submitted', f.submitted),
      ('qualified', f.qualified), ('hired', f.hired)
  ) as steps (step, reached) where reached
  union all
  select f.scored_on, metric, given from (
    values ('general'::public.hiring_measure, f.general), ('communication', f.communication),
      ('experience', f.experience), ('problem_solving', f.problem_solving)
  ) as scores (metric, given) where given is not null
$$;

-- Takes away what an attempt had added and adds what it adds now.
create function public.move_figures(was public.attempt_figures, fresh public.attempt_figures) returns void
  language sql security definer set search_path = '' as $$
  select public.add_figure(fresh.interview_id, day, measure, sum(sign)::integer, coalesce(sum(sign * score), 0))
  from (
    select 1 as sign, added.* from public.figures_of(fresh) added
    union all select -1, taken.* from public.figures_of(was) taken
  ) changes
  group by day, measure having sum(sign) <> 0 or sum(sign * score) <> 0;
  select public.add_source(fresh.interview_id, a.source, measure, sum(sign)::integer)
  from (
    select 1 as sign, added.* from public.figures_of(fresh) added where score is null
    union all select -1, taken.* from public.figures_of(was) taken where score is null
  ) changes
  join public.interview_attempts a on a.id = fresh.attempt_id
  where a.source is not null
  group by a.source, measure having sum(sign) <> 0
$$;

-- Counts an attempt as it stands now. What it came to stays counted when its data is deleted; its scores go with them.
create function public.refresh_attempt_figures(p_attempt uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  a public.interview_attempts;
  was public.attempt_figures;
  fresh public.attempt_figures;
  shown jsonb := '{}';
begin
  select * into a from public.interview_attempts where id = p_attempt;
  select * into was from public.attempt_figures where attempt_id = p_attempt;
  -- A second try goes into the first one, which is counted.
  if a.id is null or was.attempt_id is null then
    return;
  end if;
  fresh := was;
  if a.erase_by is null then
    fresh.started_on := public.company_day(a.interview_id, a.created_at);
    fresh.submitted := a.submitted_at is not null;
    fresh.hired := a.status = 'Hired';
    if a.unlocked_at is not null then
      shown := public.shown_scores(a.id);
      fresh.qualified := a.ai_allowed and coalesce(a.qualified, false);
    else
      fresh.qualified := false;
    end if;
  end if;
  fresh.general := (shown ->> 'general')::numeric;
  fresh.scored_on := case when fresh.general is not null then public.company_day(a.interview_id, a.submitted_at) end;
  if fresh.general is not null then
    fresh.communication := (shown ->> 'communication')::numeric;
    fresh.experience := (shown ->> 'experience')::numeric;
    fresh.problem_solving := (shown ->> 'problem_solving')::numeric;
  else
    fresh.communication := null;
    fresh.experience := null;
    fresh.problem_solving := null;
  end if;
  if fresh is not distinct from was then
    return;
  end if;
  update public.attempt_figures set
    started_on = fresh.started_on, submitted = fresh.submitted, qualified = fresh.qualified, hired = fresh.hired,
    scored_on = fresh.scored_on, general = fresh.general, communication = fresh.communication,
    experience = fresh.experience, problem_solving = fresh.problem_solving
    where attempt_id = p_attempt;
  perform public.move_figures(was, fresh);
end $$;

-- Scores that are still counted go with the attempt, whatever deletes it.
create function public.uncount_scores() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.add_figure(old.interview_id, day, measure, -1, -score)
    from public.figures_of(old) where score is not null;
  return null;
end $$;
create trigger uncount_scores after delete on public.attempt_figures
  for each row execute function public.uncount_scores();

-- Counts a person as their open attempts stand now: once, however many they are. The person is locked, so that two of
-- their attempts that change at once are counted one after the other.
create function public.refresh_candidate_figures(p_candidate uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  key text;
  was public.candidate_figures;
  fresh public.candidate_figures;
begin
  select department_key into key from public.candidates where id = p_candidate for no key update;
  if not found or not exists (select 1 from public.company_profiles where willo_company_key = key) then
    return;
  end if;
  insert into public.candidate_figures (candidate_id) values (p_candidate)
    on conflict (candidate_id) do nothing;
  select * into was from public.candidate_figures where candidate_id = p_candidate;
  fresh := was;
  select count(*) > 0, coalesce(bool_or(a.ai_allowed and a.qualified), false)
    into fresh.counted, fresh.qualified
    from public.interview_attempts a
    where a.candidate_id = p_candidate and a.submitted_at is not null and a.unlocked_at is not null;
  -- The earliest of the decisions that stand.
  select extract(epoch from h.at - a.submitted_at) / 86400 into fresh.days_to_hire
    from public.interview_attempts a
    cross join lateral (
      select max(created_at) as at from public.status_history
      where interview_attempt_id = a.id and to_status = 'Hired' and from_status <> 'Hired'
    ) h
    where a.candidate_id = p_candidate and a.status = 'Hired'
      and a.submitted_at is not null and a.unlocked_at is not null
    order by h.at limit 1;
  fresh.hired := found;
  fresh.days_to_hire := greatest(coalesce(fresh.days_to_hire, 0), 0);
  if fresh is not distinct from was then
    return;
  end if;
  update public.candidate_figures set
    counted = fresh.counted, qualified = fresh.qualified, hired = fresh.hired, days_to_hire = fresh.days_to_hire
    where candidate_id = p_candidate;
  insert into public.company_analytics (department_key) values (key) on conflict (department_key) do nothing;
  update public.company_analytics set
    total_candidates = total_candidates + fresh.counted::integer - was.counted::integer,
    total_qualified_cases = total_qualified_cases + fresh.qualified::integer - was.qualified::integer,
    total_hired_cases = total_hired_cases + fresh.hired::integer - was.hired::integer,
    total_days_to_hire = total_days_to_hire + fresh.days_to_hire - was.days_to_hire
    where department_key = key;
end $$;

create function public.count_attempt() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.retry_of is not null then
      return null;
    end if;
    insert into public.attempt_figures (attempt_id, interview_id, started_on)
      values (new.id, new.interview_id, public.company_day(new.interview_id, new.created_at));
    perform public.move_figures(null, f) from public.attempt_figures f where f.attempt_id = new.id;
    if new.submitted_at is null then
      return null;
    end if;
  end if;
  if tg_op <> 'DELETE' then
    perform public.refresh_attempt_figures(new.id);
  end if;
  perform public.refresh_candidate_figures(case when tg_op = 'DELETE' then old.candidate_id else new.candidate_id end);
  return null;
end $$;
create trigger count_attempt after insert or delete on public.interview_attempts
  for each row execute function public.count_attempt();
-- Its name comes after that of the history, which the days to a hire are read from. Whatever changes a shown score
-- writes `qualified`.
create trigger recount_attempt
  after update of
    status, qualified, ai_allowed, replaced_version, created_at, submitted_at, unlocked_at, erase_by
  on public.interview_attempts
  for each row execute function public.count_attempt();

-- Counts that somebody opened an interview's link: no address, no device, no time but the day.
create function public.count_opening(p_interview_key text, p_source public.link_source default null) returns void
  language sql security definer set search_path = '' as $$
  select public.add_figure(i.id, public.company_day(i.id, now()), 'opened', 1),
    public.add_source(i.id, p_source, 'opened', 1)
  from public.interviews i where i.willo_interview_key = p_interview_key
$$;

-- Whether a title has the words of a search in it, as people compare them.
create function public.is_titled(p_title text, p_search text) returns boolean
  language plpgsql immutable security definer set search_path = '' as $$
begin
  perform public.refuse_long(1000, p_title, p_search);
  return strpos(public.fold_text(p_title), public.fold_text(p_search)) > 0;
end $$;
grant execute on function public.is_titled(text, text) to authenticated;

-- Whether the asker reads a candidate whose answers are open, and the scores of the interviews whose
-- titles have the words in them: in all, and of the twenty with the most scores, each measure with its number and sum
-- if it has any. Of the last days (null for all of them).
create function public.analysis_figures(p_search text default null, p_days integer default null)
  returns table (has_candidates boolean, total jsonb, by_interview jsonb)
  language plpgsql stable set search_path = '' as $$
begin
  perform public.refuse_long(1000, p_search);
  return query with since as (
    select (now() at time zone max(c.time_zone))::date - p_days as day from public.company_profiles c
  ),
  scores as (
    select i.id, i.title, f.measure, sum(f.n) as n, sum(f.sum) as sum
    from public.interviews i join public.interview_figures f on f.interview_id = i.id
    where f.measure in ('general', 'communication', 'experience', 'problem_solving')
      and (p_search is null or public.is_titled(i.title, p_search))
      and case when p_days is null then f.day = '-infinity' else f.day > (select since.day from since) end
    group by i.id, i.title, f.measure having sum(f.n) > 0
  ),
  total_of as (select s.measure, sum(s.n) as n, sum(s.sum) as sum from scores s group by s.measure),
  most as (
    select s.title, jsonb_object_agg(s.measure, jsonb_build_object('n', s.n, 'sum', s.sum)) as measures,
      max(s.n) filter (where s.measure = 'general') as n
    from scores s group by s.id, s.title order by n desc, s.title limit 20
  )
  select
    exists (
      select 1 from public.my_department_keys() as mine (key) join public.interview_attempts a on a.department_key = mine.key
    ),
    (select coalesce(jsonb_object_agg(t.measure, jsonb_build_object('n', t.n, 'sum', t.sum)), '{}') from total_of t),
    (
      select coalesce(jsonb_agg(jsonb_build_object('title', m.title) || m.measures order by m.n desc, m.title), '[]')
      from most m
    );
end $$;
grant execute on function public.analysis_figures(text, integer) to authenticated;

-- The steps to a hire by week, of one of the asker's interviews or of all, for some weeks up to this one (Monday to
-- Sunday); weeks in which nothing happened are there too. Some browsers count no opening, so nobody started unopened.
create function public.funnel_figures(p_interview uuid default null, p_weeks integer default 12)
  returns table (week date, opened integer, started integer, submitted integer, qualified integer, hired integer)
  language sql stable set search_path = '' as $$
  with this_week as (
    select date_trunc('week', now() at time zone max(c.time_zone))::date as monday from public.company_profiles c
  ),
  weeks as (
    select monday - 7 * back as week from this_week cross join generate_series(0, least(p_weeks, 52) - 1) as back
  ),
  steps as (
    select f.day - extract(isodow from f.day)::integer + 1 as week,
      max(f.n) filter (where f.measure in ('opened', 'started')) as opened,
      max(f.n) filter (where f.measure = 'started') as started,
      max(f.n) filter (where f.measure = 'submitted') as submitted,
      max(f.n) filter (where f.measure = 'qualified') as qualified,
      max(f.n) filter (where f.measure = 'hired') as hired
    from public.interview_figures f
    where f.day >= (select min(weeks.week) from weeks) and (p_interview is null or f.interview_id = p_interview)
      and f.measure in ('opened', 'started', 'submitted', 'qualified', 'hired')
    group by f.interview_id, f.day
  )
  select w.week, coalesce(sum(s.opened), 0)::integer, coalesce(sum(s.started), 0)::integer,
    coalesce(sum(s.submitted), 0)::integer, coalesce(sum(s.qualified), 0)::integer, coalesce(sum(s.hired), 0)::integer
  from weeks w left join steps s on s.week = w.week group by w.week order by w.week
$$;
grant execute on function public.funnel_figures(uuid, integer) to authenticated;

-- Where the people of one of the asker's interviews, or of all, came from, and how far: of all weeks, most first.
create function public.source_totals(p_interview uuid default null)
  returns table (
    source public.link_source, opened integer, started integer, submitted integer, qualified integer, hired integer
  )
  language sql stable set search_path = '' as $$
  with steps as (
    select f.source,
      sum(f.n) filter (where f.measure = 'opened') as opened,
      coalesce(sum(f.n) filter (where f.measure = 'started'), 0) as started,
      coalesce(sum(f.n) filter (where f.measure = 'submitted'), 0) as submitted,
      coalesce(sum(f.n) filter (where f.measure = 'qualified'), 0) as qualified,
      coalesce(sum(f.n) filter (where f.measure = 'hired'), 0) as hired
    from public.source_figures f where p_interview is null or f.interview_id = p_interview
    group by f.source
  )
  select s.source, greatest(s.opened, s.started)::integer, s.started::integer, s.submitted::integer,
    s.qualified::integer, s.hired::integer
  from steps s order by 2 desc, s.source
$$;
grant execute on function public.source_totals(uuid) to authenticated;
