import { requestErasure, seesAttempt } from "#lib/data/account/erasure";
import type { Db, ServiceDb } from "#lib/data/db";
import { AppError } from "#lib/domain/core/errors";
import { RESPONSE_MISSING } from "#lib/domain/results/results";

/**
 * Takes a candidate's attempt away from everybody at once and queues the deletion of everything it holds. `service`
 * writes what no user may, once `db` has seen the attempt, in the name of `userId`.
 * @throws AppError `not_found` if the person may not see this attempt
 */
export async function deleteResponse(
  { db, userId }: { db: Db; userId: string },
  service: ServiceDb,
  attemptId: string,
): Promise<void> {
  const gone =
    !(await seesAttempt(db, attemptId)) ||
    !(await requestErasure(service, attemptId, "employer", userId));
  if (gone) throw new AppError("not_found", RESPONSE_MISSING);
}
