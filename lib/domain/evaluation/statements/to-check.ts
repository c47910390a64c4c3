import { fold } from "../../text/fold.ts";
import { wordSet } from "../masking/tokens.ts";
import { NOT_GIVEN, UNCLEAR } from "../minimum-evidence.ts";
import type { PreparedAnswer, QuestionResult } from "../types.ts";
import type { Statement, StatementSource } from "./statement.ts";

/** Seconds below which a recording has hardly said anything. */
const SHORT_SECONDS = 8;
const LONG_WORD = /\p{L}{5,}/gu;
/** Words of a question that are in any answer. */
const COMMON = wordSet(
  "would could should about years least months there where which valid willing working worked every other their these available",
);

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

/** Whether a word of a must-have stands in the answers. */
function isMentioned(mustHave: string, answers: readonly PreparedAnswer[]): boolean {
  const words = (fold(mustHave).match(LONG_WORD) ?? []).filter((word) => !COMMON.has(word));
  return answers.some(({ sent }) => words.some((word) => fold(sent.text).includes(word)));
}

/**
 * What to ask on the call that is nothing anybody said: questions without an answer, with a very short one, one that was
 * heard badly or that nothing could be rated in, and must-haves that this person was not asked about.
 */
export function toCheckBySource(
  answers: readonly PreparedAnswer[],
  results: readonly QuestionResult[],
  notAsked: readonly string[],
): Statement[] {
  return [
    ...notAsked
      .filter((mustHave) => !isMentioned(mustHave, answers))
      .map((mustHave) => item("not_asked", null, mustHave)),
    ...answers.flatMap((answer) =>
      ofAnswer(
        answer,
        results.find(({ questionId }) => questionId === answer.questionId),
      ),
    ),
  ];
}
