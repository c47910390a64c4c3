import type { Metric } from "#lib/domain/evaluation/metrics";
import type { AttemptStatus } from "#lib/domain/status";
import { type Db, unwrap } from "./db.ts";

/**
 * Writes a person's decision with its reason; the database keeps its history. A reason without a change is noted.
 * False where this client sees no such attempt.
 */
export async function setStatus(
  db: Db,
  attemptId: string,
  status: AttemptStatus,
  reason = "",
): Promise<boolean> {
  return unwrap(
    await db.rpc("decide", { p_attempt: attemptId, p_status: status, p_reason: reason }),
  );
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
