-- A version of an evaluation is never rewritten and never removed alone, whatever key is used. It goes with its
-- candidate's data, by erase_attempt(), which keeps numbers, versions and times; or with the whole company.

create function public.keep_versions() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' and not exists (
    select 1 from public.interview_attempts a where a.id = old.interview_attempt_id
  ) then
    return old;
  end if;
  raise exception 'a version of an evaluation is never rewritten' using errcode = '42501';
end $$;
create trigger keep_versions before update or delete on public.evaluation_results
  for each row execute function public.keep_versions();

create function public.keep_evaluated() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.evaluation_results e where e.interview_attempt_id = old.id)
    and not exists (select 1 from public.erased_attempts k where k.attempt_id = old.id)
    and exists (select 1 from public.interviews i where i.id = old.interview_id)
    and exists (select 1 from public.company_profiles c where c.willo_company_key = old.department_key)
  then
    raise exception 'an evaluated attempt goes by erase_attempt() only' using errcode = '42501';
  end if;
  return old;
end $$;
create trigger keep_evaluated before delete on public.interview_attempts
  for each row execute function public.keep_evaluated();

-- TRUNCATE fires no row trigger. What is left of a deleted attempt is written by erase_attempt() alone.
revoke update, delete, truncate on public.evaluation_results from anon, authenticated, service_role;
revoke insert, update, delete, truncate on public.erased_attempts from anon, authenticated, service_role;
