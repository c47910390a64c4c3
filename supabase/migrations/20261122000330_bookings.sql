-- The next step is booked: an owner offers times, a candidate takes one by a link of their own.

-- What is offered, in the zone of the company's place at that moment. It goes with the last candidate that it was offered to.
create table public.offers (
  -- Made by the page that sends it, so that a second click or a second try is the same offer.
  id uuid primary key,
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  kind public.booking_kind not null,
  minutes integer not null check (minutes between 5 and public.app_limit('offer_minutes')),
  -- Kept free before and after.
  buffer_minutes integer not null check (buffer_minutes between 0 and public.app_limit('offer_buffer')),
  place text not null check (char_length(place) <= public.app_limit('offer_words')),
  -- Who meets them; empty if nobody is named.
  host text not null check (char_length(host) <= public.app_limit('offer_words')),
  time_zone text not null,
  made_by uuid not null,
  created_at timestamptz not null default now(),
  constraint places_can_be_read check (public.has_visible_character(place))
);
create index on public.offers (department_key);
create index on public.offers (made_by);
alter table public.offers enable row level security;
grant select on public.offers to authenticated;
create trigger refuse_lines before insert or update of place, host on public.offers
  for each row execute function public.refuse_lines('place', 'host');
create trigger refuse_addresses before insert or update of place on public.offers
  for each row execute function public.refuse_addresses('place');
create trigger refuse_host_addresses before insert or update of host on public.offers
  for each row execute function public.refuse_addresses('host');

create table public.offered_times (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null references public.offers (id) on delete cascade,
  starts_at timestamptz not null,
  unique (offer_id, starts_at)
);
alter table public.offered_times enable row level security;
create policy "owners read the times of their offers" on public.offered_times
  for select to authenticated using (exists (select 1 from public.offers o where o.id = offered_times.offer_id));
grant select on public.offered_times to authenticated;

-- One candidate that times were offered to, and what came of it.
create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null references public.offers (id) on delete cascade,
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  state public.booking_state not null default 'offered',
  -- No time is ever two people's, whatever takes it.
  time_id uuid unique references public.offered_times (id) on delete cascade,
  moves integer not null default 0 check (moves >= 0),
  -- The entry of the contact log that says so.
  contact_id uuid references public.contacts (id) on delete set null,
  -- The one that says that nobody came.
  no_show_contact_id uuid references public.contacts (id) on delete set null,
  -- The last mail about it didn't go to its candidate.
  unmailed boolean not null default false,
  created_at timestamptz not null default now(),
  unique (offer_id, interview_attempt_id),
  constraint time_while_booked check ((time_id is not null) = (state in ('booked', 'no_show')))
);
create index on public.bookings (interview_attempt_id, created_at desc);
create index on public.bookings (contact_id);
create index on public.bookings (no_show_contact_id);
alter table public.bookings enable row level security;
create policy "owners read the bookings of open attempts" on public.bookings
  for select to authenticated using (
    exists (select 1 from public.interview_attempts a where a.id = bookings.interview_attempt_id)
  );
grant select on public.bookings to authenticated;
create policy "owners read their offers" on public.offers
  for select to authenticated using (
    department_key in (select public.my_department_keys()) and (
      (select public.my_interviews()) is null
      or exists (select 1 from public.bookings b where b.offer_id = offers.id)
    )
  );

-- A place or a number may be the candidate's own: it goes with the last of those who were offered it.
create function public.forget_offer() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  -- Of two that go at once, the second sees the first.
  perform 1 from public.offers where id = old.offer_id for update;
  delete from public.offers o where o.id = old.offer_id
    and not exists (select 1 from public.bookings b where b.offer_id = o.id);
  return null;
end $$;
create trigger forget_offer after delete on public.bookings
  for each row execute function public.forget_offer();

-- What a link carries and nothing else does: what it is of, and a proof. Nothing of it is stored.
create function public.link_token(p_of text, p_id uuid)
  returns text language sql stable security definer set search_path = '' as $$
  select p_id || '.' || left(encode(sha256(convert_to(key || ' ' || p_of || ' ' || p_id, 'UTF8')), 'hex'), 32)
  from public.address_key
$$;

-- What a link of this kind is of; null for one that isn't ours.
create function public.linked_id(p_of text, p_token text)
  returns uuid language plpgsql stable security definer set search_path = '' as $$
begin
  if char_length(p_token) = 69 and p_token ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[0-9a-f]{32}$'
    and p_token = public.link_token(p_of, split_part(p_token, '.', 1)::uuid) then
    return split_part(p_token, '.', 1)::uuid;
  end if;
  return null;
end $$;

-- The times of an offer that a booking of it may take now: far enough ahead, and clear of what else is booked with whoever
-- offered it, by the longer of the two buffers. What somebody offered who has left is the owner's, who is told of it.
create function public.free_times(p_offer uuid, p_booking uuid) returns setof public.offered_times
  language sql stable security definer set search_path = '' as $$
  select t.* from public.offered_times t join public.offers o on o.id = t.offer_id
  join public.company_profiles c on c.willo_company_key = o.department_key
  where t.offer_id = p_offer and t.starts_at > now() + public.app_limit('booking_notice_hours') * interval '1 hour'
    and not exists (
      select 1 from public.bookings b
      join public.offered_times taken on taken.id = b.time_id
      join public.offers other on other.id = b.offer_id
      where other.department_key = o.department_key and b.id <> p_booking
        and public.sender_or_owner(c.id, other.made_by) = public.sender_or_owner(c.id, o.made_by)
        and taken.starts_at < t.starts_at + make_interval(mins => o.minutes + greatest(o.buffer_minutes, other.buffer_minutes))
        and t.starts_at < taken.starts_at + make_interval(mins => other.minutes + greatest(o.buffer_minutes, other.buffer_minutes))
    )
$$;

-- Whether a booked time may still be moved by its candidate.
create function public.can_move(p_booking uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.bookings b join public.offered_times t on t.id = b.time_id
    where b.id = p_booking and b.state = 'booked' and b.moves < public.app_limit('booking_moves')
      and t.starts_at > now() + public.app_limit('booking_notice_hours') * interval '1 hour'
  )
$$;

-- Queues one mail about a booking and a time of it. The job names the time: who has another by then gets none of it.
create function public.queue_booking_mail(
  p_booking uuid, p_mail public.mail_kind, p_time uuid default null, p_at timestamptz default now()
) returns void language sql security definer set search_path = '' as $$
  select public.enqueue_job(
    'mail_booking',
    jsonb_build_object('attemptId', b.interview_attempt_id, 'bookingId', b.id, 'timeId', p_time, 'mail', p_mail),
    concat_ws(':', 'booking', p_mail, b.id, p_time), p_at
  ) from public.bookings b where b.id = p_booking;
  select public.queue_text(
    b.interview_attempt_id,
    case p_mail when 'times_offered' then 'next_step' when 'time_booked' then 'booking' else p_mail::text end::public.text_kind,
    p_at, b.id, p_time
  ) from public.bookings b
  where b.id = p_booking and p_mail in ('times_offered', 'time_booked', 'day_before', 'hours_before', 'called_off')
$$;

-- That a time is off is told to both: what took it into their calendars takes it out again. Each in a job of its own, so
-- that one which fails neither repeats nor hides the other.
create function public.queue_called_off(p_booking uuid, p_time uuid)
  returns void language sql security definer set search_path = '' as $$
  select public.queue_booking_mail(p_booking, 'called_off', p_time);
  select public.queue_booking_mail(p_booking, 'owner_called_off', p_time)
$$;

-- Offers times to candidates of one interview. The same offer again changes nothing. False if the asking company has no
-- such attempts. Raises 'owner_unverified', 'time_out_of_reach', 'other_interview', 'rejected_already', and 'offered_already' if one of them
-- still has times to choose from, or comes already, or if the offer was made with other words or times. What they were
-- offered before is called off: a time of it may come free again.
create function public.offer_times(
  p_id uuid, p_attempts uuid[], p_kind public.booking_kind, p_minutes integer, p_buffer integer, p_place text,
  p_host text, p_times timestamptz[]
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  company public.company_profiles;
  made public.offers;
  booking uuid;
begin
  perform public.refuse_long(1000, p_place, p_host);
  if cardinality(p_attempts) > public.app_limit('offered_people') or cardinality(p_times) > public.app_limit('offered_times') then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  if not coalesce((select bool_and(public.is_my_open_attempt(one, 'invite')) from unnest(p_attempts) one), false) then
    return false;
  end if;
  -- Locked as for taking a time, so that nobody is offered two things at once.
  select * into company from public.company_profiles where id = public.my_company_id() for no key update;
  select * into made from public.offers where id = p_id;
  if made.department_key = company.willo_company_key and (
    (made.kind, made.minutes, made.buffer_minutes, made.place, made.host)
      is distinct from (p_kind, p_minutes, p_buffer, btrim(p_place), btrim(p_host))
    or array(select starts_at from public.offered_times where offer_id = p_id order by starts_at)
      <> array(select distinct at from unnest(p_times) as wished (at) order by at)
  ) then
    raise exception 'offered_already' using errcode = 'P0001';
  elsif made.id is not null then
    return made.department_key = company.willo_company_key;
  end if;
  if not exists (select 1 from public.profiles where id = public.my_user_id() and email_verified_at is not null) then
    raise exception 'owner_unverified' using errcode = 'P0001';
  end if;
  if (select count(distinct interview_id) from public.interview_attempts where id = any (p_attempts)) > 1 then
    raise exception 'other_interview' using errcode = 'P0001';
  end if;
  if coalesce(cardinality(p_times), 0) = 0 or exists (
    select 1 from unnest(p_times) as wished (at) where at is null
      or at <= now() + public.app_limit('booking_notice_hours') * interval '1 hour'
      or at > now() + public.app_limit('booking_days') * interval '1 day'
  ) then
    raise exception 'time_out_of_reach' using errcode = 'P0001';
  end if;
  -- Attempts before bookings, as everywhere, so that nobody waits in a circle; and nobody is rejected meanwhile.
  perform 1 from public.interview_attempts where id = any (p_attempts) order by id for share;
  if exists (select 1 from public.interview_attempts where id = any (p_attempts) and status = 'Rejected') then
    raise exception 'rejected_already' using errcode = 'P0001';
  end if;
  if exists (
    select 1 from public.bookings b left join public.offered_times t on t.id = b.time_id
    where b.interview_attempt_id = any (p_attempts) and (
      b.state = 'booked' and t.starts_at > now()
      or b.state = 'offered' and exists (select 1 from public.free_times(b.offer_id, b.id))
    )
  ) then
    raise exception 'offered_already' using errcode = 'P0001';
  end if;
  update public.bookings set state = 'called_off' where interview_attempt_id = any (p_attempts) and state = 'offered';
  insert into public.offers (id, department_key, kind, minutes, buffer_minutes, place, host, time_zone, made_by)
    values (
      p_id, company.willo_company_key, p_kind, p_minutes, p_buffer, btrim(p_place), btrim(p_host), company.time_zone,
      public.my_user_id()
    );
  insert into public.offered_times (offer_id, starts_at) select distinct p_id, at from unnest(p_times) as wished (at);
  for booking in
    insert into public.bookings (offer_id, interview_attempt_id) select distinct p_id, one from unnest(p_attempts) one returning id
  loop
    perform public.queue_booking_mail(booking, 'times_offered');
  end loop;
  return true;
end $$;
grant execute on function public.offer_times(
  uuid, uuid[], public.booking_kind, integer, integer, text, text, timestamptz[]
) to authenticated;

-- The booking that a link opens, for its candidate: null if it is none of ours, or of somebody whose data is being deleted,
-- and a month after the booked time, or the last that was offered. Of one that has ended, `next` opens what came after it.
create function public.open_booking(p_token text) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    -- Who never had a time isn't to stay away from any: another offer of theirs may be booked.
    'id', b.id, 'state', case when b.state = 'called_off' and b.contact_id is null then 'offered' else b.state end,
    'kind', o.kind, 'minutes', o.minutes, 'place', o.place, 'host', o.host,
    'time_zone', o.time_zone, 'starts', t.starts_at, 'language', a.language, 'company', c.company_name,
    'job', public.title_in(i.title, i.translations, a.language),
    'moves', greatest(0, public.app_limit('booking_moves') - b.moves), 'can_move', public.can_move(b.id), 'moved', b.moves,
    'times', case when b.state in ('offered', 'booked') then (
      select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'starts', f.starts_at) order by f.starts_at), '[]')
      from public.free_times(o.id, b.id) f where f.id is distinct from b.time_id
    ) else '[]' end,
    'next', case when b.state not in ('offered', 'booked') then (
      select public.link_token('booking', n.id) from public.bookings n
      where n.interview_attempt_id = b.interview_attempt_id and n.created_at > b.created_at and n.state in ('offered', 'booked')
      order by n.created_at desc limit 1
    ) end
  )
  from public.bookings b
  join public.offers o on o.id = b.offer_id
  join public.company_profiles c on c.willo_company_key = o.department_key
  join public.interview_attempts a on a.id = b.interview_attempt_id
  join public.interviews i on i.id = a.interview_id
  left join public.offered_times t on t.id = b.time_id
  where b.id = public.linked_id('booking', p_token) and a.erase_by is null and now() - interval '30 days'
    < coalesce(t.starts_at, (select max(starts_at) from public.offered_times where offer_id = o.id))
$$;

-- Takes a time for whoever holds the link, or moves what they have: one after the other for each company. The time that
-- they have already changes nothing.
create function public.pick_time(p_token text, p_time uuid) returns public.pick_outcome
  language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
  offer public.offers;
  entry uuid;
  starts timestamptz;
begin
  select o.* into offer from public.bookings b join public.offers o on o.id = b.offer_id
    where b.id = public.linked_id('booking', p_token);
  perform 1 from public.company_profiles where willo_company_key = offer.department_key for no key update;
  -- Nobody is rejected or deleted meanwhile.
  perform 1 from public.interview_attempts where id = (
    select interview_attempt_id from public.bookings where id = public.linked_id('booking', p_token)
  ) for share;
  select b.* into booking from public.bookings b join public.interview_attempts a on a.id = b.interview_attempt_id
    where b.id = public.linked_id('booking', p_token) and a.erase_by is null and b.state in ('offered', 'booked')
    for update of b;
  if not found then
    return 'ended';
  elsif booking.time_id = p_time then
    return 'booked';
  elsif booking.state = 'booked' and not public.can_move(booking.id) then
    return 'kept';
  end if;
  update public.bookings set time_id = p_time, state = 'booked', moves = moves + (booking.state = 'booked')::integer
    where id = booking.id and exists (select 1 from public.free_times(offer.id, booking.id) f where f.id = p_time);
  if not found then
    return 'taken';
  end if;
  if booking.state = 'offered' then
    insert into public.contacts (id, interview_attempt_id, outcome, made_by)
      values (gen_random_uuid(), booking.interview_attempt_id, 'booked', offer.made_by) returning id into entry;
    update public.bookings set contact_id = entry where id = booking.id;
  end if;
  select starts_at into starts from public.offered_times where id = p_time;
  perform public.queue_booking_mail(booking.id, 'time_booked', p_time);
  perform public.queue_booking_mail(
    booking.id, case booking.state when 'booked' then 'owner_moved' else 'owner_booked' end, p_time
  );
  if starts - interval '1 day' > now() then
    perform public.queue_booking_mail(booking.id, 'day_before', p_time, starts - interval '1 day');
  end if;
  -- Early enough for the evening before, also of a number far away; reminderVerdict() lets it wait for its hour.
  perform public.queue_booking_mail(booking.id, 'hours_before', p_time, starts - interval '1 day');
  return 'booked';
end $$;

-- Ends a booking that is open, and takes back what the contact log says of it: whoever comes no more is called again.
create function public.end_booking(p_booking uuid, p_state public.booking_state)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  entry uuid;
begin
  update public.bookings set state = p_state, time_id = null where id = p_booking returning contact_id into entry;
  update public.contacts set taken_back_at = coalesce(taken_back_at, now()) where id = entry;
end $$;

-- Says no for whoever holds the link, until the time has come; again changes nothing. False if there is nothing to say no to,
-- or another time is booked than they saw (null: none), as a page from before would call off what they don't mean.
create function public.decline_times(p_token text, p_seen timestamptz default null) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  -- The attempt before its booking, as everywhere: its row says what came of the last call.
  perform 1 from public.interview_attempts where id = (
    select interview_attempt_id from public.bookings where id = public.linked_id('booking', p_token)
  ) for no key update;
  select b.* into booking from public.bookings b join public.interview_attempts a on a.id = b.interview_attempt_id
    where b.id = public.linked_id('booking', p_token) and a.erase_by is null for update of b;
  if booking.state = 'declined' then
    return true;
  elsif booking.state is null or booking.state not in ('offered', 'booked')
    or p_seen <= now()
    or (select starts_at from public.offered_times where id = booking.time_id) is distinct from p_seen then
    return false;
  end if;
  perform public.queue_booking_mail(booking.id, 'owner_declined', booking.time_id);
  perform public.end_booking(booking.id, 'declined');
  return true;
end $$;

-- Takes an offer or a booking back for its owner, until the time has come; whoever had a time is told. False if the asking
-- company has none that is open.
create function public.call_off_booking(p_attempt uuid, p_booking uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  if not public.is_my_open_attempt(p_attempt, 'invite') then
    return false;
  end if;
  perform 1 from public.interview_attempts where id = p_attempt for no key update;
  select * into booking from public.bookings
    where id = p_booking and interview_attempt_id = p_attempt and state in ('offered', 'booked') for update;
  if not found or exists (select 1 from public.offered_times where id = booking.time_id and starts_at <= now()) then
    return false;
  end if;
  if booking.time_id is not null then
    perform public.queue_called_off(booking.id, booking.time_id);
  end if;
  perform public.end_booking(booking.id, 'called_off');
  return true;
end $$;
grant execute on function public.call_off_booking(uuid, uuid) to authenticated;

-- A rejection or a deletion ends what is open of a candidate: the time is free at once, and whoever had one is told, or
-- the owner if they withdrew themselves: before the deletion itself, which is queued later.
create function public.end_bookings() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  withdrew constant boolean := coalesce(new.erase_by = 'candidate', false);
  booking record;
begin
  for booking in
    select b.id, b.time_id from public.bookings b left join public.offered_times t on t.id = b.time_id
    where b.interview_attempt_id = new.id and (b.state = 'offered' or b.state = 'booked' and t.starts_at > now()) for update of b
  loop
    if booking.time_id is not null and withdrew then
      perform public.queue_booking_mail(booking.id, 'owner_declined', booking.time_id);
    elsif booking.time_id is not null then
      perform public.queue_called_off(booking.id, booking.time_id);
    end if;
    perform public.end_booking(booking.id, case when withdrew then 'declined'::public.booking_state else 'called_off' end);
  end loop;
  return null;
end $$;
create trigger end_bookings after update of status, erase_by on public.interview_attempts for each row
  when (new.status = 'Rejected' and old.status <> 'Rejected' or new.erase_by is not null and old.erase_by is null)
  execute function public.end_bookings();

-- Keeps whether somebody came, once their time has begun, and says in the contact log who didn't: they may be called again.
-- False if the asking company has no such booking.
create function public.mark_no_show(p_attempt uuid, p_booking uuid, p_missed boolean) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  missed boolean;
  entry uuid;
begin
  if not public.is_my_open_attempt(p_attempt, 'invite') then
    return false;
  end if;
  perform 1 from public.interview_attempts where id = p_attempt for no key update;
  select b.state = 'no_show', b.no_show_contact_id into missed, entry from public.bookings b join public.offered_times t on t.id = b.time_id
    where b.id = p_booking and b.interview_attempt_id = p_attempt and t.starts_at <= now() for update of b;
  if missed = p_missed then
    return true;
  elsif missed is null then
    return false;
  elsif p_missed then
    insert into public.contacts (id, interview_attempt_id, outcome, made_by)
      values (gen_random_uuid(), p_attempt, 'no_show', public.my_user_id()) returning id into entry;
    update public.bookings set state = 'no_show', no_show_contact_id = entry where id = p_booking;
  else
    update public.contacts set taken_back_at = clock_timestamp() where id = entry and taken_back_at is null;
    update public.bookings set state = 'booked', no_show_contact_id = null where id = p_booking;
  end if;
  return true;
end $$;

-- Who takes the entry back in the log takes the mark back.
create function public.take_back_no_show() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.bookings set state = 'booked', no_show_contact_id = null where no_show_contact_id = new.id and state = 'no_show';
  return null;
end $$;
create trigger take_back_no_show after update of taken_back_at on public.contacts for each row
  when (old.taken_back_at is null and new.taken_back_at is not null and new.outcome = 'no_show')
  execute function public.take_back_no_show();
grant execute on function public.mark_no_show(uuid, uuid, boolean) to authenticated;

-- What one candidate was offered, the newest first, each with their link. Empty if the asking company has no such attempt.
create function public.bookings_of(p_attempt uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', b.id, 'state', b.state, 'kind', o.kind, 'minutes', o.minutes, 'place', o.place, 'host', o.host,
    'time_zone', o.time_zone, 'starts', t.starts_at, 'moves', b.moves,
    'token', case when public.may('invite') then public.link_token('booking', b.id) else '' end,
    'unmailed', b.unmailed,
    'times', (select coalesce(jsonb_agg(f.starts_at order by f.starts_at), '[]') from public.free_times(o.id, b.id) f)
  ) order by b.created_at desc, b.id), '[]')
  from public.bookings b
  join public.offers o on o.id = b.offer_id
  left join public.offered_times t on t.id = b.time_id
  where b.interview_attempt_id = p_attempt and public.is_my_open_attempt(p_attempt)
$$;

-- Who comes to a company, of one interview or (null) of all, from a time on, in their order; at most two hundred,
-- and of more those who come next.
create function public.bookings_from(p_department text, p_interview uuid, p_from timestamptz) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(item order by starts_at), '[]') from (
    select t.starts_at, jsonb_build_object(
      'id', b.id, 'attempt_id', a.id, 'name', a.candidate_name, 'language', a.language, 'interview', i.title,
      'kind', o.kind, 'minutes', o.minutes, 'place', o.place, 'time_zone', o.time_zone, 'starts', t.starts_at, 'moves', b.moves
    ) as item
    from public.bookings b
    join public.offered_times t on t.id = b.time_id
    join public.offers o on o.id = b.offer_id
    join public.interview_attempts a on a.id = b.interview_attempt_id
    join public.interviews i on i.id = a.interview_id
    where o.department_key = p_department and b.state = 'booked' and t.starts_at > p_from
      and a.erase_by is null and a.unlocked_at is not null and coalesce(a.interview_id = p_interview, true)
      and coalesce(a.interview_id = any ((select public.my_interviews())::uuid[]), true)
    order by t.starts_at <= now(), abs(extract(epoch from t.starts_at - now())) limit 200
  ) found
$$;

-- Who comes to the asking company, with those of the last day, whom it may have missed.
create function public.my_bookings(p_interview uuid default null) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select public.bookings_from((array(select public.my_department_keys()))[1], p_interview, now() - interval '1 day')
$$;
grant execute on function public.my_bookings(uuid) to authenticated;

-- The secret in the address of a company's calendar. Another one ends the address before it.
create table public.calendar_feeds (
  department_key text primary key
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  secret uuid not null unique default gen_random_uuid()
);
alter table public.calendar_feeds enable row level security;
revoke all on public.calendar_feeds from anon, authenticated;

-- The token in the address of the asking company's calendar; null while it has none.
create function public.my_calendar() returns text
  language sql stable security definer set search_path = '' as $$
  select public.link_token('calendar', secret) from public.calendar_feeds
    where department_key in (select public.my_department_keys()) and public.may('own')
$$;
grant execute on function public.my_calendar() to authenticated;

-- Gives the asking company's calendar an address, or another one in its place. Null for somebody without a company.
create function public.renew_calendar() returns text
  language sql security definer set search_path = '' as $$
  insert into public.calendar_feeds (department_key) select key from public.my_department_keys() key
    where public.may('own') on conflict (department_key) do update set secret = gen_random_uuid();
  select public.my_calendar()
$$;
grant execute on function public.renew_calendar() to authenticated;

-- What a calendar's address shows: the company's name, and who comes since a month ago. Null if it is none, or an old one.
create function public.calendar_of(p_token text) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'company', c.company_name,
    'bookings', public.bookings_from(c.willo_company_key, null, now() - interval '30 days')
  )
  from public.calendar_feeds f join public.company_profiles c on c.willo_company_key = f.department_key
  where f.secret = public.linked_id('calendar', p_token)
$$;

-- Tells whom a company that is being deleted expects that nobody does. The job says it all, as the rows go with the company.
create function public.tell_expected(p_owner uuid) returns void
  language sql security definer set search_path = '' as $$
  select public.enqueue_job('mail_account_gone', jsonb_build_object(
    'id', b.id, 'email', p.email, 'name', a.candidate_name, 'language', a.language, 'company', c.company_name,
    'job', public.title_in(i.title, i.translations, a.language), 'kind', o.kind, 'minutes', o.minutes, 'place', o.place, 'host', o.host, 'timeZone', o.time_zone,
    'starts', t.starts_at, 'moves', b.moves
  ), 'mail:account-gone:' || b.id)
  from public.company_profiles c
  join public.offers o on o.department_key = c.willo_company_key
  join public.bookings b on b.offer_id = o.id and b.state = 'booked'
  join public.offered_times t on t.id = b.time_id and t.starts_at > now()
  join public.interview_attempts a on a.id = b.interview_attempt_id and a.erase_by is null
  join public.candidates p on p.id = a.candidate_id
  join public.interviews i on i.id = a.interview_id
  where c.created_by_user_id = p_owner
  order by t.starts_at
$$;
