import type { NextRequest } from "next/server";
import type { ServiceDb } from "#lib/data/db";
import { findCandidateLink } from "#lib/data/interviews/candidate-links";
import { AppError } from "#lib/domain/core/errors";
import type { LanguageCode } from "#lib/domain/text/languages";
import { serviceDb } from "./clients.ts";
import { linkToken } from "./link-cookie.ts";
import { hashToken } from "./room-token.ts";

type Holder = { attemptId: string; language: LanguageCode; token: string; db: ServiceDb };

/** The candidate whose private link a token is; null if it is unknown or over. */
export async function holderOf(token: string | null): Promise<Holder | null> {
  if (token === null) return null;
  // Above row-level security: a candidate has no account; the link's hash scopes every call.
  const db = serviceDb();
  const link = await findCandidateLink(db, "private", await hashToken(token));
  if (link === null || link.expired) return null;
  return { attemptId: link.attemptId, language: link.language, token, db };
}

/** For pages: the candidate who opened the private link of an attempt in this browser, or null. */
export async function findHolder(attemptId: string): Promise<Holder | null> {
  const holder = await holderOf(await linkToken("private", attemptId));
  return holder?.attemptId === attemptId ? holder : null;
}

/** For handlers under a private page: the same. @throws AppError `not_found` */
export async function linkHolder(
  _request: Request,
  { attemptId }: { attemptId: string },
): Promise<Holder> {
  return (await findHolder(attemptId)) ?? refuse();
}

/**
 * For a recording, to which the copy of a candidate's data leads from anywhere: also whoever shows the link's token.
 * @throws AppError `not_found`
 */
export async function recordingHolder(
  request: NextRequest,
  { attemptId }: { attemptId: string },
): Promise<Holder> {
  const shown = request.nextUrl.searchParams.get("link");
  if (shown === null) return linkHolder(request, { attemptId });
  const holder = await holderOf(shown);
  return holder?.attemptId === attemptId ? holder : refuse();
}

function refuse(): never {
  throw new AppError("not_found", "We don't recognize this link.");
}
