import type { Metric } from "#lib/domain/evaluation/metrics";
import { SCORES_CHANGED } from "#lib/domain/results/results";
import type { AttemptStatus, ShownScores } from "#lib/domain/results/status";
import { AppError } from "#lib/domain/site/errors";
import { type Db, unwrap } from "../db.ts";

type Decision = {
  status: AttemptStatus;
  reason?: string | undefined;
  shown?: ShownScores | undefined;
};

/**
 * Writes a person's decision with its reason; the database keeps its history with the numbers of the scores that were
 * `shown`, or of the present ones. A reason without a change is noted. False where this client sees no such attempt.
 * @throws AppError conflict where the attempt never had the scores that are said to have been shown
 */
export async function setStatus(
  db: Db,
  attemptId: string,
  { status, reason = "", shown }: Decision,
): Promise<boolean> {
  const answer = await db.rpc("decide", {
    p_attempt: attemptId,
    p_status: status,
    p_reason: reason,
    ...(shown ? { p_version: shown.version, p_override: shown.override } : {}),
  });
  if (answer.error?.code === "P0001") throw new AppError("conflict", SCORES_CHANGED);
  return unwrap(answer);
}

type Adjustment = { metric: Metric; score: number | null; reason: string | null };

/**
 * Puts a person's number (0 to 10) in a scorer's place, or takes it back (null); rating and `qualified` follow.
 * False where this client sees no such attempt, or nothing has been evaluated yet.
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
