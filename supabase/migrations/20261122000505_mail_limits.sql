-- How many people who are no customers a company may mail in a day.

-- Who began an attempt, and from which network: a keyed hash of both, by which the mails about it are counted.
create table public.mail_origins (
  attempt_id uuid primary key references public.interview_attempts (id) on delete cascade,
  origin_hash text not null check (origin_hash ~ '^[0-9a-f]{64}$')
);
alter table public.mail_origins enable row level security;

-- Whom a company has mailed in the last 24 hours, by what is counted once: an address, or one with a network.
create table public.mailed_strangers (
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  counted_by text not null check (counted_by ~ '^[0-9a-f]{64}$'),
  counted_at timestamptz not null default now(),
  primary key (department_key, counted_by)
);
create index on public.mailed_strangers (department_key, counted_at);
alter table public.mailed_strangers enable row level security;

-- How many strangers an owner's company may mail in 24 hours: few without a plan, more in a trial, most once a bill was
-- paid. Stripe bills a trial's plan within a day of its end, and says if that failed.
create function public.strangers_a_day(p_owner uuid) returns integer
  language sql stable security definer set search_path = '' as $$
  select case
    when a.plan is null then public.app_limit('strangers_a_day_none')
    when a.trialing or s.subscription_id = p.subscription_id and (
      now() < s.trial_end + interval '1 day' or s.past_due_since < s.trial_end + interval '1 day'
    ) then public.app_limit('strangers_a_day_trial')
    else public.app_limit('strangers_a_day_paid')
  end
  from public.plan_access a
  join public.profiles p on p.id = a.user_id
  left join public.subscriptions s on s.user_id = a.user_id
  where a.user_id = p_owner
$$;

-- Counts a mail to somebody who is no customer: null if it may go, otherwise when to ask again.
create function public.count_stranger(p_department text, p_email text, p_attempt uuid default null)
  returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  day_ago constant timestamptz := now() - interval '24 hours';
  counted constant text := coalesce(
    (select origin_hash from public.mail_origins where attempt_id = p_attempt), public.address_hash(p_email)
  );
  taken integer;
  oldest timestamptz;
begin
  -- Locked, so that two servers count one after the other.
  select created_by_user_id into owner from public.company_profiles where willo_company_key = p_department for no key update;
  if exists (
    select 1 from public.mailed_strangers
    where department_key = p_department and counted_by in (counted, public.address_hash(p_email)) and counted_at > day_ago
  ) then
    return null;
  end if;
  delete from public.mailed_strangers where department_key = p_department and counted_at <= day_ago;
  select count(*), min(counted_at) into taken, oldest from public.mailed_strangers where department_key = p_department;
  if taken >= public.strangers_a_day(owner) then
    return oldest + interval '24 hours';
  end if;
  insert into public.mailed_strangers (department_key, counted_by) values (p_department, counted);
  return null;
end $$;

-- How many mails to somebody new would still go out today in an owner's name.
create function public.strangers_left(p_owner uuid) returns integer
  language sql stable security definer set search_path = '' as $$
  select greatest(0, public.strangers_a_day(p_owner) - (
    select count(*)::integer from public.mailed_strangers m
    join public.company_profiles c on c.willo_company_key = m.department_key
    where c.created_by_user_id = p_owner and m.counted_at > now() - interval '24 hours'
  ))
$$;

-- Whether one would go out now: what the room may promise.
create function public.mail_goes_out(p_owner uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.profiles where id = p_owner and email_verified_at is not null)
    and public.strangers_left(p_owner) > 0
$$;
