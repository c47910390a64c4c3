-- What a company's own systems are told: signed messages to addresses of theirs. A message is made by the change that it
-- tells of, in the same transaction; it holds numbers and fixed words only, and goes with its attempt. Names are read
-- when it is sent.

create table public.webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  url text not null check (url ~ '^https?://' and char_length(url) <= public.app_limit('webhook_url')),
  -- Since when every try has failed; null after one that succeeded.
  failing_since timestamptz,
  -- Until when nothing is sent, after a call that nobody answered or that took long: a silent or slow server keeps no
  -- other company waiting. And how many such calls there were in a row.
  quiet_until timestamptz,
  slow_calls integer not null default 0 check (slow_calls >= 0),
  -- Set after a day of failures.
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  unique (department_key, url)
);
alter table public.webhook_endpoints enable row level security;
create policy "owners read their webhook endpoints" on public.webhook_endpoints
  for select to authenticated using (
    department_key in (select public.my_department_keys()) and (select public.may('own'))
  );
grant select on public.webhook_endpoints to authenticated;

-- What signs the messages. No user reads it: it is shown once, by the handler that made it.
create table public.webhook_secrets (
  endpoint_id uuid primary key references public.webhook_endpoints (id) on delete cascade,
  secret text not null check (secret ~ '^whsec_[A-Za-z0-9+/]{32,88}={0,2}$'),
  -- Signs beside the new one until then, so that a consumer can change over.
  previous text,
  previous_until timestamptz
);
alter table public.webhook_secrets enable row level security;

create table public.webhook_messages (
  id uuid primary key default gen_random_uuid(),
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  event public.webhook_event not null references public.webhook_event_kinds (event),
  data jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp()
);
create index on public.webhook_messages (interview_attempt_id);
create index on public.webhook_messages (created_at);
alter table public.webhook_messages enable row level security;
create policy "owners read the messages of open attempts" on public.webhook_messages
  for select to authenticated using (
    (select public.may('own'))
    and exists (select 1 from public.interview_attempts a where a.id = webhook_messages.interview_attempt_id)
  );
grant select on public.webhook_messages to authenticated;

-- One message on its way to one endpoint, and what came of the last try.
create table public.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.webhook_messages (id) on delete cascade,
  endpoint_id uuid not null references public.webhook_endpoints (id) on delete cascade,
  state public.webhook_delivery_state not null default 'waiting',
  -- Since it was made or sent again.
  tries integer not null default 0 check (tries >= 0),
  -- Counts the jobs that were queued for it: only the last one sends.
  queued integer not null default 0,
  next_try_at timestamptz,
  tried_at timestamptz,
  -- When it was last sent again by hand.
  resent_at timestamptz,
  -- What the consumer answered, or why there was no answer.
  status integer,
  fault public.webhook_fault,
  duration_ms integer check (duration_ms >= 0),
  created_at timestamptz not null default clock_timestamp(),
  unique (message_id, endpoint_id)
);
create index on public.webhook_deliveries (endpoint_id, created_at desc);
create index on public.webhook_deliveries (endpoint_id, resent_at) where resent_at is not null;
alter table public.webhook_deliveries enable row level security;
create policy "owners read the deliveries of open attempts" on public.webhook_deliveries
  for select to authenticated using (
    exists (select 1 from public.webhook_endpoints e where e.id = webhook_deliveries.endpoint_id)
    and exists (select 1 from public.webhook_messages m where m.id = webhook_deliveries.message_id)
  );
grant select on public.webhook_deliveries to authenticated;

-- The beginning of a consumer's last answer: for support alone, as anything may stand in it. At most 64 kB, of which a byte
-- that is no text takes three.
create table public.webhook_answers (
  delivery_id uuid primary key references public.webhook_deliveries (id) on delete cascade,
  answer text not null check (octet_length(answer) <= public.app_limit('webhook_answer_bytes')),
  kept_at timestamptz not null default now()
);
alter table public.webhook_answers enable row level security;

-- Queues the next try of a delivery.
create function public.queue_webhook(p_delivery uuid, p_seconds integer default 0)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  due timestamptz := now() + make_interval(secs => p_seconds);
  queued_as integer;
  attempt uuid;
begin
  update public.webhook_deliveries d set state = 'waiting', queued = d.queued + 1, next_try_at = due
    from public.webhook_messages m where d.id = p_delivery and m.id = d.message_id
    returning d.queued, m.interview_attempt_id into queued_as, attempt;
  perform public.enqueue_job(
    'send_webhook', jsonb_build_object('deliveryId', p_delivery, 'queued', queued_as, 'attemptId', attempt),
    'webhook:' || p_delivery || ':' || queued_as, due
  );
end $$;

-- Makes a message of an open attempt, on its way to each endpoint of the company.
create function public.tell_webhooks(p_attempt public.interview_attempts, p_event public.webhook_event, p_data jsonb)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  message uuid;
begin
  if p_attempt.submitted_at is null or p_attempt.unlocked_at is null or p_attempt.erase_by is not null
    or not exists (
      select 1 from public.webhook_endpoints e
      where e.department_key = p_attempt.department_key and e.disabled_at is null
    )
    or not public.has_feature(p_attempt.department_key, 'webhooks') then
    return;
  end if;
  insert into public.webhook_messages (interview_attempt_id, event, data) values (p_attempt.id, p_event, p_data)
    returning id into message;
  insert into public.webhook_deliveries (message_id, endpoint_id)
    select message, e.id from public.webhook_endpoints e
    where e.department_key = p_attempt.department_key and e.disabled_at is null;
  perform public.queue_webhook(d.id) from public.webhook_deliveries d where d.message_id = message;
end $$;

-- Submitted is what a company may see: of an attempt that waits for room, its opening tells.
create function public.tell_of_attempt() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.unlocked_at is not null
    and (old.unlocked_at is null or new.resubmitted_at is distinct from old.resubmitted_at) then
    perform public.tell_webhooks(new, 'attempt.submitted', jsonb_build_object('again', new.resubmitted_at is not null));
  end if;
  if new.status is distinct from old.status then
    perform public.tell_webhooks(
      new, 'attempt.status_changed', jsonb_build_object('from', old.status, 'to', new.status)
    );
  end if;
  return null;
end $$;
create trigger tell_webhooks after update of unlocked_at, resubmitted_at, status on public.interview_attempts
  for each row execute function public.tell_of_attempt();

-- The numbers that a company's screens show after it, a person's among them; none if nothing is shown.
create function public.tell_of_evaluation() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
begin
  select * into attempt from public.interview_attempts where id = new.interview_attempt_id;
  if attempt.ai_allowed then
    perform public.tell_webhooks(attempt, 'attempt.evaluated', jsonb_build_object(
      'outcome', new.outcome, 'scores', public.shown_scores(attempt.id)
    ));
  end if;
  return null;
end $$;
create trigger tell_webhooks after insert on public.evaluation_results
  for each row execute function public.tell_of_evaluation();

-- Adds an endpoint of an owner's company. Ours to call: whether an address may be called is seen before, and a user could
-- name one of a private network. Raises 'needs_plan', 'too_many_endpoints' from five, 'known_address'.
create function public.add_webhook_endpoint(p_owner uuid, p_url text, p_secret text)
  returns uuid language plpgsql security definer set search_path = '' as $$
declare
  company text;
  made uuid;
begin
  select willo_company_key into company from public.company_profiles
    where created_by_user_id = p_owner for no key update;
  if company is null or not public.has_feature(company, 'webhooks') then
    raise exception 'needs_plan' using errcode = 'P0001';
  end if;
  if (select count(*) from public.webhook_endpoints where department_key = company) >= public.app_limit('webhook_endpoints') then
    raise exception 'too_many_endpoints' using errcode = 'P0001';
  end if;
  insert into public.webhook_endpoints (department_key, url) values (company, p_url)
    on conflict do nothing returning id into made;
  if made is null then
    raise exception 'known_address' using errcode = 'P0001';
  end if;
  insert into public.webhook_secrets (endpoint_id, secret) values (made, p_secret);
  return made;
end $$;

-- Whether an endpoint is the asker's.
create function public.is_my_webhook_endpoint(p_endpoint uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.webhook_endpoints
    where id = p_endpoint and department_key in (select public.my_department_keys()) and public.may('own')
  )
$$;

-- The three below answer false if the asking company has no such endpoint.
create function public.remove_webhook_endpoint(p_endpoint uuid)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  delete from public.webhook_endpoints where id = p_endpoint and public.is_my_webhook_endpoint(p_endpoint);
  return found;
end $$;
grant execute on function public.remove_webhook_endpoint(uuid) to authenticated;

-- A new secret; the one before signs beside it for a day, of several within a day the oldest: it is the one that the
-- consumer has.
create function public.rotate_webhook_secret(p_endpoint uuid, p_secret text)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  perform public.refuse_long(1000, p_secret);
  update public.webhook_secrets
    set secret = p_secret,
      previous = case when previous_until > now() then previous else secret end,
      previous_until = case when previous_until > now() then previous_until
        else now() + public.app_limit('old_secret_days') * interval '1 day' end
    where endpoint_id = p_endpoint and public.is_my_webhook_endpoint(p_endpoint);
  return found;
end $$;
grant execute on function public.rotate_webhook_secret(uuid, text) to authenticated;

-- One that is on stays as it is: its quiet can't be ended this way.
create function public.enable_webhook_endpoint(p_endpoint uuid)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.webhook_endpoints set
    failing_since = case when disabled_at is null then failing_since end,
    quiet_until = case when disabled_at is null then quiet_until end,
    slow_calls = case when disabled_at is null then slow_calls else 0 end,
    disabled_at = null
    where id = p_endpoint and public.is_my_webhook_endpoint(p_endpoint);
  return found;
end $$;
grant execute on function public.enable_webhook_endpoint(uuid) to authenticated;

-- Sends a delivery again, with all its tries, as soon as its endpoint is not quiet. False if the asking company has no
-- such delivery of an open attempt. Raises 'endpoint_off', and 'sent_lately' if this one was sent again within a minute
-- or ten of the company's were.
create function public.redeliver_webhook(p_delivery uuid)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  endpoint public.webhook_endpoints;
begin
  select e.* into endpoint from public.webhook_deliveries d
    join public.webhook_endpoints e on e.id = d.endpoint_id
    join public.webhook_messages m on m.id = d.message_id
    where d.id = p_delivery and public.is_my_webhook_endpoint(e.id) and public.is_my_open_attempt(m.interview_attempt_id);
  if not found then
    return false;
  end if;
  if endpoint.disabled_at is not null then
    raise exception 'endpoint_off' using errcode = 'P0001';
  end if;
  -- One after the other, so that none is counted too few.
  perform from public.company_profiles where willo_company_key = endpoint.department_key for no key update;
  if exists (
    select 1 from public.webhook_deliveries where id = p_delivery and resent_at > clock_timestamp() - interval '1 minute'
  ) or (
    select count(*) from public.webhook_deliveries d join public.webhook_endpoints e on e.id = d.endpoint_id
    where e.department_key = endpoint.department_key and d.resent_at > clock_timestamp() - interval '1 minute'
  ) >= 10 then
    raise exception 'sent_lately' using errcode = 'P0001';
  end if;
  update public.webhook_deliveries set tries = 0, resent_at = clock_timestamp() where id = p_delivery;
  perform public.queue_webhook(p_delivery);
  return true;
end $$;
grant execute on function public.redeliver_webhook(uuid) to authenticated;

-- What a job sends: nothing if a later job was queued, the endpoint was turned off, or the attempt or the plan is no
-- longer open. While an endpoint is quiet the delivery waits, and no try is counted.
create function public.webhook_to_send(p_delivery uuid, p_queued integer)
  returns table (
    url text, secret text, previous_secret text, message_id uuid, event public.webhook_event, happened_at timestamptz, data jsonb,
    tries integer, attempt_id uuid, submitted_at timestamptz, candidate_id uuid, candidate_name text, interview_id uuid,
    interview_title text
  ) language plpgsql security definer set search_path = '' as $$
declare
  endpoint public.webhook_endpoints;
begin
  select e.* into endpoint from public.webhook_deliveries d join public.webhook_endpoints e on e.id = d.endpoint_id
    where d.id = p_delivery and d.state = 'waiting' and d.queued = p_queued for update of d;
  if not found then
    return;
  end if;
  if endpoint.quiet_until > now() then
    perform public.queue_webhook(p_delivery, ceil(extract(epoch from endpoint.quiet_until - now()))::integer);
    return;
  end if;
  return query
    select endpoint.url, s.secret, case when s.previous_until > now() then s.previous end, m.id, m.event, m.created_at,
      m.data, d.tries, a.id, coalesce(a.resubmitted_at, a.submitted_at), a.candidate_id, a.candidate_name, i.id, i.title
    from public.webhook_deliveries d
    join public.webhook_secrets s on s.endpoint_id = d.endpoint_id
    join public.webhook_messages m on m.id = d.message_id
    join public.interview_attempts a on a.id = m.interview_attempt_id
    join public.interviews i on i.id = a.interview_id
    where d.id = p_delivery and endpoint.disabled_at is null and public.has_feature(endpoint.department_key, 'webhooks')
      and a.submitted_at is not null and a.unlocked_at is not null and a.erase_by is null;
  if not found then
    update public.webhook_deliveries set state = 'stopped', next_try_at = null where id = p_delivery;
  end if;
end $$;

-- Keeps what came of a try. `p_outcome`: delivered, status, fault, duration_ms, answer, retry_seconds (null: no more
-- tries), quiet_seconds (after the first slow call, twice as long after each further one), longest_quiet_seconds (null: it
-- was not slow). An endpoint that has failed for p_patience_seconds is turned off and its owner mailed. False if
-- a later job was queued meanwhile.
create function public.settle_webhook(p_delivery uuid, p_queued integer, p_patience_seconds integer, p_outcome jsonb)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  delivery public.webhook_deliveries;
  endpoint public.webhook_endpoints;
  longest integer := (p_outcome ->> 'longest_quiet_seconds')::integer;
begin
  -- Also after a call whose delivery was sent again meanwhile: others have waited all the same.
  update public.webhook_endpoints e set
    slow_calls = case when longest is null then 0 else e.slow_calls + 1 end,
    quiet_until = case when longest is not null then now() + make_interval(
      secs => least((p_outcome ->> 'quiet_seconds')::integer * 2 ^ least(e.slow_calls, 10), longest)
    ) end
    from public.webhook_deliveries d where d.id = p_delivery and e.id = d.endpoint_id;
  update public.webhook_deliveries set
    tries = tries + 1, tried_at = now(), next_try_at = null, status = (p_outcome ->> 'status')::integer,
    fault = (p_outcome ->> 'fault')::public.webhook_fault, duration_ms = (p_outcome ->> 'duration_ms')::integer,
    state = case when (p_outcome ->> 'delivered')::boolean then 'delivered'::public.webhook_delivery_state else 'failed' end
    where id = p_delivery and queued = p_queued and state = 'waiting' returning * into delivery;
  if not found then
    return false;
  end if;
  insert into public.webhook_answers (delivery_id, answer) values (p_delivery, coalesce(p_outcome ->> 'answer', ''))
    on conflict (delivery_id) do update set answer = excluded.answer, kept_at = now();
  update public.webhook_endpoints
    set failing_since = case when delivery.state = 'failed' then coalesce(failing_since, now()) end
    where id = delivery.endpoint_id returning * into endpoint;
  if delivery.state = 'delivered' then
    return true;
  end if;
  if endpoint.disabled_at is null
    and endpoint.failing_since <= now() - make_interval(secs => p_patience_seconds) then
    update public.webhook_endpoints set disabled_at = now() where id = endpoint.id;
    update public.webhook_deliveries set state = 'stopped', next_try_at = null
      where endpoint_id = endpoint.id and state = 'waiting';
    perform public.enqueue_job(
      'mail_webhook_off', jsonb_build_object('endpointId', endpoint.id), 'webhook-off:' || endpoint.id
    );
  elsif endpoint.disabled_at is null and p_outcome ->> 'retry_seconds' is not null then
    perform public.queue_webhook(p_delivery, (p_outcome ->> 'retry_seconds')::integer);
  end if;
  return true;
end $$;

-- The log goes back thirty days.
create function public.sweep_webhooks() returns void
  language sql security definer set search_path = '' as $$
  delete from public.webhook_messages where created_at < now() - public.app_limit('webhook_log_days') * interval '1 day'
$$;
