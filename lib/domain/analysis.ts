import * as z from "zod/mini";
import { METRICS } from "./evaluation/metrics.ts";

/** What the AI Analysis window reads of one attempt (interviews spec §2). */
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
  /** Null where nothing was scored. */
  scorer: z.nullable(z.string()),
});

export type Analysis = z.infer<typeof analysisSchema>;
