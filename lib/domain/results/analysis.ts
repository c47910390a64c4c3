import * as z from "zod/mini";
import { METRICS } from "../evaluation/metrics.ts";
import { scoredBy } from "./provenance.ts";
import type { EvaluationView } from "./result-detail.ts";
import { pointsOf } from "./statements.ts";

/** What the AI Analysis window reads of one attempt. */
export const analysisSchema = z.object({
  observations: z.nullable(z.string()),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  metrics: z.array(
    z.object({
      metric: z.enum(METRICS),
      score: z.nullable(z.number()),
      reason: z.string(),
      /** A person's number in the scorer's place, as `MetricView` has it. */
      override: z.nullable(
        z.object({ reason: z.string(), at: z.string(), scorerScore: z.nullable(z.number()) }),
      ),
    }),
  ),
  /** Who scored, in how many runs, as one sentence without its end; null if nobody was asked. */
  scoredBy: z.nullable(z.string()),
});

export type Analysis = z.infer<typeof analysisSchema>;

/** The same from a response's evaluation; nothing if there is none yet. */
export function analysisOf(evaluation: EvaluationView | null): Analysis {
  return {
    observations: evaluation?.summary ?? evaluation?.outcomeReason ?? null,
    strengths: pointsOf(evaluation, "strength"),
    weaknesses: pointsOf(evaluation, "concern"),
    metrics: (evaluation?.metrics ?? []).map(({ metric, score, reason, override }) => ({
      metric,
      score,
      reason,
      override,
    })),
    scoredBy: evaluation && evaluation.runs > 0 ? scoredBy(evaluation) : null,
  };
}
