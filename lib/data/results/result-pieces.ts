import { type ResultQuery, type ResultSort, wholeList } from "#lib/domain/results/result-query";
import type { ResultRow } from "#lib/domain/results/results";
import { type Db, unwrap } from "../db.ts";
import { LIST_ORDER, type ListScope, listResults } from "./results.ts";

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

const WORDS = new Intl.Collator("en");

/** Ids in the order that a list of them has; those that this client doesn't see stay at the end. */
export async function inListOrder(
  db: Db,
  ids: readonly string[],
  sort: ResultSort,
): Promise<string[]> {
  const [column, ascending] = LIST_ORDER[sort];
  const keys = new Map<string, string | number | null>();
  for (let at = 0; at < ids.length; at += NAMED) {
    const piece = db
      .from("attempt_list")
      .select("id, submission, best_key, lowest_key, name_key")
      .in("id", ids.slice(at, at + NAMED))
      .order(column, { ascending });
    for (const row of unwrap(await piece)) keys.set(row.id, row[column]);
  }
  const compare = (one: string, other: string) => {
    const [a, b] = [keys.get(one), keys.get(other)];
    const by = typeof a === "string" ? WORDS.compare(a, String(b)) : Number(a) - Number(b);
    return ascending ? by : -by;
  };
  // One piece came in order.
  const seen = ids.length > NAMED ? [...keys.keys()].sort(compare) : [...keys.keys()];
  return [...seen, ...ids.filter((id) => !keys.has(id))];
}
