import { BUILT_IN_READS, scoreByRubric } from "./built-in.ts";
import { conclude, scorable } from "./conclude.ts";
import { prepareAttempt } from "./prepare.ts";
import type { AttemptInput, Evaluation } from "./types.ts";

/** The whole evaluation by the built-in rubric, in one call: for the bench, tests and previews. */
export function evaluateByRubric(attempt: AttemptInput): Evaluation {
  const reads = (language: string) => BUILT_IN_READS.includes(language);
  const answers = prepareAttempt(attempt);
  const read = scorable(answers, reads);
  return conclude(attempt, answers, read.length > 0 ? [scoreByRubric(read)] : [], reads);
}
