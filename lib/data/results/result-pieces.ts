import { type ResultQuery, wholeList } from "#lib/domain/results/result-query";
import type { ResultRow } from "#lib/domain/results/results";
import type { Db } from "../db.ts";
import { type ListScope, listResults } from "./results.ts";

/** So many rows are in memory at a time. */
const PIECE = 500;

/** An address that names more of them is too long for some servers. */
const NAMED = 100;

/** The whole list that a query narrows, from its beginning, in pieces. */
export async function* listPieces(
  db: Db,
  query: ResultQuery,
  scope: ListScope,
): AsyncGenerator<ResultRow[]> {
  let key: string | null = "";
  while (key !== null) {
    const cursor: ResultQuery["cursor"] = key === "" ? null : { side: "after", key };
    const page = await listResults(db, { ...query, cursor }, scope, PIECE);
    yield page.rows;
    key = page.next;
  }
}

/** Rows by their ids, in the order of these, in pieces. */
export async function* chosenPieces(db: Db, ids: readonly string[]): AsyncGenerator<ResultRow[]> {
  for (let at = 0; at < ids.length; at += NAMED) {
    const among = ids.slice(at, at + NAMED);
    const { rows } = await listResults(db, wholeList("newest"), { among }, NAMED);
    yield rows.toSorted((one, other) => among.indexOf(one.id) - among.indexOf(other.id));
  }
}
