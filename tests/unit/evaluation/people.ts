import { perMetric } from "#lib/domain/evaluation/metrics";
import type {
  AnswerInput,
  AttemptInput,
  MetricClaim,
  ScorerRun,
  Segment,
} from "#lib/domain/evaluation/types";
import { builtIn } from "#lib/scorers/built-in/index";
import { scoringBy } from "#tests/bench/evaluation/measure";

export const QUESTION = "Tell me about a time you dealt with an unhappy customer.";

export const STRONG =
  "Last summer at my hotel job a guest was upset because the room wasn't ready at 4 pm. I apologized, listened to everything, and asked what would help most. I called the housekeeping lead, and together we finished two rooms in 25 minutes. I went back to tell the guest myself that the room was ready. In the end the guest thanked us, and since then I check the arrivals list at noon so that it doesn't happen again.";

/** An answer in words, with whatever a test changes about it. */
export function answer(text: string, changes: Partial<AnswerInput> = {}): AnswerInput {
  return {
    questionId: "q1",
    questionText: QUESTION,
    text,
    state: "answered",
    segments: [],
    seconds: null,
    ...changes,
  };
}

/** The pieces of a transcript, of which the first part of the text is in doubt. */
export function doubted(text: string, share = 1): Segment[] {
  const cut = Math.round(text.length * share);
  const piece = (charStart: number, charEnd: number) => ({ start: 0, end: 1, charStart, charEnd });
  const sure = cut < text.length ? [piece(cut, text.length)] : [];
  return [{ ...piece(0, cut), doubt: "unclear" }, ...sure];
}

/** An attempt by Maria Lopez in English, unless told otherwise. */
export function attempt(answers: AnswerInput[], changes: Partial<AttemptInput> = {}): AttemptInput {
  return { language: "en", names: ["Maria Lopez"], asked: [], notAsked: [], answers, ...changes };
}

/** A run that claims the same of every metric and has nothing against any answer, unless told otherwise. */
export function runClaiming(claim: MetricClaim, changes: Partial<ScorerRun> = {}): ScorerRun {
  return {
    runId: "r",
    claims: perMetric(() => ({ ...claim })),
    answers: [],
    statements: [],
    answeredBy: null,
    inputTokens: 0,
    outputTokens: 0,
    durationMs: 0,
    ...changes,
  };
}

/** The whole way of the built-in rubric. */
export const evaluated = scoringBy(builtIn);
