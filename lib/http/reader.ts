import { z } from "zod";
import type { ServiceDb } from "#lib/data/db";
import { findLink, type LiveLink } from "#lib/data/results/shortlist-links";
import { AppError } from "#lib/domain/core/errors";
import { LINK_ENDED } from "#lib/domain/results/shortlist";
import { serviceDb } from "./clients.ts";
import { linkToken, readerOf } from "./link-cookie.ts";
import { hashToken } from "./room-token.ts";

type Reader = { db: ServiceDb; tokenHash: string; link: LiveLink; readerId: string };

/** For pages: whoever opened a shortlist's link in this browser, while it may still be used; else null. */
export async function findReader(linkId: string): Promise<Reader | null> {
  const token = await linkToken("review", linkId);
  const readerId = z.uuid().safeParse(await readerOf(linkId)).data;
  if (token === null || readerId === undefined) return null;
  // Above row-level security: a reader has no account; the link's hash scopes every call.
  const db = serviceDb();
  const tokenHash = await hashToken(token);
  const link = await findLink(db, tokenHash);
  return link?.id === linkId ? { db, tokenHash, link, readerId } : null;
}

/**
 * For handlers under a reader's page: the same.
 * @throws AppError `not_found` if nobody did, or the link is over
 */
export async function reader(_request: Request, { linkId }: { linkId: string }): Promise<Reader> {
  const found = await findReader(linkId);
  if (found === null) throw new AppError("not_found", LINK_ENDED);
  return found;
}
