import { z } from "zod";
import { EVALUATION_OUTCOMES, EVALUATION_STATES } from "#lib/domain/evaluation/states";
import { isScoring, newerFailed, type ResultRow, ratingState } from "#lib/domain/results/results";
import { ATTEMPT_STATUSES } from "#lib/domain/results/status";
import { companyDate } from "#lib/domain/text/dates";

/** What a row of the list is read from. */
export const COLUMNS =
  "id, interview_id, interview_title, candidate_name, candidate_email, candidate_phone, submitted_at, nth_submission, status, qualified, ai_allowed, evaluation_state, outcome, general_score, borderline, adjusted, instructed, evaluation_retry_at, shown_version, shown_override, time_zone, submission, best_key, lowest_key, name_key";

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
  status: z.enum(ATTEMPT_STATUSES),
  qualified: z.boolean().nullable(),
  ai_allowed: z.boolean(),
  evaluation_state: z.enum(EVALUATION_STATES),
  evaluation_retry_at: z.string().nullable(),
  outcome: z.enum(EVALUATION_OUTCOMES).nullable(),
  general_score: z.coerce.number().nullable(),
  borderline: z.boolean().nullable(),
  adjusted: z.boolean().nullable(),
  instructed: z.boolean().nullable(),
  shown_version: z.number().int(),
  shown_override: z.number().int(),
  time_zone: z.string(),
  submission: z.coerce.string(),
  best_key: z.coerce.string(),
  lowest_key: z.coerce.string(),
  name_key: z.string(),
});

export type StoredRow = z.output<typeof rowSchema>;

/** Rows of the view as they are stored, checked. */
export function readRows(rows: unknown): StoredRow[] {
  return z.array(rowSchema).parse(rows);
}

/** A stored row as the list shows it. */
export function toRow(row: StoredRow): ResultRow {
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
    status: row.status,
    qualified: row.qualified,
    rating: row.general_score,
    state: ratingState(progress),
    newerFailed: newerFailed(progress),
    scoring: isScoring(row.evaluation_state),
    borderline: row.borderline ?? false,
    adjusted: row.adjusted ?? false,
    instructed: row.instructed ?? false,
    shown: { version: row.shown_version, override: row.shown_override },
  };
}
