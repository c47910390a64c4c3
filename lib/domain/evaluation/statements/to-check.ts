import { NOT_GIVEN, UNCLEAR } from "../minimum-evidence.ts";
import type { AttemptInput, PreparedAnswer, QuestionResult } from "../types.ts";
import { isKnown } from "./asked-already.ts";
import type { Statement, StatementSource } from "./statement.ts";

/** Seconds below which a recording has hardly said anything. */
const SHORT_SECONDS = 8;

/** The screens say the source in words; `text` is what they can't know. */
function item(
  kind: StatementSource["kind"],
  questionId: string | null,
  text: string | null = null,
): Statement {
  const source = { kind, questionId };
  return { kind: "to_check", metric: null, fact: null, text, quotes: [], source };
}

function ofAnswer(answer: PreparedAnswer, result: QuestionResult | undefined): Statement[] {
  const { questionId, state, seconds, floor } = answer;
  if (state === "no_answer" || state === "no_speech" || floor === NOT_GIVEN) {
    return [item("no_answer", questionId)];
  }
  if (floor === UNCLEAR) return [item("unclear_recording", questionId)];
  if (seconds !== null && seconds < SHORT_SECONDS) {
    const length = Math.round(seconds) === 1 ? "1 second" : `${Math.round(seconds)} seconds`;
    return [item("short_answer", questionId, length)];
  }
  if (result?.reason == null) return [];
  return [item("not_rated", questionId, result.reason)];
}

/**
 * What to ask on the call that is nothing anybody said: questions without an answer, with a very short one, one that was
 * heard badly or that nothing could be rated in, and must-haves that this person was not asked about and whose answer
 * is not `known`.
 */
export function toCheckBySource(
  answers: readonly PreparedAnswer[],
  results: readonly QuestionResult[],
  { asked, notAsked }: Pick<AttemptInput, "asked" | "notAsked">,
  known: readonly Statement[],
): Statement[] {
  return [
    ...notAsked
      .filter((mustHave) => !isKnown(mustHave, asked, known))
      .map((mustHave) => item("not_asked", null, mustHave)),
    ...answers.flatMap((answer) =>
      ofAnswer(
        answer,
        results.find(({ questionId }) => questionId === answer.questionId),
      ),
    ),
  ];
}
