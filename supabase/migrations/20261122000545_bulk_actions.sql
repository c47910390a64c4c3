-- What somebody does about many candidates at once: one action and its people, worked through by jobs, each of them in a small
-- transaction of their own, in the name and with the rights of who asked. Written by the functions below alone.

create table public.bulk_actions (
  -- Made by the page that sends it, so that a second try is the same action.
  id uuid primary key,
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  asked_by uuid not null references auth.users (id) on delete cascade,
  kind public.bulk_kind not null,
  status public.attempt_status,
  reason text check (char_length(reason) <= public.app_limit('decision_reason')),
  -- {kind: {language: text}}; it and the reason stay with the people, and here until the action is over.
  bodies jsonb,
  sequence bigint generated always as identity,
  created_at timestamptz not null default now(),
  run_at timestamptz not null default now(),
  started_at timestamptz,
  taken_back_at timestamptz,
  finished_at timestamptz,
  -- When who asked had looked at whom it is about, if they chose a whole list and not each row as it was shown.
  looked_at timestamptz,
  -- When who asked had seen what came of it.
  seen_at timestamptz,
  check ((kind = 'status') = (status is not null)),
  check (kind = 'mail' or bodies is null),
  constraint reasons_can_be_read check (public.has_visible_character(reason))
);
create index on public.bulk_actions (asked_by, sequence desc);
create index on public.bulk_actions (department_key);
alter table public.bulk_actions enable row level security;
create policy "people read what they did in bulk" on public.bulk_actions
  for select to authenticated using (
    asked_by = (select public.my_user_id()) and department_key in (select public.my_department_keys())
  );
grant select on public.bulk_actions to authenticated;
revoke insert, update, delete, truncate on public.bulk_actions from anon, authenticated, service_role;

create table public.bulk_items (
  action_id uuid not null references public.bulk_actions (id) on delete cascade,
  place integer not null,
  -- Null once the candidate's data is deleted: what came of it still counts.
  interview_attempt_id uuid references public.interview_attempts (id) on delete set null,
  -- What the row showed.
  from_status public.attempt_status not null,
  version integer,
  override bigint,
  -- Null while it waits.
  outcome public.bulk_outcome,
  primary key (action_id, place)
);
create index on public.bulk_items (interview_attempt_id);
alter table public.bulk_items enable row level security;
create policy "people read whom they did it to" on public.bulk_items
  for select to authenticated using (
    exists (select 1 from public.bulk_actions b where b.id = bulk_items.action_id)
    and (interview_attempt_id is null
      or exists (select 1 from public.interview_attempts a where a.id = bulk_items.interview_attempt_id))
  );
grant select on public.bulk_items to authenticated;
revoke insert, update, delete, truncate on public.bulk_items from anon, authenticated, service_role;

-- Which mail a status allows, as `mailFor` in lib/domain/results/decision-mail.ts has it.
create function public.mail_of_status(p_status public.attempt_status) returns public.decision_mail
  language sql immutable set search_path = '' as $$
  select case p_status when 'Hired' then 'next_step'::public.decision_mail when 'Rejected' then 'no_thank_you' end
$$;

-- Whether they got the mail about their status, or will, or one was refused: no other is sent.
create function public.was_mailed(p_attempt uuid, p_status public.attempt_status) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.decision_mails
    where interview_attempt_id = p_attempt and kind = public.mail_of_status(p_status)
      and (outcome is null or outcome not in ('outdated', 'failed'))
  )
$$;

-- Whether their address took no such mail.
create function public.mail_was_refused(p_attempt uuid, p_status public.attempt_status) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.decision_mails
    where interview_attempt_id = p_attempt and kind = public.mail_of_status(p_status) and outcome = 'refused'
  )
$$;

-- Whether somebody is new in a list, has new scores or a booking, or was decided about or called by anybody but `p_asker`
-- since it was looked at. Nothing says who took a call back, so that counts whoever it was.
create function public.changed_since(p_attempt uuid, p_looked_at timestamptz, p_asker uuid) returns boolean
  language sql stable set search_path = '' as $$
  select exists (
    select 1 from (
      select unnest(array[a.unlocked_at, a.resubmitted_at]) as at, null as made_by
        from public.interview_attempts a where a.id = p_attempt
      -- A candidate who books is logged in the name of who offered the times.
      union all select c.created_at, case when b.id is null then c.made_by end from public.contacts c
        left join public.bookings b on b.interview_attempt_id = c.interview_attempt_id and b.contact_id = c.id
        where c.interview_attempt_id = p_attempt
      union all select taken_back_at, null from public.contacts where interview_attempt_id = p_attempt
      union all select created_at, changed_by from public.status_history where interview_attempt_id = p_attempt
      union all select created_at, changed_by from public.metric_overrides where interview_attempt_id = p_attempt
      union all select created_at, null from public.evaluation_results where interview_attempt_id = p_attempt
    ) as steps where at > p_looked_at and made_by is distinct from p_asker
  )
$$;

-- Asks for an action about the given people ([{id, from, version, override}], the last three as a row showed them), and
-- answers how many it is about: those that are open to the asker, for a mail those who were decided about and had none of
-- their kind, for a deletion those whom no hold keeps. Whom others have changed since a whole list was looked at is left as
-- they are, and named. The same id again changes nothing. Raises 'owner_unverified', 'too_many', and 'attempt_unknown' if
-- nobody is left.
create function public.ask_bulk(
  p_id uuid, p_kind public.bulk_kind, p_people jsonb, p_status public.attempt_status default null,
  p_reason text default null, p_bodies jsonb default null, p_looked_at timestamptz default null
) returns integer language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := public.my_user_id();
  begins constant timestamptz := now()
    + make_interval(secs => case when p_kind = 'status' then 0 else public.app_limit('take_back_seconds') end);
  about integer;
begin
  perform public.refuse_long(512 * 1024, p_people::text, p_bodies::text);
  perform public.refuse_long(20000, p_reason);
  if not public.may('decide') then
    raise exception 'not theirs to do in bulk' using errcode = '42501';
  end if;
  if jsonb_array_length(p_people) > public.app_limit('bulk_people') then
    raise exception 'too_many' using errcode = 'P0001';
  elsif p_kind = 'mail' and not exists (
    select 1 from public.profiles p where p.id = me and p.email_verified_at is not null
  ) then
    raise exception 'owner_unverified' using errcode = 'P0001';
  end if;
  delete from public.bulk_actions where asked_by = me and finished_at < now() - interval '30 days';
  insert into public.bulk_actions (id, department_key, asked_by, kind, status, reason, bodies, looked_at, run_at)
    select p_id, key, me, p_kind, p_status, public.readable_reason(p_reason), p_bodies, p_looked_at, begins
    from public.my_department_keys() as key limit 1
    on conflict (id) do nothing;
  if found then
    insert into public.bulk_items (action_id, place, interview_attempt_id, from_status, version, override)
      select p_id, row_number() over (order by id), id, from_status, version, override
      from (
        select distinct on (a.id) a.id, coalesce(one."from", a.status) as from_status, one.version, one.override
        from jsonb_to_recordset(p_people)
          as one (id uuid, "from" public.attempt_status, version integer, override bigint)
        join public.interview_attempts a on a.id = one.id
        where public.is_my_open_attempt(a.id, 'decide') and case p_kind
          when 'mail' then a.status <> 'Pending' and not public.was_mailed(a.id, a.status)
          when 'delete' then not public.is_on_hold(a.id)
          else true
        end
      ) as people;
    if not found then
      raise exception 'attempt_unknown' using errcode = 'P0001';
    end if;
    perform public.enqueue_job('work_in_bulk', jsonb_build_object('actionId', p_id), 'bulk:' || p_id, begins);
  end if;
  select count(*) into about from public.bulk_items i join public.bulk_actions b on b.id = i.action_id
    where b.id = p_id and b.asked_by = me;
  return about;
end $$;
grant execute on function public.ask_bulk(
  uuid, public.bulk_kind, jsonb, public.attempt_status, text, jsonb, timestamptz
) to authenticated;

-- Takes an action of the asker's back for good, if it begins later and nothing of it was done. False if it is too late, null
-- if there is none.
create function public.take_back_bulk(p_id uuid) returns boolean
  language sql security definer set search_path = '' as $$
  update public.bulk_actions set taken_back_at = case
    when started_at is null and finished_at is null and kind <> 'status' then coalesce(taken_back_at, now())
  end where id = p_id and asked_by = public.my_user_id()
  returning taken_back_at is not null
$$;
grant execute on function public.take_back_bulk(uuid) to authenticated;

-- What came of it has been seen. Null if the asker has no such action.
create function public.close_bulk(p_id uuid) returns boolean
  language sql security definer set search_path = '' as $$
  update public.bulk_actions set seen_at = case when finished_at is not null then now() end
    where id = p_id and asked_by = public.my_user_id()
  returning true
$$;
grant execute on function public.close_bulk(uuid) to authenticated;

-- Does an action for one of its people, once: nothing if it was done or taken back. Only the server may call this; it acts for
-- who asked, whose rights are looked up anew. A mail's text is `p_body`; none if there is no text for what the person's status
-- is by now.
create function public.do_bulk_item(p_action uuid, p_place integer, p_body text default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  asked public.bulk_actions;
  item public.bulk_items;
  present public.attempt_status;
  came public.bulk_outcome := 'done';
begin
  -- Locked, so that two servers, or one and the taking back, come one after the other.
  select * into asked from public.bulk_actions where id = p_action and taken_back_at is null for update;
  select * into item from public.bulk_items where action_id = asked.id and place = p_place and outcome is null;
  if item.action_id is null then
    return;
  end if;
  perform set_config('rolecall.acting_for', asked.asked_by::text, true);
  perform set_config('rolecall.acting_in', asked.department_key, true);
  begin
    select a.status into present from public.interview_attempts a
      where a.id = item.interview_attempt_id and public.is_my_open_attempt(a.id, 'decide') for update;
    came := case
      when asked.department_key not in (select public.my_department_keys()) or not public.may('decide') then 'no_right'
      when present is null then 'gone'
      when public.changed_since(item.interview_attempt_id, asked.looked_at, asked.asked_by) then 'changed'
      when asked.kind = 'status' then case when public.decide(
        item.interview_attempt_id, asked.status, asked.reason, item.version, item.override, item.from_status
      ) then 'done' else 'gone' end
      when present <> item.from_status then 'changed'
      when asked.kind = 'delete' then case when public.request_erasure(item.interview_attempt_id, 'employer')
        then 'done' else 'gone' end
      when p_body is null then 'not_decided'
      when public.send_decision_mail(item.interview_attempt_id, public.mail_of_status(present), p_body) then 'done'
      else 'gone'
    end::public.bulk_outcome;
  exception
    when raise_exception then
      came := case
        when sqlerrm in ('decided_meanwhile', 'scores_changed') then 'changed'
        when sqlerrm in ('already_sent', 'mail_stopped', 'not_decided', 'on_hold', 'owner_unverified') then sqlerrm
        else 'failed'
      end::public.bulk_outcome;
    when insufficient_privilege then came := 'no_right';
    when check_violation then came := 'failed';
  end;
  perform set_config('rolecall.acting_for', '', true);
  perform set_config('rolecall.acting_in', '', true);
  update public.bulk_items set outcome = came where action_id = p_action and place = p_place;
  update public.bulk_actions set started_at = coalesce(started_at, now()) where id = p_action;
  update public.bulk_actions set finished_at = now()
    where id = p_action and not exists (select 1 from public.bulk_items where action_id = p_action and outcome is null);
end $$;

create function public.forget_bulk_words() returns trigger language plpgsql set search_path = '' as $$
begin
  if num_nonnulls(new.finished_at, new.taken_back_at) > 0 then
    new.reason := null;
    new.bodies := null;
  end if;
  return new;
end $$;
create trigger forget_bulk_words before update on public.bulk_actions
  for each row execute function public.forget_bulk_words();

-- Ends an action whose job is given up: who waits still is told of as failed.
create function public.give_up_bulk(p_action uuid) returns void
  language sql security definer set search_path = '' as $$
  update public.bulk_items set outcome = 'failed' where action_id = p_action and outcome is null;
  update public.bulk_actions set finished_at = now() where id = p_action and finished_at is null
$$;

-- The asker's actions that go on, or whose end they haven't seen, the newest first: also of somebody who may only read by
-- now, who can do nothing more with them.
create function public.my_bulk_actions() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', b.id, 'kind', b.kind, 'status', b.status, 'people', counted.people, 'done', counted.done,
    'failed', counted.failed, 'over', b.finished_at is not null,
    'canTakeBack', b.kind <> 'status' and b.started_at is null and b.finished_at is null and public.may('decide'),
    'canMail', b.kind = 'status' and b.finished_at is not null and public.may('decide') and exists (
      select 1 from public.bulk_items i join public.interview_attempts a on a.id = i.interview_attempt_id
      where i.action_id = b.id and i.outcome = 'done' and a.erase_by is null
        and a.status = b.status and a.status <> 'Pending' and not public.was_mailed(a.id, a.status)
    ),
    'seconds', greatest(0, ceil(extract(epoch from b.run_at - now()))),
    'failures', (
      select coalesce(jsonb_agg(jsonb_build_object('name', name, 'why', outcome)), '[]') from (
        select a.candidate_name as name, i.outcome from public.bulk_items i
        left join public.interview_attempts a on a.id = i.interview_attempt_id and public.is_my_open_attempt(a.id)
        where i.action_id = b.id and i.outcome <> 'done' order by i.place limit 100
      ) as named
    )
  ) order by b.sequence desc), '[]')
  from (
    select * from public.bulk_actions
    where asked_by = public.my_user_id() and department_key in (select public.my_department_keys())
      and taken_back_at is null and seen_at is null and coalesce(finished_at > now() - interval '1 day', true)
    order by sequence desc limit 5
  ) as b
  cross join lateral (
    select count(*) as people, count(*) filter (where outcome = 'done') as done,
      count(*) filter (where outcome <> 'done') as failed
    from public.bulk_items where action_id = b.id
  ) as counted
$$;
grant execute on function public.my_bulk_actions() to authenticated;

-- What an action about these attempts would be about: of those that are open to the asker how many there are, are on hold, were
-- decided about within a year, are undecided, were mailed after their decision, and have an address that took no such mail; how
-- many mails may still go out today; and the languages of those that would, with one job and one name of a company to write them
-- with.
create function public.bulk_facts(p_attempts uuid[]) returns jsonb
  language sql stable security definer set search_path = '' as $$
  with chosen as (
    select a.id, a.status, a.language, a.department_key, public.is_on_hold(a.id) as held,
      public.was_mailed(a.id, a.status) as mailed, public.mail_was_refused(a.id, a.status) as refused
    from public.interview_attempts a
    where a.id = any (p_attempts) and cardinality(p_attempts) <= public.app_limit('bulk_people')
      and public.is_my_open_attempt(a.id, 'decide')
  )
  select jsonb_build_object(
    'people', count(*), 'onHold', count(*) filter (where held), 'undecided', count(*) filter (where status = 'Pending'),
    'mailed', count(*) filter (where mailed and not refused), 'refused', count(*) filter (where refused),
    'decidedLately', count(*) filter (where exists (
      select 1 from public.status_history h
      where h.interview_attempt_id = chosen.id and h.to_status <> 'Pending' and h.created_at > now() - interval '1 year'
    )),
    'today', (
      select public.strangers_left(created_by_user_id) from public.company_profiles
      where willo_company_key = min(chosen.department_key)
    ),
    'company', (
      select company_name from public.company_profiles where willo_company_key = min(chosen.department_key)
    ),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'language', language, 'people', people)), '[]') from (
        select public.mail_of_status(status) as kind, language, count(*) as people from chosen
        where status <> 'Pending' and not mailed group by status, language order by 1, people desc, language
      ) as groups
    )
  ) from chosen
$$;
grant execute on function public.bulk_facts(uuid[]) to authenticated;
