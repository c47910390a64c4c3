import type { Db } from "#lib/data/db";
import { addSession, readSession } from "#lib/data/room/attempts";
import { AppError } from "#lib/domain/site/errors";

/**
 * Opens an attempt to a browser that lost its cookie but kept its way back. Answers when it was submitted, as ISO time,
 * or null.
 * @throws AppError `unauthenticated` for a secret that opens nothing here
 */
export async function returnToAttempt(
  service: Db,
  back: { interviewKey: string; returnHash: string; tokenHash: string },
): Promise<string | null> {
  const session = await readSession(service, back.interviewKey, back.returnHash);
  if (session === null) {
    throw new AppError("unauthenticated", "Please open your interview link again.", {
      fields: { reason: "session_unknown" },
    });
  }
  await addSession(service, session.attemptId, back.tokenHash, { idle: session.idle });
  return session.submittedAt;
}
