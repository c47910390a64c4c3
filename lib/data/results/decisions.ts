import { AppError } from "#lib/domain/core/errors";
import type { Metric } from "#lib/domain/evaluation/metrics";
import { decidedMeanwhile } from "#lib/domain/results/decision";
import { SCORES_CHANGED } from "#lib/domain/results/results";
import type { AttemptStatus, ShownScores } from "#lib/domain/results/status";
import { companyDate } from "#lib/domain/text/dates";
import { readPeople } from "../company/team.ts";
import { type Db, refusalOf, unwrap, unwrapOr } from "../db.ts";
import { FORMER } from "./result-history.ts";

type Decision = {
  status: AttemptStatus;
  reason?: string | undefined;
  shown?: ShownScores | undefined;
  /** The status that the screen showed; left out, the decision counts whatever has been decided since. */
  from?: AttemptStatus | undefined;
};

/**
 * Writes a person's decision with its reason; the database keeps its history with the numbers of the scores that were
 * `shown`, or of the present ones. A reason without a change is noted. False if this client sees no such attempt.
 * @throws AppError conflict if the attempt never had the scores that are said to have been shown, or if somebody
 * has decided otherwise than `from` and `status` since; that one's decision stands, in `fields.status`
 */
export async function setStatus(
  db: Db,
  attemptId: string,
  { status, reason = "", shown, from }: Decision,
): Promise<boolean> {
  const answer = await db.rpc("decide", {
    p_attempt: attemptId,
    p_status: status,
    p_reason: reason,
    ...(shown ? { p_version: shown.version, p_override: shown.override } : {}),
    ...(from ? { p_from: from } : {}),
  });
  if (refusalOf(answer.error) === "decided_meanwhile") throw await conflict(db, attemptId);
  return unwrapOr(answer, { scores_changed: SCORES_CHANGED });
}

/** What was decided meanwhile, for whoever comes second. */
async function conflict(db: Db, attemptId: string): Promise<AppError> {
  const [answer, people] = await Promise.all([
    db
      .from("interview_attempts")
      .select("status, company_profiles(time_zone), status_history(changed_by, created_at, step)")
      .eq("id", attemptId)
      .order("step", { referencedTable: "status_history", ascending: false })
      .limit(1, { referencedTable: "status_history" })
      .single(),
    readPeople(db),
  ]);
  const found = unwrap(answer);
  const present = found.status;
  const [row] = found.status_history;
  const last = row && {
    by: people.names.get(row.changed_by) ?? FORMER,
    at: companyDate(row.created_at, found.company_profiles.time_zone, true),
  };
  return new AppError("conflict", decidedMeanwhile(present, last ?? null), {
    fields: { status: present },
  });
}

type Adjustment = { metric: Metric; score: number | null; reason: string | null };

/**
 * Puts a person's number (0 to 10) in a scorer's place, or takes it back (null); rating and `qualified` follow.
 * False if this client sees no such attempt, or nothing has been evaluated yet.
 */
export async function overrideMetric(
  db: Db,
  attemptId: string,
  { metric, score, reason }: Adjustment,
): Promise<boolean> {
  return unwrap(
    await db.rpc("override_metric", {
      p_attempt: attemptId,
      p_metric: metric,
      ...(score === null ? {} : { p_score: score }),
      ...(reason === null ? {} : { p_reason: reason }),
    }),
  );
}
