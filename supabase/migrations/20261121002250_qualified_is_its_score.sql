-- `qualified` is the shown general score against the line, whoever writes it and with whatever key; and whatever reads
-- the numbers of an attempt reads those that its page shows: none where its candidate asked for people only.

-- The numbers that the screen shows of an attempt, or showed at one version with the steps of a person up to one.
create function public.shown_scores(p_attempt uuid, p_version integer default null, p_override bigint default null)
  returns jsonb language sql stable set search_path = '' as $$
  select case
    when exists (select 1 from public.interview_attempts a where a.id = p_attempt and a.ai_allowed)
    then public.evaluated_scores(p_attempt, p_version, p_override) else '{}'::jsonb
  end
$$;

drop trigger qualified_follows on public.interview_attempts;
-- Its name comes after the guards', so that what a user writes is refused first.
create trigger qualified_follows
  before insert or update of qualified, adjusted_general_score, ai_allowed on public.interview_attempts
  for each row execute function public.follow_overrides();

-- A version or a person's number that is written past its function counts like any other.
create function public.let_qualified_follow() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.interview_attempts set qualified = null where id = new.interview_attempt_id;
  return null;
end $$;
create trigger qualified_follows after insert on public.evaluation_results
  for each row execute function public.let_qualified_follow();
create trigger qualified_follows after insert on public.metric_overrides
  for each row execute function public.let_qualified_follow();
update public.interview_attempts set qualified = null;
