-- The queue keeps what was done for a week and what was given up for a quarter, as long as somebody may look into it. What
-- moves money is never given up, and a customer whose billing was ended is known by that job for good. So is an interview
-- that was removed at its provider, as somebody who answered it may be left there.

create index jobs_finished on public.jobs (finished_at) where finished_at is not null;

create function public.sweep_jobs() returns void
  language sql security definer set search_path = '' as $$
  delete from public.jobs
    where (
      finished_at < now() - interval '7 days' and kind <> 'end_billing'
      and not (kind = 'remove_at_provider' and payload ->> 'what' = 'interview')
    ) or dead_at < now() - interval '90 days'
$$;
