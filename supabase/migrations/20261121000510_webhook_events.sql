-- One row per event of a vendor: a delivery that comes again finds its own row.
create table public.webhook_events (
  source public.event_source not null,
  event_id text not null,
  -- When it happened at the vendor, if the vendor says so.
  occurred_at timestamptz,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  primary key (source, event_id)
);
create index on public.webhook_events (received_at);
alter table public.webhook_events enable row level security;
