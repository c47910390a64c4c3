-- Whose turn it is to write an upload: a lease, so that any number of servers can take turns on one upload and a
-- server that was killed holds nobody up for long. Nobody but the service reads or writes it.

create table public.upload_leases (
  upload_id uuid primary key references public.media (id) on delete cascade,
  holder uuid not null,
  held_until timestamptz not null,
  -- Somebody waits: the holder is to finish soon.
  wanted boolean not null default false,
  -- Until when a holder that seems gone may still say that it lives.
  doubted_until timestamptz
);
alter table public.upload_leases enable row level security;

-- Takes the lease, or says to its holder that somebody waits. clock_timestamp(), because a call that waited for the
-- row has an old now(). A clock that stepped forward ends a lease at once, and one that stepped back lets none end: so
-- nobody is taken for gone who holds on within half a lease, and a lease that ends later than any could is doubted too.
create function public.take_upload_lease(p_upload uuid, p_holder uuid, p_seconds integer)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  moment constant timestamptz := clock_timestamp();
  half constant interval := make_interval(secs => p_seconds / 2.0);
begin
  insert into public.upload_leases as l (upload_id, holder, held_until)
    values (p_upload, p_holder, moment + make_interval(secs => p_seconds))
  on conflict (upload_id) do update
    set holder = excluded.holder, held_until = excluded.held_until, wanted = false, doubted_until = null
    where l.doubted_until < clock_timestamp();
  if found then
    return true;
  end if;
  update public.upload_leases set
    wanted = true,
    doubted_until = case
      when held_until >= moment and held_until <= moment + make_interval(secs => p_seconds) then null
      else least(doubted_until, moment + half)
    end
    where upload_id = p_upload;
  return false;
end $$;

-- Holds on to a lease: 'held', 'wanted' (somebody waits) or 'lost' (somebody else has it).
create function public.keep_upload_lease(p_upload uuid, p_holder uuid, p_seconds integer)
  returns text language plpgsql security definer set search_path = '' as $$
declare
  asked boolean;
begin
  update public.upload_leases
    set held_until = clock_timestamp() + make_interval(secs => p_seconds), doubted_until = null
    where upload_id = p_upload and holder = p_holder returning wanted into asked;
  return case when asked is null then 'lost' when asked then 'wanted' else 'held' end;
end $$;

create function public.give_upload_lease(p_upload uuid, p_holder uuid)
  returns void language sql security definer set search_path = '' as $$
  delete from public.upload_leases where upload_id = p_upload and holder = p_holder
$$;
