-- A person's number does not end a disagreement of the runs about the others; a reason that nobody can read is none;
-- and a number that is not there cannot be taken back.

-- Whether some runs say qualified and others not, with a person's numbers in each; null where no number is a person's.
alter table public.interview_attempts add column adjusted_borderline boolean;
create trigger guard_adjusted_borderline before insert or update on public.interview_attempts
  for each row execute function public.guard_columns('adjusted_borderline');

-- `borderlineWith` of lib/domain/evaluation/overrides.ts. `shown` is what evaluated_scores() gives. Versions from before
-- runs were kept have the lowest and highest of each metric.
create function public.borderline_with_overrides(p_attempt uuid, shown jsonb) returns boolean
  language sql stable set search_path = '' as $$
  with newest as (
    select spread from public.evaluation_results
    where interview_attempt_id = p_attempt and version = (shown ->> 'version')::integer
  ),
  runs as (
    select run from newest cross join lateral jsonb_array_elements(spread -> 'runs') as run
    union all
    select (
      select jsonb_object_agg(metric, range -> side) from jsonb_each(spread) as ranges (metric, range)
      where metric <> 'general'
    )
    from newest cross join generate_series(0, 1) as side where spread -> 'runs' is null
  ),
  a_persons as (
    select coalesce(jsonb_object_agg(metric, shown -> metric), '{}') as scores
    from jsonb_array_elements_text(shown -> 'adjusted') as metric
  ),
  generals as (
    select public.general_score_of(coalesce(run, '{}') || scores) as general from runs cross join a_persons
    union all
    select (shown ->> 'general')::numeric
  )
  select coalesce(min(general) < 7 and max(general) >= 7, false) from generals
$$;

drop trigger qualified_follows on public.interview_attempts;
create trigger qualified_follows
  before insert or update of qualified, adjusted_general_score, adjusted_borderline, ai_allowed
  on public.interview_attempts
  for each row execute function public.follow_overrides();
update public.interview_attempts set qualified = null where adjusted_general_score is not null;

-- A person's words as they are kept: null where nothing of them can be read.
create function public.readable_reason(words text) returns text
  language sql immutable set search_path = '' as $$
  select case when public.has_visible_character(words) then btrim(words) end
$$;
alter table public.status_history
  add constraint reasons_can_be_read check (public.has_visible_character(reason)) not valid;
