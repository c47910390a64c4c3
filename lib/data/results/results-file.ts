import { z } from "zod";
import { responsePath } from "#lib/domain/core/routes";
import { perMetric } from "#lib/domain/evaluation/metrics";
import type { ResultRow } from "#lib/domain/results/results";
import { RESULTS_CSV_HEAD, resultCsvLine } from "#lib/domain/results/results-csv";
import { type Db, unwrap } from "../db.ts";

const score = z.number().nullable().optional();
const metricsSchema = z.record(z.string(), z.object(perMetric(() => score)));

/** Rows as a CSV file in pieces, each with its metrics and the address of its page. */
export async function* resultsFile(
  db: Db,
  pieces: AsyncGenerator<ResultRow[]>,
  appUrl: string,
): AsyncGenerator<string> {
  yield RESULTS_CSV_HEAD;
  for await (const rows of pieces) {
    if (rows.length === 0) continue;
    const ids = rows.map(({ id }) => id);
    const metrics = metricsSchema.parse(unwrap(await db.rpc("shown_metrics", { p_attempts: ids })));
    const lines = rows.map((row) =>
      resultCsvLine(row, metrics[row.id] ?? {}, appUrl + responsePath(row.id)),
    );
    yield lines.join("");
  }
}
