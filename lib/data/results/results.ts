import { z } from "zod";
import { keyRange } from "#lib/domain/results/result-keys";
import {
  MAX_COUNTED,
  NOT_CONTACTED,
  PAGE_SIZE,
  type ResultQuery,
  type ResultSort,
} from "#lib/domain/results/result-query";
import type { ListFacts, ResultPage, ResultRow } from "#lib/domain/results/results";
import { freePatterns } from "#lib/domain/room/availability";
import { readCompany } from "../company/companies.ts";
import { type Db, unwrap } from "../db.ts";
import { COLUMNS, type StoredRow, toRow } from "./result-rows.ts";
import { readTranscriptionWaits } from "./transcription-waits.ts";

/** Each order's key, which is another one for each attempt, and whether it goes up. */
export const LIST_ORDER = {
  newest: ["submission", false],
  oldest: ["submission", true],
  rating: ["best_key", false],
  "rating-low": ["lowest_key", false],
  name: ["name_key", true],
  "name-z": ["name_key", false],
} as const satisfies Record<ResultSort, readonly [keyof StoredRow, boolean]>;

/** Which list: one interview's, or all of the company with this key. The policies decide in any case; a key is an index's. */
export type ListScope = {
  departmentKey?: string | null;
  interviewId?: string;
  /** All that the asker may see; null for every one. A policy isn't an index's either. */
  interviews?: readonly string[] | null;
  /** None but these; not counted by the facts of a list. */
  among?: readonly string[];
};

/** All of the company that this account owns. */
export async function companyScope(db: Db, ownerId: string): Promise<ListScope> {
  const company = await readCompany(db, ownerId);
  return { departmentKey: company?.departmentKey ?? null };
}

/**
 * One page of the submitted attempts that this client may see. Unrated ones come last in either order of rating.
 * One request, which reads the page and one row more however long the list is and wherever the page lies in it,
 * and one more while a row waits for its first score.
 */
export async function listResults(
  db: Db,
  query: ResultQuery,
  scope: ListScope = {},
  size: number = PAGE_SIZE,
): Promise<ResultPage> {
  const { sort, cursor } = query;
  const [column, upwards] = LIST_ORDER[sort];
  const back = cursor?.side === "before";
  const ascending = upwards !== back;
  const list =
    query.search === ""
      ? db.from("attempt_list").select(COLUMNS)
      : db.rpc("search_attempts", { p_search: query.search }).select(COLUMNS);
  let wanted = list.order(column, { ascending }).limit(size + 1);
  if (scope.departmentKey) wanted = wanted.eq("department_key", scope.departmentKey);
  if (scope.among) wanted = wanted.in("id", scope.among);
  const interview = scope.interviewId ?? query.interview;
  if (interview !== null) wanted = wanted.eq("interview_id", interview);
  else if (scope.interviews) wanted = wanted.in("interview_id", scope.interviews);
  if (query.status !== null) wanted = wanted.eq("status", query.status);
  if (query.mustHaves !== null) wanted = wanted.eq("screening", query.mustHaves);
  if (query.contact === NOT_CONTACTED) wanted = wanted.is("contact", null);
  else if (query.contact !== null) wanted = wanted.eq("contact", query.contact);
  if (query.tag !== null) wanted = wanted.contains("tags", arrayOf(query.tag));
  if (query.assigned === "mine") wanted = wanted.eq("mine", true);
  else if (query.assigned === "nobody") wanted = wanted.is("assigned_to", null);
  const free = freePatterns(query.day, query.part);
  if (free.length > 0) {
    wanted = wanted.or(free.map((pattern) => `availability.like.${pattern}`).join(","));
  }
  const { from, to } = keyRange(query);
  if (from !== null) wanted = wanted.gte("best_key", from);
  if (to !== null) wanted = wanted.lt("best_key", to);
  if (cursor !== null && fits(column, cursor.key)) {
    wanted = ascending ? wanted.gt(column, cursor.key) : wanted.lt(column, cursor.key);
  }
  const found = unwrap(await wanted);
  const more = found.length > size;
  const stored = found.slice(0, size);
  if (back) stored.reverse();
  const key = (row: StoredRow | undefined) => (row ? String(row[column]) : null);
  return {
    rows: await withWaits(db, stored.map(toRow)),
    previous: (back ? more : cursor !== null) ? key(stored[0]) : null,
    next: (back ? true : more) ? key(stored.at(-1)) : null,
    lookedAt: stored[0]?.looked_at ?? null,
  };
}

/** An array of one text as the database reads it: quoted, as a comma, a brace or "null" would be more than that text. */
function arrayOf(text: string): string {
  return `{"${text.replace(/["\\]/g, "\\$&")}"}`;
}

/** The rows, with the seconds that those which are being scored still wait, if that is known. */
async function withWaits(db: Db, rows: ResultRow[]): Promise<ResultRow[]> {
  const scoring = rows.filter(({ state }) => state === "scoring");
  const waits = await readTranscriptionWaits(
    db,
    scoring.map(({ id }) => id),
  );
  return rows.map((row) => {
    const waitSeconds = waits.get(row.id);
    return waitSeconds === undefined ? row : { ...row, waitSeconds };
  });
}

/** Somebody may have written the address: what is no key of this order begins the list. */
function fits(column: (typeof LIST_ORDER)[ResultSort][0], key: string): boolean {
  return column === "name_key" || /^\d{1,16}$/.test(key);
}

const factsSchema = z.object({
  total: z.number().int(),
  waiting: z.number().int(),
  started: z.number().int(),
  interviews: z.array(z.object({ id: z.uuid(), title: z.string() })),
  contacts: z.array(
    z.object({ key: z.string(), people: z.number().int(), words: z.string().nullable() }),
  ),
  tags: z.array(z.string()),
  team: z.boolean(),
  hold: z.object({ id: z.uuid(), reason: z.string() }).nullable(),
});

/** What stands around a list: how many it has, the interviews to choose from, how many candidates wait. One request. */
export async function readListFacts(
  db: Db,
  query: ResultQuery,
  scope: ListScope = {},
): Promise<ListFacts> {
  const interview = scope.interviewId ?? query.interview;
  const { from, to } = keyRange(query);
  const free = freePatterns(query.day, query.part);
  return factsSchema.parse(
    unwrap(
      await db.rpc("my_list_facts", {
        p_most: MAX_COUNTED + 1,
        ...(interview !== null && { p_interview: interview }),
        ...(query.status !== null && { p_status: query.status }),
        ...(from !== null && { p_from: from }),
        ...(to !== null && { p_to: to }),
        ...(query.mustHaves !== null && { p_screening: query.mustHaves }),
        ...(free.length > 0 && { p_free: free }),
        ...(query.contact !== null && {
          p_contact: query.contact === NOT_CONTACTED ? "" : query.contact,
        }),
        ...(query.tag !== null && { p_tag: query.tag }),
        ...(query.assigned !== null && { p_mine: query.assigned === "mine" }),
        ...(query.search !== "" && { p_search: query.search }),
      }),
    ),
  );
}
