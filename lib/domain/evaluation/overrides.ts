import * as z from "zod/mini";
import { trimmed } from "../text/text.ts";
import { hasVisibleCharacter } from "../text/visible.ts";
import type { Metric } from "./metrics.ts";

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
export function activeOverrides<Step extends OverrideStep>(
  steps: readonly Step[],
): (Step & { score: number })[] {
  const last = new Map(steps.map((step) => [step.metric, step]));
  return [...last.values()].flatMap((step) =>
    step.score === null ? [] : [{ ...step, score: step.score }],
  );
}
