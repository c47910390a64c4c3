-- How long a company keeps what candidates gave: two periods from its last decision, legal holds that go before both, a
-- warning a week ahead, and a log without anything personal. Off until the owner sets it. What was begun and never
-- submitted ends by itself, with or without them.

-- What will be deleted, from when it was found; `warned_at` once its owner was mailed.
create table public.retention_warnings (
  attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  what public.retained not null,
  found_at timestamptz not null default now(),
  warned_at timestamptz,
  primary key (attempt_id, what)
);
alter table public.retention_warnings enable row level security;

-- What was deleted by the periods, and when: how many, and nothing about whom. A row for each company, kind and day.
create table public.retention_log (
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  what public.retained not null,
  day date not null,
  attempts integer not null check (attempts > 0),
  primary key (department_key, what, day)
);
alter table public.retention_log enable row level security;
create policy "owners read what was deleted" on public.retention_log
  for select to authenticated using (
    department_key in (select public.my_department_keys()) and (select public.may('own'))
  );
grant select on public.retention_log to authenticated;

-- When each company was looked at last.
create table public.retention_runs (
  department_key text primary key
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  run_at timestamptz not null
);
alter table public.retention_runs enable row level security;

-- When something last happened in an attempt: the candidate was there or gave something, or the employer decided.
create function public.last_activity(p_attempt uuid)
  returns timestamptz language sql stable security definer set search_path = '' as $$
  select greatest(
    a.created_at, a.screened_at,
    (select max(s.last_seen_at) from public.attempt_sessions s where s.interview_attempt_id = a.id),
    (select max(r.answered_at) from public.responses r where r.interview_attempt_id = a.id),
    (select max(greatest(m.created_at, m.uploaded_at)) from public.media m where m.interview_attempt_id = a.id),
    (select max(c.updated_at) from public.accommodations c where c.interview_attempt_id = a.id),
    (select max(h.created_at) from public.status_history h where h.interview_attempt_id = a.id)
  ) from public.interview_attempts a where a.id = p_attempt
$$;

-- Whether an attempt is a record that an employer has to keep although it was not submitted (29 CFR 1602.14): the
-- candidate asked for an accommodation, the knock-out questions ended it, or the employer decided. A second try carries
-- the first one's request along.
create function public.is_hiring_record(p_attempt uuid)
  returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.interview_attempts a where a.id = p_attempt and (
      a.screening in ('failed', 'let_in') or a.status <> 'Pending'
      or exists (select 1 from public.status_history h where h.interview_attempt_id = a.id)
      or exists (
        select 1 from public.accommodations c
        where c.interview_attempt_id = a.id and (a.retry_of is null or c.updated_at > a.created_at)
      )
    )
  )
$$;

-- Whether the time of an attempt that was not submitted is over: 30 days after the last activity, never while it may still
-- be submitted. A hiring record follows the company's periods (retention_due), or goes after a year if there are none.
create function public.unfinished_is_over(p_attempt uuid)
  returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.interview_attempts a
    join public.company_profiles c on c.willo_company_key = a.department_key
    where a.id = p_attempt and a.submitted_at is null and a.erase_by is null
      and not (public.is_hiring_record(a.id) and c.keep_results_years is not null)
      and public.last_activity(a.id)
        + case when public.is_hiring_record(a.id) then public.app_limit('hiring_record_years') * interval '1 year'
          else public.app_limit('unfinished_days') * interval '1 day' end < now()
      and coalesce(public.attempt_closes(a.id) + public.app_limit('sending_days') * interval '1 day' < now(), true)
      and not public.is_on_hold(a.id)
  )
$$;

-- Ends a company's attempts that were begun and not submitted. A second try leaves its first answers as they are, and
-- browsers lead there again.
create function public.end_unfinished(p_department text, p_limit integer)
  returns integer language plpgsql security definer set search_path = '' as $$
declare
  due record;
  gone integer := 0;
begin
  for due in
    select a.id, a.retry_of from public.interview_attempts a
    where a.department_key = p_department and a.submitted_at is null and a.erase_by is null
      and a.created_at < now() - public.app_limit('unfinished_days') * interval '1 day' and public.unfinished_is_over(a.id)
    order by a.created_at limit p_limit
  loop
    -- In the order in which submitting locks them; who has come back since goes on.
    perform 1 from public.interview_attempts where id = due.retry_of for update;
    perform 1 from public.interview_attempts a where a.id = due.id for update;
    continue when not public.unfinished_is_over(due.id);
    if due.retry_of is not null then
      update public.attempt_sessions set interview_attempt_id = due.retry_of where interview_attempt_id = due.id;
    end if;
    perform public.request_erasure(due.id, case when due.retry_of is null then 'retention'::public.erased_by else 'retry' end);
    gone := gone + 1;
  end loop;
  return gone;
end $$;

-- When what a company keeps of each attempt goes. Recordings go by the last decision alone; everything else by it, or
-- by the submission if nobody has decided. Of what was not submitted only hiring records are in it, by the last
-- activity and never while they may still be submitted. Held and erased attempts are not in it.
create function public.retention_due(p_department text)
  returns table (attempt_id uuid, what public.retained, due_at timestamptz)
  language sql stable security definer set search_path = '' as $$
  with kept as (
    select a.id, c.keep_recordings_days, c.keep_results_years,
      coalesce(a.submitted_at, public.last_activity(a.id)) as given_at,
      case when a.submitted_at is null
        then public.attempt_closes(a.id) + public.app_limit('sending_days') * interval '1 day' end as open_until,
      case when a.status <> 'Pending' then (
        select max(h.created_at) from public.status_history h where h.interview_attempt_id = a.id
      ) end as decided_at
    from public.interview_attempts a join public.company_profiles c on c.willo_company_key = a.department_key
    where a.department_key = p_department and a.erase_by is null and a.retry_of is null
      and c.keep_results_years is not null and (a.submitted_at is not null or public.is_hiring_record(a.id))
  ), due as (
    select k.id, 'recordings'::public.retained as what,
      greatest(k.decided_at + make_interval(days => k.keep_recordings_days), k.open_until) as due_at
    from kept k
    where k.decided_at is not null and exists (
      select 1 from public.media m where m.interview_attempt_id = k.id and m.state <> 'discarded'
    )
    union all
    select k.id, 'results',
      greatest(coalesce(k.decided_at, k.given_at) + make_interval(years => k.keep_results_years), k.open_until)
    from kept k
  )
  select d.id, d.what, d.due_at from due d
  where d.due_at <= now() + public.app_limit('retention_warning_days') * interval '1 day' and not public.is_on_hold(d.id)
$$;

-- Removes the recordings of an attempt, files too, and leaves its words: by the jobs that remove any recording.
create function public.discard_recordings(p_attempt uuid)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  gone public.media;
begin
  for gone in
    update public.media set state = 'discarded'
    where interview_attempt_id = p_attempt and state <> 'discarded' returning *
  loop
    perform public.queue_removal(gone.id, gone.object_key);
  end loop;
end $$;

-- One company's turn: forgets warnings that no longer hold, finds what is due within a week, queues the mail about it, and
-- deletes what was announced a week ago and is still due.
create function public.retain(p_department text, p_limit integer)
  returns integer language plpgsql security definer set search_path = '' as $$
declare
  due record;
  gone integer := 0;
begin
  delete from public.retention_warnings w using public.interview_attempts a
    where a.id = w.attempt_id and a.department_key = p_department and not exists (
      select 1 from public.retention_due(p_department) d where d.attempt_id = w.attempt_id and d.what = w.what
    );
  insert into public.retention_warnings (attempt_id, what)
    select d.attempt_id, d.what from public.retention_due(p_department) d on conflict do nothing;
  if exists (
    select 1 from public.retention_warnings w join public.interview_attempts a on a.id = w.attempt_id
    where a.department_key = p_department and w.warned_at is null
  ) then
    perform public.enqueue_job(
      'mail_retention', jsonb_build_object('departmentKey', p_department), 'retention:' || p_department
    );
  end if;
  for due in
    select d.attempt_id, d.what from public.retention_due(p_department) d
    join public.retention_warnings w on w.attempt_id = d.attempt_id and w.what = d.what
    where d.due_at <= now() and w.warned_at <= now() - public.app_limit('retention_warning_days') * interval '1 day'
    order by d.what desc limit p_limit
  loop
    -- What goes whole needs nothing more.
    continue when exists (
      select 1 from public.interview_attempts a where a.id = due.attempt_id and a.erase_by is not null
    );
    if due.what = 'recordings' then
      perform public.discard_recordings(due.attempt_id);
    else
      perform public.request_erasure(due.attempt_id, 'retention');
    end if;
    delete from public.retention_warnings w where w.attempt_id = due.attempt_id and w.what = due.what;
    insert into public.retention_log as l (department_key, what, day, attempts)
      values (p_department, due.what, (now() at time zone 'UTC')::date, 1)
    on conflict (department_key, what, day) do update set attempts = l.attempts + 1;
    gone := gone + 1;
  end loop;
  return gone;
end $$;

-- Gives every company a turn, once a day. How many attempts something was deleted of.
create function public.sweep_retention(p_companies integer, p_limit integer)
  returns integer language plpgsql security definer set search_path = '' as $$
declare
  company text;
  gone integer := 0;
begin
  -- Whoever turns the periods on again is warned again.
  delete from public.retention_warnings w using public.interview_attempts a, public.company_profiles c
    where a.id = w.attempt_id and c.willo_company_key = a.department_key and c.keep_results_years is null;
  for company in
    select c.willo_company_key from public.company_profiles c
    left join public.retention_runs r on r.department_key = c.willo_company_key
    where c.willo_company_key is not null
      and (r.run_at is null or r.run_at < now() - interval '1 day')
    order by r.run_at nulls first limit p_companies for update of c skip locked
  loop
    insert into public.retention_runs (department_key, run_at) values (company, now())
      on conflict (department_key) do update set run_at = now();
    gone := gone + public.end_unfinished(company, p_limit) + public.retain(company, p_limit);
  end loop;
  return gone;
end $$;

-- What the mail of a warning tells: how many attempts, of what, and that they were told now.
create function public.retention_to_warn(p_department text)
  returns table (recordings integer, results integer)
  language sql stable security definer set search_path = '' as $$
  select count(*) filter (where w.what = 'recordings')::integer, count(*) filter (where w.what = 'results')::integer
  from public.retention_warnings w join public.interview_attempts a on a.id = w.attempt_id
  where a.department_key = p_department and w.warned_at is null
$$;

create function public.mark_retention_warned(p_department text, p_before timestamptz)
  returns void language sql security definer set search_path = '' as $$
  update public.retention_warnings w set warned_at = now() from public.interview_attempts a
  where a.id = w.attempt_id and a.department_key = p_department and w.warned_at is null and w.found_at <= p_before
$$;
