-- How somebody comes into a company, changes what they are there, and leaves it; and how it gets another owner.

-- An invitation to join, by mail. Its link is made of its id and a proof, as a booking's is, and nothing of it is stored.
create table public.member_invitations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.company_profiles (id) on delete cascade,
  email text not null check (char_length(email) <= public.app_limit('email')),
  role public.seat_role not null check (role <> 'owner'),
  interviews uuid[] check (
    interviews is null or role = 'viewer' and cardinality(interviews) <= public.app_limit('chosen_interviews')
  ),
  invited_by uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + public.app_limit('join_days') * interval '1 day',
  used_at timestamptz,
  taken_back_at timestamptz,
  check (num_nonnulls(used_at, taken_back_at) <= 1)
);
create unique index on public.member_invitations (company_id, email) where used_at is null and taken_back_at is null;
alter table public.member_invitations enable row level security;
create policy "owners read whom they invited to join" on public.member_invitations
  for select to authenticated using (company_id = (select public.my_company_id()) and (select public.may('own')));
grant select on public.member_invitations to authenticated;
create trigger refuse_lines before insert or update of email on public.member_invitations
  for each row execute function public.refuse_lines('email');

-- Whom the owner has offered the company: nothing changes until they take it.
create table public.ownership_offers (
  company_id uuid primary key references public.company_profiles (id) on delete cascade,
  to_user uuid not null,
  by_user uuid not null,
  expires_at timestamptz not null default now() + public.app_limit('handover_days') * interval '1 day',
  foreign key (company_id, to_user) references public.company_members (company_id, user_id) on delete cascade
);
create index on public.ownership_offers (company_id, to_user);
alter table public.ownership_offers enable row level security;

-- Names for whatever is signed with an account in the company that the asker works in: its people, and who left; and who of
-- them reads an attempt of it.
create function public.my_people(p_attempt uuid default null)
  returns table (user_id uuid, name text, is_me boolean, reads boolean)
  language sql stable security definer set search_path = '' as $$
  select person.id, coalesce(public.member_name(s.company_id, person.id), ''), person.id = public.my_user_id(),
    public.is_my_open_attempt(p_attempt) and public.reads_attempt(person.id, p_attempt)
  from public.my_seat() s cross join lateral (
    select s.owner_id as id
    union
    select m.user_id from public.company_members m where m.company_id = s.company_id
  ) person
$$;
grant execute on function public.my_people(uuid) to authenticated;

-- Whether a choice of interviews is one that a member of this company may be limited to.
create function public.are_interviews_of(p_company uuid, p_interviews uuid[]) returns boolean
  language sql stable security definer set search_path = '' as $$
  select p_interviews is null or cardinality(p_interviews) > 0 and not exists (
    select 1 from unnest(p_interviews) as chosen (id) where not exists (
      select 1 from public.interviews i join public.company_profiles c on c.willo_company_key = i.department
      where i.id = chosen.id and i.deleted_at is null and c.id = p_company
    )
  )
$$;

-- The company of whoever asks, if they own it, locked, so that two changes of the team come one after the other.
-- Raises 'not_owner'.
create function public.my_own_company() returns public.company_profiles
  language plpgsql security definer set search_path = '' as $$
declare
  company public.company_profiles;
begin
  select * into company from public.company_profiles
    where id = public.my_company_id() and created_by_user_id = public.my_user_id() for update;
  if not found then
    raise exception 'not_owner' using errcode = '42501';
  end if;
  return company;
end $$;

-- Invites an address to join, and mails it; whom an invitation waits for already gets that one anew, with what is said now.
-- Raises 'not_owner', 'owner_unverified', 'member_already', 'too_many_people', 'interview_unknown', 'mail_stopped'.
create function public.invite_member(p_email text, p_role public.seat_role, p_interviews uuid[] default null)
  returns uuid language plpgsql security definer set search_path = '' as $$
declare
  company public.company_profiles;
  address text;
  made uuid;
begin
  perform public.refuse_long(1000, p_email);
  company := public.my_own_company();
  address := public.plain_address(p_email);
  if not exists (select 1 from public.profiles where id = public.my_user_id() and email_verified_at is not null) then
    raise exception 'owner_unverified';
  end if;
  if exists (
    select 1 from public.profiles p where public.plain_address(p.email) = address and (
      p.id = company.created_by_user_id or exists (
        select 1 from public.company_members m
        where m.company_id = company.id and m.user_id = p.id and m.removed_at is null
      )
    )
  ) then
    raise exception 'member_already';
  end if;
  if not public.are_interviews_of(company.id, p_interviews) then
    raise exception 'interview_unknown';
  end if;
  if not (select accepts from public.mailbox(address)) then
    raise exception 'mail_stopped';
  end if;
  update public.member_invitations set taken_back_at = now()
    where company_id = company.id and email = address and used_at is null and taken_back_at is null;
  -- Those of a day count too, taken back or not: whoever takes back and invites again sends no more mails for it.
  if (
    select count(*) from public.member_invitations i where i.company_id = company.id
      and (i.created_at > now() - interval '1 day' or i.used_at is null and i.taken_back_at is null and i.expires_at > now())
  ) >= public.app_limit('join_invitations') or (
    select count(*) from public.company_members m where m.company_id = company.id and m.removed_at is null
  ) >= public.app_limit('members') then
    raise exception 'too_many_people';
  end if;
  insert into public.member_invitations (company_id, email, role, interviews, invited_by)
    values (company.id, address, p_role, p_interviews, public.my_user_id()) returning id into made;
  perform public.enqueue_job('mail_join', jsonb_build_object('invitationId', made), 'mail:join:' || made);
  return made;
end $$;
grant execute on function public.invite_member(text, public.seat_role, uuid[]) to authenticated;

-- Takes an invitation to join back: its link opens nothing, and a mail that waits isn't sent. False for one that is no
-- longer out, or another company's.
create function public.take_back_join(p_invitation uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  company public.company_profiles := public.my_own_company();
begin
  update public.member_invitations set taken_back_at = now()
    where id = p_invitation and company_id = company.id and used_at is null and taken_back_at is null;
  return found;
end $$;
grant execute on function public.take_back_join(uuid) to authenticated;

-- An invitation as its mail tells it, with the token of its link. Null for one that is no longer out.
create function public.join_to_mail(p_invitation uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'email', i.email, 'role', i.role, 'company', c.company_name, 'by', public.member_name(c.id, i.invited_by),
    'token', public.link_token('join', i.id)
  )
  from public.member_invitations i join public.company_profiles c on c.id = i.company_id
  where i.id = p_invitation and i.used_at is null and i.taken_back_at is null and i.expires_at > now()
$$;

-- What a link to join opens, for whoever holds it; looking changes nothing. Null for a link that is none of ours.
create function public.open_join(p_token text) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', case
      when i.used_at is not null then 'used' when i.taken_back_at is not null then 'taken_back'
      when i.expires_at <= now() then 'expired' else 'open'
    end,
    'email', i.email, 'role', i.role, 'company', c.company_name, 'by', public.member_name(c.id, i.invited_by)
  )
  from public.member_invitations i join public.company_profiles c on c.id = i.company_id
  where i.id = public.linked_id('join', p_token)
$$;

-- Joins by a link, once, and only with the account of the address that it was mailed to, whose address it proves. The
-- company is the one in hand from then on. Raises 'invitation_over', or 'other_address' for another account.
create function public.join_company(p_token text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  invitation public.member_invitations;
  me public.profiles;
begin
  perform public.refuse_long(1000, p_token);
  select * into invitation from public.member_invitations where id = public.linked_id('join', p_token) for update;
  select * into me from public.profiles where id = public.my_user_id();
  -- The press was answered by nobody, and is repeated.
  if invitation.used_at is not null and exists (
    select 1 from public.company_members
    where company_id = invitation.company_id and user_id = me.id and removed_at is null
  ) and public.plain_address(me.email) = invitation.email then
    return;
  end if;
  if me.id is null or invitation.id is null or invitation.used_at is not null or invitation.taken_back_at is not null
    or invitation.expires_at <= now() then
    raise exception 'invitation_over';
  end if;
  if public.plain_address(me.email) is distinct from invitation.email then
    raise exception 'other_address';
  end if;
  update public.member_invitations set used_at = now() where id = invitation.id;
  -- Whoever owns it by now is no member of it.
  insert into public.company_members (company_id, user_id, role, interviews, added_by)
    select invitation.company_id, me.id, invitation.role, invitation.interviews, invitation.invited_by
    where not exists (
      select 1 from public.company_profiles where id = invitation.company_id and created_by_user_id = me.id
    )
    on conflict (company_id, user_id) do update set
      role = excluded.role, interviews = excluded.interviews, added_by = excluded.added_by, since = now(), removed_at = null;
  update public.profiles set company_in_hand = invitation.company_id, email_verified_at = coalesce(email_verified_at, now())
    where id = me.id;
end $$;
grant execute on function public.join_company(text) to authenticated;

-- Ends a member's links for themselves or a colleague, which would stay a way in; those that clients have go on.
create function public.end_inside_links(p_company uuid, p_user uuid) returns void
  language sql security definer set search_path = '' as $$
  update public.shortlist_links l set revoked_at = coalesce(l.revoked_at, now())
    from public.shortlists s join public.company_profiles c on c.willo_company_key = s.department_key
    where s.id = l.shortlist_id and c.id = p_company and l.created_by = p_user and not l.outside
$$;

-- Changes what a member may do, from their next request on. False if they are none of the asker's. Raises 'not_owner',
-- 'interview_unknown'.
create function public.change_member(p_user uuid, p_role public.seat_role, p_interviews uuid[] default null)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  company public.company_profiles := public.my_own_company();
begin
  if not public.are_interviews_of(company.id, p_interviews) then
    raise exception 'interview_unknown';
  end if;
  update public.company_members set role = p_role, interviews = p_interviews
    where company_id = company.id and user_id = p_user and removed_at is null;
  if not found then
    return false;
  end if;
  if p_role = 'viewer' then
    perform public.end_inside_links(company.id, p_user);
  end if;
  return true;
end $$;
grant execute on function public.change_member(uuid, public.seat_role, uuid[]) to authenticated;

-- Ends a membership, at once: the owner ends any, a member their own. What they wrote stays in their name. False if there
-- is none. Whom the owner removes is mailed.
create function public.end_membership(p_user uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  company constant uuid := public.my_company_id();
begin
  if not public.may('own') and p_user is distinct from public.my_user_id() then
    raise exception 'not_owner' using errcode = '42501';
  end if;
  update public.company_members set removed_at = now()
    where company_id = company and user_id = p_user and removed_at is null;
  if not found then
    return false;
  end if;
  delete from public.ownership_offers where company_id = company and to_user = p_user;
  perform public.end_inside_links(company, p_user);
  update public.profiles set company_in_hand = null where id = p_user and company_in_hand = company;
  if p_user <> public.my_user_id() then
    perform public.enqueue_job(
      'mail_removed', jsonb_build_object('userId', p_user, 'companyId', company),
      'mail:removed:' || p_user || ':' || pg_current_xact_id()
    );
  end if;
  return true;
end $$;
grant execute on function public.end_membership(uuid) to authenticated;

-- Another of the asker's companies is the one that they work in. False if it isn't theirs.
create function public.choose_company(p_company uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles p set company_in_hand = p_company where p.id = public.my_user_id() and (
    exists (select 1 from public.company_profiles c where c.id = p_company and c.created_by_user_id = p.id)
    or exists (
      select 1 from public.company_members m
      where m.company_id = p_company and m.user_id = p.id and m.removed_at is null
    )
  );
  return found;
end $$;
grant execute on function public.choose_company(uuid) to authenticated;

-- Who works in the asker's company: its owner first, then by name. Addresses, choices of interviews and invitations are the
-- owner's to see.
create function public.my_team() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'people', (
      select jsonb_agg(jsonb_build_object(
        'user_id', person.id, 'name', public.member_name(s.company_id, person.id), 'role', person.role,
        'email', case when public.may('own') or person.id = public.my_user_id() then p.email end,
        'interviews', case when public.may('own') then person.interviews end, 'since', person.since,
        'is_me', person.id = public.my_user_id()
      ) order by person.role, public.member_name(s.company_id, person.id), person.id)
      from (
        select s.owner_id as id, 'owner'::public.seat_role as role, null::uuid[] as interviews, null::timestamptz as since
        union all
        select m.user_id, m.role, m.interviews, m.since from public.company_members m
          where m.company_id = s.company_id and m.removed_at is null
      ) person left join public.profiles p on p.id = person.id
    ),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'email', i.email, 'role', i.role, 'expires_at', i.expires_at, 'is_over', i.expires_at <= now()
      ) order by i.created_at desc), '[]')
      from public.member_invitations i
      where i.company_id = s.company_id and i.used_at is null and i.taken_back_at is null and public.may('own')
    ),
    'offered_to', (
      select o.to_user from public.ownership_offers o where o.company_id = s.company_id and o.expires_at > now()
        and (public.may('own') or o.to_user = public.my_user_id())
    )
  )
  from public.my_seat() s
$$;
grant execute on function public.my_team() to authenticated;

-- Offers the company to one of its members. Only the server may call this, once the owner's password was checked. Raises
-- 'member_unknown'.
create function public.offer_ownership(p_owner uuid, p_to uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.ownership_offers (company_id, to_user, by_user)
    select c.id, p_to, p_owner from public.company_profiles c
    join public.company_members m on m.company_id = c.id and m.user_id = p_to and m.removed_at is null
    where c.created_by_user_id = p_owner
    on conflict (company_id) do update set to_user = excluded.to_user, by_user = excluded.by_user, expires_at = excluded.expires_at;
  if not found then
    raise exception 'member_unknown';
  end if;
end $$;

-- The owner takes the offer back, or whom it was made to says no.
-- False if there is none.
create function public.end_ownership_offer() returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.ownership_offers
    where company_id = public.my_company_id() and (public.may('own') or to_user = public.my_user_id());
  return found;
end $$;
grant execute on function public.end_ownership_offer() to authenticated;

-- The new owner's yes. The old one is a manager from then on. A plan belongs to whoever pays for it, so nothing is handed
-- over while the old owner's is charged again, or a checkout of theirs is open: they end it first. The logo is a file of the
-- old owner's, and the calendar's address was theirs to give out: both go. Raises 'offer_over', 'owns_another', 'plan_runs'.
create function public.take_ownership() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := public.my_user_id();
  company public.company_profiles;
  was uuid;
begin
  select * into company from public.company_profiles where id = public.my_company_id() for update;
  was := company.created_by_user_id;
  delete from public.ownership_offers
    where company_id = company.id and to_user = me and by_user = was and expires_at > now();
  if not found or not exists (
    select 1 from public.company_members where company_id = company.id and user_id = me and removed_at is null
  ) then
    raise exception 'offer_over';
  end if;
  if exists (select 1 from public.company_profiles where created_by_user_id = me) then
    raise exception 'owns_another';
  end if;
  if exists (
    select 1 from public.subscriptions s join public.subscription_statuses known on known.status = s.status
    where s.user_id = was and known.is_live and s.cancel_at is null
  ) or exists (select 1 from public.open_checkouts where user_id = was and wanted is not null) then
    raise exception 'plan_runs';
  end if;
  update public.company_profiles set created_by_user_id = me, company_logo_url = null where id = company.id;
  update public.interviews set user_id = me where department = company.willo_company_key;
  delete from public.calendar_feeds where department_key = company.willo_company_key;
  delete from public.company_members where company_id = company.id and user_id = me;
  insert into public.company_members (company_id, user_id, role, added_by) values (company.id, was, 'manager', me)
    on conflict (company_id, user_id) do update set
      role = 'manager', interviews = null, added_by = me, since = now(), removed_at = null;
  -- Each goes on where they are.
  update public.profiles set company_in_hand = company.id where id in (me, was);
end $$;
grant execute on function public.take_ownership() to authenticated;

-- An account that goes leaves its companies; what it wrote there keeps its name.
create function public.leave_companies() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.company_members m set
    last_name_known = coalesce(nullif(btrim(concat_ws(' ', old.first_name, old.last_name)), ''), 'A former member'),
    removed_at = coalesce(removed_at, now())
    where m.user_id = old.id;
  return old;
end $$;
create trigger leave_companies before delete on public.profiles
  for each row execute function public.leave_companies();
