-- Another interview provider shows what a plan includes: it is told when the plan changes and when a trial begins or ends.
-- Once for each transaction: a job that waits or runs already may have read the plan before.

create function public.queue_department(p_user uuid) returns void
  language sql security definer set search_path = '' as $$
  select public.enqueue_job(
    'tell_department', jsonb_build_object('userId', p_user), 'department:' || p_user || ':' || pg_current_xact_id()
  ) from public.company_profiles
    where created_by_user_id = p_user and willo_company_key is not null and interview_provider <> 'native'
$$;

create function public.department_follows_plan() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.queue_department(new.id);
  return null;
end $$;
create trigger department_follows_plan after update of subscription on public.profiles
  for each row when (new.subscription is distinct from old.subscription)
  execute function public.department_follows_plan();

create function public.department_follows_trial() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.queue_department(new.user_id);
  return null;
end $$;
create trigger department_follows_trial after update of status on public.subscriptions
  for each row when ((new.status is not distinct from 'trialing') <> (old.status is not distinct from 'trialing'))
  execute function public.department_follows_trial();
