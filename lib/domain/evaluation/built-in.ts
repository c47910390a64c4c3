import { toTenth } from "./aggregate.ts";
import { type AnswerScore, type Found, scoreAnswer } from "./answer-score.ts";
import { asksSomething } from "./asides.ts";
import { aboutTheQuestion, standsForSomething } from "./asked.ts";
import { withoutBoasts } from "./boasts.ts";
import { listed } from "./compose.ts";
import { sentencesWithout } from "./creditless.ts";
import { METRIC_LABELS, type Metric, perMetric } from "./metrics.ts";
import { type Reading, readSentence } from "./reading.ts";
import { anchorFor, FULL_FROM, RUBRIC_VERSION } from "./rubric.ts";
import { GAP } from "./sentences.ts";
import type { MetricClaim, PreparedAnswer, ScorerIdentity, ScorerRun } from "./types.ts";

export const BUILT_IN: ScorerIdentity = {
  kind: "built_in",
  name: "Built-in rubric",
  model: RUBRIC_VERSION,
  runs: 1,
};

/** Languages that the built-in rubric reads. */
export const BUILT_IN_READS: readonly string[] = ["en", "es"];

function unsaid(seen: Set<string>): (reading: Reading) => boolean {
  return ({ folded }) => {
    const key = folded.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
}

function countsAtAll({ folded, aside, bound }: Reading): boolean {
  return !(aside && !bound) && !asksSomething(folded);
}

/** Beside something done, a claim adds nothing: neither to a metric nor by opening another one. */
function tellsSomething({ acts, amounts, results, counters }: Reading): boolean {
  return acts + amounts + results + counters.length > 0;
}

/** The sentences of an answer that tell of something, once for all answers. */
function readings(answer: PreparedAnswer, seen: Set<string>): Reading[] {
  if (answer.floor !== null) return [];
  const all = sentencesWithout(answer.sent.text, answer.noCredit)
    .map(withoutBoasts)
    .map(readSentence)
    .filter(countsAtAll)
    .filter(unsaid(seen));
  const acts = all.some((reading) => reading.own && reading.acts > 0);
  const told = acts ? all.filter(tellsSomething) : all;
  return aboutTheQuestion(told.some(standsForSomething) ? told : all, answer.questionText);
}

function against(metric: Metric, read: Map<PreparedAnswer, Reading[]>): Found[] {
  return [...read].flatMap(([{ questionId }, list]) =>
    list
      .filter((reading) => reading.counters.includes(metric))
      .map((reading) => ({ questionId, reading, value: 0 })),
  );
}

/** A sentence as it stands in the answer: the longest part of one that an order was taken out of. */
function quoted({ sentence }: Reading): string {
  const parts = sentence.text.split(new RegExp(`${GAP}+`)).map((part) => part.trim());
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), "");
}

function heldBy(found: Found[]): string {
  const has = (key: "acts" | "amounts" | "reasoning" | "results") =>
    found.some(({ reading }) => reading[key] > 0);
  const parts = [
    has("acts") && "specific actions",
    has("amounts") && "numbers",
    has("reasoning") && "reasons",
    has("results") && "a result",
  ].filter((part) => part !== false);
  return parts.length > 0 ? ` The quotes include ${listed(parts)}.` : "";
}

function claim(
  metric: Metric,
  read: Map<PreparedAnswer, Reading[]>,
  scores: Map<Metric, AnswerScore>[],
): MetricClaim {
  const answers = scores
    .flatMap((answer) => answer.get(metric) ?? [])
    .sort((a, b) => b.score - a.score);
  const label = METRIC_LABELS[metric].toLowerCase();
  const counter = against(metric, read);
  const best = answers[0];
  if (!best && counter.length === 0) {
    return {
      score: null,
      justification: `Nothing in the answers shows ${label}.`,
      quotes: [],
    };
  }
  const mean = answers.reduce((sum, { score }) => sum + score, 0) / Math.max(answers.length, 1);
  const open = best ? 0.65 * best.score + 0.35 * mean : 2;
  const score = toTenth(counter.length > 0 ? Math.min(open, 2.5) : open);
  const found = [
    ...counter,
    ...answers.flatMap((answer) => answer.found).sort((a, b) => b.value - a.value),
  ].slice(0, 3);
  const anchor =
    counter.length > 0
      ? `Describes behavior that counts against ${label}.`
      : anchorFor(metric, score);
  return {
    score,
    justification: score < FULL_FROM ? anchor : `${anchor}${heldBy(found)}`,
    quotes: found.map(({ questionId, reading }) => ({ questionId, text: quoted(reading) })),
  };
}

/**
 * Scores prepared answers by word lists: deterministic, no network. An answer's level comes from different things
 * told, each worth less than the one before, and a metric's place beside it from its strongest three sentences, so
 * length alone gains nothing.
 */
export function scoreByRubric(answers: PreparedAnswer[]): ScorerRun {
  const seen = new Set<string>();
  const read = new Map(answers.map((answer) => [answer, readings(answer, seen)]));
  const scores = [...read].map(([answer, list]) => scoreAnswer(answer, list));
  return {
    runId: `${RUBRIC_VERSION}`,
    claims: perMetric((metric) => claim(metric, read, scores)),
    // Orders are found while an answer is prepared, and noted there.
    instructed: false,
    inputTokens: 0,
    outputTokens: 0,
    durationMs: 0,
  };
}
