-- How much room recordings take, and who is told if there is none left.

-- What interviews received, by the hour. What is thrown away afterwards stays counted. Nobody but the service reads or
-- writes it.
create table public.received_hours (
  interview_id uuid not null references public.interviews (id) on delete cascade,
  hour timestamptz not null,
  bytes bigint not null check (bytes >= 0),
  primary key (interview_id, hour)
);
alter table public.received_hours enable row level security;

-- How much a company keeps already, half uploads included, how much the interview received in the last 24 hours, and the
-- plan in force, which ends by the clock as everything else does, for an interview that asks for recordings or for one of
-- its questions. Empty if nothing is recorded.
create function public.company_usage(p_interview_key text default null, p_question uuid default null)
  returns table (interview_id uuid, plan public.plan_key, used_bytes bigint, day_bytes bigint)
  language sql stable security definer set search_path = '' as $$
  select i.id, access.plan, coalesce((
    select sum(coalesce(m.byte_size, m.received_bytes)) from public.media m
    join public.interview_attempts a on a.id = m.interview_attempt_id
    where a.department_key = c.willo_company_key and m.state <> 'discarded' and m.cleared_at is null
  ), 0)::bigint, coalesce((
    select sum(r.bytes) from public.received_hours r
    where r.interview_id = i.id and r.hour > now() - interval '25 hours'
  ), 0)::bigint
  from public.interviews i
  join public.company_profiles c on c.willo_company_key = i.department
  join public.plan_access access on access.user_id = c.created_by_user_id
  where exists (
    select 1 from public.questions q
    where q.interview_id = i.willo_interview_key and q.question_type = 'video'
      and (i.willo_interview_key = p_interview_key or q.id = p_question)
  )
$$;

-- Counts bytes of a recording as received, or takes back (below 0) what never came.
create function public.note_received(p_media uuid, p_bytes bigint) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  interview uuid;
  this_hour constant timestamptz := date_trunc('hour', now());
begin
  update public.media set received_bytes = greatest(received_bytes + p_bytes, 0) where id = p_media;
  select a.interview_id into interview from public.media m
    join public.interview_attempts a on a.id = m.interview_attempt_id where m.id = p_media;
  if not found then
    return;
  end if;
  insert into public.received_hours as r (interview_id, hour, bytes)
    values (interview, this_hour, greatest(p_bytes, 0))
  on conflict (interview_id, hour) do update set bytes = greatest(r.bytes + p_bytes, 0);
  delete from public.received_hours where interview_id = interview and hour < this_hour - interval '2 days';
end $$;

-- Interviews whose candidates were turned away because there is no room for recordings: in what the interview may receive
-- in a day, or in all that the company may keep. Nobody but the service writes it.
create table public.full_rooms (
  interview_id uuid not null references public.interviews (id) on delete cascade,
  lacks public.room_lack not null,
  noted_at timestamptz not null default now(),
  primary key (interview_id, lacks)
);
alter table public.full_rooms enable row level security;

-- Keeps that somebody was turned away, and mails the company's owner: at most once a day about one interview, and once a
-- day about the company's whole storage. The company's row holds off whoever is turned away at the same moment.
create function public.note_full_room(p_interview uuid, p_lacks public.room_lack) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  key text;
begin
  select c.willo_company_key into key from public.company_profiles c
    join public.interviews i on i.department = c.willo_company_key
    where i.id = p_interview for no key update of c;
  if not found or exists (
    select 1 from public.full_rooms f join public.interviews i on i.id = f.interview_id
    where i.department = key and f.lacks = p_lacks and (p_lacks = 'company' or i.id = p_interview)
      and f.noted_at > clock_timestamp() - interval '1 day'
  ) then
    return;
  end if;
  delete from public.full_rooms f using public.interviews i
    where i.id = f.interview_id and i.department = key and f.lacks = p_lacks
      and (p_lacks = 'company' or i.id = p_interview or f.noted_at < now() - interval '2 days');
  insert into public.full_rooms (interview_id, lacks) values (p_interview, p_lacks);
  perform public.enqueue_job(
    'mail_full_room', jsonb_build_object('interviewId', p_interview, 'lacks', p_lacks),
    'mail:full-room:' || p_lacks || ':' || p_interview
  );
end $$;

-- What the reader's interviews that had no room use now; whether they still have none is for the reader's plan to say.
create function public.full_interviews()
  returns table (interview_id uuid, title text, plan public.plan_key, used_bytes bigint, day_bytes bigint)
  language sql stable security definer set search_path = '' as $$
  select i.id, i.title, u.plan, u.used_bytes, u.day_bytes
  from public.interviews i cross join lateral public.company_usage(i.willo_interview_key) u
  where i.department in (select public.my_department_keys())
    and coalesce(i.id = any ((select public.my_interviews())::uuid[]), true)
    and exists (select 1 from public.full_rooms f where f.interview_id = i.id)
  order by i.sequence desc
$$;
grant execute on function public.full_interviews() to authenticated;
