import type { Db } from "#lib/data/db";
import { deleteAttempt } from "#lib/data/decisions";
import { AppError } from "#lib/domain/errors";
import { mediaStore } from "#lib/vendors/media-store";

/**
 * Removes a candidate's attempt with everything below it, its recordings included. The rows go first: a file that
 * outlives them can no longer be reached by anyone.
 * @throws AppError `not_found` where the person may not see this attempt
 */
export async function deleteResponse(db: Db, attemptId: string): Promise<void> {
  const recordings = await deleteAttempt(db, attemptId);
  if (recordings === null) throw new AppError("not_found", "This response is not here.");
  const store = mediaStore();
  await Promise.all(recordings.map((key) => store.delete(key)));
}
