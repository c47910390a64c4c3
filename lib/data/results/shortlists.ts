import { AppError } from "#lib/domain/core/errors";
import {
  SHORTLIST_MISSING,
  type Shortlist,
  type ShortlistRow,
  TOO_MANY_PEOPLE,
  TOO_MANY_SHORTLISTS,
} from "#lib/domain/results/shortlist";
import { companyDate } from "#lib/domain/text/dates";
import { readPeople } from "../company/team.ts";
import { type Answer, type DataOf, type Db, refusalOf, unwrap } from "../db.ts";
import { LINK_COLUMNS, toOpinionsTo, toShortlistLinks } from "./shortlist-links.ts";

/** A company's named shortlists, the newest first. */
export async function listShortlists(db: Db): Promise<ShortlistRow[]> {
  const rows = unwrap(
    await db
      .from("shortlists")
      .select(
        "id, name, created_at, company_profiles(time_zone), shortlist_people!shortlist_people_shortlist_id_fkey(place)",
      )
      .is("of_attempt", null)
      .order("created_at", { ascending: false }),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name ?? "",
    people: row.shortlist_people.length,
    made: companyDate(row.created_at, row.company_profiles.time_zone),
  }));
}

const LISTED = `id, name, company_profiles(time_zone), shortlist_links(${LINK_COLUMNS}),
  shortlist_people!shortlist_people_shortlist_id_fkey(place, number, interview_attempts(id, candidate_name, shown_rating, ai_allowed, status, interviews(title), shortlist_answers(*, shortlist_links(label))))` as const;

/** A named shortlist with its people in order, its links and what came back; null if this client sees no such list. */
export async function findShortlist(db: Db, shortlistId: string): Promise<Shortlist | null> {
  const [row, team] = await Promise.all([
    db.from("shortlists").select(LISTED).eq("id", shortlistId).is("of_attempt", null).maybeSingle(),
    readPeople(db),
  ]);
  const found = unwrap(row);
  if (found === null) return null;
  const zone = found.company_profiles.time_zone;
  const people = found.shortlist_people
    .toSorted((a, b) => a.place - b.place)
    .map(({ number, interview_attempts }) => ({ ...interview_attempts, number }));
  const inside = await keptInside(
    db,
    people.map(({ id }) => id),
  );
  return {
    id: found.id,
    name: found.name ?? "",
    links: toShortlistLinks(found.shortlist_links, zone, team),
    people: people.map((one) => ({
      id: one.id,
      number: one.number,
      name: one.candidate_name,
      interviewTitle: one.interviews.title,
      // A numeric column comes as a number or, to keep its digits, as text.
      rating: one.ai_allowed && one.shown_rating !== null ? Number(one.shown_rating) : null,
      status: one.status,
      inside: inside.includes(one.id),
      opinions: toOpinionsTo(one.shortlist_answers, zone),
    })),
  };
}

/** Which of these attempts no link to somebody outside of the company shows. */
async function keptInside(db: Db, attemptIds: readonly string[]): Promise<string[]> {
  return unwrap(await db.rpc("kept_inside", { p_attempts: [...attemptIds] }));
}

/** The names of those, for whoever puts them on a list. */
export async function namesKeptInside(db: Db, attemptIds: readonly string[]): Promise<string[]> {
  const ids = await keptInside(db, attemptIds);
  if (ids.length === 0) return [];
  const rows = unwrap(await db.from("interview_attempts").select("candidate_name").in("id", ids));
  return rows.map(({ candidate_name }) => candidate_name);
}

function granted<A extends Answer>(answer: A): DataOf<A> {
  const refusal = refusalOf(answer.error);
  if (refusal === "too_many_people") throw new AppError("conflict", TOO_MANY_PEOPLE);
  if (refusal === "too_many_shortlists") throw new AppError("conflict", TOO_MANY_SHORTLISTS);
  return unwrap(answer);
}

/**
 * Makes a shortlist of these people. Null if one of them isn't open to this client.
 * @throws AppError `conflict` at either limit
 */
export async function addShortlist(
  db: Db,
  name: string,
  attemptIds: string[],
): Promise<string | null> {
  return granted(await db.rpc("add_shortlist", { p_name: name, p_attempts: attemptIds }));
}

/**
 * Puts people behind those of a shortlist. False if this client sees no such list or one of them isn't open to it.
 * @throws AppError `conflict` if the list is full
 */
export async function addToShortlist(
  db: Db,
  shortlistId: string,
  attemptIds: string[],
): Promise<boolean> {
  const to = { p_shortlist: shortlistId, p_attempts: attemptIds };
  return granted(await db.rpc("add_to_shortlist", to));
}

/** Gives a shortlist another name. @throws AppError `not_found` */
export async function renameShortlist(db: Db, shortlistId: string, name: string): Promise<void> {
  if (!unwrap(await db.rpc("rename_shortlist", { p_shortlist: shortlistId, p_name: name })))
    throw new AppError("not_found", SHORTLIST_MISSING);
}

/** Gives people of a shortlist their places. @throws AppError `not_found` */
export async function orderShortlist(db: Db, shortlistId: string, order: string[]): Promise<void> {
  const to = { p_shortlist: shortlistId, p_attempts: order };
  if (!unwrap(await db.rpc("order_shortlist", to)))
    throw new AppError("not_found", SHORTLIST_MISSING);
}

/** Takes somebody off a shortlist; what readers said of them stays. @throws AppError `not_found` */
export async function removeFromShortlist(
  db: Db,
  shortlistId: string,
  attemptId: string,
): Promise<void> {
  await setOn(db, { p_shortlist: shortlistId, p_attempt: attemptId, p_on: false });
}

/**
 * Puts somebody back who was taken off, in their place and by their number.
 * @throws AppError `not_found`, `conflict` if the list is full by then
 */
export async function putBackOnShortlist(
  db: Db,
  shortlistId: string,
  attemptId: string,
): Promise<void> {
  await setOn(db, { p_shortlist: shortlistId, p_attempt: attemptId, p_on: true });
}

async function setOn(
  db: Db,
  to: { p_shortlist: string; p_attempt: string; p_on: boolean },
): Promise<void> {
  if (!granted(await db.rpc("set_on_shortlist", to)))
    throw new AppError("not_found", SHORTLIST_MISSING);
}

/** Deletes a shortlist with its links and what came back. @throws AppError `not_found`, `conflict` on a legal hold */
export async function deleteShortlist(db: Db, shortlistId: string): Promise<void> {
  const gone = unwrap(await db.from("shortlists").delete().eq("id", shortlistId).select("id"));
  if (gone.length === 0) throw new AppError("not_found", SHORTLIST_MISSING);
}
