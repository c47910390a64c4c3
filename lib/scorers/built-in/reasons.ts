import { METRICS, type Metric, perMetric } from "#lib/domain/evaluation/metrics";
import type { ClaimedQuote } from "#lib/domain/evaluation/quote";
import type { ClaimedStatement } from "#lib/domain/evaluation/statements/statement";
import type { MetricClaim } from "#lib/domain/evaluation/types";
import { strength } from "./answer.ts";
import { serves } from "./serves.ts";
import { overlap, type Told } from "./told.ts";

/** A metric's number and what it was counted from, the best first. */
export type Found = { score: number | null; counted: ClaimedQuote[] };

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
  found: Record<Metric, Found>,
  told: readonly Told[],
): { claims: Record<Metric, MetricClaim>; strengths: ClaimedStatement[] } {
  const served: Told[] = [];
  const said = new Set<string>();
  const once = (text: string) => !said.has(text) && said.add(text) !== undefined;
  const uses = (one: Told) => served.filter((other) => overlap(one, other)).length;
  const quotes = perMetric((metric) => {
    if (found[metric].score === null) return [];
    const worth = (one: Told) =>
      strength(one.reading) + 20 * (Number(one.isJob) - Number(one.isPlan)) - 10 * uses(one);
    const fit = told
      .filter((one) => one.isShown && uses(one) < MOST_SERVED && serves(metric, one))
      .toSorted((a, b) => worth(b) - worth(a));
    const [first] = fit;
    // A plan stands alone, and only if nothing was done.
    const isSecond = (one: Told) => first && !first.isJob && !one.isPlan && !overlap(one, first);
    const chosen = [...fit.slice(0, 1), ...fit.filter(isSecond).slice(0, 1)];
    served.push(...chosen);
    return chosen;
  });
  const named = (act: string | null | undefined) => (act && once(act) ? act : null);
  const claims = perMetric((metric): MetricClaim => {
    const { score, counted } = found[metric];
    const [first] = quotes[metric];
    return {
      score,
      justification: named(first?.act) ?? "",
      quotes: first ? quotes[metric].map(quote) : counted,
      isShown: first !== undefined,
    };
  });
  const scoreOf = (metric: Metric) => found[metric].score ?? 0;
  const strengths = METRICS.filter((metric) => scoreOf(metric) >= STRONG)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))
    .flatMap((metric): ClaimedStatement[] => {
      const done = quotes[metric].find(({ isOwn, isPlan, text }) => isOwn && !isPlan && once(text));
      const about = { kind: "strength", metric, fact: null } as const;
      return done ? [{ ...about, text: named(done.act), quotes: [quote(done)] }] : [];
    });
  return { claims, strengths: strengths.slice(0, MOST_STRENGTHS) };
}
