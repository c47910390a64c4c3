import { AppError } from "#lib/domain/core/errors";
import {
  LINK_ENDED,
  LISTED_NO_MORE,
  NOBODY_OUTSIDE,
  type Numbered,
  type Opinion,
  type OpinionTo,
  type ReaderAnswer,
  type SharedPart,
  type ShortlistLink,
  TOO_MANY_ANSWERS,
  TOO_MANY_LINKS,
} from "#lib/domain/results/shortlist";
import { companyDate } from "#lib/domain/text/dates";
import type { People } from "../company/team.ts";
import { type Db, type Row, refusalOf, type ServiceDb, unwrap } from "../db.ts";

type StoredAnswer = Row<"shortlist_answers">;

type StoredLink = Row<"shortlist_links"> & {
  shortlist_openings: { opened_at: string }[];
  shortlist_answers: StoredAnswer[];
};

/** What a link is read with. */
export const LINK_COLUMNS = "*, shortlist_openings(opened_at), shortlist_answers(*)" as const;

/** The last that each reader saved of each person, the oldest first. */
function toOpinions(rows: readonly StoredAnswer[], timeZone: string): Opinion[] {
  const last = new Map<string, StoredAnswer>();
  for (const row of rows.toSorted((a, b) => a.id - b.id)) {
    const key = `${row.shortlist_link_id} ${row.interview_attempt_id} ${row.reader_id}`;
    last.delete(key);
    last.set(key, row);
  }
  return [...last.values()].map((row) => ({
    id: String(row.id),
    attemptId: row.interview_attempt_id,
    by: row.reader_name,
    answer: row.answer,
    comment: row.comment,
    at: companyDate(row.created_at, timeZone, true),
  }));
}

/** The same with for whom each link was. */
export function toOpinionsTo(
  rows: readonly (StoredAnswer & { shortlist_links: { label: string } })[],
  timeZone: string,
): OpinionTo[] {
  const labels = new Map(rows.map((row) => [String(row.id), row.shortlist_links.label]));
  return toOpinions(rows, timeZone).map((one) => ({ ...one, to: labels.get(one.id) ?? "" }));
}

/** The links to a shortlist for its company, the newest first. */
export function toShortlistLinks(
  links: readonly StoredLink[],
  timeZone: string,
  people: People,
): ShortlistLink[] {
  const when = (iso: string) => companyDate(iso, timeZone, true);
  return links
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
    .map((link) => ({
      id: link.id,
      label: link.label,
      by: makerOf(link, people),
      outside: link.outside,
      shows: link.shows,
      questions: link.question_ids?.length ?? null,
      ...stateOf(link, when),
      openings: link.shortlist_openings.length,
      lastOpened: lastOf(
        link.shortlist_openings.map(({ opened_at }) => opened_at),
        when,
      ),
      answered: toOpinions(link.shortlist_answers, timeZone).length,
    }));
}

function makerOf({ created_by }: StoredLink, { me, names }: People): string {
  if (created_by === me) return "you";
  return names.get(created_by) ?? "someone who left";
}

function stateOf(
  { revoked_at, expires_at }: StoredLink,
  when: (iso: string) => string,
): Pick<ShortlistLink, "state" | "until"> {
  if (revoked_at !== null) return { state: "ended", until: when(revoked_at) };
  const over = Date.parse(expires_at) <= Date.now();
  return { state: over ? "expired" : "open", until: when(expires_at) };
}

function lastOf(moments: readonly string[], when: (iso: string) => string): string | null {
  const last = moments.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
  return last === undefined ? null : when(last);
}

type NewLink = {
  label: string;
  message: string;
  outside: boolean;
  shows: SharedPart[];
  questionIds: readonly string[] | null;
  days: number;
  tokenHash: string;
};

/**
 * Makes a link to a shortlist, or to one person alone. False if this client sees no such list or attempt.
 * @throws AppError `conflict` if it has as many open links as it may, or nobody on it may be shown to somebody outside
 */
export async function addLink(
  db: Db,
  to: { shortlistId: string } | { attemptId: string },
  link: NewLink,
): Promise<boolean> {
  const answer = await db.rpc("add_shortlist_link", {
    ...("shortlistId" in to ? { p_shortlist: to.shortlistId } : { p_attempt: to.attemptId }),
    p_label: link.label,
    p_message: link.message,
    p_outside: link.outside,
    p_shows: link.shows,
    ...(link.questionIds && { p_questions: [...new Set(link.questionIds)] }),
    p_token_hash: link.tokenHash,
    p_days: link.days,
  });
  if (refusalOf(answer.error) === "too_many_links") throw new AppError("conflict", TOO_MANY_LINKS);
  if (refusalOf(answer.error) === "nobody_outside") throw new AppError("conflict", NOBODY_OUTSIDE);
  if (refusalOf(answer.error) === "question_unknown")
    throw new AppError("invalid_input", "Choose questions from this interview.");
  return unwrap(answer) !== null;
}

/** Ends a link at once. False if this client sees no such link. */
export async function endLink(db: Db, linkId: string): Promise<boolean> {
  return unwrap(await db.rpc("end_shortlist_link", { p_link: linkId }));
}

/** What a reader's token opens. */
export type LiveLink = {
  id: string;
  message: string;
  shows: SharedPart[];
  questionIds: string[] | null;
};

const toLive = (row: Row<"shortlist_links"> | undefined): LiveLink | null =>
  row === undefined
    ? null
    : { id: row.id, message: row.message, shows: row.shows, questionIds: row.question_ids };

/** The link behind a token's hash, whose opening by a person is kept; null if it is over. */
export async function openLink(service: ServiceDb, tokenHash: string): Promise<LiveLink | null> {
  const [row] = unwrap(await service.rpc("open_shortlist_link", { p_token_hash: tokenHash }));
  return toLive(row);
}

/** The same without an opening, for what the opened page asks. */
export async function findLink(service: ServiceDb, tokenHash: string): Promise<LiveLink | null> {
  const [row] = unwrap(await service.rpc("live_shortlist_link", { p_token_hash: tokenHash }));
  return toLive(row);
}

/** Who is on a link in this moment, in order, with their numbers. */
export async function peopleOfLink(service: ServiceDb, linkId: string): Promise<Numbered[]> {
  const rows = unwrap(await service.rpc("people_of_link", { p_link: linkId }));
  return rows.map(({ attempt_id, number }) => ({ id: attempt_id, number }));
}

type NewAnswer = {
  attemptId: string;
  readerId: string;
  name: string;
  answer: ReaderAnswer | null;
  comment: string;
};

/**
 * Keeps what a reader says of somebody.
 * @throws AppError `gone` if the link or the person isn't there anymore, `conflict` if it has as many answers as it can hold
 */
export async function answerLink(
  service: ServiceDb,
  tokenHash: string,
  { attemptId, readerId, name, answer, comment }: NewAnswer,
): Promise<void> {
  const kept = await service.rpc("answer_shortlist", {
    p_token_hash: tokenHash,
    p_attempt: attemptId,
    p_reader: readerId,
    p_name: name,
    ...(answer && { p_answer: answer }),
    p_comment: comment,
  });
  if (refusalOf(kept.error) === "too_many_answers")
    throw new AppError("conflict", TOO_MANY_ANSWERS);
  if (unwrap(kept)) return;
  const open = (await findLink(service, tokenHash)) !== null;
  throw new AppError("gone", open ? LISTED_NO_MORE : LINK_ENDED);
}

/** What one browser saved through a link, the last of each person. */
export async function readOwnAnswers(
  service: ServiceDb,
  linkId: string,
  readerId: string,
): Promise<Opinion[]> {
  const rows = unwrap(
    await service
      .from("shortlist_answers")
      .select()
      .eq("shortlist_link_id", linkId)
      .eq("reader_id", readerId),
  );
  return toOpinions(rows, "UTC");
}

/** Who these candidates are and whose, for what a reader must not learn. */
export async function readShared(db: Db, attemptIds: readonly string[]) {
  const rows = unwrap(
    await db
      .from("interview_attempts")
      .select(
        "id, candidate_name, candidates!inner(name, email), interviews!inner(language), company_profiles!inner(id, company_name, company_logo_url, company_primary_colour, company_secondary_colour)",
      )
      .in("id", [...attemptIds]),
  );
  return rows.map((row) => ({
    id: row.id,
    names: [row.candidate_name, row.candidates.name],
    email: row.candidates.email,
    language: row.interviews.language,
    company: row.company_profiles,
  }));
}

/** Whether a recording is one that a link shows. */
export async function isShared(
  service: ServiceDb,
  link: LiveLink,
  mediaId: string,
): Promise<boolean> {
  if (!link.shows.includes("video")) return false;
  const found = unwrap(
    await service
      .from("responses")
      .select("interview_attempt_id, question_id")
      .eq("media_id", mediaId)
      .maybeSingle(),
  );
  if (found === null || (link.questionIds && !link.questionIds.includes(found.question_id ?? "")))
    return false;
  const people = await peopleOfLink(service, link.id);
  return people.some(({ id }) => id === found.interview_attempt_id);
}
