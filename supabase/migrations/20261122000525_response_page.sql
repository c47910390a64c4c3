-- What a candidate's page shows beside rows: what was offered, what is open again (null if nothing is), the contact log,
-- whether links to somebody outside leave them out, and the legal hold on the person (null for none). Each is empty if the
-- asking company has no such attempt.
create function public.response_page(p_attempt uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'bookings', public.bookings_of(p_attempt),
    'waiting', (select to_jsonb(w) from public.waiting_retry(p_attempt) w),
    'log', public.contact_log(p_attempt),
    'inside', exists (select 1 from public.kept_inside(array[p_attempt])),
    'hold', (
      select jsonb_build_object('id', h.id, 'reason', h.reason)
      from public.interview_attempts a
      join public.legal_holds h on h.candidate_id = a.candidate_id and h.lifted_at is null
      where a.id = p_attempt and public.is_my_open_attempt(p_attempt, 'decide')
    )
  )
$$;
grant execute on function public.response_page(uuid) to authenticated;
