import { AppError } from "#lib/domain/core/errors";
import { MAX_BULK, OTHERS_MATCH, TOO_MANY_CHOSEN } from "#lib/domain/results/bulk";
import type { BulkChoice } from "#lib/domain/results/bulk-request";
import { parseResultQuery } from "#lib/domain/results/result-query";
import type { ResultRow } from "#lib/domain/results/results";
import type { AttemptStatus } from "#lib/domain/results/status";
import { type Db, unwrap } from "../db.ts";
import { inListOrder, listPieces } from "./result-pieces.ts";
import { companyScope, type ListScope } from "./results.ts";

/** One of those whom an action is about; what their row showed, if a screen showed it. */
export type Chosen = { id: string; from?: AttemptStatus; version?: number; override?: number };

/** The rows that a list's address matches, all pages of it, but for those left out. @throws AppError `conflict` if they are too many, or others */
async function matchingRows(
  db: Db,
  { address, interview, expected, without }: Extract<BulkChoice, { matching: object }>["matching"],
  scope: ListScope,
): Promise<ResultRow[]> {
  const query = parseResultQuery(Object.fromEntries(new URLSearchParams(address)), "newest");
  const within = { ...scope, ...(interview !== null && { interviewId: interview }) };
  const rows: ResultRow[] = [];
  for await (const piece of listPieces(db, query, within)) {
    rows.push(...piece);
    if (rows.length > MAX_BULK) throw new AppError("conflict", TOO_MANY_CHOSEN);
  }
  const found = new Set(rows.map(({ id }) => id));
  if (rows.length !== expected || without.some((id) => !found.has(id)))
    throw new AppError("conflict", OTHERS_MATCH);
  return rows.filter(({ id }) => !without.includes(id));
}

/**
 * Whom a choice is about, as far as this client sees them.
 * @throws AppError `conflict` if a list matches too many, or others than its reader saw
 */
export async function readChosen(db: Db, choice: BulkChoice, scope: ListScope): Promise<Chosen[]> {
  if ("picked" in choice) return choice.picked;
  if ("matching" in choice) {
    const rows = await matchingRows(db, choice.matching, scope);
    return rows.map(({ id, status: from, shown }) => ({ id, from, ...shown }));
  }
  const done = unwrap(
    await db
      .from("bulk_items")
      .select("interview_attempt_id, bulk_actions(status)")
      .eq("action_id", choice.action)
      .eq("outcome", "done"),
  );
  return done.flatMap(({ interview_attempt_id: id, bulk_actions: { status } }) =>
    id === null ? [] : [{ id, ...(status !== null && { from: status }) }],
  );
}

/**
 * The ids of those whom this choice of a company's member is about, in the order of their list.
 * @throws AppError `conflict` as `readChosen` does, and in these words if they are more than `most`
 */
export async function readChosenIds(
  { db, ownerId }: { db: Db; ownerId: string },
  choice: BulkChoice,
  { most, words }: { most: number; words: string },
): Promise<string[]> {
  const people = await readChosen(db, choice, await companyScope(db, ownerId));
  if (people.length > most) throw new AppError("conflict", words);
  const ids = people.map(({ id }) => id);
  return "picked" in choice && choice.order ? inListOrder(db, ids, choice.order) : ids;
}
