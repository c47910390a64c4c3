-- What goes to a company's applicant tracking system (ATS), which Knit connects: an interview is linked to one of its jobs,
-- and each evaluated attempt is delivered there once without being asked for.

create table public.ats_links (
  interview_id uuid primary key references public.interviews (id) on delete cascade,
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  -- The job is one of this connection's: another connection has other ids.
  integration_id text not null,
  job_id text not null check (char_length(job_id) between 1 and public.app_limit('ats_job_id')),
  job_title text not null check (char_length(job_title) between 1 and public.app_limit('ats_job_title')),
  created_at timestamptz not null default now()
);
create index on public.ats_links (department_key);
alter table public.ats_links enable row level security;
create policy "owners read their ATS links" on public.ats_links
  for select to authenticated using (
    department_key in (select public.my_department_keys())
    and coalesce(interview_id = any ((select public.my_interviews())::uuid[]), true)
  );
grant select on public.ats_links to authenticated;

-- Links an interview to a job of a connection. False if its company no longer has that connection.
create function public.link_ats_job(p_interview uuid, p_integration text, p_job text, p_title text)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into public.ats_links (interview_id, department_key, integration_id, job_id, job_title)
    select i.id, i.department, c.knit_integration_id, p_job, p_title
    from public.interviews i join public.company_profiles c on c.willo_company_key = i.department
    where i.id = p_interview and c.knit_integration_id = p_integration for key share of c
  on conflict (interview_id) do update set
    department_key = excluded.department_key, integration_id = excluded.integration_id, job_id = excluded.job_id,
    job_title = excluded.job_title;
  return found;
end $$;

-- The outbox: one row for each attempt. What can't be taken back is marked 'asked' before the call, so that a process
-- that dies, and an answer that doesn't come, leave a mark: nothing is asked for a second time without a person.
create table public.ats_deliveries (
  interview_attempt_id uuid primary key references public.interview_attempts (id) on delete cascade,
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  integration_id text not null,
  app_id text not null,
  job_id text not null,
  job_title text not null,
  ats_candidate_id text,
  ats_application_id text,
  application public.ats_step not null default 'none',
  analysis public.ats_step not null default 'none',
  transcript public.ats_step not null default 'none',
  -- The row in jobs that delivers it: one from before it was sent again may do nothing here anymore.
  queue_id uuid,
  -- unconfirmed: it may have arrived, and waits for a person.
  state public.ats_delivery_state not null default 'queued',
  -- Of the last try, in our words: lib/domain/integrations/delivery.ts has their sentences.
  problem public.ats_delivery_problem,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((application = 'made') = (ats_application_id is not null))
);
create index on public.ats_deliveries (department_key, state);
create index on public.ats_deliveries (integration_id) where state = 'queued';
alter table public.ats_deliveries enable row level security;
create policy "owners read the deliveries of open attempts" on public.ats_deliveries
  for select to authenticated using (
    exists (select 1 from public.interview_attempts a where a.id = ats_deliveries.interview_attempt_id)
  );
grant select on public.ats_deliveries to authenticated;
create trigger touch before update on public.ats_deliveries
  for each row execute function public.set_updated_at();

-- Queues an attempt for the ATS job that its interview is linked to. Without p_again it does so once for each attempt; with
-- it a person asks, and what may have arrived is sent once more. False if nothing is linked, connected or open.
create function public.queue_ats_delivery(p_attempt uuid, p_again boolean)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  fresh public.ats_deliveries;
begin
  select a.id, a.department_key, l.integration_id, c.knit_app_id, l.job_id, l.job_title
    into fresh.interview_attempt_id, fresh.department_key, fresh.integration_id, fresh.app_id, fresh.job_id, fresh.job_title
    from public.interview_attempts a
    join public.ats_links l on l.interview_id = a.interview_id
    join public.company_profiles c
      on c.willo_company_key = a.department_key and c.knit_integration_id = l.integration_id
    where a.id = p_attempt and a.unlocked_at is not null and public.has_feature(a.department_key, 'ats')
    -- A connection that ends in this moment ends before, or finds the delivery.
    for key share of c;
  if not found then
    return false;
  end if;
  insert into public.ats_deliveries as d (
    interview_attempt_id, department_key, integration_id, app_id, job_id, job_title
  ) values (
    fresh.interview_attempt_id, fresh.department_key, fresh.integration_id, fresh.app_id, fresh.job_id, fresh.job_title
  ) on conflict (interview_attempt_id) do update set
    -- An application is one of a job's: with another job, or another connection, all begins anew.
    ats_candidate_id = case when d.integration_id = excluded.integration_id then d.ats_candidate_id end,
    ats_application_id = case
      when (d.integration_id, d.job_id) = (excluded.integration_id, excluded.job_id) then d.ats_application_id
    end,
    application = case
      when (d.integration_id, d.job_id) = (excluded.integration_id, excluded.job_id) and d.application = 'made'
        then d.application
      else 'none'
    end,
    analysis = case
      when (d.integration_id, d.job_id) = (excluded.integration_id, excluded.job_id) and d.state <> 'sent'
        and d.analysis = 'made' then d.analysis
      else 'none'
    end,
    transcript = case
      when (d.integration_id, d.job_id) = (excluded.integration_id, excluded.job_id) and d.state <> 'sent'
        and d.transcript = 'made' then d.transcript
      else 'none'
    end,
    integration_id = excluded.integration_id, app_id = excluded.app_id, job_id = excluded.job_id,
    job_title = excluded.job_title, state = 'queued', problem = null, sent_at = null
    where p_again and d.state <> 'queued';
  if not found then
    return false;
  end if;
  -- A key of its own each time: the job that has just settled the delivery may not have ended yet.
  update public.ats_deliveries set queue_id = public.enqueue_job(
    'deliver_to_ats', jsonb_build_object('attemptId', p_attempt), 'ats:' || p_attempt || ':' || gen_random_uuid()
  ) where interview_attempt_id = p_attempt;
  return true;
end $$;

create function public.deliver_evaluated() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.queue_ats_delivery(new.interview_attempt_id, false);
  return null;
end $$;
create trigger deliver_evaluated after insert on public.evaluation_results
  for each row execute function public.deliver_evaluated();

-- Marks a step before its call: by the job that delivers, while its connection stands. False if this or
-- another job has marked it already: then it may have been done.
create function public.ask_ats_step(p_queue uuid, p_step public.delivery_step)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.ats_deliveries d set
    application = case when p_step = 'application' then 'asked' else application end,
    analysis = case when p_step = 'analysis' then 'asked' else analysis end,
    transcript = case when p_step = 'transcript' then 'asked' else transcript end
    where queue_id = p_queue and state = 'queued'
      and case p_step when 'application' then application when 'analysis' then analysis else transcript end = 'none'
      and exists (
        select 1 from public.company_profiles
        where willo_company_key = d.department_key and knit_integration_id = d.integration_id
      );
  return found;
end $$;

-- Ends what nobody delivers anymore: of the job that is named, and of jobs that died with their worker. What was asked
-- for may have arrived.
create function public.give_up_ats_deliveries(p_queue uuid default null)
  returns void language sql security definer set search_path = '' as $$
  update public.ats_deliveries set
    state = case
      when 'asked' in (application, analysis, transcript) then 'unconfirmed'::public.ats_delivery_state else 'failed'
    end
    where state = 'queued' and (
      queue_id = p_queue
      or not exists (select 1 from public.jobs where id = queue_id and finished_at is null and dead_at is null)
    )
$$;

-- Queues an attempt of the asker's own company once more.
create function public.send_to_ats(p_attempt uuid)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  return public.is_my_open_attempt(p_attempt, 'decide') and public.queue_ats_delivery(p_attempt, true);
end $$;
grant execute on function public.send_to_ats(uuid) to authenticated;

-- Keeps the four fields of a connection that was read back from Knit. Another one that stood there is ended, and the links
-- to its jobs go. What waited for the system to let us in goes on at once. Only the server may call this.
-- Raises 23505 if the integration is another company's.
create function public.connect_ats(p_owner uuid, p_integration text, p_app text, p_category text)
  returns void language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select 1 from public.company_profiles
    where created_by_user_id = p_owner and knit_integration_id <> p_integration
  ) then
    perform public.disconnect_ats(p_owner, true);
  end if;
  update public.company_profiles set
    knit_integration_id = p_integration, knit_app_id = p_app, knit_category_id = p_category,
    knit_connected_at = case when knit_integration_id = p_integration then knit_connected_at else now() end,
    knit_refused_at = null
    where created_by_user_id = p_owner;
  with waiting as (
    update public.ats_deliveries set problem = null
      where integration_id = p_integration and state = 'queued' and problem = 'unauthorized' returning queue_id
  )
  update public.jobs set run_at = least(run_at, now())
    where finished_at is null and dead_at is null and locked_by is null and id in (select queue_id from waiting);
end $$;

-- Keeps whether the system behind a connection lets us in.
create function public.note_ats_refusal(p_integration text, p_refused boolean)
  returns void language sql security definer set search_path = '' as $$
  update public.company_profiles set knit_refused_at = case when p_refused then now() end
    where knit_integration_id = p_integration and (knit_refused_at is null) = p_refused
$$;

-- Clears the four fields of a company, with the links to that ATS's jobs; what waited to be delivered has failed. p_tell:
-- Knit doesn't know yet, and is told by a job. p_integration: only while that is the connection.
create function public.disconnect_ats(p_owner uuid, p_tell boolean, p_integration text default null)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  company public.company_profiles;
begin
  select * into company from public.company_profiles
    where created_by_user_id = p_owner and knit_integration_id = coalesce(p_integration, knit_integration_id) for update;
  if not found then
    return;
  end if;
  update public.company_profiles set
    knit_integration_id = null, knit_connected_at = null, knit_app_id = null, knit_category_id = null,
    knit_refused_at = null
    where id = company.id;
  delete from public.ats_links where department_key = company.willo_company_key;
  update public.ats_deliveries set state = 'failed', problem = 'disconnected'
    where department_key = company.willo_company_key and state = 'queued';
  if p_tell then
    perform public.enqueue_job(
      'end_ats_integration', jsonb_build_object('integrationId', company.knit_integration_id),
      'ats-end:' || company.knit_integration_id
    );
  end if;
end $$;

-- A job that is gone at the ATS: its interview is linked to none, and what waited for it has failed.
create function public.unlink_ats_job(p_integration text, p_job text)
  returns void language sql security definer set search_path = '' as $$
  delete from public.ats_links where integration_id = p_integration and job_id = p_job;
  update public.ats_deliveries set state = 'failed', problem = 'job_gone'
    where integration_id = p_integration and job_id = p_job and state = 'queued'
$$;

-- What Knit says is a hint: the first time that an event comes, the connection that it names is looked at. A job for each,
-- as one that runs already may have looked before. Whether it was the first time.
create function public.receive_knit_event(p_event text, p_integration text)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  delete from public.webhook_events where source = 'knit' and received_at < now() - interval '35 days';
  insert into public.webhook_events (source, event_id, processed_at) values ('knit', p_event, now())
    on conflict do nothing;
  if not found then
    return false;
  end if;
  if exists (select 1 from public.company_profiles where knit_integration_id = p_integration) then
    perform public.enqueue_job(
      'check_ats', jsonb_build_object('integrationId', p_integration),
      'ats-check:' || p_integration || ':' || pg_current_xact_id()
    );
  end if;
  return true;
end $$;

-- An ATS that wants fewer calls is left alone for that long by every delivery to it that waits.
create function public.pause_ats(p_integration text, p_seconds integer)
  returns void language sql security definer set search_path = '' as $$
  update public.jobs set run_at = greatest(run_at, now() + make_interval(secs => p_seconds))
    where kind = 'deliver_to_ats' and finished_at is null and dead_at is null and locked_by is null
      and id in (
        select queue_id from public.ats_deliveries where integration_id = p_integration and state = 'queued'
      )
$$;
