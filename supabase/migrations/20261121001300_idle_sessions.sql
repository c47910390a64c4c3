-- A browser that was left alone for half an hour may be in other hands: whoever goes on then gives the address that
-- was given at the start. What waits on the device is still sent; only reading and going on ask.

-- Wakes an idle session for whoever knows the address; false for everybody else.
create function public.confirm_session(p_interview_key text, p_token_hash text, p_email text)
  returns boolean language sql security definer set search_path = '' as $$
  with woken as (
    update public.attempt_sessions s set last_seen_at = now()
    from public.interview_attempts a
    join public.interviews i on i.id = a.interview_id
    join public.candidates c on c.id = a.candidate_id
    where s.token_hash = p_token_hash and s.expires_at > now() and a.id = s.interview_attempt_id
      and i.willo_interview_key = p_interview_key and c.email = lower(btrim(p_email))
    returning 1
  )
  select exists (select 1 from woken)
$$;
