-- What an owner wrote to a candidate after deciding: one mail of each kind, sent by a job, never without their press.

create table public.decision_mails (
  id uuid primary key default gen_random_uuid(),
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  kind public.decision_mail not null,
  body text not null check (char_length(body) <= public.app_limit('decision_mail')),
  written_by uuid not null,
  -- When it was given to the mail service, of which a server may die before it keeps what became of it.
  handed_over_at timestamptz,
  -- Null while it waits; 'refused' if the address takes no mail, 'outdated' if the status was another before it went out,
  -- 'failed' if the mail service never took it.
  outcome public.decision_mail_outcome,
  created_at timestamptz not null default now(),
  unique (interview_attempt_id, kind),
  constraint bodies_can_be_read check (public.has_visible_character(body))
);
create index on public.decision_mails (written_by);
create trigger refuse_addresses before insert or update of body on public.decision_mails
  for each row execute function public.refuse_addresses('body');
alter table public.decision_mails enable row level security;
create policy "owners read the decision mails of open attempts" on public.decision_mails
  for select to authenticated using (
    exists (select 1 from public.interview_attempts a where a.id = decision_mails.interview_attempt_id)
  );
grant select on public.decision_mails to authenticated;

-- Keeps what the owner wrote and queues it. False if the asking company has no such attempt. Raises 'owner_unverified',
-- 'not_decided' if the status is another, 'already_sent' if one of its kind went out or waits, 'mail_stopped' if the address
-- took none.
create function public.send_decision_mail(p_attempt uuid, p_kind public.decision_mail, p_body text)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  perform public.refuse_long(20000, p_body);
  if not public.is_my_open_attempt(p_attempt, 'decide') then
    return false;
  end if;
  if not exists (
    select 1 from public.profiles p where p.id = public.my_user_id() and p.email_verified_at is not null
  ) then
    raise exception 'owner_unverified' using errcode = 'P0001';
  end if;
  perform 1 from public.interview_attempts
    where id = p_attempt and status = case p_kind when 'next_step' then 'Hired'::public.attempt_status else 'Rejected' end
    for update;
  if not found then
    raise exception 'not_decided' using errcode = 'P0001';
  end if;
  if exists (
    select 1 from public.decision_mails where interview_attempt_id = p_attempt and kind = p_kind and outcome = 'refused'
  ) then
    raise exception 'mail_stopped' using errcode = 'P0001';
  end if;
  delete from public.decision_mails where interview_attempt_id = p_attempt and kind = p_kind and outcome in ('outdated', 'failed');
  insert into public.decision_mails (interview_attempt_id, kind, body, written_by)
    values (p_attempt, p_kind, btrim(p_body), public.my_user_id())
    on conflict (interview_attempt_id, kind) do nothing returning id into made;
  if made is null then
    raise exception 'already_sent' using errcode = 'P0001';
  end if;
  perform public.enqueue_job(
    'mail_decision', jsonb_build_object('attemptId', p_attempt, 'mailId', made), 'mail:decision:' || made
  );
  return true;
end $$;
grant execute on function public.send_decision_mail(uuid, public.decision_mail, text) to authenticated;

-- A next step that was mailed is texted too, to whoever ticked the box for it and wasn't decided on otherwise since.
create function public.queue_decision_text() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.queue_text(id, 'decision') from public.interview_attempts
    where id = new.interview_attempt_id and status = 'Hired';
  return null;
end $$;
create trigger queue_decision_text after update of outcome on public.decision_mails
  for each row when (old.outcome is null and new.outcome = 'sent' and new.kind = 'next_step')
  execute function public.queue_decision_text();
