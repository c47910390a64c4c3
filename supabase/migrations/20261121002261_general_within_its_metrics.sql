-- A general score is a mean of its metrics, whatever key writes it; and a person's number is one that the form gives,
-- with a reason that can be read.

-- Not looked for in old rows, which nobody may mend.
alter table public.evaluation_results add constraint general_score_within_its_metrics check (
  case
    when num_nonnulls(communication_score, experience_score, professionalism_score, reliability_score,
      problem_solving_score, cognitive_ability_score) = 0 then general_score is null
    else general_score is not null and general_score between
      least(communication_score, experience_score, professionalism_score, reliability_score,
        problem_solving_score, cognitive_ability_score)
      and greatest(communication_score, experience_score, professionalism_score, reliability_score,
        problem_solving_score, cognitive_ability_score)
  end
) not valid;

-- Whether anything of a text can be seen; the same characters as `hasVisibleCharacter` in lib/domain/text/visible.ts.
create function public.has_visible_character(words text) returns boolean
  language sql immutable set search_path = '' as $$
  select words ~ ('[^'
    || '\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u1680'
    || '\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0'
    || '\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a'
    || '\U000e0000-\U000e0fff]')
$$;
alter table public.metric_overrides
  add constraint reasons_can_be_read check (public.has_visible_character(reason)) not valid,
  add constraint whole_or_half_points check (score * 2 = trunc(score * 2)) not valid;
