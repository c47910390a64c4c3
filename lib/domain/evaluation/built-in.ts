import { asksSomething } from "./asides.ts";
import {
  aboutTheQuestion,
  metricsAskedFor,
  standsForSomething,
  WEAKEST_EVIDENCE,
} from "./asked.ts";
import { BARE_CLAIM, bareClaim } from "./bare-claim.ts";
import { sentencesWithout } from "./injection.ts";
import { METRIC_LABELS, METRICS, type Metric, perMetric } from "./metrics.ts";
import { type Reading, readSentence, strength } from "./reading.ts";
import { anchorFor, RUBRIC_VERSION } from "./rubric.ts";
import type { MetricClaim, PreparedAnswer, ScorerIdentity, ScorerRun } from "./types.ts";

export const BUILT_IN: ScorerIdentity = {
  kind: "built_in",
  name: "Built-in rubric",
  model: RUBRIC_VERSION,
  runs: 1,
};

/** Languages that the built-in rubric reads. */
export const BUILT_IN_READS: readonly string[] = ["en", "es"];

/** One sentence stands for the metrics that it says most about, not for all six. */
const METRICS_OF_A_SENTENCE = 2;
type Found = { questionId: string; reading: Reading; value: number };
type AnswerScore = { score: number; found: Found[] };

/** How whole an answer is as an account of something done: 0 to 5. */
function wholeness(readings: Reading[]): number {
  const sum = (key: "acts" | "amounts" | "situation" | "reasoning" | "results") =>
    readings.reduce((total, reading) => total + (reading.own ? reading[key] : 0), 0);
  return (
    Math.min(sum("acts") / 4, 1) +
    Math.min(sum("amounts") / 2, 1) +
    Math.min(sum("situation"), 1) +
    Math.min(sum("reasoning") / 2, 1) +
    Math.min(sum("results"), 1)
  );
}

function unsaid(seen: Set<string>): (reading: Reading) => boolean {
  return ({ folded }) => {
    const key = folded.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
}

function countsAtAll({ folded, boast, aside, bound, acts, amounts, results }: Reading): boolean {
  if (boast && (acts === 0 || amounts + results === 0)) return false;
  if (aside && !bound) return false;
  return !asksSomething(folded);
}

/** Beside something done, a claim adds nothing: neither to a metric nor by opening another one. */
function tellsSomething({ acts, amounts, results, counters }: Reading): boolean {
  return acts + amounts + results + counters.length > 0;
}

function readings(answer: PreparedAnswer, seen: Set<string>): Reading[] {
  if (answer.floor !== null) return [];
  const all = sentencesWithout(answer.sent.text, answer.noCredit)
    .map(readSentence)
    .filter(countsAtAll)
    .filter(unsaid(seen));
  const acts = all.some((reading) => reading.own && reading.acts > 0);
  const told = acts ? all.filter(tellsSomething) : all;
  return aboutTheQuestion(told.some(standsForSomething) ? told : all, answer.questionText);
}

/** What a sentence is worth for a metric; nothing where it says more about others. */
function worth(reading: Reading, metric: Metric, of: typeof strength): number {
  const first = METRICS.toSorted(
    (a, b) => of(reading, b) - of(reading, a) || reading.cues[b] - reading.cues[a],
  ).slice(0, METRICS_OF_A_SENTENCE);
  return first.includes(metric) ? of(reading, metric) : 0;
}

/** A metric that an answer only touches beside others isn't opened by it. */
const LEAST_OF_THE_BEST = 0.5;

function scoreAnswer(
  { questionId, questionText }: PreparedAnswer,
  read: Reading[],
  metric: Metric,
): AnswerScore | null {
  const bare = !read.some(standsForSomething);
  const asked = metricsAskedFor(questionText);
  if (bare && asked.length > 0 && ![...asked, "experience"].includes(metric)) return null;
  const found = read
    .map((reading) => ({
      questionId,
      reading,
      value: worth(reading, metric, bare ? bareClaim : strength),
    }))
    .filter(({ value }) => value >= (bare ? BARE_CLAIM : WEAKEST_EVIDENCE))
    .sort((a, b) => b.value - a.value || a.reading.sentence.start - b.reading.sentence.start)
    .slice(0, 3);
  const [first, second, third] = found;
  const best = Math.max(...read.flatMap((one) => METRICS.map((other) => strength(one, other))));
  if (!first || first.value < LEAST_OF_THE_BEST * best) return null;
  const evidence = found.map(({ reading }) => reading);
  const open =
    1.1 +
    1.3 * first.value +
    0.62 * (second?.value ?? 0) +
    0.32 * (third?.value ?? 0) +
    0.1 * wholeness(read) +
    0.4 * wholeness(evidence);
  // The last two points are hard to earn.
  const raw = open > 8 ? 8 + 0.4 * (open - 8) : open;
  return { score: Math.min(Math.max(raw, 1), 9.5), found };
}

function against(metric: Metric, read: Map<PreparedAnswer, Reading[]>): Found[] {
  return [...read].flatMap(([{ questionId }, list]) =>
    list
      .filter((reading) => reading.counters.includes(metric))
      .map((reading) => ({ questionId, reading, value: 0 })),
  );
}

function toHalf(score: number): number {
  return Math.round(score * 2) / 2;
}

function heldBy(found: Found[]): string {
  const has = (key: "acts" | "amounts" | "reasoning" | "results") =>
    found.some(({ reading }) => reading[key] > 0);
  const parts = [
    has("acts") && "own acts",
    has("amounts") && "figures",
    has("reasoning") && "reasons",
    has("results") && "a result",
  ].filter((part) => part !== false);
  return parts.length > 0 ? ` The quotes hold ${parts.join(", ")}.` : "";
}

function claim(metric: Metric, read: Map<PreparedAnswer, Reading[]>): MetricClaim {
  const answers = [...read]
    .map(([answer, list]) => scoreAnswer(answer, list, metric))
    .filter((answer) => answer !== null)
    .sort((a, b) => b.score - a.score);
  const counter = against(metric, read);
  const best = answers[0];
  if (!best && counter.length === 0) {
    return {
      score: null,
      justification: `Nothing in the answers shows ${METRIC_LABELS[metric].toLowerCase()}.`,
      quotes: [],
    };
  }
  const mean = answers.reduce((sum, { score }) => sum + score, 0) / Math.max(answers.length, 1);
  const open = best ? 0.65 * best.score + 0.35 * mean : 2;
  const score = toHalf(counter.length > 0 ? Math.min(open, 2.5) : open);
  const found = [
    ...counter,
    ...answers.flatMap((answer) => answer.found).sort((a, b) => b.value - a.value),
  ].slice(0, 3);
  const anchor =
    counter.length > 0 ? "Describes conduct that speaks against it." : anchorFor(metric, score);
  return {
    score,
    justification: `${anchor}${heldBy(found)}`,
    quotes: found.map(({ questionId, reading }) => ({ questionId, text: reading.sentence.text })),
  };
}

/**
 * Scores prepared answers by word lists, sentence by sentence: deterministic, no network. Only the strongest three
 * sentences of an answer count for a metric, so length alone gains nothing.
 */
export function scoreByRubric(answers: PreparedAnswer[]): ScorerRun {
  const seen = new Set<string>();
  const read = new Map(answers.map((answer) => [answer, readings(answer, seen)]));
  return {
    runId: `${RUBRIC_VERSION}`,
    claims: perMetric((metric) => claim(metric, read)),
    // Orders are found while an answer is prepared, and noted there.
    instructed: false,
    inputTokens: 0,
    outputTokens: 0,
    durationMs: 0,
  };
}
