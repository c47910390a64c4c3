import type { Db } from "#lib/data/db";
import { findCandidateLink } from "#lib/data/interviews/candidate-links";
import { AppError } from "#lib/domain/site/errors";
import { serviceDb } from "./clients.ts";
import { hashToken } from "./room-token.ts";

/**
 * For handlers under a private page: the candidate whose link this is.
 * @throws AppError `not_found` for a link that is unknown or over
 */
export async function linkHolder(
  _request: Request,
  { token }: { token: string },
): Promise<{ attemptId: string; db: Db }> {
  // Above row-level security: a candidate has no account; the link's hash scopes every call.
  const db = serviceDb();
  const link = await findCandidateLink(db, "private", await hashToken(token));
  if (link === null || link.expired)
    throw new AppError("not_found", "We don't recognize this link.");
  return { attemptId: link.attemptId, db };
}
