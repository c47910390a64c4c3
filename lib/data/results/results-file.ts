import type { ResultQuery } from "#lib/domain/results/result-query";
import { RESULTS_CSV_HEAD, resultCsvLine } from "#lib/domain/results/results-csv";
import type { Db } from "../db.ts";
import { type ListScope, listResults } from "./results.ts";

/** So many rows are in memory at a time. */
const PIECE = 500;

/** The whole list that a query narrows, from its beginning, as a CSV file in pieces. */
export async function* resultsFile(
  db: Db,
  query: ResultQuery,
  scope: ListScope,
): AsyncGenerator<string> {
  yield RESULTS_CSV_HEAD;
  let key: string | null = "";
  while (key !== null) {
    const cursor: ResultQuery["cursor"] = key === "" ? null : { side: "after", key };
    const page = await listResults(db, { ...query, cursor }, scope, PIECE);
    if (page.rows.length > 0) yield page.rows.map(resultCsvLine).join("");
    key = page.next;
  }
}
