-- Text messages by a service: to candidates who ticked the box for it, and to whoever writes to a company's own number.

-- Numbers that get no text of any company, for ever, as keyed hashes: they outlive the deletion of whoever had them.
create table public.text_stops (
  number_hash text primary key check (number_hash ~ '^[0-9a-f]{64}$'),
  reason public.text_stop_reason not null,
  -- Whether the service holds it too, which only its own words for a start end.
  by_service boolean not null default false,
  stopped_at timestamptz not null default now()
);
alter table public.text_stops enable row level security;

-- Who ticked the box, for which number, and which words stood beside it.
create table public.text_consents (
  interview_attempt_id uuid primary key references public.interview_attempts (id) on delete cascade,
  number text not null check (number ~ '^\+[1-9][0-9]{7,14}$'),
  words_version text not null check (char_length(words_version) <= 40),
  language public.language_code not null references public.languages (code),
  given_at timestamptz not null default now()
);
create index on public.text_consents (number);
alter table public.text_consents enable row level security;

-- A company's own number, which the operator registers with carriers and then here.
create table public.text_numbers (
  number text primary key check (number ~ '^\+[1-9][0-9]{7,14}$'),
  department_key text not null unique
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  registered_at timestamptz not null default now()
);
alter table public.text_numbers enable row level security;
create policy "owners read their number" on public.text_numbers
  for select to authenticated using (
    department_key in (select public.my_department_keys()) and (select public.may('own'))
  );
grant select on public.text_numbers to authenticated;

-- The word that asks a company's number for the link to one of its interviews.
create table public.text_keywords (
  interview_id uuid primary key references public.interviews (id) on delete cascade,
  number text not null references public.text_numbers (number) on update cascade on delete cascade,
  word text not null check (word ~ '^[A-Z]{3,12}$'),
  unique (number, word)
);
alter table public.text_keywords enable row level security;
create policy "owners read their keywords" on public.text_keywords
  for select to authenticated using (
    exists (select 1 from public.text_numbers n where n.number = text_keywords.number)
  );
grant select on public.text_keywords to authenticated;

-- Every text that went or came. What is about a candidate goes with them. `key` makes it one, whatever runs twice.
create table public.texts (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (char_length(key) <= 200),
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  -- No foreign keys: they would give a read of attempts a second way to their interview and their company.
  interview_id uuid,
  interview_attempt_id uuid,
  -- Null of one that came in.
  kind public.text_kind,
  -- Of whoever is answered, or is no candidate.
  number text check (number ~ '^\+[1-9][0-9]{7,14}$'),
  body text not null check (char_length(body) <= public.app_limit('text_message')),
  state public.text_state not null,
  error integer,
  created_at timestamptz not null default now()
);
create index on public.texts (interview_attempt_id, created_at);
create index on public.texts (department_key, created_at);
alter table public.texts enable row level security;
create policy "owners read the texts of open attempts" on public.texts
  for select to authenticated using (
    exists (select 1 from public.interview_attempts a where a.id = texts.interview_attempt_id)
  );
grant select on public.texts to authenticated;

-- Whose number it was, as a hash, and what the service calls it: apart, where no employer reads it.
create table public.text_numbers_used (
  text_id uuid primary key references public.texts (id) on delete cascade,
  number_hash text not null check (number_hash ~ '^[0-9a-f]{64}$'),
  sid text unique check (char_length(sid) <= 64),
  -- Until then one process asks the service about it, and no other; null once that has ended.
  asking_until timestamptz
);
create index on public.text_numbers_used (number_hash);
alter table public.text_numbers_used enable row level security;

-- What a company's texts cost in a month: it stays when they go.
create table public.text_spend (
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  month date not null,
  micros bigint not null check (micros >= 0),
  primary key (department_key, month)
);
alter table public.text_spend enable row level security;

-- Queues a text to a candidate who ticked the box; nothing for anybody else. The job names the booking and its time.
create function public.queue_text(
  p_attempt uuid, p_kind public.text_kind, p_at timestamptz default now(), p_booking uuid default null,
  p_time uuid default null
) returns void language sql security definer set search_path = '' as $$
  select public.enqueue_job(
    'send_text',
    jsonb_build_object('attemptId', c.interview_attempt_id, 'text', p_kind, 'bookingId', p_booking, 'timeId', p_time),
    concat_ws(':', 'text', p_kind, c.interview_attempt_id, p_time), p_at
  ) from public.text_consents c where c.interview_attempt_id = p_attempt
$$;

create function public.queue_start_texts() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  -- Most are done within the hour, and then the day has room for what comes next.
  perform public.queue_text(new.interview_attempt_id, 'way_back', now() + interval '1 hour');
  perform public.queue_text(
    new.interview_attempt_id, 'reminder', now() + public.app_limit('start_reminder_hours') * interval '1 hour'
  );
  return null;
end $$;
create trigger queue_start_texts after insert on public.text_consents
  for each row execute function public.queue_start_texts();

-- Books a text before the service is asked for it, unless it may not go or is there already: then `verdict` says so. `at`
-- is when it may go ('often'), or when the service was asked before ('again'; 'busy' while another process still asks). One
-- company's texts are booked one after the other. Past its cap support is told once a month. Only numbers of the United
-- States and Canada get any. That a time is called off never waits for the next day. What is about a booked time (`p_time`) is
-- one for each move, and goes only while that time is theirs.
create function public.begin_text(
  p_department text, p_kind public.text_kind, p_number text, p_body text, p_micros bigint, p_cap bigint,
  p_interview uuid default null, p_attempt uuid default null, p_answers uuid default null, p_booking uuid default null,
  p_time uuid default null
) returns table (text_id uuid, verdict public.text_verdict, at timestamptz)
  language plpgsql security definer set search_path = '' as $$
declare
  hash constant text := public.address_hash(p_number);
  is_answer constant boolean := p_answers is not null;
  moves integer;
  once text;
  before constant public.text_kind[] := '{invitation,way_back,reminder,asked_to_finish}';
  known public.texts;
  oldest timestamptz;
  counted integer;
begin
  perform public.refuse_long(2000, p_number, p_body);
  perform pg_advisory_xact_lock(hashtextextended('texts:' || p_department, 0));
  if p_kind in ('booking', 'day_before', 'hours_before') then
    select b.moves into moves from public.bookings b where b.id = p_booking and b.time_id = p_time;
    if not found then
      return query select null::uuid, 'done'::public.text_verdict, null::timestamptz;
      return;
    end if;
  end if;
  once := concat_ws(':', p_kind, coalesce(p_answers, p_booking, p_interview), moves, hash);
  select * into known from public.texts where key = once;
  if p_attempt is not null then
    -- Held, so that a deletion finds this text.
    perform 1 from public.interview_attempts where id = p_attempt and erase_by is null for key share;
    if not found then
      return query select null::uuid, 'done'::public.text_verdict, null::timestamptz;
      return;
    end if;
  end if;
  if known.state <> 'sending' then
    return query select known.id, 'done'::public.text_verdict, null::timestamptz;
    return;
  elsif p_number not like '+1%' then
    return query select null::uuid, 'done'::public.text_verdict, null::timestamptz;
    return;
  elsif p_kind <> 'stopped' and exists (select 1 from public.text_stops s where s.number_hash = hash) then
    -- Also one whose answer was lost: it isn't asked for again.
    update public.texts t set state = 'failed' where t.id = known.id;
    return query select null::uuid, 'stopped'::public.text_verdict, null::timestamptz;
    return;
  elsif known.id is not null then
    update public.text_numbers_used u set asking_until = clock_timestamp() + public.app_limit('text_asking_seconds') * interval '1 second'
      where u.text_id = known.id and coalesce(u.asking_until, '-infinity') < clock_timestamp();
    return query select known.id, case when found then 'again'::public.text_verdict else 'busy' end, known.created_at;
    return;
  elsif p_kind = any (before) and (
    select count(*) from public.texts t join public.text_numbers_used u on u.text_id = t.id
    where u.number_hash = hash and t.interview_id = p_interview and t.kind = any (before)
  ) >= public.app_limit('texts_before_submission') then
    return query select null::uuid, 'done'::public.text_verdict, null::timestamptz;
    return;
  end if;
  select count(*), min(t.created_at) into counted, oldest
    from public.texts t join public.text_numbers_used u on u.text_id = t.id
    where u.number_hash = hash and t.department_key = p_department and t.created_at > now() - interval '24 hours'
      and t.kind is not null and (t.kind in ('link', 'help', 'stopped')) = is_answer and t.state <> 'failed'
      and t.kind <> 'called_off';
  if p_kind <> 'called_off' and counted >= (case when is_answer then public.app_limit('text_answers_a_day') else public.app_limit('texts_a_day') end) then
    return query select null::uuid, 'often'::public.text_verdict, oldest + interval '24 hours';
    return;
  elsif p_kind = 'receipt' and (
    counted = public.app_limit('texts_a_day') - 1
    or exists (select 1 from public.bookings b where b.interview_attempt_id = p_attempt)
    or exists (select 1 from public.decision_mails d where d.interview_attempt_id = p_attempt and d.outcome = 'sent')
  ) then
    -- The last of the day is kept for what nobody knows yet, and who has an answer knows that theirs arrived.
    return query select null::uuid, 'done'::public.text_verdict, null::timestamptz;
    return;
  end if;
  if p_micros + coalesce((
    select s.micros from public.text_spend s
    where s.department_key = p_department and s.month = public.spend_month()::date
  ), 0) > p_cap then
    insert into public.webhook_events (source, event_id, processed_at)
      values ('texts', 'cap:' || p_department || ':' || public.spend_month()::date, now()) on conflict do nothing;
    if found then
      perform public.enqueue_job(
        'tell_support_of_spend', jsonb_build_object('departmentKey', p_department, 'cap', 'texts'),
        'spend:' || p_department || ':texts'
      );
    end if;
    return query select null::uuid, 'capped'::public.text_verdict, null::timestamptz;
    return;
  end if;
  insert into public.texts (key, department_key, interview_id, interview_attempt_id, kind, number, body, state)
    values (
      once, p_department, p_interview, p_attempt, p_kind, case when p_attempt is null then p_number end, p_body, 'sending'
    ) returning * into known;
  insert into public.text_numbers_used (text_id, number_hash, asking_until)
    values (known.id, hash, clock_timestamp() + public.app_limit('text_asking_seconds') * interval '1 second');
  perform public.book_text(p_department, p_micros);
  return query select known.id, 'send'::public.text_verdict, null::timestamptz;
end $$;

-- Adds to what a company's texts cost this month, or takes off what was booked too much.
create function public.book_text(p_department text, p_micros bigint)
  returns void language sql security definer set search_path = '' as $$
  insert into public.text_spend (department_key, month, micros)
    values (p_department, date_trunc('month', now(), 'UTC')::date, greatest(0, p_micros))
    on conflict (department_key, month) do update set micros = greatest(0, text_spend.micros + p_micros)
$$;

-- What the service says of a text: by its own name for it, or by ours while that isn't known. What comes late or out of
-- order takes nothing back. An invitation that didn't arrive is its owner's to text. False if it is none of ours, or said
-- before.
create function public.tell_text(
  p_state public.text_state, p_text uuid default null, p_sid text default null, p_error integer default null
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  told uuid;
  hash text;
  about public.texts;
begin
  select u.text_id, u.number_hash into told, hash from public.text_numbers_used u
    where u.sid = p_sid or u.text_id = p_text and u.sid is null for update;
  if told is null then
    return false;
  end if;
  update public.text_numbers_used set sid = coalesce(sid, p_sid) where text_id = told;
  if p_error = public.app_limit('text_told_stop') then
    insert into public.text_stops (number_hash, reason, by_service) values (hash, 'told', true)
      on conflict (number_hash) do update set by_service = true;
  end if;
  update public.texts set state = p_state, error = coalesce(p_error, error) where id = told
    and (state = 'sending' or state = 'sent' and p_state <> 'sent' or p_state = 'delivered' and state <> 'delivered')
    returning * into about;
  if about.kind = 'invitation' then
    update public.invites i set
      state = case
        when p_state in ('sent', 'delivered') then 'sent'::public.invite_state
        when p_error = public.app_limit('text_told_stop') then 'stopped'
        else 'to_text'
      end,
      sent_at = case when p_state in ('sent', 'delivered') then coalesce(i.sent_at, now()) else i.sent_at end
      from public.invited_addresses a
      where a.interview_id = about.interview_id and a.address_hash = hash and i.id = a.invite_id
        and i.texted and i.state in ('queued', 'sent', 'to_text', 'failed');
  end if;
  return about.id is not null;
end $$;

-- A text that never went is none: its job begins anew, and what was booked is free again.
create function public.release_text(p_text uuid, p_micros bigint)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  gone public.texts;
begin
  delete from public.texts where id = p_text and state = 'sending' returning * into gone;
  if gone.id is not null then
    perform public.book_text(gone.department_key, -p_micros);
  end if;
end $$;

-- Takes a text that came in, once. Its company is that of the number it was sent to, or whoever texted there last. A stop or
-- a wrong number ends all texts to that number, and what invited it: a wrong number also that company's link, which whoever
-- only stops may still use. A start begins texts again, but after a stop that the service obeyed too only one that it obeys:
-- it sends nothing before, also no answer. A keyword is answered with the link, and what nobody knows gets one
-- help a day. What a candidate or somebody invited says is told to the owner, with the end of their texts.
create function public.receive_text(
  p_sid text, p_from text, p_to text, p_body text, p_answered boolean, p_command public.text_command default null,
  p_word text default null, p_obeyed boolean default false
) returns void language plpgsql security definer set search_path = '' as $$
declare
  hash constant text := public.address_hash(p_from);
  command public.text_command := p_command;
  company text;
  is_own boolean;
  attempt uuid;
  began timestamptz;
  invite uuid;
  job uuid;
  kept uuid;
  answer public.text_kind;
begin
  perform public.refuse_long(2000, p_sid, p_from, p_to, p_body, p_word);
  delete from public.webhook_events where source = 'texts' and received_at < now() - interval '35 days';
  insert into public.webhook_events (source, event_id, processed_at) values ('texts', p_sid, now()) on conflict do nothing;
  if not found then
    return;
  end if;
  if command in ('stop', 'wrong_number') then
    insert into public.text_stops as s (number_hash, reason, by_service)
      values (hash, case command when 'stop' then 'asked'::public.text_stop_reason else 'wrong_number' end, p_obeyed)
      on conflict (number_hash) do update set
        reason = case excluded.reason when 'wrong_number' then excluded.reason else s.reason end,
        by_service = s.by_service or excluded.by_service;
  elsif command = 'start' then
    delete from public.text_stops where number_hash = hash and (p_obeyed or not by_service);
    -- Who had stopped nothing means yes to what they were told. Who can't be answered may be heard by the owner.
    if not found then
      command := null;
    end if;
  end if;
  select n.department_key into company from public.text_numbers n where n.number = p_to;
  is_own := found;
  if not is_own then
    select t.department_key into company from public.texts t join public.text_numbers_used u on u.text_id = t.id
      where u.number_hash = hash and t.kind is not null order by t.created_at desc limit 1;
  end if;
  if command in ('stop', 'wrong_number') then
    update public.invites i
      set state = case
        when command = 'wrong_number' and v.provider = 'native' and i.department_key = company
          then 'taken_back'::public.invite_state
        else 'stopped'
      end
      from public.invited_addresses a, public.interviews v
      where a.address_hash = hash and i.id = a.invite_id and v.id = i.interview_id and not public.invite_was_taken(i.id)
        and (
          i.texted and i.state in ('queued', 'sent', 'failed')
          or command = 'wrong_number' and (i.state in ('to_text', 'text_opened') or i.texted and i.state = 'stopped')
        );
  end if;
  if company is null then
    return;
  end if;
  select coalesce(a.retry_of, a.id), a.created_at into attempt, began from public.interview_attempts a
    where a.department_key = company and a.erase_by is null and public.is_phone_of(p_from, a.candidate_phone)
    order by a.created_at desc, a.id limit 1;
  -- Held, so that a deletion finds this text, or leaves nobody it is from.
  perform 1 from public.interview_attempts where id = attempt for key share;
  if not found then
    attempt := null;
  end if;
  -- Who applied before and is invited anew answers that.
  select i.id into invite from public.invited_addresses a join public.invites i on i.id = a.invite_id
    where a.address_hash = hash and i.department_key = company and i.phone is not null
      and (attempt is null or i.created_at > began)
    order by i.sequence desc limit 1;
  if found then
    attempt := null;
  end if;
  if command = 'wrong_number' then
    delete from public.text_consents where number = p_from;
    update public.interview_attempts set invited_phone = null where department_key = company and invited_phone = p_from;
  end if;
  insert into public.texts (key, department_key, interview_attempt_id, number, body, state)
    values ('in:' || p_sid, company, attempt, p_from, p_body, 'received')
    returning id into kept;
  insert into public.text_numbers_used (text_id, number_hash, sid) values (kept, hash, p_sid);
  if is_own and command is null then
    select i.id into job from public.text_keywords k join public.interviews i on i.id = k.interview_id
      where k.number = p_to and k.word = p_word and i.closed_at is null and i.deleted_at is null
        and (i.deadline is null or i.deadline > now());
  end if;
  if command in ('stop', 'wrong_number') then
    answer := case when not p_answered then 'stopped'::public.text_kind end;
  elsif exists (select 1 from public.text_stops where number_hash = hash) then
    answer := null;
  elsif job is not null then
    answer := 'link';
  elsif command = 'help' then
    answer := case when not p_answered then 'help'::public.text_kind end;
  elsif command is null and not p_answered and attempt is null and is_own and not exists (
    select 1 from public.texts t join public.text_numbers_used u on u.text_id = t.id
    where u.number_hash = hash and t.department_key = company and t.kind = 'help' and t.created_at > now() - interval '24 hours'
  ) then
    answer := 'help';
  end if;
  if answer is not null then
    -- Messages that come before the help went are answered by the same one.
    perform public.enqueue_job(
      'answer_text', jsonb_build_object('textId', kept, 'answer', answer, 'interviewId', job),
      'answer-text:' || case when answer = 'help' and command is null then 'help:' || company || ':' || hash else kept::text end
    );
  end if;
  if coalesce(attempt, invite) is not null and job is null and (command is null or command in ('stop', 'wrong_number')) then
    perform public.enqueue_job(
      'mail_text_reply', jsonb_build_object('attemptId', attempt, 'inviteId', invite, 'textId', kept, 'ended', command),
      'text-reply:' || kept
    );
  end if;
end $$;

-- Whether a number wrote to a company first, as a keyword or a message does, and wants texts.
create function public.wrote_first(p_department text, p_number text)
  returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.texts t join public.text_numbers_used u on u.text_id = t.id
    where u.number_hash = public.address_hash(p_number) and t.department_key = p_department and t.state = 'received'
  )
$$;

-- Gives the company of an owner's address its own number, or (null) takes it: for the operator, once carriers know it.
create function public.register_text_number(p_owner text, p_number text)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  company text;
begin
  select c.willo_company_key into company from public.company_profiles c
    join public.profiles p on p.id = c.created_by_user_id where p.email = public.plain_address(p_owner);
  if company is null then
    raise exception 'No company belongs to this address';
  end if;
  delete from public.text_numbers where department_key = company and number is distinct from p_number;
  if p_number is not null then
    insert into public.text_numbers (number, department_key) values (p_number, company)
      on conflict (department_key) do nothing;
  end if;
end $$;

-- Gives one of the asker's interviews its word, or (null) takes it. False if they have no such interview. Raises
-- 'no_text_number', or 'keyword_taken' by another of its interviews.
create function public.save_keyword(p_interview uuid, p_word text default null)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  own_number text;
begin
  perform public.refuse_long(100, p_word);
  if not exists (
    select 1 from public.interviews where id = p_interview and deleted_at is null
      and department in (select public.my_department_keys()) and public.may('own')
  ) then
    return false;
  end if;
  if p_word is null then
    delete from public.text_keywords where interview_id = p_interview;
    return true;
  end if;
  select number into own_number from public.text_numbers where department_key in (select public.my_department_keys());
  if not found then
    raise exception 'no_text_number';
  end if;
  -- An interview that is over gives its word up.
  delete from public.text_keywords k using public.interviews i
    where k.number = own_number and k.word = p_word and i.id = k.interview_id and i.id <> p_interview
      and (i.closed_at is not null or i.deleted_at is not null or i.deadline < now());
  insert into public.text_keywords (interview_id, number, word) values (p_interview, own_number, p_word)
    on conflict (interview_id) do update set number = excluded.number, word = excluded.word;
  return true;
exception when unique_violation then
  raise exception 'keyword_taken';
end $$;
grant execute on function public.save_keyword(uuid, text) to authenticated;

-- What nobody who is a candidate wrote or got goes after half a year, as invitations do. How many went.
create function public.forget_texts() returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  delete from public.texts where interview_attempt_id is null and created_at < now() - interval '180 days';
  get diagnostics gone = row_count;
  return gone;
end $$;
create index on public.texts (created_at) where interview_attempt_id is null;

-- A candidate's texts go with them, and what they wrote or got before they were one, unless it is a second try that ends.
create function public.forget_texts_of(p_attempt uuid)
  returns void language plpgsql security definer set search_path = '' as $$
begin
  delete from public.texts t using public.interview_attempts a
    where a.id = p_attempt and t.department_key = a.department_key and (
      t.interview_attempt_id = a.id
      or a.erase_by is distinct from 'retry'
        and t.interview_attempt_id is null and public.is_phone_of(t.number, a.call_phone)
    );
end $$;
