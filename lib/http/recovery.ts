import { jwtVerify, SignJWT } from "jose";
import { cookies } from "next/headers";
import type { Db } from "#lib/data/db";
import { AppError } from "#lib/domain/errors";
import { serverEnv } from "#lib/env/server";
import type { Employer } from "#lib/vendors/supabase-session";
import { currentEmployer } from "./session.ts";

const COOKIE = "rolecall-recovery";
const AUDIENCE = "rolecall-recovery";
const MINUTES = 15;

const key = () => new TextEncoder().encode(serverEnv().SUPABASE_SECRET_KEY);

/** Lets this browser choose a new password without the old one, for a quarter of an hour: it came by the mailed link. */
export async function allowRecovery(userId: string): Promise<void> {
  const { APP_URL } = serverEnv();
  const token = await new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setExpirationTime(`${MINUTES}m`)
    .sign(key());
  (await cookies()).set(COOKIE, token, {
    httpOnly: true,
    sameSite: "lax",
    secure: APP_URL.startsWith("https:"),
    path: "/",
    maxAge: MINUTES * 60,
  });
}

export async function endRecovery(): Promise<void> {
  (await cookies()).delete(COOKIE);
}

/** The employer whose reset link this browser opened, or null. A session alone may not replace a password. */
export async function recoveringEmployer(): Promise<(Employer & { db: Db }) | null> {
  const token = (await cookies()).get(COOKIE)?.value;
  const found = token === undefined ? null : await currentEmployer();
  if (token === undefined || found === null) return null;
  const subject = await jwtVerify(token, key(), { audience: AUDIENCE, algorithms: ["HS256"] }).then(
    ({ payload }) => payload.sub,
    () => null,
  );
  return subject === found.userId ? found : null;
}

/** For the handler. @throws AppError `forbidden` */
export async function recovering(): Promise<Employer & { db: Db }> {
  const found = await recoveringEmployer();
  if (found === null)
    throw new AppError(
      "forbidden",
      "This link has expired or was used already. Ask for a new one.",
    );
  return found;
}
