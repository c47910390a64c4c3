import { randomUUID } from "node:crypto";
import { toTenth } from "#lib/domain/evaluation/aggregate";
import { type Metric, perMetric } from "#lib/domain/evaluation/metrics";
import { RUBRIC_VERSION } from "#lib/domain/evaluation/rubric";
import type { PreparedAnswer, ScorerRun } from "#lib/domain/evaluation/types";
import type { Scorer } from "../scorer.ts";
import { READS, type ReadAnswer, readAnswer } from "./answer.ts";
import { chosenFrom, factsOf, jobsOf } from "./chosen.ts";
import { type Found, reasonsFor } from "./reasons.ts";
import { toldAnswer } from "./told.ts";

/** The share of a metric's score that its best answer makes; the mean of all answers makes the rest. */
const BEST_ANSWER = 0.65;

/** A metric's number, and what it was counted from, the answer that shows it best first. */
function foundFor(metric: Metric, read: readonly ReadAnswer[]): Found {
  const answers = read
    .flatMap(({ answer: { questionId }, shown }) => {
      const one = shown.get(metric);
      return one ? [{ ...one, questionId }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
  const [best] = answers;
  const mean = answers.reduce((sum, { score }) => sum + score, 0) / answers.length;
  const score = best ? toTenth(BEST_ANSWER * best.score + (1 - BEST_ANSWER) * mean) : null;
  const counted = answers.flatMap(({ questionId, evidence }) =>
    evidence.map(({ text }) => ({ questionId, text })),
  );
  return { score, counted };
}

/** One run over prepared answers: deterministic except for its id, no network. */
function scoreByRubric(answers: readonly PreparedAnswer[]): ScorerRun {
  const seen = new Set<string>();
  const read = answers.map((answer) => readAnswer(answer, seen));
  const facts = factsOf(read);
  const told = read.map((one) => toldAnswer(one, jobsOf(facts)));
  const { claims, strengths } = reasonsFor(
    perMetric((metric) => foundFor(metric, read)),
    told.flatMap((one) => one.told),
  );
  return {
    runId: randomUUID(),
    claims,
    answers: read.map(({ answer, notAssessed, instructed }) => ({
      questionId: answer.questionId,
      notAssessed,
      instructed,
    })),
    statements: [...chosenFrom(told, facts), ...strengths],
    answeredBy: null,
    inputTokens: 0,
    outputTokens: 0,
    durationMs: 0,
  };
}

export { actIn } from "./act.ts";
export { findFacts } from "./facts/find.ts";
export { instructsScorer } from "./injection.ts";
export { leansOnDoubt } from "./leans-on-doubt.ts";
export { lacks, refuses } from "./refusal.ts";
export { asksForWords, putsACase } from "./scenario.ts";
export { sentenceAround } from "./sentences.ts";

/** The scorer of a product without a language model: counts what answers in English and Spanish tell. */
export const builtIn: Scorer = {
  identity: { kind: "built_in", name: "Built-in rubric", model: RUBRIC_VERSION, runs: 1 },
  reads: (language) => READS.includes(language),
  run: async (answers) => scoreByRubric(answers),
};
