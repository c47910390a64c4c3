import { metricsAskedFor, standsForSomething, WEAKEST_EVIDENCE } from "./asked.ts";
import { BARE_CLAIM, bareClaim } from "./bare-claim.ts";
import { CLAIM_ONLY, concreteness } from "./concreteness.ts";
import { METRIC_WEIGHTS, METRICS, type Metric } from "./metrics.ts";
import type { Reading } from "./reading.ts";
import { strength } from "./strength.ts";
import type { PreparedAnswer } from "./types.ts";

/** One sentence stands for the metrics that it says most about, not for all six. */
const METRICS_OF_A_SENTENCE = 2;
export type Found = { questionId: string; reading: Reading; value: number };
export type AnswerScore = { score: number; found: Found[] };

/** What a sentence is worth for a metric; nothing where it says more about others. */
function worth(reading: Reading, metric: Metric, of: typeof strength): number {
  const first = METRICS.toSorted(
    (a, b) => of(reading, b) - of(reading, a) || reading.cues[b] - reading.cues[a],
  ).slice(0, METRICS_OF_A_SENTENCE);
  return first.includes(metric) ? of(reading, metric) : 0;
}

/** A metric that an answer only touches beside others isn't opened by it. */
const LEAST_OF_THE_BEST = 0.5;
/** How far a metric with more evidence than the others stands above them. */
const APART = 0.9;
const HIGHEST = 9.5;

function evidenceFor(metric: Metric, { questionId }: PreparedAnswer, read: Reading[]): Found[] {
  const bare = !read.some(standsForSomething);
  return read
    .map((reading) => ({
      questionId,
      reading,
      value: worth(reading, metric, bare ? bareClaim : strength),
    }))
    .filter(({ value }) => value >= (bare ? BARE_CLAIM : WEAKEST_EVIDENCE))
    .sort((a, b) => b.value - a.value || a.reading.sentence.start - b.reading.sentence.start)
    .slice(0, 3);
}

const weightOf = (found: Found[]) => found.reduce((sum, { value }, at) => sum + value / 2 ** at, 0);

/**
 * The metrics that an answer shows. How concretely it tells of own conduct sets the level of all; a metric with more
 * evidence than the others stands above it, so that another one opened or not doesn't move their mean.
 */
export function scoreAnswer(answer: PreparedAnswer, read: Reading[]): Map<Metric, AnswerScore> {
  const bare = !read.some(standsForSomething);
  const asked = metricsAskedFor(answer.questionText);
  const best = Math.max(0, ...read.flatMap((one) => METRICS.map((other) => strength(one, other))));
  const shown = METRICS.filter(
    (m) => !bare || asked.length === 0 || [...asked, "experience"].includes(m),
  )
    .map((metric) => ({ metric, found: evidenceFor(metric, answer, read) }))
    .filter(({ found: [first] }) => first && first.value >= LEAST_OF_THE_BEST * best);
  const weights = shown.reduce((sum, { metric }) => sum + METRIC_WEIGHTS[metric], 0);
  const mean =
    shown.reduce((sum, { metric, found }) => sum + METRIC_WEIGHTS[metric] * weightOf(found), 0) /
    weights;
  const level = bare ? CLAIM_ONLY : concreteness(read);
  return new Map(
    shown.map(({ metric, found }) => {
      const score = level + APART * (weightOf(found) - mean);
      return [metric, { score: Math.min(Math.max(score, 1), HIGHEST), found }];
    }),
  );
}
