-- An employer's account goes with everything below it, in one step: their sign-in, profile, company, interviews,
-- candidates and answers. What lies outside the database (recordings, logos, the company at the interview provider)
-- is named in a job first, so that a killed process leaves none of it behind. Only the server may call this.
create function public.delete_account(p_user uuid)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  company_key text;
  attempt_ids uuid[];
  media_ids uuid[];
  files text[];
  outside jsonb;
begin
  select willo_company_key into company_key from public.company_profiles where created_by_user_id = p_user for update;
  select coalesce(array_agg(id), '{}') into attempt_ids
    from public.interview_attempts where department_key = company_key;
  select coalesce(array_agg(id), '{}'), coalesce(array_agg(object_key), '{}') into media_ids, files
    from public.media where interview_attempt_id = any (attempt_ids);
  outside := jsonb_build_object('ownerId', p_user, 'departmentKey', company_key, 'uploads', media_ids, 'files', files);
  perform public.enqueue_job('remove_account_files', outside, 'account:' || p_user);
  perform public.enqueue_job(
    'remove_account_files', outside, 'account:' || p_user || ':again', now() + interval '1 hour'
  );
  -- What is never given up outlives the account: money that is owed back still is. Its mails have nobody to go to.
  delete from public.jobs
    where (max_attempts is not null or kind = 'mail_billing') and (
      payload ->> 'attemptId' = any (attempt_ids::text[]) or payload ->> 'mediaId' = any (media_ids::text[])
      or payload ->> 'userId' = p_user::text
      or payload ->> 'interviewId' in (select id::text from public.interviews i where i.department = company_key)
    );
  -- Kept without a reference to the company, and so not below it.
  delete from public.erased_attempts where department_key = company_key;
  delete from auth.users where id = p_user;
end $$;
