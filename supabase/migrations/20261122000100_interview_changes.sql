-- Editing, closing and deleting an interview. What was answered and scored stays as it is: questions are never rewritten,
-- a changed one is a new row, and each attempt keeps those of the revision that it began with.

-- An interview that whoever asks may edit, locked. Raises 'interview_missing'.
create function public.my_interview(p_interview uuid) returns public.interviews
  language plpgsql security definer set search_path = '' as $$
declare
  found_row public.interviews;
begin
  select * into found_row from public.interviews
    where id = p_interview and deleted_at is null and department in (select public.my_department_keys())
      and public.may('edit') for update;
  if not found then
    raise exception 'interview_missing' using errcode = 'P0002';
  end if;
  return found_row;
end $$;

-- The questions of an interview from one revision on, in the order of the list; those that stay the same, by their id and
-- in their order, keep their row whatever is translated, and those that are left out are no longer asked. Numbers may
-- have gaps, so that no two questions of one revision have the same.
create function public.set_questions(p_key text, p_revision integer, p_questions jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  wanted jsonb;
  stored public.questions;
  top integer;
  place integer;
  last_place integer := 0;
  kept uuid[] := '{}';
  fresh jsonb := '[]';
begin
  select coalesce(max(question_order), 0) into top from public.questions where interview_id = p_key;
  for wanted in
    select value from jsonb_array_elements(p_questions) with ordinality order by ordinality
  loop
    select * into stored from public.questions q
      where q.id = (wanted ->> 'id')::uuid and q.interview_id = p_key and q.asked_until is null
        and q.question_order > last_place and q.id <> all (kept);
    if stored.id is not null and stored.question_text = wanted ->> 'question_text'
      and stored.question_type = (wanted ->> 'question_type')::public.answer_type
      and stored.max_retakes = coalesce((wanted ->> 'max_retakes')::integer, 0)
      and stored.max_duration is not distinct from (wanted ->> 'max_duration')::integer
      and stored.max_characters is not distinct from (wanted ->> 'max_characters')::integer
      and stored.thinking_time is not distinct from (wanted ->> 'thinking_time')::integer then
      update public.questions
        set translations = public.with_translations(translations, coalesce(wanted -> 'translations', '{}'), p_revision)
        where id = stored.id;
      kept := kept || stored.id;
      last_place := stored.question_order;
      continue;
    end if;
    if stored.id is null then
      top := top + 1;
      place := top;
    else
      place := stored.question_order;
    end if;
    last_place := place;
    fresh := fresh || jsonb_build_object('place', place, 'question', wanted);
  end loop;
  update public.questions set asked_until = p_revision
    where interview_id = p_key and asked_until is null and id <> all (kept);
  insert into public.questions (
    interview_id, question_text, question_type, question_order, max_duration, max_retakes, max_characters,
    thinking_time, asked_from, translations
  )
  select p_key, q -> 'question' ->> 'question_text', (q -> 'question' ->> 'question_type')::public.answer_type, (q ->> 'place')::integer,
    (q -> 'question' ->> 'max_duration')::integer, coalesce((q -> 'question' ->> 'max_retakes')::integer, 0),
    (q -> 'question' ->> 'max_characters')::integer, (q -> 'question' ->> 'thinking_time')::integer, p_revision,
    public.with_translations('[]', coalesce(q -> 'question' -> 'translations', '{}'), p_revision)
  from jsonb_array_elements(fresh) q;
end $$;

-- Saves an edit over the revision that it was made on. Raises 'interview_missing' or, if somebody has saved another
-- edit since, 'interview_changed'. A deadline that has passed may stay; a new one can't be in the past.
create function public.update_interview(
  p_interview uuid, p_revision integer, p_fields jsonb, p_questions jsonb
) returns public.interviews language plpgsql security definer set search_path = '' as $$
declare
  edited public.interviews;
  new_deadline timestamptz;
begin
  perform public.refuse_long(256 * 1024, p_fields::text, p_questions::text);
  edited := public.my_interview(p_interview);
  new_deadline := (p_fields ->> 'deadline')::timestamptz;
  if edited.revision <> p_revision then
    raise exception 'interview_changed';
  end if;
  if jsonb_typeof(p_questions) is distinct from 'array'
    or jsonb_array_length(p_questions) not between 1 and public.app_limit('questions') then
    raise exception 'You must have at least one question' using errcode = '23514';
  end if;
  if new_deadline < now() and new_deadline is distinct from edited.deadline then
    raise exception 'Deadline cannot be in the past' using errcode = '23514';
  end if;
  update public.interviews set
    title = p_fields ->> 'title', description = p_fields ->> 'description',
    language = coalesce(p_fields ->> 'language', 'en'), deadline = new_deadline, hourly_wage = p_fields ->> 'hourly_wage',
    show_hints_and_tips = coalesce((p_fields ->> 'show_hints_and_tips')::boolean, true),
    show_availability_calendar = coalesce((p_fields ->> 'show_availability_calendar')::boolean, true),
    kiosk = coalesce((p_fields ->> 'kiosk')::boolean, false),
    require_phone = coalesce((p_fields ->> 'require_phone')::boolean, false),
    shift = p_fields ->> 'shift', hear_back_days = (p_fields ->> 'hear_back_days')::smallint,
    translations = coalesce(p_fields -> 'translations', '{}'),
    revision = revision + 1
    where id = p_interview returning * into edited;
  perform public.set_screening(
    edited.willo_interview_key, edited.revision, coalesce(p_fields -> 'screening', '[]')
  );
  perform public.set_questions(edited.willo_interview_key, edited.revision, p_questions);
  return edited;
end $$;
grant execute on function public.update_interview(uuid, integer, jsonb, jsonb) to authenticated;

-- Closes an interview at once, or opens it again; a deadline that has passed goes with the reopening. No edit: whoever has
-- the form open may still save it. Raises 'interview_missing'.
create function public.set_interview_closed(p_interview uuid, p_closed boolean) returns public.interviews
  language plpgsql security definer set search_path = '' as $$
declare
  changed public.interviews := public.my_interview(p_interview);
begin
  update public.interviews set
    closed_at = case when p_closed then coalesce(closed_at, now()) end,
    deadline = case when p_closed or deadline > now() then deadline end
    where id = p_interview returning * into changed;
  if changed.provider <> 'native' then
    perform public.queue_provider_change(changed.id);
  end if;
  return changed;
end $$;
grant execute on function public.set_interview_closed(uuid, boolean) to authenticated;

-- Takes an interview away from everybody at once, its candidates' answers with it, and queues their deletion; the last of
-- them takes the interview's own rows along. Raises 'interview_missing', or 'on_hold' if it or one of its candidates
-- is.
create function public.delete_interview(p_interview uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  gone public.interviews := public.my_interview(p_interview);
begin
  -- Nobody may have answered yet.
  if exists (select 1 from public.legal_holds where interview_id = p_interview and lifted_at is null) then
    raise exception 'on_hold';
  end if;
  update public.interviews set deleted_at = now() where id = p_interview;
  update public.company_profiles set first_interview_id = (
    select i.id from public.interviews i
    where i.department = gone.department and i.deleted_at is null order by i.sequence limit 1
  ) where first_interview_id = p_interview;
  delete from public.jobs where payload ->> 'interviewId' = p_interview::text and locked_by is null;
  if gone.provider <> 'native' then
    perform public.queue_provider_removal('interview', gone.willo_interview_key);
  end if;
  perform public.request_erasure(id, 'employer') from public.interview_attempts where interview_id = p_interview;
  delete from public.interviews i where i.id = p_interview
    and not exists (select 1 from public.interview_attempts a where a.interview_id = i.id);
end $$;
grant execute on function public.delete_interview(uuid) to authenticated;
