-- People whom an employer invites to an interview by email: once for each person and interview, whatever is pressed twice
-- or killed on the way.
create table public.invites (
  id uuid primary key default gen_random_uuid(),
  interview_id uuid not null references public.interviews (id) on delete cascade,
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  -- Which list they came with: chosen by the browser, so that the same list sent twice is one.
  batch_id uuid not null,
  -- Null once nobody needs them anymore; who was invited is then still known to the row below.
  email text check (email = public.plain_address(email) and char_length(email) between 3 and public.app_limit('email')),
  name text check (char_length(name) <= public.app_limit('invite_name')),
  -- bounced: it came back, or was called spam; stopped: the address wanted none; failed: the mail service refused.
  state public.invite_state not null default 'queued',
  sent_at timestamptz,
  reminder_queued_at timestamptz,
  reminded_at timestamptz,
  -- Somebody began by the link in its mail with another address than this one. Who they are isn't kept: the same person, or
  -- one to whom the link was passed on.
  other_address boolean not null default false,
  -- Somebody who applied before and said that they may be asked about other jobs.
  asked_again boolean not null default false,
  sequence bigint generated always as identity,
  created_at timestamptz not null default now()
);
create index on public.invites (interview_id, sequence desc);
create index on public.invites (department_key, created_at);
create index on public.invites (interview_id) where state = 'sent' and reminder_queued_at is null;
alter table public.invites enable row level security;
create policy "owners read their invites" on public.invites
  for select to authenticated using (department_key in (select public.my_department_keys()));
grant select on public.invites to authenticated;
create trigger refuse_lines before insert or update of name on public.invites
  for each row execute function public.refuse_lines('name');

-- The keyed hashes stand apart, where no employer reads them: they would show who asks for no mail.
create table public.invited_addresses (
  interview_id uuid not null references public.interviews (id) on delete cascade,
  address_hash text not null check (address_hash ~ '^[0-9a-f]{64}$'),
  invite_id uuid not null unique references public.invites (id) on delete cascade,
  primary key (interview_id, address_hash)
);
create index on public.invited_addresses (address_hash);
alter table public.invited_addresses enable row level security;

-- How many the asker's company may still invite now; nothing without a plan of its own.
create function public.my_invites_left() returns integer
  language sql stable security definer set search_path = '' as $$
  select greatest(0, public.strangers_a_day(public.my_user_id()) - (
    select count(*) from public.invites i where i.department_key in (select public.my_department_keys())
      and i.created_at > now() - interval '24 hours'
  ))::integer
  from public.plan_access a where a.user_id = public.my_user_id() and a.plan is not null
$$;
grant execute on function public.my_invites_left() to authenticated;

-- Invites a list of people, all that can be or none: [{email, name}], each address once. One answer for each:
-- 'invited', 'already' (to this interview, by an earlier list) or 'stopped' (the address takes none). The same list again
-- changes nothing and answers the same. Only the server may call this, for an owner who was identified.
-- Raises 'interview_unknown', 'interview_closed', 'not_verified', 'no_plan', 'too_many'.
create function public.invite_people(p_owner uuid, p_interview uuid, p_batch uuid, p_people jsonb)
  returns table (email text, outcome public.invite_outcome) language plpgsql security definer set search_path = '' as $$
declare
  company public.company_profiles;
  interview public.interviews;
  access record;
  left_today integer;
  person record;
  hash text;
  batch uuid;
  invite uuid;
begin
  -- Locked, so that two lists at once are counted one after the other.
  select * into company from public.company_profiles where created_by_user_id = p_owner for update;
  select * into interview from public.interviews where id = p_interview and department = company.willo_company_key and deleted_at is null;
  if not found then
    raise exception 'interview_unknown';
  end if;
  if interview.closed_at is not null or interview.deadline < now() then
    raise exception 'interview_closed';
  end if;
  if not exists (select 1 from public.profiles where id = p_owner and email_verified_at is not null) then
    raise exception 'not_verified';
  end if;
  select a.plan into access from public.plan_access a where a.user_id = p_owner;
  if access.plan is null then
    raise exception 'no_plan';
  end if;
  select public.strangers_a_day(p_owner) - count(*) into left_today from public.invites i
    where i.department_key = company.willo_company_key and i.created_at > now() - interval '24 hours';
  for person in
    select public.plain_address(p ->> 'email') as email, nullif(btrim(p ->> 'name'), '') as name
    from jsonb_array_elements(p_people) with ordinality as t (p, place) order by place
  loop
    hash := public.address_hash(person.email);
    select i.batch_id into batch from public.invited_addresses a join public.invites i on i.id = a.invite_id
      where a.interview_id = p_interview and a.address_hash = hash;
    if found then
      outcome := case when batch = p_batch then 'invited' else 'already' end;
    elsif exists (
      select 1 from public.mail_stops s where s.address_hash = hash and s.topic in ('all', 'invitations')
    ) then
      outcome := 'stopped';
    else
      insert into public.invites (interview_id, department_key, batch_id, email, name)
        values (p_interview, company.willo_company_key, p_batch, person.email, person.name) returning id into invite;
      insert into public.invited_addresses (interview_id, address_hash, invite_id) values (p_interview, hash, invite);
      perform public.enqueue_job(
        'send_invite', jsonb_build_object('inviteId', invite, 'mail', 'invite'), 'invite:' || invite
      );
      left_today := left_today - 1;
      outcome := 'invited';
    end if;
    if left_today < 0 then
      raise exception 'too_many';
    end if;
    email := person.email;
    return next;
  end loop;
end $$;

-- Queues the one reminder of each invited person who has not begun, in the last two days before the deadline and no
-- sooner than a day after the invitation. The hour is chosen when it is sent. How many were queued.
create function public.queue_invite_reminders(p_limit integer)
  returns integer language plpgsql security definer set search_path = '' as $$
declare
  invite uuid;
  queued integer := 0;
begin
  for invite in
    update public.invites set reminder_queued_at = now() where id in (
      select i.id from public.invites i join public.interviews v on v.id = i.interview_id
      where i.state = 'sent' and i.reminder_queued_at is null and i.sent_at < now() - interval '24 hours'
        and v.closed_at is null and v.deadline > now()
        and v.deadline <= now() + public.app_limit('invite_reminder_days') * interval '1 day'
      order by i.sequence for update of i skip locked limit p_limit
    ) returning id
  loop
    perform public.enqueue_job(
      'send_invite', jsonb_build_object('inviteId', invite, 'mail', 'reminder'), 'invite-reminder:' || invite
    );
    queued := queued + 1;
  end loop;
  return queued;
end $$;

-- Whether an invitation needs no reminder: that interview was begun with the address that was invited, or with another one
-- by the link in its mail.
create function public.invite_was_taken(p_invite uuid)
  returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.invites i
    left join public.candidates c on c.department_key = i.department_key and c.email = i.email
    left join public.interview_attempts a on a.candidate_id = c.id and a.interview_id = i.interview_id
    where i.id = p_invite and (a.id is not null or i.other_address)
  )
$$;

-- What the link in an invitation's mail carries, and nothing else does: which invitation it is of, and a proof.
create function public.invite_token(p_invite uuid)
  returns text language sql stable security definer set search_path = '' as $$
  select p_invite || '.'
    || left(encode(sha256(convert_to(key || ' invite ' || p_invite, 'UTF8')), 'hex'), 32)
  from public.address_key
$$;

-- Whether a link carried an invitation to an interview.
create function public.is_invitation(p_token text, p_interview uuid)
  returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.invites i
    where i.interview_id = p_interview and i.id::text = split_part(p_token, '.', 1)
      and p_token = public.invite_token(i.id)
  )
$$;

-- Keeps of an interview's invitation that somebody began by its link with another address. An address that was invited
-- itself takes its own invitation, whose ever link it came by; a token of no invitation to this interview keeps nothing.
create function public.mark_other_address(p_token text, p_interview uuid, p_email text)
  returns void language sql security definer set search_path = '' as $$
  update public.invites i set other_address = true
  where i.interview_id = p_interview and i.id::text = split_part(p_token, '.', 1)
    and p_token = public.invite_token(i.id) and not public.invite_was_taken(i.id)
    and not exists (
      select 1 from public.invited_addresses a
      where a.interview_id = p_interview and a.address_hash = public.address_hash(public.plain_address(p_email))
    )
$$;

-- Names and addresses of invitations go half a year after them: whoever answered is a candidate, and nobody else's are
-- needed anymore, unless there is a legal hold. How many went.
create function public.forget_invited() returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  update public.invites i set email = null, name = null
    where i.email is not null and i.created_at < now() - interval '180 days' and not exists (
      select 1 from public.legal_holds h left join public.candidates c on c.id = h.candidate_id
      where h.lifted_at is null and h.department_key = i.department_key
        and (h.interview_id = i.interview_id or c.email = i.email)
    );
  get diagnostics gone = row_count;
  return gone;
end $$;
create index on public.invites (created_at) where email is not null;

-- The invitation goes with the candidate who took it, but for the hash: who had everything deleted gets no second one.
create function public.forget_invite(p_candidate uuid, p_interview uuid)
  returns void language sql security definer set search_path = '' as $$
  update public.invites i set email = null, name = null from public.candidates c
  where c.id = p_candidate and i.interview_id = p_interview and i.email = c.email
$$;

-- What came back is shown to whoever invited; who asked for no mail is not.
create function public.mark_bounced_invites() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.invites set state = 'bounced' where state = 'sent' and id in (
    select invite_id from public.invited_addresses where address_hash = new.address_hash
  );
  return null;
end $$;
create trigger mark_bounced_invites after insert on public.mail_stops
  for each row when (new.topic = 'all') execute function public.mark_bounced_invites();
