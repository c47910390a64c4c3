import type { NextRequest } from "next/server";
import { AppError } from "#lib/domain/core/errors";
import { deleteCookie, readCookie, setCookie } from "./cookies.ts";
import { currentEmployer, employerByAuthOrRefuse, type SignedIn, type Visitor } from "./session.ts";
import { isTokenOf, signToken, TOKEN_SECONDS } from "./signed-token.ts";

const COOKIE = "rolecall-recovery";
const LINK_SPENT = "This link has expired or has already been used. Ask for a new one.";

/** Lets this browser choose a new password without the old one, for a quarter of an hour: it came by the mailed link. */
export async function allowRecovery(userId: string): Promise<void> {
  await setCookie(COOKIE, await signToken("recovery", userId), TOKEN_SECONDS.recovery);
}

/** Takes that back, once the password is chosen. */
export async function endRecovery(): Promise<void> {
  await deleteCookie(COOKIE);
}

/** The employer whose reset link this browser opened, or null. A session alone may not replace a password. */
export async function recoveringEmployer(): Promise<Visitor | null> {
  const found = await currentEmployer();
  return found !== null && (await opened(found)) ? found : null;
}

/** For the handler. @throws AppError `unauthenticated` without a session, `forbidden` without a link's own cookie */
export async function recovering(request: NextRequest): Promise<SignedIn> {
  const found = await employerByAuthOrRefuse(LINK_SPENT)(request);
  if (!(await opened(found))) throw new AppError("forbidden", LINK_SPENT);
  return found;
}

async function opened({ userId }: { userId: string }): Promise<boolean> {
  const token = await readCookie(COOKIE);
  return token !== undefined && (await isTokenOf("recovery", userId, token));
}
