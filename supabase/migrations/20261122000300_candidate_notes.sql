-- An employer's own notes about a candidate: theirs to write and to remove, gone with the candidate, and never part of
-- what a candidate reads or a scorer gets.

create table public.candidate_notes (
  -- Made by the page that sends it, so that a second try is the same note.
  id uuid primary key default gen_random_uuid(),
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  written_by uuid not null,
  note text not null check (char_length(note) <= public.app_limit('candidate_note')),
  created_at timestamptz not null default now(),
  constraint notes_can_be_read check (public.has_visible_character(note))
);
create index on public.candidate_notes (interview_attempt_id, created_at desc);
create index on public.candidate_notes (written_by);
alter table public.candidate_notes enable row level security;
create policy "owners read the notes of open attempts" on public.candidate_notes
  for select to authenticated using (
    exists (select 1 from public.interview_attempts a where a.id = candidate_notes.interview_attempt_id)
  );
create policy "people remove their notes, owners all" on public.candidate_notes
  for delete to authenticated using (
    (written_by = (select public.my_user_id()) and (select public.may('note')) or (select public.may('own')))
    and exists (select 1 from public.interview_attempts a where a.id = candidate_notes.interview_attempt_id)
  );
grant select, delete on public.candidate_notes to authenticated;

-- What was written about somebody under a legal hold stays with the rest. A deletion that takes the attempt itself finds
-- none, as the attempt is gone by then.
create function public.keep_held_notes() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if public.is_on_hold(old.interview_attempt_id) then
    raise exception 'on_hold';
  end if;
  return old;
end $$;
create trigger keep_held_notes before delete on public.candidate_notes
  for each row execute function public.keep_held_notes();

-- Keeps a note in the name of whoever asks, and mails those of p_named who read the candidate that it is there, each once; the
-- same note again changes nothing. False if the asking company has no such attempt, or the id is another note's. Raises
-- 'too_many_notes' from two hundred about one candidate: more than anybody reads.
create function public.add_note(
  p_attempt uuid, p_note text, p_named uuid[] default '{}', p_id uuid default gen_random_uuid()
) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  perform public.refuse_long(20000, p_note);
  if not public.is_my_open_attempt(p_attempt, 'note') then
    return false;
  end if;
  perform 1 from public.interview_attempts where id = p_attempt for update;
  if exists (
    select 1 from public.candidate_notes where id = p_id and interview_attempt_id = p_attempt
      and written_by = public.my_user_id() and note = btrim(p_note)
  ) then
    return true;
  end if;
  if (select count(*) from public.candidate_notes where interview_attempt_id = p_attempt) >= public.app_limit('candidate_notes') then
    raise exception 'too_many_notes' using errcode = 'P0001';
  end if;
  insert into public.candidate_notes (id, interview_attempt_id, written_by, note)
    values (p_id, p_attempt, public.my_user_id(), btrim(p_note)) on conflict (id) do nothing;
  if not found then
    return false;
  end if;
  perform public.enqueue_job(
    'mail_mention', jsonb_build_object('attemptId', p_attempt, 'noteId', p_id, 'userId', person),
    'mail:mention:' || p_id || ':' || person
  ) from (
    select distinct person from unnest(p_named[1:public.app_limit('note_mentions')]) as person
  ) as named where person <> public.my_user_id() and public.reads_attempt(person, p_attempt);
  return true;
end $$;
grant execute on function public.add_note(uuid, text, uuid[], uuid) to authenticated;

-- Who wrote a note about whom, for the mail to somebody who is named in it; its words stay here. Null once it
-- is gone, or they don't read its candidate anymore.
create function public.note_to_mail(p_note uuid, p_user uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'email', p.email, 'candidate', a.candidate_name, 'job', i.title, 'by', public.member_name(c.id, n.written_by)
  )
  from public.candidate_notes n
  join public.interview_attempts a on a.id = n.interview_attempt_id
  join public.interviews i on i.id = a.interview_id
  join public.company_profiles c on c.willo_company_key = a.department_key
  join public.profiles p on p.id = p_user
  where n.id = p_note and p.email_verified_at is not null and public.reads_attempt(p_user, a.id)
$$;
