import { z } from "zod";
import { PAGE_SIZE, type ResultQuery, type ResultSort } from "#lib/domain/results/result-query";
import {
  isScoring,
  newerFailed,
  type ResultPage,
  type ResultRow,
  ratingState,
} from "#lib/domain/results/results";
import { attemptStatus } from "#lib/domain/results/status";
import { companyDate } from "#lib/domain/text/dates";
import { type Db, unwrap } from "../db.ts";
import { readTranscriptionWaits } from "./waits.ts";

const COLUMNS =
  "id, interview_id, interview_title, candidate_name, candidate_email, candidate_phone, submitted_at, nth_submission, status, qualified, ai_allowed, evaluation_state, outcome, general_score, borderline, adjusted, evaluation_retry_at, shown_version, shown_override, time_zone";

/** A view's columns have no `not null` in the generated types; they are checked where they are read instead. */
const rowSchema = z.object({
  id: z.uuid(),
  interview_id: z.uuid(),
  interview_title: z.string(),
  candidate_name: z.string(),
  candidate_email: z.string(),
  candidate_phone: z.string().nullable(),
  submitted_at: z.string(),
  nth_submission: z.number().int(),
  status: z.string().nullable(),
  qualified: z.boolean().nullable(),
  ai_allowed: z.boolean(),
  evaluation_state: z.string(),
  evaluation_retry_at: z.string().nullable(),
  outcome: z.string().nullable(),
  general_score: z.coerce.number().nullable(),
  borderline: z.boolean().nullable(),
  adjusted: z.boolean().nullable(),
  shown_version: z.number().int(),
  shown_override: z.number().int(),
  time_zone: z.string(),
});

const ORDER = {
  newest: ["submitted_at", false],
  oldest: ["submitted_at", true],
  rating: ["general_score", false],
  "rating-low": ["general_score", true],
  name: ["candidate_name", true],
  "name-z": ["candidate_name", false],
} as const satisfies Record<ResultSort, readonly [string, boolean]>;

/**
 * One page of the submitted attempts that this client may see, of one interview or of all. Unrated ones come last
 * in either order of rating. One request, and one more while a row waits for its first score.
 */
export async function listResults(
  db: Db,
  query: ResultQuery,
  interviewId?: string,
): Promise<ResultPage> {
  const [column, ascending] = ORDER[query.sort];
  let wanted = db.from("attempt_list").select(COLUMNS, { count: "exact" });
  if (interviewId !== undefined) wanted = wanted.eq("interview_id", interviewId);
  if (query.search !== "") wanted = wanted.ilike("search_text", `%${likeLiteral(query.search)}%`);
  const from = (query.page - 1) * PAGE_SIZE;
  const answer = await wanted
    .order(column, { ascending, nullsFirst: false })
    .order("submitted_at", { ascending: false })
    .order("id", { ascending: false })
    .range(from, from + PAGE_SIZE - 1);
  // A page past the end of a list that has shrunk is empty, not an error.
  const rows = answer.error?.code === "PGRST103" ? [] : unwrap(answer);
  const total = answer.count ?? 0;
  return {
    rows: await withWaits(db, z.array(rowSchema).parse(rows).map(toRow)),
    total,
    page: query.page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  };
}

/** The rows, with the seconds that those which are being scored still wait, where that is known. */
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

/** The person's text as a pattern that means only itself. PostgREST reads `*` as `%`, so it becomes any one sign. */
export function likeLiteral(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&").replaceAll("*", "_");
}

function toRow(row: z.output<typeof rowSchema>): ResultRow {
  const progress = {
    aiAllowed: row.ai_allowed,
    evaluationState: row.evaluation_state,
    outcome: row.outcome,
    willRetry: row.evaluation_retry_at !== null,
  };
  return {
    id: row.id,
    interviewId: row.interview_id,
    interviewTitle: row.interview_title,
    name: row.candidate_name,
    email: row.candidate_email,
    phone: row.candidate_phone,
    submitted: companyDate(row.submitted_at, row.time_zone),
    submittedAt: row.submitted_at,
    nthSubmission: row.nth_submission,
    status: attemptStatus(row.status),
    qualified: row.qualified,
    rating: row.general_score,
    state: ratingState(progress),
    newerFailed: newerFailed(progress),
    scoring: isScoring(row.evaluation_state),
    borderline: row.borderline ?? false,
    adjusted: row.adjusted ?? false,
    shown: { version: row.shown_version, override: row.shown_override },
  };
}
