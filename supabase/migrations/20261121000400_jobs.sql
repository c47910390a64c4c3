-- Background work: rows claimed by lease, so that a killed process loses nothing and two never do the same job.

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  kind public.job_kind not null references public.job_kinds (kind),
  payload jsonb not null default '{}',
  -- Which of its kind's mails it sends.
  mail public.mail_kind generated always as (payload ->> 'mail') stored,
  -- At most one unfinished job has a given key.
  unique_key text,
  -- The attempt whose answers it reads or rewrites: two such jobs never run at once, on whatever servers.
  subject uuid,
  run_at timestamptz not null default now(),
  locked_by text,
  locked_until timestamptz,
  -- How long a lease lasts, and until when a holder that seems gone may still say that it lives.
  lease_seconds integer not null default 0,
  doubted_until timestamptz,
  attempts integer not null default 0,
  -- Null for work that is never given up.
  max_attempts integer check (max_attempts >= 1),
  -- When support was told that it fails.
  reported_at timestamptz,
  last_error text,
  -- Of the last try.
  started_at timestamptz,
  finished_at timestamptz,
  dead_at timestamptz,
  -- What is due runs in the order in which it came, whatever a clock says.
  sequence bigint generated always as identity,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (kind, mail) references public.mails (kind, mail)
);
create unique index jobs_one_unfinished on public.jobs (unique_key) where finished_at is null and dead_at is null;
create unique index jobs_one_running on public.jobs (subject)
  where locked_by is not null and finished_at is null and dead_at is null;
create index jobs_died on public.jobs (dead_at) where dead_at is not null;
create index jobs_finished on public.jobs (finished_at) where finished_at is not null;
create index jobs_due on public.jobs (run_at) where finished_at is null and dead_at is null;
alter table public.jobs enable row level security;
create trigger touch before update on public.jobs
  for each row execute function public.set_updated_at();

-- An evaluation reads recordings, and what makes them playable or converts them takes the first file away.
create function public.name_job_subject() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.subject := case
    when new.kind = 'evaluate_attempt' then (new.payload ->> 'attemptId')::uuid
    when new.kind in ('process_media', 'convert_media', 'transcribe_answer') then (
      select interview_attempt_id from public.media where id = (new.payload ->> 'mediaId')::uuid
    )
  end;
  return new;
end $$;
create trigger name_job_subject before insert on public.jobs
  for each row execute function public.name_job_subject();

-- What a job itself says of a person is forgotten once it is over.
create function public.forget_job_person() returns trigger language plpgsql set search_path = '' as $$
begin
  new.payload := '{}';
  return new;
end $$;
create trigger forget_job_person before update on public.jobs
  for each row when (new.kind = 'mail_account_gone' and num_nonnulls(new.finished_at, new.dead_at) > 0)
  execute function public.forget_job_person();

-- Adds a job, or returns the unfinished one with the same key.
create function public.enqueue_job(
  p_kind public.job_kind, p_payload jsonb, p_unique_key text default null, p_run_at timestamptz default now()
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  job_id uuid;
begin
  insert into public.jobs (kind, payload, unique_key, run_at, max_attempts)
  values (
    p_kind, p_payload, p_unique_key, p_run_at, (select k.max_attempts from public.job_kinds k where k.kind = p_kind)
  )
  on conflict (unique_key) where finished_at is null and dead_at is null do nothing
  returning id into job_id;
  if job_id is null then
    select id into job_id from public.jobs
      where unique_key = p_unique_key and finished_at is null and dead_at is null;
  end if;
  return job_id;
end $$;

-- Doubts the holders of leases that are over. A clock that stepped forward ends every lease at once, and one that stepped
-- back lets none end: so nobody is taken for gone who says within half a lease that they live, and a lease that ends later
-- than any could is doubted as well.
create function public.doubt_job_leases() returns void
  language sql security definer set search_path = '' as $$
  update public.jobs set doubted_until = now() + make_interval(secs => lease_seconds / 2.0)
  where id in (
    select id from public.jobs
    where locked_by is not null and finished_at is null and dead_at is null
      and (locked_until < now() or locked_until > now() + make_interval(secs => lease_seconds))
      and (doubted_until is null or doubted_until > now() + make_interval(secs => lease_seconds / 2.0))
    for update skip locked
  )
$$;

-- A job whose worker died at its last try is dead: it may be what killed the worker. A server runs several kinds of jobs
-- beside each other, so that one that hangs keeps no other kind waiting: p_only names the kinds that a claim takes. If
-- two servers take two jobs of one subject in the same moment, the index stops one of them, which looks again.
create function public.claim_jobs(
  p_worker text, p_limit integer, p_lease_seconds integer, p_only public.job_kind[] default null
) returns setof public.jobs language plpgsql security definer set search_path = '' as $$
declare
  taken uuid[];
begin
  perform public.doubt_job_leases();
  update public.jobs set dead_at = now(), locked_by = null, locked_until = null, doubted_until = null
  where attempts >= max_attempts and doubted_until <= now() and finished_at is null and dead_at is null;
  for look in 1..5 loop
    begin
      with claimed as (
        update public.jobs set
          locked_by = p_worker,
          locked_until = now() + make_interval(secs => p_lease_seconds),
          lease_seconds = greatest(p_lease_seconds, 0),
          doubted_until = null,
          started_at = now(),
          attempts = attempts + 1
        where id in (
          select j.id from public.jobs j
          where j.finished_at is null and j.dead_at is null and j.run_at <= now()
            and (j.locked_by is null or j.doubted_until <= now())
            and (p_only is null or j.kind = any (p_only))
            and not exists (
              select 1 from public.jobs other
              where other.subject = j.subject and other.id <> j.id
                and other.locked_by is not null and other.finished_at is null and other.dead_at is null
            )
          order by j.sequence for update skip locked limit p_limit
        )
        returning id
      )
      select array_agg(id) into taken from claimed;
      exit;
    exception when unique_violation then
      p_limit := 1;
    end;
  end loop;
  return query select * from public.jobs where id = any (taken) order by sequence;
end $$;

-- The three below answer whether this worker still held the lease.
create function public.extend_job(p_id uuid, p_worker text, p_lease_seconds integer)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.jobs set
    locked_until = now() + make_interval(secs => p_lease_seconds), lease_seconds = greatest(p_lease_seconds, 0),
    doubted_until = null
    where id = p_id and locked_by = p_worker and finished_at is null and dead_at is null;
  return found;
end $$;

create function public.complete_job(p_id uuid, p_worker text)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.jobs set finished_at = now(), locked_by = null, locked_until = null, doubted_until = null, last_error = null
    where id = p_id and locked_by = p_worker and finished_at is null and dead_at is null;
  return found;
end $$;

-- If work that is never given up has failed for a day, support is told once.
create function public.fail_job(p_id uuid, p_worker text, p_error text, p_retry_seconds integer)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  failed public.jobs;
begin
  update public.jobs set
    last_error = left(p_error, 2000), locked_by = null, locked_until = null, doubted_until = null,
    run_at = now() + make_interval(secs => p_retry_seconds),
    dead_at = case when attempts >= max_attempts then now() end
    where id = p_id and locked_by = p_worker and finished_at is null and dead_at is null
    returning * into failed;
  if failed.id is null then
    return false;
  end if;
  if failed.max_attempts is null and failed.reported_at is null and failed.kind <> 'tell_support'
    and failed.created_at <= now() - interval '1 day' then
    update public.jobs set reported_at = now() where id = p_id;
    perform public.enqueue_job('tell_support', jsonb_build_object('jobId', p_id), 'tell-support:' || p_id);
  end if;
  return true;
end $$;

-- A server that is told to stop gives back what it can't finish: another one takes it at once, and the try that was cut
-- short doesn't count. Answers whether this worker still held the lease.
create function public.release_job(p_id uuid, p_worker text)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.jobs set
    locked_by = null, locked_until = null, doubted_until = null, attempts = greatest(attempts - 1, 0)
    where id = p_id and locked_by = p_worker and finished_at is null and dead_at is null;
  return found;
end $$;

-- The queue keeps what was done for a week and what was given up for a quarter, as long as somebody may look into it. What
-- moves money is never given up, and a customer whose billing was ended is known by that job for good. So is an interview
-- that was removed at its provider, as somebody who answered it may be left there.
create function public.sweep_jobs() returns void
  language sql security definer set search_path = '' as $$
  delete from public.jobs
    where (
      finished_at < now() - interval '7 days' and kind <> 'end_billing'
      and not (kind = 'remove_at_provider' and payload ->> 'what' = 'interview')
    ) or dead_at < now() - interval '90 days'
$$;
