-- A counter whose window is over limits nobody, and its key names a network or an account: it goes. No window is longer than
-- a day; a clock that steps has another day.
create function public.sweep_rate_limits() returns void
  language sql security definer set search_path = '' as $$
  delete from public.rate_limits where window_started_at < now() - interval '2 days'
$$;
