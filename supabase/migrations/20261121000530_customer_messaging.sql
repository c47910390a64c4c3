-- What customer messaging is told of checkouts.

create table public.customerio (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  user_id uuid not null references auth.users (id) on delete cascade,
  plan_status public.customer_stage not null,
  trial_ends_at timestamptz not null
);
create index on public.customerio (user_id);
alter table public.customerio enable row level security;
