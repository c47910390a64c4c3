-- A server runs several kinds of jobs beside each other, so that one that hangs keeps no other kind waiting: a claim may
-- name the kinds that it takes, or those that it leaves.

drop function public.claim_jobs(text, integer, integer);
-- A job whose worker died at its last try is dead: it may be what killed the worker.
create function public.claim_jobs(
  p_worker text, p_limit integer, p_lease_seconds integer, p_only text[] default null, p_except text[] default '{}'
) returns setof public.jobs language sql security definer set search_path = '' as $$
  update public.jobs set dead_at = now(), locked_by = null, locked_until = null
  where attempts >= max_attempts and locked_until < now() and finished_at is null and dead_at is null;
  update public.jobs set
    locked_by = p_worker,
    locked_until = now() + make_interval(secs => p_lease_seconds),
    attempts = attempts + 1
  where id in (
    select id from public.jobs
    where finished_at is null and dead_at is null and run_at <= now()
      and (locked_until is null or locked_until < now())
      and (p_only is null or kind = any (p_only)) and kind <> all (p_except)
    order by run_at for update skip locked limit p_limit
  )
  returning *
$$;
