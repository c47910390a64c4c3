-- A deletion has files, waiting work and a person to think of, so there is one way to it: the job.
drop policy "owners delete open attempts" on public.interview_attempts;
revoke delete on public.interview_attempts from authenticated;
