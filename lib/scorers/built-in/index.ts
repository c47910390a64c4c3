import { randomUUID } from "node:crypto";
import { toTenth } from "#lib/domain/evaluation/aggregate";
import { listed } from "#lib/domain/evaluation/compose";
import { MOST_QUOTES } from "#lib/domain/evaluation/evidence";
import { type Metric, perMetric } from "#lib/domain/evaluation/metrics";
import { RUBRIC_VERSION } from "#lib/domain/evaluation/rubric";
import type { MetricClaim, PreparedAnswer, ScorerRun } from "#lib/domain/evaluation/types";
import type { Scorer } from "../scorer.ts";
import { READS, type ReadAnswer, readAnswer } from "./answer.ts";
import type { Reading } from "./reading.ts";

/** How much of a metric's score its best answer makes; the mean of all makes the rest. */
const BEST_ANSWER = 0.65;

/** What quotes tell and what they don't, of the things that the rubric counts. Nothing more can be said truly. */
function told(evidence: readonly Reading[]): string {
  const has = (key: "did" | "does" | "said" | "amounts" | "reasons" | "results") =>
    evidence.some((reading) => reading[key] > 0);
  const acts = [
    has("did") ? "what they did" : has("does") && "what they do",
    has("said") && "what they told someone",
  ].filter((part) => part !== false);
  if (acts.length === 0 && !has("amounts"))
    return "Makes a general statement, with no example of what they did.";
  const details = [
    { there: has("reasons"), words: "why" },
    { there: has("results"), words: "how it turned out" },
  ];
  const given = [...acts, ...details.flatMap(({ there, words }) => (there ? [words] : []))];
  const missing = details.flatMap(({ there, words }) => (there ? [] : [words]));
  return [
    given.length > 0
      ? `Says ${listed(given)}${has("amounts") ? ", with numbers" : ""}.`
      : "Gives numbers.",
    ...(missing.length > 0 ? [`Doesn't say ${listed(missing, "or")}.`] : []),
    ...(has("amounts") ? [] : ["Gives no numbers."]),
  ].join(" ");
}

function claimFor(metric: Metric, read: readonly ReadAnswer[]): MetricClaim {
  const answers = read
    .flatMap(({ questionId, shown }) => {
      const found = shown.get(metric);
      return found ? [{ questionId, ...found }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
  const [best] = answers;
  if (!best) return { score: null, justification: "", quotes: [] };
  const mean = answers.reduce((sum, { score }) => sum + score, 0) / answers.length;
  const score = toTenth(BEST_ANSWER * best.score + (1 - BEST_ANSWER) * mean);
  const quoted = answers
    .flatMap(({ questionId, evidence }) => evidence.map((reading) => ({ questionId, reading })))
    .slice(0, MOST_QUOTES);
  return {
    score,
    justification: told(quoted.map(({ reading }) => reading)),
    quotes: quoted.map(({ questionId, reading }) => ({ questionId, text: reading.text })),
  };
}

/** One run over prepared answers: deterministic but for its id, no network. */
export function scoreByRubric(answers: readonly PreparedAnswer[]): ScorerRun {
  const seen = new Set<string>();
  const read = answers.map((answer) => readAnswer(answer, seen));
  return {
    runId: randomUUID(),
    claims: perMetric((metric) => claimFor(metric, read)),
    answers: read.map(({ questionId, notAssessed, instructed }) => ({
      ...{ questionId, notAssessed, instructed },
    })),
    answeredBy: null,
    inputTokens: 0,
    outputTokens: 0,
    durationMs: 0,
  };
}

/** The scorer of a product without a language model: counts what answers in English and Spanish tell. */
export const builtIn: Scorer = {
  identity: { kind: "built_in", name: "Built-in rubric", model: RUBRIC_VERSION, runs: 1 },
  reads: (language) => READS.includes(language),
  run: async (answers) => scoreByRubric(answers),
};
