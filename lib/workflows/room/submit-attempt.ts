import type { Db } from "#lib/data/db";
import { submitAttempt as submit } from "#lib/data/room/attempts";

/**
 * Submits an attempt once, when every answer is here in the version that was reviewed. `first` is true for the one call that did it; the same
 * step queues its evaluation, or none where the candidate asked for people only.
 * @throws AppError `conflict` with reason 'answers_missing' or 'answers_changed', `gone` a day after the deadline
 */
export async function submitAttempt(
  service: Db,
  attemptId: string,
  versions: Record<string, string>,
): Promise<{ first: boolean }> {
  return { first: await submit(service, attemptId, versions) };
}
