import { type Metric, perMetric } from "#lib/domain/evaluation/metrics";
import type { ClaimedStatement } from "#lib/domain/evaluation/statements/statement";
import type { MetricClaim } from "#lib/domain/evaluation/types";
import { strength } from "./answer.ts";
import { serves } from "./serves.ts";
import type { Told } from "./told.ts";

/** A metric's number and the sentences that it stands on, the best first. */
export type Found = { metric: Metric; score: number | null; evidence: readonly Told[] };

/** From where on a metric is called a strength, and how many are. */
const STRONG = 6;
const MOST_STRENGTHS = 2;
/** Metrics that one sentence stands under. */
const MOST_SERVED = 2;

const quote = ({ questionId, text }: Told) => ({ questionId, text });

/**
 * What each metric's number stands on: sentences of `told` that an owner sees the metric in or, unshown, those that it was
 * counted from. Its reason names an act and its object from the first of them, or is empty. No act is named twice. The
 * strongest metrics become strengths.
 */
export function reasonsFor(
  found: readonly Found[],
  told: readonly Told[],
): { claims: Record<Metric, MetricClaim>; strengths: ClaimedStatement[] } {
  const served: string[] = [];
  const acts = new Set<string>();
  const nameOf = (act: string | null | undefined) =>
    act && !acts.has(act) && acts.add(act) ? act : null;
  const uses = ({ text }: Told) =>
    [...served].filter((one) => one.includes(text) || text.includes(one)).length;
  const quotes = perMetric((metric) => {
    const worth = (one: Told) =>
      strength(one.reading) + 20 * (Number(one.isJob) - Number(one.isPlan)) - 10 * uses(one);
    const [first, ...others] = told
      .filter((one) => one.isShown && uses(one) < MOST_SERVED && serves(metric, one))
      .toSorted((a, b) => worth(b) - worth(a));
    if (!first) return [];
    const second = others.find(
      ({ text }) => !first.isJob && !text.includes(first.text) && !first.text.includes(text),
    );
    const chosen = second ? [first, second] : [first];
    served.push(...chosen.map(({ text }) => text));
    return chosen;
  });
  const of = (metric: Metric) => found.find((one) => one.metric === metric);
  const claims = perMetric((metric): MetricClaim => {
    const { score = null, evidence = [] } = of(metric) ?? {};
    const [first] = quotes[metric];
    return {
      score,
      justification: nameOf(first?.act) ?? "",
      quotes: (first ? quotes[metric] : evidence).map(quote),
      isShown: first !== undefined,
    };
  });
  const strong = found
    .filter(({ score }) => score !== null && score >= STRONG)
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
    .flatMap(({ metric }) => {
      const done = quotes[metric].find(({ isOwn, isShort, isPlan }) => isOwn && isShort && !isPlan);
      return done ? [{ metric, done }] : [];
    });
  const strengths = strong
    .filter(({ done }, at) => strong.findIndex((other) => other.done.text === done.text) === at)
    .slice(0, MOST_STRENGTHS)
    .map(
      ({ metric, done }): ClaimedStatement => ({
        kind: "strength",
        metric,
        fact: null,
        text: nameOf(done.act),
        quotes: [quote(done)],
      }),
    );
  return { claims, strengths };
}
