-- People whom an employer invites to an interview, by our mail, by a text that they send themselves or by one of ours:
-- once for each person and interview, whatever is pressed twice or killed on the way.
create table public.invites (
  id uuid primary key default gen_random_uuid(),
  interview_id uuid not null references public.interviews (id) on delete cascade,
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  -- Which list they came with: chosen by the browser, so that the same list sent twice is one.
  batch_id uuid not null,
  -- Null once nobody needs them anymore; who was invited is then still known to the row below.
  email text check (email = public.plain_address(email) and char_length(email) between 3 and public.app_limit('email')),
  -- As it is dialed from everywhere.
  phone text check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  name text check (char_length(name) <= public.app_limit('invite_name')),
  -- Whether we text it: to a number that wrote to the company first, or of which its owner says where and when that person
  -- agreed to it. Nobody else gets one of ours.
  texted boolean not null default false,
  agreed_where text check (char_length(agreed_where) <= public.app_limit('text_agreement')),
  agreed_on date,
  check ((agreed_where is null) = (agreed_on is null)),
  -- Of its messages, and of the room that its link opens. Null: the interview's own, and the room's as the phone asks.
  language public.language_code references public.languages (code),
  -- bounced: it came back, or was called spam; stopped: the address wanted none; failed: the mail service refused;
  -- to_text and text_opened: its owner texts it, which nobody but they can know; taken_back: its link opens nothing anymore.
  state public.invite_state not null default 'queued',
  sent_at timestamptz,
  text_opened_at timestamptz,
  reminder_queued_at timestamptz,
  reminded_at timestamptz,
  -- Somebody began by the link in its mail with another address than this one. Who they are isn't kept: the same person, or
  -- one to whom the link was passed on.
  other_address boolean not null default false,
  -- Somebody who applied before and said that they may be asked about other jobs.
  asked_again boolean not null default false,
  -- Who began by its link first. No foreign key: it would give a read of attempts a second way to their interview.
  attempt_id uuid,
  sequence bigint generated always as identity,
  created_at timestamptz not null default now()
);
create index on public.invites (interview_id, sequence desc);
create index on public.invites (department_key, created_at);
create index on public.invites (interview_id) where state = 'sent' and reminder_queued_at is null;
alter table public.invites enable row level security;
create policy "owners read their invites" on public.invites
  for select to authenticated using (
    department_key in (select public.my_department_keys()) and (select public.may('invite'))
  );
grant select on public.invites to authenticated;
create trigger refuse_lines before insert or update of name on public.invites
  for each row execute function public.refuse_lines('name');
create trigger refuse_agreement_lines before insert on public.invites
  for each row execute function public.refuse_lines('agreed_where');

-- The keyed hashes of addresses and phone numbers stand apart, where no employer reads them: they would show who asks for
-- no mail.
create table public.invited_addresses (
  interview_id uuid not null references public.interviews (id) on delete cascade,
  address_hash text not null check (address_hash ~ '^[0-9a-f]{64}$'),
  invite_id uuid not null references public.invites (id) on delete cascade,
  primary key (interview_id, address_hash)
);
create index on public.invited_addresses (invite_id);
create index on public.invited_addresses (address_hash);
alter table public.invited_addresses enable row level security;

-- How many a company may still invite: in 24 hours by its plan, or without one a few in all, by its owner's own texts.
create function public.invites_left(p_owner uuid, p_department text) returns integer
  language sql stable security definer set search_path = '' as $$
  select (case when a.plan is null then public.app_limit('invites_without_plan') else public.strangers_a_day(p_owner) end - (
    select count(*) from public.invites i
    where i.department_key = p_department and (a.plan is null or i.created_at > now() - interval '24 hours')
  ))::integer
  from public.plan_access a where a.user_id = p_owner
$$;

-- How many the asker's company may still invite now.
create function public.my_invites_left() returns integer
  language sql stable security definer set search_path = '' as $$
  select greatest(0, public.invites_left(s.owner_id, c.willo_company_key))
  from public.my_seat() s join public.company_profiles c on c.created_by_user_id = s.owner_id
  where public.may('invite')
$$;
grant execute on function public.my_invites_left() to authenticated;

-- Invites a list of people, all that can be or none: [{email, phone, name, by}], each address and number once. One answer
-- for each: 'invited', 'already' (to this interview, by an earlier list that didn't fail or an earlier row) or 'stopped' (the
-- address or number takes none). By 'text' nothing is sent but where texts are set up (p_service), to who wrote first or
-- agreed; it counts for the day like a mail. The same list again changes nothing and answers the same. Until the owner's
-- address is proved mails wait, and we text nobody. Only the server may call this, for an owner who was identified.
-- Without a plan a few go by their owner's own texts, and by nothing else. The messages are in one of the interview's
-- languages. Raises 'interview_unknown', 'interview_closed', 'language_missing', 'no_plan', 'too_many'.
create function public.invite_people(
  p_owner uuid, p_interview uuid, p_batch uuid, p_people jsonb, p_service boolean default false,
  p_agreed_where text default null, p_agreed_on date default null, p_language public.language_code default null
) returns table (email text, outcome public.invite_outcome, texted boolean) language plpgsql security definer set search_path = '' as $$
declare
  company public.company_profiles;
  interview public.interviews;
  has_plan boolean;
  left_now integer;
  person record;
  is_this boolean;
  is_known boolean;
  failed_invite uuid;
  is_stopped boolean;
  is_wrong boolean;
  is_verified constant boolean := exists (select 1 from public.profiles where id = p_owner and email_verified_at is not null);
  can_text boolean;
  is_agreed boolean;
  invite uuid;
begin
  perform public.refuse_long(2000, p_agreed_where);
  -- Locked, so that two lists at once are counted one after the other.
  select * into company from public.company_profiles where created_by_user_id = p_owner for update;
  select * into interview from public.interviews where id = p_interview and department = company.willo_company_key and deleted_at is null;
  if not found then
    raise exception 'interview_unknown';
  end if;
  if interview.closed_at is not null or interview.deadline < now() then
    raise exception 'interview_closed';
  end if;
  if p_language <> interview.language and not interview.translations ? p_language::text then
    raise exception 'language_missing';
  end if;
  has_plan := exists (select 1 from public.plan_access a where a.user_id = p_owner and a.plan is not null);
  left_now := public.invites_left(p_owner, company.willo_company_key);
  for person in
    select r.*, row_number() over (partition by case when by_text then r.phone else r.email end order by place) > 1 as is_again
    from (
      select nullif(public.plain_address(p ->> 'email'), '') as email, nullif(p ->> 'phone', '') as phone,
        nullif(btrim(p ->> 'name'), '') as name, coalesce(p ->> 'by', 'email') = 'text' as by_text, place
      from jsonb_array_elements(p_people) with ordinality as t (p, place)
    ) r order by place
  loop
    if not (has_plan or person.by_text) then
      raise exception 'no_plan';
    end if;
    -- By where it goes alone: two people can share a phone.
    select i.batch_id = p_batch and i.email is not distinct from person.email and i.phone is not distinct from person.phone, i.texted,
      case when i.state = 'failed' and i.batch_id <> p_batch and not public.invite_was_taken(i.id) then i.id end
      into is_this, texted, failed_invite from public.invited_addresses a join public.invites i on i.id = a.invite_id
      where a.interview_id = p_interview
        and a.address_hash = public.address_hash(case when person.by_text then person.phone else person.email end);
    is_known := found and failed_invite is null;
    if is_known then
      outcome := case when is_this and not person.is_again then 'invited' else 'already' end;
    else
      texted := false;
      is_stopped := case when person.by_text then exists (
        select 1 from public.text_stops s where s.number_hash = public.address_hash(person.phone)
      ) else exists (
        select 1 from public.mail_stops s
        where s.address_hash = public.address_hash(person.email) and s.topic in ('all', 'invitations')
      ) end;
      can_text := has_plan and is_verified and person.by_text and p_service and person.phone like '+1%';
      is_wrong := person.by_text and exists (
        select 1 from public.text_stops s where s.number_hash = public.address_hash(person.phone) and s.reason = 'wrong_number'
      );
      is_agreed := can_text and p_agreed_where is not null;
      outcome := case when is_wrong or is_stopped and (is_agreed or not person.by_text) then 'stopped' else 'invited' end;
    end if;
    if not is_known and outcome = 'invited' then
      texted := is_agreed or can_text and not is_stopped
        and public.wrote_first(company.willo_company_key, person.phone);
      delete from public.invites where id = failed_invite;
      insert into public.invites (
        interview_id, department_key, batch_id, email, phone, name, state, texted, agreed_where, agreed_on, language
      ) values (
        p_interview, company.willo_company_key, p_batch, person.email, person.phone, person.name,
        case when person.by_text and not texted then 'to_text'::public.invite_state else 'queued' end,
        texted, case when is_agreed then p_agreed_where end, case when is_agreed then p_agreed_on end,
        nullif(p_language, interview.language)
      ) returning id into invite;
      insert into public.invited_addresses (interview_id, address_hash, invite_id)
        select p_interview, public.address_hash(known), invite from unnest(array[person.email, person.phone]) known
        where known is not null on conflict do nothing;
      if texted then
        perform public.enqueue_job('text_invite', jsonb_build_object('inviteId', invite), 'text-invite:' || invite);
      elsif not person.by_text then
        perform public.enqueue_job(
          'send_invite', jsonb_build_object('inviteId', invite, 'mail', 'invite'), 'invite:' || invite
        );
      end if;
      left_now := left_now - 1;
    end if;
    if left_now < 0 then
      raise exception '%', case when has_plan then 'too_many' else 'no_plan' end;
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
      where i.state = 'sent' and not i.asked_again and not i.texted and i.reminder_queued_at is null and i.sent_at < now() - interval '24 hours'
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

-- Whether an invitation was taken and needs no reminder: that interview was begun with the address that was invited, or
-- with another one by its link.
create function public.invite_was_taken(p_invite uuid)
  returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.invites i
    left join public.candidates c on c.department_key = i.department_key and c.email = i.email
    left join public.interview_attempts a on a.candidate_id = c.id and a.interview_id = i.interview_id
    where i.id = p_invite and (a.id is not null or i.other_address or i.attempt_id is not null)
  )
$$;

-- What the link in an invitation carries, and nothing else does: which invitation it is of, and a proof.
create function public.invite_token(p_invite uuid)
  returns text language sql stable security definer set search_path = '' as $$
  select public.link_token('invite', p_invite)
$$;

-- Whether a link carried an invitation to an interview.
create function public.is_invitation(p_token text, p_interview uuid)
  returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.invites i
    where i.interview_id = p_interview and i.id = public.linked_id('invite', p_token)
  )
$$;

-- Keeps of an interview's invitation who began by its link, and that it was with another address than it was mailed to; of
-- one by text its number with the attempt. An
-- address that was invited itself takes its own invitation, whose ever link it came by; a token of no invitation to this
-- interview keeps nothing. Raises 'invite_taken_back'.
create function public.take_invite(p_token text, p_interview uuid, p_email text, p_attempt uuid)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  invite public.invites;
  is_text boolean;
  is_other boolean;
begin
  -- Held, so that it is either taken or taken back.
  select * into invite from public.invites i
    where i.interview_id = p_interview and i.id = public.linked_id('invite', p_token) for update;
  if invite.state = 'taken_back' then
    raise exception 'invite_taken_back';
  end if;
  is_text := invite.texted or invite.state in ('to_text', 'text_opened');
  is_other := not is_text and invite.email is distinct from public.plain_address(p_email);
  if is_other and exists (
    select 1 from public.invited_addresses a
    where a.interview_id = p_interview and a.address_hash = public.address_hash(p_email)
  ) then
    return;
  end if;
  update public.invites i set
    other_address = i.other_address or (is_other and not public.invite_was_taken(i.id)),
    attempt_id = coalesce(i.attempt_id, p_attempt)
    where i.id = invite.id;
  update public.interview_attempts set invited_phone = invite.phone
    where id = p_attempt and candidate_phone is null and is_text and coalesce(invite.attempt_id, p_attempt) = p_attempt;
end $$;

-- The invitation to an interview that a link carries: whether it was taken back, and in which language it was made.
create function public.linked_invite(p_token text, p_interview_key text)
  returns table (taken_back boolean, language public.language_code)
  language sql stable security definer set search_path = '' as $$
  select i.state = 'taken_back', i.language
  from public.invites i join public.interviews v on v.id = i.interview_id
  where v.willo_interview_key = p_interview_key and i.id = public.linked_id('invite', p_token)
$$;

-- Whether somebody is meant by the words of a search: each begins a word of their name or address, or is of the figures
-- that stand, one after the other, in their number, however it is written.
create function public.is_invited_like(p_name text, p_email text, p_phone text, p_search text)
  returns boolean language sql immutable set search_path = '' as $$
  select coalesce(public.search_words(p_search) <> '{}' and not exists (
    select 1 from unnest(public.search_words(p_search)) as word where not exists (
      select 1 from unnest(public.search_words(concat_ws(
        ' ', p_name, replace(public.fold_text(p_name), '''', ''), p_email
      ))) as own where starts_with(own, word)
    ) and not (word ~ '^\d+$' and figures <> '' and coalesce(strpos(p_phone, figures), 0) > 0)
  ), false)
  from ltrim(regexp_replace(regexp_replace(p_search, '\S*[[:alpha:]]\S*', '', 'g'), '\D', '', 'g'), '0') as figures
$$;

-- A page of the people whom the asker's company invited to an interview, all or those of a search, the newest first, with
-- how many there are in all. `reply` is what came from their number last since they were invited, while no candidate has it.
create function public.my_invited(
  p_interview uuid, p_search text default null, p_from integer default 0, p_most integer default 100
) returns table (
    id uuid, email text, phone text, name text, state public.invite_state, language public.language_code, sent_at timestamptz,
    text_opened_at timestamptz, reminded_at timestamptz, other_address boolean, begun boolean, link_ends boolean, texted boolean,
    agreed_where text, agreed_on date, reply text, replied_at timestamptz, total bigint
  ) language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.refuse_long(1000, p_search);
  return query
    with page as (
      select i.*, v.provider, count(*) over () as found
      from public.invites i join public.interviews v on v.id = i.interview_id
      where i.interview_id = p_interview and i.department_key in (select public.my_department_keys()) and public.may('invite')
        and (p_search is null or public.is_invited_like(i.name, i.email, i.phone, p_search))
      order by i.sequence desc offset p_from limit p_most
    )
    select p.id, p.email, p.phone, p.name, p.state, p.language, p.sent_at, p.text_opened_at, p.reminded_at, p.other_address,
      p.attempt_id is not null, p.provider = 'native', p.texted, p.agreed_where, p.agreed_on, r.body, r.created_at, p.found
    from page p left join lateral (
      select t.body, t.created_at from public.text_numbers_used u join public.texts t on t.id = u.text_id
      where u.number_hash = public.address_hash(p.phone) and t.department_key = p.department_key and t.state = 'received'
        and t.interview_attempt_id is null and t.created_at >= p.created_at
      order by t.created_at desc limit 1
    ) r on true
    order by p.sequence desc;
end $$;
grant execute on function public.my_invited(uuid, text, integer, integer) to authenticated;

-- Takes an invitation of the asker's back: a mail that waits isn't sent, no reminder follows, and its link opens nothing.
-- Again changes nothing. Raises 'invite_unknown', 'invite_begun' once somebody began by it, or 'invite_out' once the link to
-- a provider's page is out, which nobody here can end.
create function public.take_back_invite(p_invite uuid)
  returns void language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.invites where id = p_invite and department_key in (select public.my_department_keys()) and public.may('invite') for update;
  if not found then
    raise exception 'invite_unknown';
  end if;
  if public.invite_was_taken(p_invite) then
    raise exception 'invite_begun';
  end if;
  if exists (
    select 1 from public.invites i join public.interviews v on v.id = i.interview_id
    where i.id = p_invite and v.provider <> 'native' and i.state not in ('queued', 'to_text', 'taken_back')
  ) then
    raise exception 'invite_out';
  end if;
  update public.invites set state = 'taken_back' where id = p_invite;
end $$;
grant execute on function public.take_back_invite(uuid) to authenticated;

-- The asker's invitations to an interview that go by text and that nobody has taken, those not opened yet first, with what
-- each text is made of; `elsewhere` is a provider's page. `stopped` says who ended the texts of this company: to which
-- another one they were ended is nobody's to know.
create function public.my_text_invites(p_interview uuid)
  returns table (
    id uuid, name text, phone text, text_opened_at timestamptz, token text, company text, job text, language public.language_code,
    elsewhere text, key text, stopped boolean
  )
  language sql stable security definer set search_path = '' as $$
  select i.id, i.name, i.phone, i.text_opened_at, public.invite_token(i.id), c.company_name,
    public.title_in(v.title, v.translations, i.language), coalesce(i.language, v.language),
    case when v.provider <> 'native' then v.interview_link end, v.willo_interview_key, exists (
      select 1 from public.text_stops s
      join public.text_numbers_used u on u.number_hash = s.number_hash
      join public.texts t on t.id = u.text_id and t.department_key = i.department_key
      where s.number_hash = public.address_hash(i.phone)
        and (t.created_at = s.stopped_at or t.error = public.app_limit('text_told_stop'))
    )
  from public.invites i join public.interviews v on v.id = i.interview_id
  join public.company_profiles c on c.willo_company_key = i.department_key
  where i.interview_id = p_interview and i.department_key in (select public.my_department_keys()) and public.may('invite')
    and i.state in ('to_text', 'text_opened') and i.phone is not null and not public.invite_was_taken(i.id)
  order by i.text_opened_at is not null, i.sequence
$$;
grant execute on function public.my_text_invites(uuid) to authenticated;

-- Keeps that the asker has opened the text of an invitation, with the first day of it. Raises 'invite_unknown'.
create function public.open_text_invite(p_invite uuid)
  returns void language plpgsql security definer set search_path = '' as $$
begin
  update public.invites set state = 'text_opened', text_opened_at = coalesce(text_opened_at, now())
    where id = p_invite and department_key in (select public.my_department_keys()) and public.may('invite')
      and state in ('to_text', 'text_opened');
  if not found then
    raise exception 'invite_unknown';
  end if;
end $$;
grant execute on function public.open_text_invite(uuid) to authenticated;

-- Whether somebody who wrote their number in their own way has the number of an invitation: the last ten figures
-- say it, elsewhere than in America the last nine, or the eight of a short one.
create function public.is_phone_of(p_phone text, p_written text)
  returns boolean language sql immutable set search_path = '' as $$
  select char_length(figures) >= 8 and right(figures, compared) = right(p_phone, compared)
  from ltrim(regexp_replace(p_written, '\D', '', 'g'), '0') figures,
    lateral (select case when p_phone like '+1%' then 10 else least(9, char_length(figures)) end as compared) how
$$;

-- Names, addresses and numbers of invitations go half a year after them: whoever answered is a candidate, and nobody
-- else's are needed anymore, unless there is a legal hold. How many went. Whoever may be asked about another job again is
-- no longer marked as asked.
create function public.forget_invited() returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  update public.invites i set email = null, phone = null, name = null, agreed_where = null, agreed_on = null
    where coalesce(i.email, i.phone) is not null and i.created_at < now() - interval '180 days' and not exists (
      select 1 from public.legal_holds h left join public.candidates c on c.id = h.candidate_id
      where h.lifted_at is null and h.department_key = i.department_key
        and (h.interview_id = i.interview_id or c.email = i.email or public.is_phone_of(i.phone, c.phone))
    );
  get diagnostics gone = row_count;
  delete from public.asked_people where asked_at <= now() - public.app_limit('ask_again_days') * interval '1 day';
  return gone;
end $$;
create index on public.invites (created_at) where coalesce(email, phone) is not null;

-- The invitation goes with the candidate who took it, by its address, its number or its link by text, but for the hash: who
-- had everything deleted gets no second one, nor do they wait for a job that they were asked to and haven't begun. Of a mail
-- whose link was passed on nobody knows whose it was.
create function public.forget_invite(p_candidate uuid, p_interview uuid)
  returns void language sql security definer set search_path = '' as $$
  update public.invites i set email = null, phone = null, name = null, agreed_where = null, agreed_on = null from public.candidates c
  where c.id = p_candidate and i.interview_id = p_interview and (
    i.email = c.email or public.is_phone_of(i.phone, c.phone) or exists (
      select 1 from public.interview_attempts a where a.candidate_id = c.id and a.interview_id = p_interview
        and (public.is_phone_of(i.phone, a.candidate_phone) or a.id = i.attempt_id and not i.other_address)
    )
  ) or c.id = p_candidate and i.asked_again and i.department_key = c.department_key and i.email = c.email and not exists (
    select 1 from public.interview_attempts a where a.candidate_id = c.id and a.interview_id = i.interview_id
  );
  update public.invites i set attempt_id = null from public.interview_attempts a
  where i.interview_id = p_interview and a.id = i.attempt_id and a.candidate_id = p_candidate
$$;

-- What came back is shown to whoever invited; who asked for no mail is not.
create function public.mark_bounced_invites() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.invites set state = 'bounced' where state = 'sent' and not texted and id in (
    select invite_id from public.invited_addresses where address_hash = new.address_hash
  );
  return null;
end $$;
create trigger mark_bounced_invites after insert on public.mail_stops
  for each row when (new.topic = 'all') execute function public.mark_bounced_invites();
