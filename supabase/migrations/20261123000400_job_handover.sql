-- A server that is told to stop gives back what it can't finish.

-- Another server takes it at once, and the try that was cut short doesn't count. Answers whether this worker still held
-- the lease.
create function public.release_job(p_id uuid, p_worker text)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.jobs set
    locked_by = null, locked_until = null, doubted_until = null, attempts = greatest(attempts - 1, 0)
    where id = p_id and locked_by = p_worker and finished_at is null and dead_at is null;
  return found;
end $$;

-- Work that one server does at a time, as the sweep.
create table public.leases (
  name text primary key,
  holder uuid not null,
  until timestamptz not null
);
alter table public.leases enable row level security;

-- True for the one who has it now, who keeps it by asking again. A holder that is gone keeps it until its time is over.
create function public.take_lease(p_name text, p_holder uuid, p_seconds integer)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into public.leases as l (name, holder, until)
    values (p_name, p_holder, now() + make_interval(secs => p_seconds))
  on conflict (name) do update set holder = excluded.holder, until = excluded.until
    -- A clock that stepped back would else keep it taken; twice as long no lease of the same moment ends.
    where l.holder = excluded.holder or l.until <= now() or l.until > now() + make_interval(secs => 2 * p_seconds);
  return found;
end $$;

create function public.end_lease(p_name text, p_holder uuid) returns void
  language sql security definer set search_path = '' as $$
  delete from public.leases where name = p_name and holder = p_holder
$$;
