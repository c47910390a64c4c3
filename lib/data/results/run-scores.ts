import { z } from "zod";
import { type Metric, perMetric } from "#lib/domain/evaluation/metrics";
import { withRuns } from "#lib/domain/results/provenance";
import { hasMetrics } from "#lib/domain/results/results";
import type { Row } from "../db.ts";

type Stored = Row<"evaluation_results">;

const runsSchema = z.object({ runs: z.array(z.record(z.string(), z.number().nullable())) });
const range = z.tuple([z.number(), z.number()]).optional().catch(undefined);
const rangesSchema = z.object(perMetric(() => range));

/** How often a scorer was asked. The column begins at 1; without a run there is no id of one and no number. */
function runsMade({ run_ids, runs, outcome }: Stored): number {
  return run_ids.length === 0 && !hasMetrics({ outcome }) ? 0 : runs;
}

/** How many runs were made, and how many of them gave a number, if that was kept. */
export function runsOfVersion(stored: Stored): { runs: number; gave?: number } {
  const runs = runsMade(stored);
  const kept = runsSchema.safeParse(stored.spread);
  if (!kept.success) return { runs };
  const gave = kept.data.runs.filter((run) => Object.values(run).some((score) => score !== null));
  return { runs, gave: gave.length };
}

/** A metric's justification, with the range of its runs' numbers if they differ. */
export function reasonOf(stored: Stored, metric: Metric): string {
  const ranges = rangesSchema.safeParse(stored.spread);
  return withRuns(stored[`${metric}_justification`] ?? "", ranges.data?.[metric] ?? null);
}
