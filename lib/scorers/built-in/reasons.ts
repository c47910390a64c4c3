import { type Metric, perMetric } from "#lib/domain/evaluation/metrics";
import type { ClaimedQuote } from "#lib/domain/evaluation/quote";
import type { ClaimedStatement } from "#lib/domain/evaluation/statements/statement";
import type { MetricClaim } from "#lib/domain/evaluation/types";
import { strength } from "./answer.ts";
import { serves } from "./serves.ts";
import type { Told } from "./told.ts";

/** A metric's number and what it was counted from, the best first. */
export type Found = { metric: Metric; score: number | null; counted: readonly ClaimedQuote[] };

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
  const said = new Set<string>();
  const once = (text: string) => !said.has(text) && said.add(text) !== undefined;
  const uses = ({ text }: Told) =>
    served.filter((one) => one.includes(text) || text.includes(one)).length;
  const scoreOf = (metric: Metric) => found.find((one) => one.metric === metric)?.score ?? null;
  const quotes = perMetric((metric) => {
    if (scoreOf(metric) === null) return [];
    const worth = (one: Told) =>
      strength(one.reading) + 20 * (Number(one.isJob) - Number(one.isPlan)) - 10 * uses(one);
    const fit = told
      .filter((one) => one.isShown && uses(one) < MOST_SERVED && serves(metric, one))
      .toSorted((a, b) => worth(b) - worth(a));
    const [first] = fit;
    // A plan stands alone, and only if nothing was done.
    const second = fit.find(
      ({ text, isPlan }) =>
        !first?.isJob &&
        !isPlan &&
        !text.includes(first?.text ?? "") &&
        !first?.text.includes(text),
    );
    const chosen = [first, second].filter((one) => one !== undefined);
    served.push(...chosen.map(({ text }) => text));
    return chosen;
  });
  const named = (act: string | null | undefined) => (act && once(act) ? act : null);
  const claims = perMetric((metric): MetricClaim => {
    const { score = null, counted = [] } = found.find((one) => one.metric === metric) ?? {};
    const [first] = quotes[metric];
    return {
      score,
      justification: named(first?.act) ?? "",
      quotes: first ? quotes[metric].map(quote) : [...counted],
      isShown: first !== undefined,
    };
  });
  const strengths = found
    .filter(({ score }) => score !== null && score >= STRONG)
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
    .flatMap(({ metric }): ClaimedStatement[] => {
      const done = quotes[metric].find(({ isOwn, isPlan, text }) => isOwn && !isPlan && once(text));
      if (!done) return [];
      return [
        { kind: "strength", metric, fact: null, text: named(done.act), quotes: [quote(done)] },
      ];
    });
  return { claims, strengths: strengths.slice(0, MOST_STRENGTHS) };
}
