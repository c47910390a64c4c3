-- For a crew's tablet or a shop counter: the room forgets each person as soon as they finish or leave.
alter table public.interviews add column kiosk boolean not null default false;

-- As before, with the kiosk switch.
create or replace function public.create_interview(p_interview jsonb, p_questions jsonb, p_link_base text)
  returns public.interviews
  language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  company public.company_profiles;
  made public.interviews;
  new_id uuid := coalesce((p_interview ->> 'id')::uuid, gen_random_uuid());
  new_key text := replace(gen_random_uuid()::text, '-', '');
begin
  if me is null then
    raise exception 'not signed in' using errcode = '42501';
  end if;
  select * into company from public.company_profiles
    where created_by_user_id = me and willo_company_key is not null for update;
  if not found then
    raise exception 'company_missing' using errcode = 'P0002';
  end if;
  select * into made from public.interviews where id = new_id;
  if found then
    if made.user_id <> me then
      raise exception 'id_taken' using errcode = '23505';
    end if;
    return made;
  end if;
  -- The form says these too; a direct call is held to them as well (interviews specification, section 5).
  if jsonb_typeof(p_questions) is distinct from 'array' or jsonb_array_length(p_questions) not between 1 and 50 then
    raise exception 'You must have at least one question' using errcode = '23514';
  end if;
  if (p_interview ->> 'deadline')::timestamptz < now() then
    raise exception 'Deadline cannot be in the past' using errcode = '23514';
  end if;
  insert into public.interviews (
    id, user_id, willo_interview_key, title, description, department, deadline, language, interview_link,
    show_hints_and_tips, show_availability_calendar, kiosk, hourly_wage
  ) values (
    new_id, me, new_key, p_interview ->> 'title', p_interview ->> 'description', company.willo_company_key,
    (p_interview ->> 'deadline')::timestamptz, coalesce(p_interview ->> 'language', 'en'), p_link_base || new_key,
    coalesce((p_interview ->> 'show_hints_and_tips')::boolean, true),
    coalesce((p_interview ->> 'show_availability_calendar')::boolean, true),
    coalesce((p_interview ->> 'kiosk')::boolean, false),
    p_interview ->> 'hourly_wage'
  ) returning * into made;
  insert into public.questions (
    interview_id, question_text, question_type, question_order,
    max_duration, max_retakes, max_characters, thinking_time
  )
  select new_key, q ->> 'question_text', q ->> 'question_type', (q ->> 'question_order')::integer,
    (q ->> 'max_duration')::integer, coalesce((q ->> 'max_retakes')::integer, 0),
    (q ->> 'max_characters')::integer, (q ->> 'thinking_time')::integer
  from jsonb_array_elements(p_questions) q;
  update public.company_profiles set first_interview_id = made.id
    where id = company.id and first_interview_id is null;
  return made;
end $$;
