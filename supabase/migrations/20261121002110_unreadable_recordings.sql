-- A recording that arrived whole but can't be read is an answer all the same: it keeps nobody from submitting. The
-- company is offered the file, and may let the person try again. Nothing else is new.
create or replace function public.submit_complete_attempt(p_attempt uuid)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
  interview public.interviews;
begin
  -- In the order in which reopening locks them.
  perform 1 from public.interview_attempts where id = (
    select retry_of from public.interview_attempts where id = p_attempt
  ) for update;
  select * into attempt from public.interview_attempts where id = p_attempt for update;
  if not found or attempt.submitted_at is not null then
    return false;
  end if;
  select * into interview from public.interviews where id = attempt.interview_id;
  if public.attempt_closes(p_attempt) + interval '1 day' < now() then
    raise exception 'interview_closed';
  end if;
  if exists (
    select 1 from public.questions q
    left join public.responses r on r.question_id = q.id and r.interview_attempt_id = p_attempt
    left join public.media m on m.id = r.media_id
    where q.interview_id = interview.willo_interview_key and not coalesce(
      case when r.answer_type = 'text' then btrim(r.responses_text) <> '' else m.state in ('uploaded', 'ready', 'failed') end,
      false
    )
    -- What a retry carries along was complete when it was submitted.
    and (attempt.retry_question_id is null or q.id = attempt.retry_question_id)
  ) then
    raise exception 'answers_missing';
  end if;
  if attempt.retry_of is not null then
    perform public.take_over_retry(p_attempt);
    return true;
  end if;
  return public.submit_attempt(p_attempt);
end $$;
