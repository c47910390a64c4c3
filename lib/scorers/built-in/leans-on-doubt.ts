import { conclude, scorable } from "#lib/domain/evaluation/conclude";
import { isDoubtful, isHardToHear, MOST_LEANED } from "#lib/domain/evaluation/hearing";
import { prepareAttempt } from "#lib/domain/evaluation/prepare";
import type { AttemptInput } from "#lib/domain/evaluation/types";
import type { Scorer } from "../scorer.ts";

/**
 * Whether a rating would be another one if what is in doubt had been heard: the rubric reads the answers with it and
 * without. Where it reads neither, whether an answer is too hard to hear.
 */
export async function leansOnDoubt(attempt: AttemptInput, rubric: Scorer): Promise<boolean> {
  if (!attempt.answers.some(({ segments }) => isDoubtful(segments))) return false;
  const generalOf = async (answers: AttemptInput["answers"]) => {
    const input = { ...attempt, answers };
    const prepared = prepareAttempt(input);
    const read = scorable(prepared, rubric.reads);
    const runs = read.length > 0 ? [await rubric.run(read)] : [];
    return conclude(input, prepared, runs, rubric.reads).general;
  };
  const all = await generalOf(attempt.answers.map((answer) => ({ ...answer, segments: [] })));
  const sure = await generalOf(attempt.answers);
  if (all === null) return attempt.answers.some(({ segments }) => isHardToHear(segments));
  return sure === null || Math.abs(all - sure) > MOST_LEANED;
}
