import { ellipsize } from "../text/shortened.ts";
import { lowerFirst } from "../text/words.ts";
import { scoreBand } from "./bands.ts";
import { METRIC_LABELS, METRICS, type Metric, QUALIFIED_FROM } from "./metrics.ts";
import { MORE_ABOUT } from "./rubric.ts";
import type { MetricResult, QuestionResult } from "./types.ts";

type Results = Record<Metric, MetricResult>;

/** The most of either list: what stands out, not everything once more. */
const MOST_POINTS = 3;
const MOST_QUOTED = 160;
/** Below it, the best of weak metrics is no strength; from it, the weakest of good ones is no weakness. */
const STRENGTH_FROM = 5;

/** A quote as it ends a point. */
export function quoted(text: string): string {
  return ` “${ellipsize(text, MOST_QUOTED)}”`;
}

/** What leads to a quote, and to nothing else. */
export const SAID = "The candidate said:";

type Scored = { metric: Metric; score: number };

/** A metric's first quote that it has not given before, as it ends a point. */
function quotesOf(results: Results): (metric: Metric) => string {
  const used = new Set<string>();
  return (metric) => {
    const own = results[metric].quotes.find(({ text }) => !used.has(text));
    if (own) used.add(own.text);
    return own ? quoted(own.text) : "";
  };
}

/** "Reliability (8.1) and problem solving (7.9)". */
function named(list: readonly Scored[]): string {
  const names = list.map(({ metric, score }, at) => {
    const label = METRIC_LABELS[metric];
    return `${at === 0 ? label : lowerFirst(label)} (${score.toFixed(1)})`;
  });
  return listed(names);
}

function ranked(results: Results): Scored[] {
  return METRICS.flatMap((metric) => {
    const { score } = results[metric];
    return score === null ? [] : [{ metric, score }];
  }).sort((a, b) => b.score - a.score);
}

/** Whether no metric stands out: one number for all of them, so none is the best or the weakest. */
function isFlat(list: { score: number }[]): boolean {
  return list.every(({ score }) => score === list[0]?.score);
}

/** Metrics above 7, or the best from 5; if all are the same, those from 7. */
function strongest(list: Scored[]): Scored[] {
  const good = list.filter(({ score }) => scoreBand(score) === "good");
  const most = isFlat(list)
    ? list.filter(({ score }) => score >= QUALIFIED_FROM)
    : list.filter(({ score }) => score >= STRENGTH_FROM && score === list[0]?.score);
  return good.length > 0 ? good : most;
}

/** What went well, strongest first, at most three metrics with the scorer's reasons; one line if it is the same. */
export function strengthsOf(results: Results): string[] {
  const quoteOf = quotesOf(results);
  // What comes after the first sentence may be what was missing.
  const reasonOf = ({ metric }: Scored) =>
    ellipsize(results[metric].justification.split(/(?<=[.!?]) /)[0] ?? "", MOST_QUOTED);
  const list = strongest(ranked(results)).slice(0, MOST_POINTS);
  return [...Map.groupBy(list, reasonOf)].map(
    ([reason, same]) => `${named(same)}: ${reason}${same.map(({ metric }) => quoteOf(metric))[0]}`,
  );
}

/**
 * What was weak, weakest first: metrics at 4 or below, or, unless all are the same, the weakest one below 5, each
 * with what a stronger answer says more about. Never what was not assessed.
 */
export function weaknessesOf(results: Results): string[] {
  const list = ranked(results).reverse();
  const low = list.filter(({ score }) => scoreBand(score) === "low");
  const least = isFlat(list) ? [] : list.filter(({ score }) => score < STRENGTH_FROM).slice(0, 1);
  const shown = low.length > 0 ? low : least;
  const quoteOf = quotesOf(results);
  return shown.slice(0, MOST_POINTS).map((one) => {
    const { metric, score } = one;
    const said = scoreBand(score) === "low" ? quoteOf(metric) : "";
    return `${named([one])}: A stronger answer would say more about ${MORE_ABOUT[metric]}.${said && ` ${SAID}${said}`}`;
  });
}

/** "a", "a and b", "a, b, and c". */
export function listed(items: string[]): string {
  if (items.length < 3) return items.join(" and ");
  return `${items.slice(0, -1).join(", ")}, and ${items.at(-1)}`;
}

/** A summary in plain words, made from the numbers alone. */
export function summaryOf(
  results: Results,
  general: number | null,
  questions: QuestionResult[],
): string {
  const read = questions.filter(({ assessed }) => assessed).length;
  const answers = questions.length === 1 ? "1 answer" : `${questions.length} answers`;
  const of = read === questions.length ? answers : `${read} of ${answers}`;
  if (general === null) {
    const reasons = [...new Set(questions.flatMap(({ reason }) => (reason ? [reason] : [])))];
    const [reason, ...others] = reasons;
    if (others.length > 0) return "Not enough evidence in any of the answers.";
    return `Not enough evidence${reason ? `: ${reason}` : ""}.`;
  }
  const list = ranked(results);
  const best = list
    .filter(({ score }) => score === list[0]?.score)
    .slice(0, MOST_POINTS)
    .map(({ metric }) => METRIC_LABELS[metric].toLowerCase());
  const missing = METRICS.filter((metric) => results[metric].score === null).map((metric) =>
    METRIC_LABELS[metric].toLowerCase(),
  );
  const parts = [
    `${general.toFixed(1)} out of 10, based on ${of} and ${list.length} of ${METRICS.length} metrics.`,
  ];
  if (isFlat(list) && list.length > 1) parts.push(`All ${list.length} metrics got the same score.`);
  else if (strongest(list).length > 0) parts.push(`Strongest in ${listed(best)}.`);
  if (missing.length > 0) parts.push(`Not assessed: ${listed(missing)}.`);
  return parts.join(" ");
}
