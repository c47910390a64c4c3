-- How long it takes until an answer that waits in line has been transcribed and scored.

-- Seconds until the evaluation of each of these attempts is done: the sound that waits before its end, at the pace of the
-- last twenty that heard any, among the last hundred. What was heard is told by the calls of speech to text while they
-- ran: one that read transcripts it found, was declined, or was a second look took no time for its sound. If nothing
-- was heard yet, half a second for each is taken, what a recognizer on a small machine needs. A recording's length is
-- known when it has been made playable, which waits in the same line: until then it goes by its size, at the room's usual
-- bytes a second. Attempts without sound to hear are left out, and so is whatever is not open to the asker's company.
create function public.transcription_wait(p_attempts uuid[])
  returns table (attempt_id uuid, seconds double precision)
  language sql stable security definer set search_path = '' as $$
  with line as (
    select j.sequence, (j.payload ->> 'attemptId')::uuid as attempt_id, coalesce(sum(
        coalesce(m.duration_seconds, m.byte_size / case when m.has_video then 80000.0 else 8000.0 end)
      ) filter (where m.state <> 'failed'), 0) as sound
    from public.jobs j
      left join public.responses r on r.interview_attempt_id = (j.payload ->> 'attemptId')::uuid
        and r.transcript_state not in ('done', 'no_speech')
      left join public.media m on m.id = r.media_id
    where j.kind = 'evaluate_attempt' and j.finished_at is null and j.dead_at is null
    group by j.id
  ),
  waiting as (
    select line.attempt_id, line.sound, sum(line.sound) over (order by line.sequence) as until_done from line
  ),
  done as (
    select extract(epoch from j.finished_at - j.started_at) as took, heard.sound
    from (
        select * from public.jobs
        where kind = 'evaluate_attempt' and finished_at is not null and started_at is not null
        order by sequence desc limit 100
      ) j
      join public.interview_attempts a on a.id = (j.payload ->> 'attemptId')::uuid
      cross join lateral (
        select sum(u.seconds) as sound from public.model_uses u
        where u.interview_id = a.interview_id and u.service = 'speech'
          and u.created_at >= j.started_at and u.ended_at <= j.finished_at
      ) heard
    where heard.sound > 0
    order by j.sequence desc limit 20
  ),
  pace as (select coalesce(sum(took) / nullif(sum(sound), 0), 0.5) as per_second from done)
  select waiting.attempt_id, (waiting.until_done * pace.per_second)::double precision
  from waiting cross join pace join public.interview_attempts a on a.id = waiting.attempt_id
  where a.id = any (p_attempts) and waiting.sound > 0
    and a.unlocked_at is not null and a.department_key in (select public.my_department_keys())
    and coalesce(a.interview_id = any ((select public.my_interviews())::uuid[]), true)
$$;
revoke execute on function public.transcription_wait(uuid[]) from public, anon;
grant execute on function public.transcription_wait(uuid[]) to authenticated;
