import { MAX_QUOTES } from "#lib/domain/evaluation/evidence";
import { METRICS, type Metric, perMetric } from "#lib/domain/evaluation/metrics";
import type { ClaimedStatement } from "#lib/domain/evaluation/statements/statement";
import type { MetricClaim } from "#lib/domain/evaluation/types";
import type { Told } from "./told.ts";

/** A metric's number and the sentences that it stands on, the best first. */
export type Found = { metric: Metric; score: number | null; evidence: readonly Told[] };

/** From where on a metric is called a strength, and how many are. */
const STRONG = 6;
const MOST_STRENGTHS = 2;

/** Whether a sentence speaks of no other metric more. */
const isMostly = (metric: Metric, { reading: { cues } }: Told) =>
  METRICS.every((other) => cues[other] <= cues[metric]);

/** Where or how long somebody worked is experience, how seldom something went wrong reliability, and nothing else. */
const belongs = (metric: Metric, { isJob, isMishap }: Told) =>
  (metric === "experience" || !isJob) && (metric === "reliability" || isJob || !isMishap);

/** Whether a sentence says enough to be called a strength: no experience is what one would do, or that names no work. */
function standsAlone(metric: Metric, { isOwn, isShort, isPlan, isJob, reading }: Told) {
  const isOfWork = metric !== "experience" || isJob || (!isPlan && reading.work > 0);
  return isOwn && isShort && isOfWork;
}

/**
 * What each metric's number stands on: its reason names an act and its object from the first of its quotes, or is empty.
 * No act is named twice. The strongest metrics become strengths.
 */
export function reasonsFor(found: readonly Found[]): {
  claims: Record<Metric, MetricClaim>;
  strengths: ClaimedStatement[];
} {
  const acts = new Set<string>();
  const used = new Set<string>();
  /** In the order in which they should stand under a metric: its own, and not yet used. */
  const inOrder = (metric: Metric, evidence: readonly Told[]) => {
    const worth = (one: Told) => Number(!used.has(one.text)) * 2 + Number(isMostly(metric, one));
    return evidence.toSorted((a, b) => worth(b) - worth(a));
  };
  /** The first of some sentences with an act that nothing names yet, or the first of all. */
  const name = (sentences: readonly Told[]) => {
    const isNew = ({ act }: Told) => act !== null && !acts.has(act);
    const chosen = sentences.find(isNew) ?? sentences[0];
    if (!chosen) return null;
    const act = isNew(chosen) ? chosen.act : null;
    if (act !== null) acts.add(act);
    used.add(chosen.text);
    return { sentence: chosen, act };
  };
  const quote = ({ questionId, text }: Told) => ({ questionId, text });

  const claims = perMetric((metric): MetricClaim => {
    const { score = null, evidence = [] } = found.find((one) => one.metric === metric) ?? {};
    const good = evidence.filter(({ isShown }) => isShown);
    const own = good.filter((sentence) => belongs(metric, sentence));
    // A number needs a quote, if only of what is chosen nowhere else.
    const some = [own, good].find(({ length }) => length > 0);
    const shown = inOrder(metric, some ?? evidence).slice(0, MAX_QUOTES);
    const first = some ? name(shown) : null;
    return {
      score,
      justification: first?.act ?? "",
      quotes: [...new Set(first ? [first.sentence, ...shown] : shown)].map(quote),
    };
  });
  const strengths = found
    .filter(({ score }) => score !== null && score >= STRONG)
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
    .flatMap(({ metric, evidence }): ClaimedStatement[] => {
      const alone = evidence.filter(
        (one) => one.isShown && belongs(metric, one) && standsAlone(metric, one),
      );
      const done = alone.filter(({ isPlan }) => !isPlan);
      const chosen = name(inOrder(metric, done.length > 0 ? done : alone));
      if (!chosen || (chosen.sentence.isPlan && chosen.act === null)) return [];
      const { sentence, act } = chosen;
      return [{ kind: "strength", metric, fact: null, text: act, quotes: [quote(sentence)] }];
    });
  return { claims, strengths: strengths.slice(0, MOST_STRENGTHS) };
}
