import { generalScore, isQualified } from "./aggregate.ts";
import { type Metric, perMetric } from "./metrics.ts";

/** A person's number in the place of a scorer's, with the reason that they must give. */
export type Override = { metric: Metric; score: number; reason: string };

/**
 * The numbers to show where people overrode some: the general score and `qualified` follow. The last override of a
 * metric holds. `overridden` marks what a person set.
 */
export function withOverrides(
  scores: Record<Metric, number | null>,
  overrides: readonly Override[],
): {
  scores: Record<Metric, number | null>;
  general: number | null;
  qualified: boolean | null;
  overridden: Metric[];
} {
  const last = new Map(overrides.map(({ metric, score }) => [metric, score]));
  const shown = perMetric((metric) => last.get(metric) ?? scores[metric]);
  const general = generalScore(shown);
  return { scores: shown, general, qualified: isQualified(general), overridden: [...last.keys()] };
}
