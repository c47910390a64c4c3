import { cookies } from "next/headers";
import type { Db } from "#lib/data/db";
import { AppError } from "#lib/domain/errors";
import type { Employer } from "#lib/vendors/supabase-session";
import { isSecure } from "./cookies.ts";
import { currentEmployer } from "./session.ts";
import { isTokenOf, signToken, TOKEN_SECONDS } from "./signed-token.ts";

const COOKIE = "rolecall-recovery";

/** Lets this browser choose a new password without the old one, for a quarter of an hour: it came by the mailed link. */
export async function allowRecovery(userId: string): Promise<void> {
  (await cookies()).set(COOKIE, await signToken("recovery", userId), {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(),
    path: "/",
    maxAge: TOKEN_SECONDS,
  });
}

/** Takes that back, once the password is chosen. */
export async function endRecovery(): Promise<void> {
  (await cookies()).delete(COOKIE);
}

/** The employer whose reset link this browser opened, or null. A session alone may not replace a password. */
export async function recoveringEmployer(): Promise<(Employer & { db: Db }) | null> {
  const token = (await cookies()).get(COOKIE)?.value;
  const found = token === undefined ? null : await currentEmployer();
  if (token === undefined || found === null) return null;
  return (await isTokenOf("recovery", found.userId, token)) ? found : null;
}

/** For the handler. @throws AppError `forbidden` */
export async function recovering(): Promise<Employer & { db: Db }> {
  const found = await recoveringEmployer();
  if (found === null)
    throw new AppError(
      "forbidden",
      "This link has expired or has already been used. Ask for a new one.",
    );
  return found;
}
