import * as z from "zod/mini";
import { trimmed } from "../text/text.ts";
import { hasVisibleCharacter } from "../text/visible.ts";
import { crossesLine, generalScore, isQualified, spreadOf } from "./aggregate.ts";
import { type Metric, perMetric } from "./metrics.ts";

export const REASON_LIMIT = 1000;

/** People give whole or half points. */
export const OVERRIDE_STEPS_PER_POINT = 2;

const OUT_OF_RANGE = "Enter a number from 0 to 10.";

/** What a person gives for a metric: whole or half points from 0 to 10, and a reason that can be read. */
export const overrideFields = z.object({
  score: z
    .number(OUT_OF_RANGE)
    .check(
      z.gte(0, OUT_OF_RANGE),
      z.lte(10, OUT_OF_RANGE),
      z.multipleOf(1 / OVERRIDE_STEPS_PER_POINT, "Use whole or half points."),
    ),
  reason: trimmed(REASON_LIMIT).check(z.refine(hasVisibleCharacter, "Say why, in a few words.")),
});

/** One thing that a person did to a metric, with its reason; a null score takes their number back. */
export type OverrideStep = { metric: Metric; score: number | null; reason: string | null };

/** What holds of a person's steps, oldest first: the last of each metric, unless it took the number back. */
export function overridesInForce<Step extends OverrideStep>(
  steps: readonly Step[],
): (Step & { score: number })[] {
  const last = new Map(steps.map((step) => [step.metric, step]));
  return [...last.values()].flatMap((step) =>
    step.score === null ? [] : [{ ...step, score: step.score }],
  );
}

/**
 * The numbers to show where people overrode some: the general score and `qualified` follow. The last override of a
 * metric holds. `overridden` marks what a person set.
 */
export function withOverrides(
  scores: Record<Metric, number | null>,
  overrides: readonly (OverrideStep & { score: number })[],
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

/**
 * Whether some runs say qualified and others not, with a person's numbers in every one of them: their number ends the
 * disagreement only where the rest of the metrics agree. `scores` are the medians that are shown.
 */
export function borderlineWith(
  runs: readonly Record<Metric, number | null>[],
  scores: Record<Metric, number | null>,
  overrides: readonly (OverrideStep & { score: number })[],
): boolean {
  const generals = [...runs, scores].map((run) => withOverrides(run, overrides).general);
  return crossesLine(spreadOf(generals.filter((general) => general !== null)));
}
