create table public.rate_limits (
  key text primary key,
  window_started_at timestamptz not null default now(),
  used integer not null default 0
);
create index on public.rate_limits (window_started_at);
alter table public.rate_limits enable row level security;

-- Counts one use of a key in its window, which never begins later than now: a clock that stepped back would else keep it
-- open for longer. 0 if it is allowed, else the seconds until the next window.
create function public.take_rate_limit(p_key text, p_limit integer, p_window_seconds integer)
  returns integer language plpgsql security definer set search_path = '' as $$
declare
  bucket public.rate_limits;
begin
  insert into public.rate_limits as r (key, used) values (p_key, 1)
  on conflict (key) do update set
    used = case when r.window_started_at < now() - make_interval(secs => p_window_seconds) then 1 else r.used + 1 end,
    window_started_at = case when r.window_started_at < now() - make_interval(secs => p_window_seconds)
      then now() else least(r.window_started_at, now()) end
  returning * into bucket;
  if bucket.used <= p_limit then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from
    bucket.window_started_at + make_interval(secs => p_window_seconds) - now()))::integer);
end $$;

-- A counter whose window is over limits nobody, and its key names a network or an account: it goes. No window is longer than
-- a day; a clock that steps has another day.
create function public.sweep_rate_limits() returns void
  language sql security definer set search_path = '' as $$
  delete from public.rate_limits where window_started_at < now() - interval '2 days'
$$;
