-- Uploads: who may send, whose turn it is to write, and what becomes of those that nobody finishes.

-- One upload, if one of the browser's sessions may touch it; one that made room is 'cleared'. More time makes room for
-- more bytes.
create function public.find_upload(p_token_hashes text[], p_media uuid)
  returns table (
    media_id uuid, attempt_id uuid, question_id uuid, state public.upload_state, object_key text, byte_size bigint,
    sha256 text, content_type text, max_duration integer
  ) language sql stable security definer set search_path = '' as $$
  select m.id, a.id, m.question_id,
    (case when m.cleared_at is null then m.state::text else 'cleared' end)::public.upload_state,
    m.object_key, m.byte_size, m.sha256, m.content_type,
    ceil(coalesce(q.max_duration, public.app_limit('longest_answer_seconds')) * coalesce(c.time_factor, 1))::integer
  from public.media m
  join public.interview_attempts a on a.id = m.interview_attempt_id
  join public.questions q on q.id = m.question_id
  left join public.accommodations c on c.interview_attempt_id = a.id
  where m.id = p_media and exists (
    select 1 from public.attempt_sessions s
    where s.interview_attempt_id = a.id and s.token_hash = any (p_token_hashes) and s.expires_at > now()
  )
$$;

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
  returns public.lease_state language plpgsql security definer set search_path = '' as $$
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

-- Uploads that nobody will finish: a day after their attempt closed or was submitted, or a month after they began.
create function public.abandoned_uploads(p_limit integer)
  returns setof uuid language sql stable security definer set search_path = '' as $$
  select m.id from public.media m
  where m.state = 'uploading' and (
    m.created_at < now() - interval '30 days'
    or public.attempt_closes(m.interview_attempt_id) + public.app_limit('sending_days') * interval '1 day' < now()
    or exists (
      select 1 from public.interview_attempts a
      where a.id = m.interview_attempt_id and a.submitted_at < now() - public.app_limit('sending_days') * interval '1 day'
    )
  ) limit p_limit
$$;

-- Drops uploads that nobody will finish and queues the removal of their files. The rows go as well, so that whoever
-- comes back after all with the recording on their device sends it as if for the first time.
create function public.sweep_uploads()
  returns integer language plpgsql security definer set search_path = '' as $$
declare
  gone public.media;
  swept integer := 0;
begin
  for gone in
    delete from public.media where id in (select public.abandoned_uploads(200)) and state = 'uploading' returning *
  loop
    perform public.queue_removal(gone.id, gone.object_key);
    swept := swept + 1;
  end loop;
  return swept;
end $$;
