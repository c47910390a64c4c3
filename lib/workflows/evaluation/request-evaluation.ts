import type { Db, ServiceDb } from "#lib/data/db";
import { allowsAi, queueEvaluation } from "#lib/data/evaluation/evaluations";
import { AppError } from "#lib/domain/core/errors";
import { RESPONSE_MISSING } from "#lib/domain/results/results";

/**
 * Queues another evaluation of an attempt that the sender may see; the one before stays as a version of its own.
 * Asking again while one is waiting changes nothing. `service` writes what no user may: the queue.
 * @throws AppError `not_found`, or `conflict` if the candidate asked for people only
 */
export async function requestEvaluation(
  db: Db,
  service: ServiceDb,
  attemptId: string,
): Promise<void> {
  const allowed = await allowsAi(db, attemptId);
  if (allowed === null) throw new AppError("not_found", RESPONSE_MISSING);
  if (!allowed) {
    throw new AppError(
      "conflict",
      "This candidate asked for human review only, so AI can't evaluate them.",
    );
  }
  await queueEvaluation(service, attemptId);
}
