-- Tables around the product. No user reaches any of them: row-level security with no policy.

create table public.customerio (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  user_id uuid not null references auth.users (id) on delete cascade,
  plan_status text not null check (plan_status in ('onboarding')),
  trial_ends_at timestamptz not null
);
create index on public.customerio (user_id);
alter table public.customerio enable row level security;

-- What people wrote in the contact form.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 200),
  email text not null check (char_length(email) between 3 and 254),
  phone text check (char_length(phone) <= 40),
  subject text check (char_length(subject) <= 300),
  message text not null check (char_length(btrim(message)) between 1 and 10000),
  created_at timestamptz not null default now()
);
create index on public.contact_messages (created_at);
alter table public.contact_messages enable row level security;

-- Keeps a message from the contact form and has it mailed to support. The server's alone, as the table is: nobody else
-- reads or writes a message.
create function public.keep_contact_message(
  p_name text, p_email text, p_phone text, p_subject text, p_message text
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  kept uuid;
begin
  insert into public.contact_messages (name, email, phone, subject, message)
    values (p_name, p_email, nullif(p_phone, ''), nullif(p_subject, ''), p_message)
    returning id into kept;
  perform public.enqueue_job('mail_contact', jsonb_build_object('messageId', kept), 'mail:contact:' || kept);
  return kept;
end $$;

-- A message is kept for a year, and no longer.
create function public.sweep_contact_messages() returns void
  language sql security definer set search_path = '' as $$
  delete from public.contact_messages where created_at < now() - interval '365 days'
$$;

-- One row per event of a vendor: a delivery that comes again finds its own row.
create table public.webhook_events (
  source text not null,
  event_id text not null,
  -- When it happened at the vendor, where the vendor says so.
  occurred_at timestamptz,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  primary key (source, event_id)
);
create index on public.webhook_events (received_at);
alter table public.webhook_events enable row level security;

create table public.rate_limits (
  key text primary key,
  window_started_at timestamptz not null default now(),
  used integer not null default 0
);
create index on public.rate_limits (window_started_at);
alter table public.rate_limits enable row level security;

-- Counts one use of a key in its window, which never begins later than now: a clock that stepped back would else keep it
-- open for longer. 0 where it is allowed, else the seconds until the next window.
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
