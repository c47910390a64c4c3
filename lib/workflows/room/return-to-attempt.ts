import { isErased } from "#lib/data/account/erasure";
import type { ServiceDb } from "#lib/data/db";
import { addSession, readSession } from "#lib/data/room/attempts";
import { AppError } from "#lib/domain/core/errors";

/**
 * Opens an attempt to a browser that lost its cookie but kept its way back. Answers when it was submitted, as ISO time,
 * or null.
 * @throws AppError `unauthenticated` for a secret that opens nothing here, with reason 'attempt_erased' if the attempt
 *   that the browser names was deleted
 */
export async function returnToAttempt(
  service: ServiceDb,
  back: {
    interviewKey: string;
    returnHash: string;
    tokenHash: string;
    /** The attempt to which the browser thinks that it comes back. */
    attemptId?: string | undefined;
  },
): Promise<string | null> {
  const session = await readSession(service, back.interviewKey, back.returnHash);
  if (session === null) {
    const erased = back.attemptId !== undefined && (await isErased(service, back.attemptId));
    throw new AppError("unauthenticated", "Please open your interview link again.", {
      fields: { reason: erased ? "attempt_erased" : "session_unknown" },
    });
  }
  await addSession(service, session.attemptId, back.tokenHash, { idle: session.idle });
  return session.submittedAt;
}
