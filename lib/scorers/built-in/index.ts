import { randomUUID } from "node:crypto";
import { toTenth } from "#lib/domain/evaluation/aggregate";
import { MAX_QUOTES, saysEnough } from "#lib/domain/evaluation/evidence";
import { type Metric, perMetric } from "#lib/domain/evaluation/metrics";
import { RUBRIC_VERSION } from "#lib/domain/evaluation/rubric";
import type { MetricClaim, PreparedAnswer, ScorerRun } from "#lib/domain/evaluation/types";
import type { Scorer } from "../scorer.ts";
import { READS, type ReadAnswer, readAnswer } from "./answer.ts";
import type { Reading } from "./reading.ts";

/** The share of a metric's score that its best answer makes; the mean of all answers makes the rest. */
const BEST_ANSWER = 0.65;

/** As many as one reads in a line. */
const MOST_SPECIFICS = 3;

/** What people can check in the quotes beside it; never that a thing is missing: a list of words can't know. */
function found(quoted: readonly Reading[]): string {
  const acts = quoted.some(({ did, does, said }) => did + does + said > 0);
  const named = quoted.flatMap(({ specifics }) => specifics);
  const once = new Map(named.map((name) => [name.toLowerCase(), name]));
  const said = [...once.values()].slice(0, MOST_SPECIFICS);
  if (said.length === 0)
    return acts
      ? "The candidate describes what they did or would do."
      : "The candidate makes a general statement. No example found.";
  const details = `${said.length === 1 ? "a specific detail" : "specific details"}: “${said.join(",” “")}.”`;
  return acts
    ? `The candidate describes what they did or would do and gives ${details}`
    : `The candidate gives ${details}`;
}

function claimFor(metric: Metric, read: readonly ReadAnswer[]): MetricClaim {
  const answers = read
    .flatMap(({ questionId, shown }) => {
      const one = shown.get(metric);
      return one ? [{ questionId, ...one }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
  const [best] = answers;
  if (!best) return { score: null, justification: "", quotes: [] };
  const mean = answers.reduce((sum, { score }) => sum + score, 0) / answers.length;
  const score = toTenth(BEST_ANSWER * best.score + (1 - BEST_ANSWER) * mean);
  const quoted = answers
    .flatMap(({ questionId, evidence }) => evidence.map((reading) => ({ questionId, reading })))
    .slice(0, MAX_QUOTES);
  return {
    score,
    // Of quotes that will be shown.
    justification: found(
      quoted.map(({ reading }) => reading).filter(({ text }) => saysEnough(text)),
    ),
    quotes: quoted.map(({ questionId, reading }) => ({ questionId, text: reading.text })),
  };
}

/** One run over prepared answers: deterministic except for its id, no network. */
function scoreByRubric(answers: readonly PreparedAnswer[]): ScorerRun {
  const seen = new Set<string>();
  const read = answers.map((answer) => readAnswer(answer, seen));
  return {
    runId: randomUUID(),
    claims: perMetric((metric) => claimFor(metric, read)),
    answers: read.map(({ questionId, notAssessed, instructed }) => ({
      questionId,
      notAssessed,
      instructed,
    })),
    statements: [],
    answeredBy: null,
    inputTokens: 0,
    outputTokens: 0,
    durationMs: 0,
  };
}

export { instructsScorer } from "./injection.ts";

/** The scorer of a product without a language model: counts what answers in English and Spanish tell. */
export const builtIn: Scorer = {
  identity: { kind: "built_in", name: "Built-in rubric", model: RUBRIC_VERSION, runs: 1 },
  reads: (language) => READS.includes(language),
  run: async (answers) => scoreByRubric(answers),
};
