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
