-- Deleting an interview's row would take the rows that know where its recordings are, and leave the recordings. Files
-- go by the jobs of a deletion only, so no user deletes the row.
drop policy "owners delete their interviews" on public.interviews;
revoke delete on public.interviews from authenticated;

-- What a candidate recorded again, or has not finished sending, is nobody's to read.
drop policy "owners read media of open attempts" on public.media;
create policy "owners read media of open attempts" on public.media
  for select to authenticated using (
    state not in ('uploading', 'discarded')
    and exists (select 1 from public.interview_attempts a where a.id = media.interview_attempt_id)
  );
