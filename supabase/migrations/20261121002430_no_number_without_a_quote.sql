-- A scorer's number is from 1 to 10, never 0, and stands on words that were quoted for it, whatever key writes it. Not
-- looked for in old rows, which nobody may mend.
create function public.is_quoted(p_evidence jsonb, p_metric text, p_score numeric) returns boolean
  language sql immutable set search_path = '' as $$
  select p_score is null or p_score between 1 and 10 and jsonb_path_exists(
    p_evidence, '$[*] ? (@.metric == $metric && @.quote != "")', jsonb_build_object('metric', p_metric)
  )
$$;
alter table public.evaluation_results add constraint no_number_without_a_quote check (
  public.is_quoted(evidence, 'communication', communication_score)
  and public.is_quoted(evidence, 'experience', experience_score)
  and public.is_quoted(evidence, 'professionalism', professionalism_score)
  and public.is_quoted(evidence, 'reliability', reliability_score)
  and public.is_quoted(evidence, 'problem_solving', problem_solving_score)
  and public.is_quoted(evidence, 'cognitive_ability', cognitive_ability_score)
) not valid;
