-- Figures that the database keeps while candidates come and are decided on, so that no page counts candidates row by row.
-- Each table of contributions says what one attempt, or one person, has added, so that exactly that is taken away again.

-- One row for each interview and day, and one of the day '-infinity' for all of its days: counts and sums, nothing about
-- a person. Opened is counted on its own day; the other steps on the day the attempt was begun, so that a row is what came
-- of the people of that day. Sums of scores stand on the day of submission. Days are the company's.
create table public.interview_days (
  interview_id uuid not null references public.interviews (id) on delete cascade,
  day date not null,
  opened integer not null default 0,
  started integer not null default 0,
  submitted integer not null default 0,
  qualified integer not null default 0,
  hired integer not null default 0,
  general_n integer not null default 0,
  general_sum numeric not null default 0,
  communication_n integer not null default 0,
  communication_sum numeric not null default 0,
  experience_n integer not null default 0,
  experience_sum numeric not null default 0,
  problem_solving_n integer not null default 0,
  problem_solving_sum numeric not null default 0,
  primary key (interview_id, day)
);
alter table public.interview_days enable row level security;
create policy "owners read their interviews' days" on public.interview_days
  for select to authenticated using (interview_id in (select i.id from public.interviews i));
grant select on public.interview_days to authenticated;

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

-- Adds to one day of an interview, and to its whole. An interview that is being deleted takes its days along.
create function public.add_to_days(p_change public.interview_days) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  at date;
begin
  if p_change.day is null or not exists (select 1 from public.interviews where id = p_change.interview_id) then
    return;
  end if;
  foreach at in array array['-infinity'::date, p_change.day] loop
    insert into public.interview_days as known (
      interview_id, day, opened, started, submitted, qualified, hired, general_n, general_sum,
      communication_n, communication_sum, experience_n, experience_sum, problem_solving_n, problem_solving_sum
    ) values (
      p_change.interview_id, at, coalesce(p_change.opened, 0), coalesce(p_change.started, 0),
      coalesce(p_change.submitted, 0), coalesce(p_change.qualified, 0), coalesce(p_change.hired, 0),
      coalesce(p_change.general_n, 0), coalesce(p_change.general_sum, 0),
      coalesce(p_change.communication_n, 0), coalesce(p_change.communication_sum, 0),
      coalesce(p_change.experience_n, 0), coalesce(p_change.experience_sum, 0),
      coalesce(p_change.problem_solving_n, 0), coalesce(p_change.problem_solving_sum, 0)
    ) on conflict (interview_id, day) do update set
      opened = known.opened + excluded.opened, started = known.started + excluded.started,
      submitted = known.submitted + excluded.submitted, qualified = known.qualified + excluded.qualified,
      hired = known.hired + excluded.hired,
      general_n = known.general_n + excluded.general_n, general_sum = known.general_sum + excluded.general_sum,
      communication_n = known.communication_n + excluded.communication_n,
      communication_sum = known.communication_sum + excluded.communication_sum,
      experience_n = known.experience_n + excluded.experience_n,
      experience_sum = known.experience_sum + excluded.experience_sum,
      problem_solving_n = known.problem_solving_n + excluded.problem_solving_n,
      problem_solving_sum = known.problem_solving_sum + excluded.problem_solving_sum;
  end loop;
end $$;

-- The steps of an attempt, added (1) or taken away (-1).
create function public.count_steps(f public.attempt_figures, p_sign integer) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  change public.interview_days;
begin
  change.interview_id := f.interview_id;
  change.day := f.started_on;
  change.started := p_sign;
  change.submitted := p_sign * f.submitted::integer;
  change.qualified := p_sign * f.qualified::integer;
  change.hired := p_sign * f.hired::integer;
  perform public.add_to_days(change);
end $$;

-- The scores of an attempt, added (1) or taken away (-1).
create function public.count_scores(f public.attempt_figures, p_sign integer) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  change public.interview_days;
begin
  change.interview_id := f.interview_id;
  change.day := f.scored_on;
  change.general_n := p_sign * num_nonnulls(f.general);
  change.general_sum := p_sign * f.general;
  change.communication_n := p_sign * num_nonnulls(f.communication);
  change.communication_sum := p_sign * f.communication;
  change.experience_n := p_sign * num_nonnulls(f.experience);
  change.experience_sum := p_sign * f.experience;
  change.problem_solving_n := p_sign * num_nonnulls(f.problem_solving);
  change.problem_solving_sum := p_sign * f.problem_solving;
  perform public.add_to_days(change);
end $$;

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
  if (was.started_on, was.submitted, was.qualified, was.hired)
    is distinct from (fresh.started_on, fresh.submitted, fresh.qualified, fresh.hired) then
    perform public.count_steps(was, -1);
    perform public.count_steps(fresh, 1);
  end if;
  perform public.count_scores(was, -1);
  perform public.count_scores(fresh, 1);
end $$;

-- Scores that are still counted go with the attempt, whatever deletes it.
create function public.uncount_scores() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.count_scores(old, -1);
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
    perform public.count_steps(f, 1) from public.attempt_figures f where f.attempt_id = new.id;
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
create function public.count_opening(p_interview_key text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  change public.interview_days;
begin
  select id into change.interview_id from public.interviews where willo_interview_key = p_interview_key;
  change.day := public.company_day(change.interview_id, now());
  change.opened := 1;
  perform public.add_to_days(change);
end $$;

-- Whether a title has the words of a search in it, as people compare them.
create function public.is_titled(p_title text, p_search text) returns boolean
  language plpgsql immutable security definer set search_path = '' as $$
begin
  perform public.refuse_long(1000, p_title, p_search);
  return strpos(public.fold_text(p_title), public.fold_text(p_search)) > 0;
end $$;
grant execute on function public.is_titled(text, text) to authenticated;

-- Whether one of the asker's companies has a candidate whose answers are open, and the scores of the interviews whose
-- titles have the words in them: in all, and of the twenty with the most scores. Of the last days (null for all of them).
create function public.analysis_figures(p_search text default null, p_days integer default null)
  returns table (has_candidates boolean, total jsonb, by_interview jsonb)
  language plpgsql stable set search_path = '' as $$
begin
  perform public.refuse_long(1000, p_search);
  return query with since as (
    select (now() at time zone max(c.time_zone))::date - p_days as day from public.company_profiles c
  ),
  sums as (
    select i.title,
      sum(d.general_n) as general_n, sum(d.general_sum) as general_sum,
      sum(d.communication_n) as communication_n, sum(d.communication_sum) as communication_sum,
      sum(d.experience_n) as experience_n, sum(d.experience_sum) as experience_sum,
      sum(d.problem_solving_n) as problem_solving_n, sum(d.problem_solving_sum) as problem_solving_sum
    from public.interviews i join public.interview_days d on d.interview_id = i.id
    where (p_search is null or public.is_titled(i.title, p_search))
      and case when p_days is null then d.day = '-infinity' else d.day > (select since.day from since) end
    group by i.id, i.title having sum(d.general_n) > 0
  )
  select
    exists (select 1 from public.company_analytics where total_candidates > 0),
    (
      select jsonb_build_object(
        'general', jsonb_build_object('n', coalesce(sum(general_n), 0), 'sum', coalesce(sum(general_sum), 0)),
        'communication',
          jsonb_build_object('n', coalesce(sum(communication_n), 0), 'sum', coalesce(sum(communication_sum), 0)),
        'experience', jsonb_build_object('n', coalesce(sum(experience_n), 0), 'sum', coalesce(sum(experience_sum), 0)),
        'problem_solving',
          jsonb_build_object('n', coalesce(sum(problem_solving_n), 0), 'sum', coalesce(sum(problem_solving_sum), 0))
      ) from sums
    ),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'title', title,
        'general', jsonb_build_object('n', general_n, 'sum', general_sum),
        'communication', jsonb_build_object('n', communication_n, 'sum', communication_sum),
        'experience', jsonb_build_object('n', experience_n, 'sum', experience_sum),
        'problem_solving', jsonb_build_object('n', problem_solving_n, 'sum', problem_solving_sum)
      ) order by general_n desc, title), '[]')
      from (select * from sums order by general_n desc, title limit 20) most
    );
end $$;
grant execute on function public.analysis_figures(text, integer) to authenticated;

-- The steps to a hire by week, of one of the asker's interviews or of all, for so many weeks up to this one (Monday to
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
  counted as (
    select date_trunc('week', d.day)::date as week,
      sum(greatest(d.opened, d.started)) as opened, sum(d.started) as started, sum(d.submitted) as submitted,
      sum(d.qualified) as qualified, sum(d.hired) as hired
    from public.interview_days d
    where d.day >= (select min(weeks.week) from weeks) and (p_interview is null or d.interview_id = p_interview)
    group by 1
  )
  select w.week, coalesce(c.opened, 0)::integer, coalesce(c.started, 0)::integer, coalesce(c.submitted, 0)::integer,
    coalesce(c.qualified, 0)::integer, coalesce(c.hired, 0)::integer
  from weeks w left join counted c on c.week = w.week order by w.week
$$;
grant execute on function public.funnel_figures(uuid, integer) to authenticated;
