-- Shortlists: people of one or more interviews in an order, and links by which somebody without an account looks at them
-- and says yes, no or maybe. Whoever holds a link's token may, until the link ends; only its hash is kept.

create table public.shortlists (
  id uuid primary key default gen_random_uuid(),
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  name text check (char_length(name) <= public.app_limit('shortlist_name')),
  -- A list of one has no name of its own: it is kept from this candidate's page and goes with them.
  of_attempt uuid unique,
  -- The highest number that somebody on it was ever given.
  numbered integer not null default 0,
  created_at timestamptz not null default now(),
  check ((name is null) = (of_attempt is not null)),
  constraint names_can_be_read check (public.has_visible_character(name))
);
create index on public.shortlists (department_key, created_at desc);
alter table public.shortlists enable row level security;
create policy "owners read their shortlists" on public.shortlists
  for select to authenticated using (
    department_key in (select public.my_department_keys())
    and case
      -- A list may name people of any interview: whoever sees only some sees none.
      when of_attempt is null then (select public.my_interviews()) is null
      else exists (select 1 from public.interview_attempts a where a.id = shortlists.of_attempt)
    end
  );
create policy "owners delete their shortlists" on public.shortlists
  for delete to authenticated using (
    department_key in (select public.my_department_keys()) and of_attempt is null and (select public.may('invite'))
  );
grant select, delete on public.shortlists to authenticated;
create trigger refuse_lines before insert or update of name on public.shortlists
  for each row execute function public.refuse_lines('name');

create table public.shortlist_people (
  shortlist_id uuid not null references public.shortlists (id) on delete cascade,
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  place integer not null,
  -- What they are called where names are hidden: the same for good, whoever else comes, goes or is moved.
  number integer not null,
  -- Kept for that number, and for whoever was taken off by mistake. No link and no page shows them.
  taken_off boolean not null default false,
  primary key (shortlist_id, interview_attempt_id),
  unique (shortlist_id, number)
);
create index on public.shortlist_people (interview_attempt_id);
-- The list comes first and its one person right after it.
alter table public.shortlists add foreign key (id, of_attempt)
  references public.shortlist_people (shortlist_id, interview_attempt_id) on delete cascade deferrable initially deferred;
alter table public.shortlist_people enable row level security;
create policy "owners read who is on their shortlists" on public.shortlist_people
  for select to authenticated using (
    not taken_off
    and exists (select 1 from public.shortlists s where s.id = shortlist_people.shortlist_id)
    and exists (select 1 from public.interview_attempts a where a.id = shortlist_people.interview_attempt_id)
  );
grant select on public.shortlist_people to authenticated;

create table public.shortlist_links (
  id uuid primary key default gen_random_uuid(),
  shortlist_id uuid not null references public.shortlists (id) on delete cascade,
  -- For whom it is, in the sender's words, and what they tell them.
  label text not null check (char_length(label) <= public.app_limit('reader_name')),
  message text not null default '' check (char_length(message) <= public.app_limit('shortlist_message')),
  -- For somebody outside of the company: only people whose notice says so are on it.
  outside boolean not null,
  -- Without the name there is nothing else that shows who a candidate is.
  shows public.shared_part[] not null check ('name' = any (shows) or not shows && '{contact,video}'),
  -- Null: all of them. Chosen ones only of a list of one.
  question_ids uuid[] check (cardinality(question_ids) between 1 and public.app_limit('shortlist_link_questions')),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  constraint labels_can_be_read check (public.has_visible_character(label))
);
create index on public.shortlist_links (shortlist_id, created_at desc);
create index on public.shortlist_links (created_by);
alter table public.shortlist_links enable row level security;
create policy "owners read the links of their shortlists" on public.shortlist_links
  for select to authenticated using (
    exists (select 1 from public.shortlists s where s.id = shortlist_links.shortlist_id)
  );
grant select on public.shortlist_links to authenticated;
create trigger refuse_lines before insert or update of label on public.shortlist_links
  for each row execute function public.refuse_lines('label');

-- One row for each time that a link was opened. Nothing of whoever opened it.
create table public.shortlist_openings (
  id bigint generated always as identity primary key,
  shortlist_link_id uuid not null references public.shortlist_links (id) on delete cascade,
  opened_at timestamptz not null default now()
);
create index on public.shortlist_openings (shortlist_link_id, opened_at desc);
alter table public.shortlist_openings enable row level security;
create policy "owners read the openings of their links" on public.shortlist_openings
  for select to authenticated using (
    exists (select 1 from public.shortlist_links l where l.id = shortlist_openings.shortlist_link_id)
  );
grant select on public.shortlist_openings to authenticated;

-- What a reader said of a person, a row for each time that they saved it: the last one of a reader counts.
create table public.shortlist_answers (
  id bigint generated always as identity primary key,
  shortlist_link_id uuid not null references public.shortlist_links (id) on delete cascade,
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  -- The browser in which they opened the link.
  reader_id uuid not null,
  reader_name text not null check (char_length(reader_name) <= public.app_limit('reader_name')),
  answer public.reader_answer,
  comment text not null check (char_length(comment) <= public.app_limit('reader_comment')),
  created_at timestamptz not null default now(),
  -- The job whose mail told the sender.
  told_by uuid,
  constraint names_can_be_read check (public.has_visible_character(reader_name)),
  constraint answers_say_something check (answer is not null or public.has_visible_character(comment))
);
create index on public.shortlist_answers (shortlist_link_id);
create index on public.shortlist_answers (interview_attempt_id);
alter table public.shortlist_answers enable row level security;
create policy "owners read what readers said of open attempts" on public.shortlist_answers
  for select to authenticated using (
    exists (select 1 from public.shortlist_links l where l.id = shortlist_answers.shortlist_link_id)
    and exists (select 1 from public.interview_attempts a where a.id = shortlist_answers.interview_attempt_id)
  );
grant select on public.shortlist_answers to authenticated;
create trigger refuse_lines before insert or update of reader_name on public.shortlist_answers
  for each row execute function public.refuse_lines('reader_name');

-- What was said of somebody under a legal hold stays with the rest, whoever deletes the list.
create function public.keep_held_shortlists() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select 1 from public.shortlist_answers w join public.shortlist_links l on l.id = w.shortlist_link_id
    where l.shortlist_id = old.id and public.is_on_hold(w.interview_attempt_id)
  ) then
    raise exception 'on_hold';
  end if;
  return old;
end $$;
create trigger keep_held_shortlists before delete on public.shortlists
  for each row execute function public.keep_held_shortlists();

-- Raises 'too_many_people' above what a list holds.
create function public.refuse_long_shortlist(p_shortlist uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if (
    select count(*) from public.shortlist_people where shortlist_id = p_shortlist and not taken_off
  ) > public.app_limit('shortlist_people') then
    raise exception 'too_many_people' using errcode = 'P0001';
  end if;
end $$;

-- Puts people behind those of a list, each once; whoever was on it before has the number that they had. False if the asking
-- company has no such list or one of them isn't open to it. Raises 'too_many_people' above what a list holds.
create function public.add_to_shortlist(p_shortlist uuid, p_attempts uuid[]) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  key text;
  given integer;
  last integer;
begin
  select department_key, numbered into key, given from public.shortlists
    where id = p_shortlist and of_attempt is null and department_key in (select public.my_department_keys())
      and public.may('invite') for update;
  if key is null or exists (
    select 1 from unnest(p_attempts) as wanted (id) where not public.is_my_open_attempt(wanted.id, 'invite')
      or not exists (select 1 from public.interview_attempts a where a.id = wanted.id and a.department_key = key)
  ) then
    return false;
  end if;
  select coalesce(max(place), 0) into last from public.shortlist_people where shortlist_id = p_shortlist;
  update public.shortlist_people p set taken_off = false, place = last + wanted.at
    from unnest(p_attempts) with ordinality as wanted (id, at)
    where p.shortlist_id = p_shortlist and p.interview_attempt_id = wanted.id and p.taken_off;
  insert into public.shortlist_people (shortlist_id, interview_attempt_id, place, number)
    select p_shortlist, wanted.id, last + wanted.at, given + row_number() over (order by wanted.at)
    from unnest(p_attempts) with ordinality as wanted (id, at)
    where not exists (
      select 1 from public.shortlist_people p where p.shortlist_id = p_shortlist and p.interview_attempt_id = wanted.id
    )
    on conflict do nothing;
  update public.shortlists set numbered = greatest(
    numbered, (select max(number) from public.shortlist_people where shortlist_id = p_shortlist)
  ) where id = p_shortlist;
  perform public.refuse_long_shortlist(p_shortlist);
  return true;
end $$;
grant execute on function public.add_to_shortlist(uuid, uuid[]) to authenticated;

-- Takes somebody off a list, or puts them back in the place that they had. False if the asking company has no such list,
-- they were never on it, or are to come back and aren't open to it. Raises 'too_many_people' above what a list holds.
create function public.set_on_shortlist(p_shortlist uuid, p_attempt uuid, p_on boolean) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.shortlists
    where id = p_shortlist and of_attempt is null and department_key in (select public.my_department_keys())
      and public.may('invite') for update;
  if not found or (p_on and not public.is_my_open_attempt(p_attempt, 'invite')) then
    return false;
  end if;
  update public.shortlist_people set taken_off = not p_on
    where shortlist_id = p_shortlist and interview_attempt_id = p_attempt;
  if not found then
    return false;
  end if;
  if p_on then
    perform public.refuse_long_shortlist(p_shortlist);
  end if;
  return true;
end $$;
grant execute on function public.set_on_shortlist(uuid, uuid, boolean) to authenticated;

-- Makes a list of people. Null if one of them isn't open to the asking company. Raises 'too_many_shortlists' from two
-- hundred, and 'too_many_people'.
create function public.add_shortlist(p_name text, p_attempts uuid[]) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
  key text;
begin
  perform public.refuse_long(1000, p_name);
  select department_key into key from public.interview_attempts
    where id = p_attempts[1] and public.is_my_open_attempt(id, 'invite');
  if key is null then
    return null;
  end if;
  perform 1 from public.company_profiles where willo_company_key = key for update;
  if (
    select count(*) from public.shortlists where department_key = key and of_attempt is null
  ) >= public.app_limit('shortlists') then
    raise exception 'too_many_shortlists' using errcode = 'P0001';
  end if;
  insert into public.shortlists (department_key, name) values (key, btrim(p_name)) returning id into made;
  if public.add_to_shortlist(made, p_attempts) then
    return made;
  end if;
  delete from public.shortlists where id = made;
  return null;
end $$;
grant execute on function public.add_shortlist(text, uuid[]) to authenticated;

-- Gives a list another name. False if the asking company has no such list.
create function public.rename_shortlist(p_shortlist uuid, p_name text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.refuse_long(1000, p_name);
  update public.shortlists set name = btrim(p_name)
    where id = p_shortlist and of_attempt is null and department_key in (select public.my_department_keys())
      and public.may('invite');
  return found;
end $$;
grant execute on function public.rename_shortlist(uuid, text) to authenticated;

-- Gives those of a list that are named their places, in this order. False if the asking company has no such list.
create function public.order_shortlist(p_shortlist uuid, p_attempts uuid[]) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.shortlists
    where id = p_shortlist and department_key in (select public.my_department_keys()) and public.may('invite') for update;
  if not found then
    return false;
  end if;
  update public.shortlist_people p set place = wanted.at
    from unnest(p_attempts) with ordinality as wanted (id, at)
    where p.shortlist_id = p_shortlist and p.interview_attempt_id = wanted.id;
  return true;
end $$;
grant execute on function public.order_shortlist(uuid, uuid[]) to authenticated;

-- Whether the newest notice that somebody agreed to says that clients and partners may see their answers.
create function public.may_go_outside(p_attempt uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce(split_part((
    select n.notice_version from public.consents n
    where n.interview_attempt_id = p_attempt order by n.sequence desc limit 1
  ), '.', 1) in (select day from public.client_notices), false)
$$;

-- Those of the asking company's attempts that no link to somebody outside shows.
create function public.kept_inside(p_attempts uuid[]) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select wanted.id from unnest(p_attempts) as wanted (id)
  where public.is_my_open_attempt(wanted.id) and not public.may_go_outside(wanted.id)
$$;
grant execute on function public.kept_inside(uuid[]) to authenticated;

-- Makes a link to a list, or to the list of one that p_attempt is then put on. Null if the asking company has neither.
-- Raises 'too_many_links' from twenty that are open, 'question_unknown' for a question that isn't the person's, and
-- 'nobody_outside' for a link to somebody outside that would show nobody.
create function public.add_shortlist_link(
  p_label text, p_message text, p_outside boolean, p_shows public.shared_part[], p_token_hash text, p_days integer,
  p_shortlist uuid default null, p_attempt uuid default null, p_questions uuid[] default null
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  list public.shortlists;
  made uuid;
begin
  perform public.refuse_long(1000, p_label, p_token_hash);
  perform public.refuse_long(10000, p_message);
  if p_attempt is not null and public.is_my_open_attempt(p_attempt, 'invite') then
    insert into public.shortlists (department_key, of_attempt)
      select department_key, id from public.interview_attempts where id = p_attempt on conflict do nothing;
    insert into public.shortlist_people (shortlist_id, interview_attempt_id, place, number)
      select id, p_attempt, 1, 1 from public.shortlists where of_attempt = p_attempt on conflict do nothing;
  end if;
  select * into list from public.shortlists s
    where case when p_attempt is null then s.id = p_shortlist and s.of_attempt is null else s.of_attempt = p_attempt end
      and s.department_key in (select public.my_department_keys()) and public.may('invite')
      and (s.of_attempt is null or public.is_my_open_attempt(s.of_attempt))
    for update;
  if list.id is null then
    return null;
  end if;
  if (
    select count(*) from public.shortlist_links
    where shortlist_id = list.id and revoked_at is null and expires_at > now()
  ) >= public.app_limit('shortlist_links') then
    raise exception 'too_many_links' using errcode = 'P0001';
  end if;
  if exists (
    select 1 from unnest(p_questions) as wanted (id) where not exists (
      select 1 from public.questions q
      join public.interviews i on i.willo_interview_key = q.interview_id
      join public.interview_attempts a on a.interview_id = i.id
      where a.id = list.of_attempt and q.id = wanted.id
    )
  ) then
    raise exception 'question_unknown' using errcode = 'P0001';
  end if;
  insert into public.shortlist_links (
    shortlist_id, label, message, outside, shows, question_ids, token_hash, expires_at, created_by
  ) values (
    list.id, btrim(p_label), btrim(p_message), p_outside, p_shows, p_questions, p_token_hash,
    now() + make_interval(days => least(greatest(p_days, 1), public.app_limit('shortlist_link_days'))), public.my_user_id()
  ) returning id into made;
  if p_outside and not exists (select 1 from public.people_of_link(made)) then
    raise exception 'nobody_outside' using errcode = 'P0001';
  end if;
  return made;
end $$;
grant execute on function public.add_shortlist_link(
  text, text, boolean, public.shared_part[], text, integer, uuid, uuid, uuid[]
) to authenticated;

-- Ends a link at once; what readers said stays. False if the asking company has no such link.
create function public.end_shortlist_link(p_link uuid)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.shortlist_links l set revoked_at = coalesce(l.revoked_at, now())
    from public.shortlists s
    where l.id = p_link and s.id = l.shortlist_id and s.department_key in (select public.my_department_keys())
      and public.may('invite') and (s.of_attempt is null or public.is_my_open_attempt(s.of_attempt));
  return found;
end $$;
grant execute on function public.end_shortlist_link(uuid) to authenticated;

-- Who is on a link in this moment, in order, and what they are called where names are hidden: nobody who has withdrawn or waits for a place of the plan, and to somebody
-- outside nobody whose notice doesn't name them.
create function public.people_of_link(p_link uuid)
  returns table (attempt_id uuid, number integer) language sql stable security definer set search_path = '' as $$
  select a.id, p.number from public.shortlist_links l
  join public.shortlist_people p on p.shortlist_id = l.shortlist_id
  join public.interview_attempts a on a.id = p.interview_attempt_id
  where l.id = p_link and not p.taken_off and a.submitted_at is not null and a.unlocked_at is not null and a.erase_by is null
    and (not l.outside or public.may_go_outside(a.id))
  order by p.place, a.id
$$;

-- The link behind a token's hash while it may be used: neither over nor revoked, with somebody on it, and opened less than
-- five hundred times.
create function public.live_shortlist_link(p_token_hash text)
  returns setof public.shortlist_links language sql stable security definer set search_path = '' as $$
  select l.* from public.shortlist_links l
  where l.token_hash = p_token_hash and l.revoked_at is null and l.expires_at > now()
    and exists (select 1 from public.people_of_link(l.id))
    and (
      select count(*) from public.shortlist_openings o where o.shortlist_link_id = l.id
    ) <= public.app_limit('shortlist_openings')
$$;

-- The same, and keeps when it was opened.
create function public.open_shortlist_link(p_token_hash text)
  returns setof public.shortlist_links language plpgsql security definer set search_path = '' as $$
begin
  insert into public.shortlist_openings (shortlist_link_id) select id from public.live_shortlist_link(p_token_hash);
  return query select * from public.live_shortlist_link(p_token_hash);
end $$;

-- Whom the answers on a link are told to: its sender while they may share, else the company's owner.
create function public.told_of_link(p_link uuid) returns uuid
  language sql stable security definer set search_path = '' as $$
  select public.sender_or_owner(c.id, l.created_by)
  from public.shortlist_links l
  join public.shortlists s on s.id = l.shortlist_id
  join public.company_profiles c on c.willo_company_key = s.department_key
  where l.id = p_link
$$;

-- Tells them tomorrow morning, by the company's clock, what came in for that company; what comes in until then is in the same
-- mail. The job waits a while beyond its hour, so that nothing of that hour is still being written.
create function public.tell_of_link(p_link uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  reader uuid;
  company uuid;
  morning timestamptz;
begin
  select public.told_of_link(l.id), c.id, public.next_morning(c.time_zone) into reader, company, morning
    from public.shortlist_links l
    join public.shortlists s on s.id = l.shortlist_id
    join public.company_profiles c on c.willo_company_key = s.department_key
    where l.id = p_link;
  perform public.enqueue_job(
    'mail_shortlist_answers', jsonb_build_object('userId', reader, 'companyId', company),
    'shortlist-answers:' || reader || ':' || company || ':' || extract(epoch from morning), morning + interval '5 minutes'
  );
end $$;

create function public.queue_shortlist_mail() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  -- Locked, so that whoever ends the sender's seat now either finds this answer or has ended it before.
  perform 1 from public.company_members m join public.shortlist_links l on l.created_by = m.user_id
    where l.id = new.shortlist_link_id for share of m;
  perform public.tell_of_link(new.shortlist_link_id);
  return null;
end $$;
create trigger queue_shortlist_mail after insert on public.shortlist_answers
  for each row execute function public.queue_shortlist_mail();

-- What nobody was told of yet is told to whom it is after somebody came, went or became something else.
create function public.hand_on_answers() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.tell_of_link(l.id)
    from public.company_profiles c
    join public.shortlists s on s.department_key = c.willo_company_key
    join public.shortlist_links l on l.shortlist_id = s.id
    where c.id = coalesce(new.company_id, old.company_id)
      and exists (select 1 from public.shortlist_answers w where w.shortlist_link_id = l.id and w.told_by is null);
  return null;
end $$;
create trigger hand_on_answers after insert or delete or update of role, removed_at on public.company_members
  for each row execute function public.hand_on_answers();

-- Keeps what a reader says of somebody on the link. False if the link may not be used, or they aren't on it anymore.
-- Raises 'too_many_answers' after a thousand.
create function public.answer_shortlist(
  p_token_hash text, p_attempt uuid, p_reader uuid, p_name text, p_comment text,
  p_answer public.reader_answer default null
)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  link uuid;
begin
  select id into link from public.live_shortlist_link(p_token_hash);
  if link is null or p_attempt not in (select attempt_id from public.people_of_link(link)) then
    return false;
  end if;
  perform 1 from public.shortlist_links where id = link for update;
  if (select count(*) from public.shortlist_answers where shortlist_link_id = link) >= public.app_limit('reader_answers') then
    raise exception 'too_many_answers' using errcode = 'P0001';
  end if;
  insert into public.shortlist_answers (
    shortlist_link_id, interview_attempt_id, reader_id, reader_name, answer, comment
  ) values (link, p_attempt, p_reader, btrim(p_name), p_answer, btrim(p_comment));
  return true;
end $$;

-- Takes back from a job what it fixed and told nobody yet, where somebody else is told of it by now, and hands that on.
create function public.let_go_of_answers(p_job uuid, p_user uuid) returns void
  language sql security definer set search_path = '' as $$
  with lost as (
    update public.shortlist_answers set told_by = null
      where told_by = p_job and public.told_of_link(shortlist_link_id) is distinct from p_user
      returning shortlist_link_id
  )
  select public.tell_of_link(link) from (select distinct shortlist_link_id as link from lost) as links
$$;

-- Fixes once for a job what its mail tells a sender: all of a company's that nobody has told them.
create function public.take_shortlist_answers(p_job uuid, p_user uuid, p_company uuid) returns void
  language sql security definer set search_path = '' as $$
  update public.shortlist_answers w set told_by = p_job
    from public.shortlist_links l
    join public.shortlists s on s.id = l.shortlist_id
    join public.company_profiles c on c.willo_company_key = s.department_key
    where l.id = w.shortlist_link_id and c.id = p_company and public.told_of_link(l.id) = p_user and w.told_by is null
      and not exists (select 1 from public.shortlist_answers told where told.told_by = p_job)
$$;
