import { AppError } from "#lib/domain/core/errors";
import { CANNOT_READ } from "#lib/domain/results/assignment";
import { type Db, refusalOf, unwrap } from "../db.ts";

/**
 * Gives a candidate to somebody of the company, or to nobody. False if this client sees no such attempt.
 * @throws AppError `conflict` if they don't read it
 */
export async function assignAttempt(
  db: Db,
  attemptId: string,
  to: string | null,
): Promise<boolean> {
  const answer = await db.rpc("assign_attempt", {
    p_attempt: attemptId,
    ...(to !== null && { p_to: to }),
  });
  if (refusalOf(answer.error) === "member_unknown") throw new AppError("conflict", CANNOT_READ);
  return unwrap(answer);
}
