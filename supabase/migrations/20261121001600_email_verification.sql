-- Whether an owner has proved that the address is theirs. Our own mark: with confirmations off, the auth service
-- calls every address confirmed. Until it is set, mail goes to nobody but the owner.
alter table public.profiles add column email_verified_at timestamptz;

drop trigger guard on public.profiles;
create trigger guard before insert or update on public.profiles
  for each row execute function public.guard_columns(
    'subscription', 'subscription_id', 'email', 'email_verified_at'
  );

-- The links that were mailed, as hashes. Nobody's to read: handlers look them up above row-level security.
create table public.email_verifications (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  email text not null,
  expires_at timestamptz not null default now() + interval '7 days',
  created_at timestamptz not null default now()
);
alter table public.email_verifications enable row level security;
create index email_verifications_user_id on public.email_verifications (user_id);
