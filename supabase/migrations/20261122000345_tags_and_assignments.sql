-- A company's own words for candidates, and who of it takes care of whom. Both stay inside of the company.

-- Puts a tag on attempts or takes it from them, and answers of how many that holds then, and of how many it doesn't, which have
-- as many tags as they may; null if none of them is the asker's. It is written as the company wrote it first, however it is typed.
create function public.tag_attempts(p_attempts uuid[], p_tag text, p_on boolean) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  company text;
  spelled text;
begin
  perform public.refuse_long(1000, p_tag);
  if not public.may('decide') or cardinality(p_attempts) > public.app_limit('bulk_people') then
    raise exception 'not theirs to tag' using errcode = '42501';
  elsif num_nulls(p_tag, p_on) > 0 or char_length(btrim(p_tag)) > public.app_limit('tag') or not public.has_visible_character(p_tag)
    or p_tag ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]' then
    raise exception 'no tag' using errcode = '23514';
  end if;
  -- Locked, so that no two write a new tag differently.
  select willo_company_key into company from public.company_profiles where id = public.my_company_id() for no key update;
  select tag into spelled from (
    select distinct unnest(a.tags) as tag from public.interview_attempts a
    where a.department_key = company and a.tags is not null
  ) used where public.fold_text(tag) = public.fold_text(btrim(p_tag)) limit 1;
  spelled := coalesce(spelled, btrim(p_tag));
  update public.interview_attempts set
    tags = case when p_on then tags || spelled else nullif(array_remove(tags, spelled), '{}') end
    where id = any (p_attempts) and public.is_my_open_attempt(id, 'decide')
      and coalesce(spelled = any (tags), false) <> p_on
      and (not p_on or coalesce(cardinality(tags), 0) < public.app_limit('tags'));
  return (
    select jsonb_build_object('holds', count(*) filter (where has = p_on), 'full', count(*) filter (where has <> p_on))
    from (
      select coalesce(spelled = any (tags), false) as has from public.interview_attempts
      where id = any (p_attempts) and public.is_my_open_attempt(id, 'decide')
    ) as people
    having count(*) > 0
  );
end $$;
grant execute on function public.tag_attempts(uuid[], text, boolean) to authenticated;

-- The tags of the newest candidates that have some and are open to the asker, those of most of them first.
create function public.my_tags() returns setof text
  language sql stable security definer set search_path = '' as $$
  select used from (
    select a.tags from public.interview_attempts a
    where a.department_key = (select public.my_department_keys() limit 1) and a.tags is not null
      and coalesce(a.interview_id = any ((select public.my_interviews())::uuid[]), true)
      and a.submitted_at is not null and a.unlocked_at is not null
    order by a.submission desc limit public.app_limit('counted_candidates')
  ) newest cross join unnest(newest.tags) as used
  group by used order by count(*) desc, used limit public.app_limit('tags_offered')
$$;
grant execute on function public.my_tags() to authenticated;

-- Gives a candidate to somebody of the company, or to nobody. False if the asking company has no such attempt. Raises
-- 'member_unknown' for whoever doesn't read it.
create function public.assign_attempt(p_attempt uuid, p_to uuid default null) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_my_open_attempt(p_attempt, 'decide') then
    return false;
  end if;
  -- Locked, so that whoever is removed meanwhile is removed before this, or has it ended with the rest.
  perform 1 from public.company_members where company_id = public.my_company_id() and user_id = p_to for share;
  if p_to is not null and not public.reads_attempt(p_to, p_attempt) then
    raise exception 'member_unknown';
  end if;
  update public.interview_attempts set assigned_to = p_to where id = p_attempt and assigned_to is distinct from p_to;
  return true;
end $$;
grant execute on function public.assign_attempt(uuid, uuid) to authenticated;

-- Whoever leaves, or no longer reads some interviews, takes care of nobody there.
create function public.end_assignments() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.interview_attempts a set assigned_to = null from public.company_profiles c
    where c.id = new.company_id and a.department_key = c.willo_company_key and a.assigned_to = new.user_id
      and not public.reads_attempt(new.user_id, a.id);
  return null;
end $$;
create trigger end_assignments after update of removed_at, interviews on public.company_members
  for each row execute function public.end_assignments();
