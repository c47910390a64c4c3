import { fold } from "../../text/fold.ts";
import { wordSet } from "../masking/tokens.ts";
import { MIN_CONFIDENCE } from "../minimum-evidence.ts";
import type { PreparedAnswer, QuestionResult } from "../types.ts";
import type { Statement, StatementSource } from "./statement.ts";

/** Seconds below which a recording has hardly said anything. */
const SHORT_SECONDS = 8;
const LONG_WORD = /\p{L}{5,}/gu;
/** Words of a question that are in any answer. */
const COMMON = wordSet(
  "would could should about years least months there where which valid willing working worked every other their these available",
);

function item(text: string, kind: StatementSource["kind"], questionId: string | null): Statement {
  const source = { kind, questionId };
  return { kind: "to_check", metric: null, fact: null, text, quotes: [], source };
}

function ofAnswer(answer: PreparedAnswer, number: number, result: QuestionResult | undefined) {
  const { questionId, state, confidence, seconds } = answer;
  if (state === "no_answer" || state === "no_speech") {
    return [item(`Question ${number} has no answer.`, "no_answer", questionId)];
  }
  if (state === "answered" && confidence !== null && confidence < MIN_CONFIDENCE) {
    const words = `We may have misheard the answer to question ${number}. Listen to it.`;
    return [item(words, "unclear_recording", questionId)];
  }
  if (seconds !== null && seconds < SHORT_SECONDS) {
    const length = Math.round(seconds) === 1 ? "1 second" : `${Math.round(seconds)} seconds`;
    return [
      item(`The answer to question ${number} is ${length} long.`, "short_answer", questionId),
    ];
  }
  if (result?.reason == null) return [];
  return [item(`Question ${number} wasn't rated: ${result.reason}.`, "not_rated", questionId)];
}

/** Whether a word of a must-have stands in the answers. */
function isMentioned(mustHave: string, answers: readonly PreparedAnswer[]): boolean {
  const words = (fold(mustHave).match(LONG_WORD) ?? []).filter((word) => !COMMON.has(word));
  return answers.some(({ text }) => words.some((word) => fold(text).includes(word)));
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
      .map((mustHave) => item(`Not asked: ${mustHave}`, "not_asked", null)),
    ...answers.flatMap((answer, at) =>
      ofAnswer(
        answer,
        at + 1,
        results.find(({ questionId }) => questionId === answer.questionId),
      ),
    ),
  ];
}
