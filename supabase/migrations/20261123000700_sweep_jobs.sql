-- The queue keeps what was done for a week and what was given up for a quarter, as long as somebody may look into it. What
-- moves money is never given up, and a customer whose billing was ended is known by that job for good.

create index jobs_finished on public.jobs (finished_at) where finished_at is not null;

create function public.sweep_jobs() returns void
  language sql security definer set search_path = '' as $$
  delete from public.jobs
    where (finished_at < now() - interval '7 days' and kind <> 'end_billing') or dead_at < now() - interval '90 days'
$$;
