-- What candidates are mailed, and what employers are told of new answers.

-- Adds a job for a mail that goes to nobody before an owner has proved their address. It is due as soon as they have, and
-- at the latest at p_until, when it finds out what is still of use.
create function public.hold_job(
  p_owner uuid, p_kind public.job_kind, p_payload jsonb, p_unique_key text, p_until timestamptz
)
  returns uuid language plpgsql security definer set search_path = '' as $$
declare
  proved boolean;
begin
  -- Locked, so that whoever proves the address now either finds this job or has proved it before.
  select email_verified_at is not null into proved from public.profiles where id = p_owner for share;
  return public.enqueue_job(
    p_kind, p_payload || jsonb_build_object('heldFor', p_owner), p_unique_key, case when proved then now() else p_until end
  );
end $$;

create function public.wake_held_jobs() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.jobs set run_at = now()
    where payload ->> 'heldFor' = new.id::text and finished_at is null and dead_at is null and run_at > now();
  return null;
end $$;
create trigger wake_held_jobs after update of email_verified_at on public.profiles
  for each row when (old.email_verified_at is null and new.email_verified_at is not null)
  execute function public.wake_held_jobs();

-- The link that brings a candidate back is mailed once their address is given, and a day later one reminder. Whoever
-- answered at an interview provider has nothing here to come back to.
create function public.queue_start_mails() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.submitted_at is null and new.retry_of is null and exists (
    select 1 from public.interviews i where i.id = new.interview_id and i.provider = 'native'
  ) then
    perform public.enqueue_job(
      'send_mail', jsonb_build_object('mail', 'resume', 'attemptId', new.id), 'mail:resume:' || new.id
    );
    perform public.enqueue_job(
      'send_mail', jsonb_build_object('mail', 'nudge', 'attemptId', new.id), 'mail:nudge:' || new.id,
      now() + public.app_limit('start_reminder_hours') * interval '1 hour'
    );
  end if;
  return null;
end $$;
create trigger queue_start_mails after insert on public.interview_attempts
  for each row execute function public.queue_start_mails();

-- After submission the candidate's confirmation; the employer hears of what opens to them.
create function public.queue_submission_mails() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.enqueue_job(
    'send_mail', jsonb_build_object('mail', 'confirmation', 'attemptId', new.id), 'mail:confirmation:' || new.id
  );
  -- A fast owner's next step and the time booked for it come first, and then need the day's two texts.
  perform public.queue_text(new.id, 'receipt', now() + interval '1 hour');
  return null;
end $$;
create trigger queue_submission_mails after update of submitted_at on public.interview_attempts
  for each row when (old.submitted_at is null and new.submitted_at is not null)
  execute function public.queue_submission_mails();

-- One row for each mail about new answers: which openings it covers is fixed once, so that a job that runs again says the
-- same, and nobody is told of an answer in two mails or in none. Openings are numbered, as a clock may step back between two.
create table public.digests (
  job_id uuid primary key,
  interview_id uuid not null references public.interviews (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  since bigint not null,
  until bigint not null,
  sequence bigint generated always as identity,
  taken_at timestamptz not null default now()
);
create index on public.digests (interview_id, user_id, sequence desc);
create index on public.digests (user_id);
alter table public.digests enable row level security;

-- Who may be mailed of an interview's answers, and how often they want that: the owner at once until they say otherwise, a
-- member never until they do.
create function public.digest_readers(p_interview uuid)
  returns table (
    user_id uuid, email text, job text, verified boolean, pace public.mail_pace, details boolean, time_zone text
  ) language sql stable security definer set search_path = '' as $$
  select p.id, p.email, i.title, p.email_verified_at is not null,
    coalesce(p.mail_answers, case seat.role when 'owner' then 'at_once'::public.mail_pace else 'none' end),
    p.notify_details, c.time_zone
  from public.interviews i
  join public.company_profiles c on c.willo_company_key = i.department
  cross join lateral public.interview_readers(i.id) seat
  join public.profiles p on p.id = seat.user_id and p.email is not null
  where i.id = p_interview and i.deleted_at is null
$$;

-- What a reader's mail covers: what opened after their last one, and after p_since, so that whoever begins to want mails
-- isn't told of all that came before. What jobs still wait for it tells as well, whichever of them runs first. Null within
-- an hour of their last one, as jobs of two paces or of two looks at ratings may be due together: the rest comes in a
-- mail after that hour.
create function public.take_digest(p_job uuid, p_interview uuid, p_user uuid, p_since bigint)
  returns public.digests language plpgsql security definer set search_path = '' as $$
declare
  made public.digests;
  last public.digests;
  newest bigint;
  covered bigint;
begin
  perform 1 from public.interviews where id = p_interview for update;
  if not found then
    return null;
  end if;
  select * into made from public.digests where job_id = p_job;
  if found then
    return made;
  end if;
  select max(opening) into newest from public.interview_attempts where interview_id = p_interview;
  select * into last from public.digests
    where interview_id = p_interview and user_id = p_user order by sequence desc limit 1;
  -- By the clock of this moment, as the last one may have been taken while this waited. One of the future is of a clock
  -- that stepped back.
  if last.taken_at between clock_timestamp() - interval '1 hour' and clock_timestamp() then
    if newest > last.until then
      perform public.enqueue_job(
        'send_digest', jsonb_build_object('interviewId', p_interview, 'userId', p_user, 'since', p_since),
        'digest-waits:' || p_interview || ':' || p_user || ':' || last.sequence, last.taken_at + interval '1 hour'
      );
    end if;
    return null;
  end if;
  covered := greatest(
    (select max(until) from public.digests where interview_id = p_interview and user_id = p_user),
    least(p_since, (
      select min((payload ->> 'since')::bigint) from public.jobs
      where kind = 'send_digest' and finished_at is null and dead_at is null
        and payload @> jsonb_build_object('interviewId', p_interview, 'userId', p_user)
    ))
  );
  insert into public.digests (job_id, interview_id, user_id, since, until)
    values (p_job, p_interview, p_user, covered, greatest(covered, newest)) returning * into made;
  return made;
end $$;

-- The next seven o'clock in the morning in a zone: when what is mailed once a day goes out.
create function public.next_morning(p_zone text) returns timestamptz
  language sql stable set search_path = '' as $$
  select (date_trunc('day', (now() at time zone p_zone) - interval '7 hours') + interval '31 hours') at time zone p_zone
$$;

-- To each reader who wants it at most one mail an hour per interview, or one at seven in the morning by the company's clock.
-- Before a reader has proved their address nothing counts as told.
create function public.queue_digests(p_interview uuid, p_opening bigint)
  returns void language plpgsql security definer set search_path = '' as $$
begin
  -- Locked, so that a digest which is being taken now either counts this attempt or leaves it for the next one.
  perform 1 from public.interviews where id = p_interview for share;
  perform public.enqueue_job(
    'send_digest',
    jsonb_build_object(
      'interviewId', p_interview, 'userId', r.user_id, 'since', case when r.verified then p_opening - 1 else 0 end
    ),
    'digest:' || p_interview || ':' || r.user_id || ':' || coalesce(last.sequence::text, 'first') || ':' || r.pace,
    case r.pace
      when 'daily' then public.next_morning(r.time_zone)
      else greatest(
        now() + interval '1 minute',
        case when last.taken_at is not null then least(last.taken_at, now()) + interval '1 hour' end
      )
    end
  )
  from public.digest_readers(p_interview) r
  left join lateral (
    select d.sequence, d.taken_at from public.digests d
    where d.interview_id = p_interview and d.user_id = r.user_id order by d.sequence desc limit 1
  ) last on true
  where r.pace <> 'none';
end $$;

-- Whoever wants them once a day from now on is told next morning of what waits.
create function public.put_off_digests() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.jobs j set run_at = public.next_morning(c.time_zone)
    from public.interviews i join public.company_profiles c on c.willo_company_key = i.department
    where j.kind = 'send_digest' and j.finished_at is null and j.dead_at is null and not j.payload ? 'heldFor'
      and j.payload ->> 'userId' = new.id::text and i.id = (j.payload ->> 'interviewId')::uuid;
  return null;
end $$;
create trigger put_off_digests after update of mail_answers on public.profiles
  for each row when (new.mail_answers = 'daily' and new.mail_answers is distinct from old.mail_answers)
  execute function public.put_off_digests();

create function public.queue_digest() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.queue_digests(new.interview_id, new.opening);
  return null;
end $$;
create trigger queue_digest after update of unlocked_at on public.interview_attempts
  for each row when (old.unlocked_at is null and new.unlocked_at is not null)
  execute function public.queue_digest();
