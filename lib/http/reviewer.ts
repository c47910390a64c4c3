import type { Db } from "#lib/data/db";
import { findReviewLink, type LiveLink } from "#lib/data/results/reviewer-links";
import { LINK_ENDED } from "#lib/domain/results/reviewer-link";
import { AppError } from "#lib/domain/site/errors";
import { serviceDb } from "./clients.ts";
import { hashToken } from "./room-token.ts";

/**
 * For handlers under a reviewer's page: whoever holds a link that may still be used.
 * @throws AppError `not_found` for a link that is unknown or over
 */
export async function reviewer(
  _request: Request,
  { token }: { token: string },
): Promise<{ db: Db; tokenHash: string; link: LiveLink }> {
  // Above row-level security: a reviewer has no account; the link's hash scopes every call.
  const db = serviceDb();
  const tokenHash = await hashToken(token);
  const link = await findReviewLink(db, tokenHash);
  if (link === null) throw new AppError("not_found", LINK_ENDED);
  return { db, tokenHash, link };
}
