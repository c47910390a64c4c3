import type { ServiceDb } from "#lib/data/db";
import { findReviewLink, type LiveLink } from "#lib/data/results/reviewer-links";
import { AppError } from "#lib/domain/core/errors";
import { LINK_ENDED } from "#lib/domain/results/reviewer-link";
import { serviceDb } from "./clients.ts";
import { linkToken } from "./link-cookie.ts";
import { hashToken } from "./room-token.ts";

type Reviewer = { db: ServiceDb; tokenHash: string; link: LiveLink };

/** For pages: whoever opened a reviewer's link in this browser, while it may still be used; else null. */
export async function findReviewer(linkId: string): Promise<Reviewer | null> {
  const token = await linkToken("review", linkId);
  if (token === null) return null;
  // Above row-level security: a reviewer has no account; the link's hash scopes every call.
  const db = serviceDb();
  const tokenHash = await hashToken(token);
  const link = await findReviewLink(db, tokenHash);
  return link?.id === linkId ? { db, tokenHash, link } : null;
}

/**
 * For handlers under a reviewer's page: the same.
 * @throws AppError `not_found` if nobody did, or the link is over
 */
export async function reviewer(
  _request: Request,
  { linkId }: { linkId: string },
): Promise<Reviewer> {
  const found = await findReviewer(linkId);
  if (found === null) throw new AppError("not_found", LINK_ENDED);
  return found;
}
