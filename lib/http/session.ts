import { redirect } from "next/navigation";
import { cache } from "react";
import { readCompany } from "#lib/data/companies";
import type { Db } from "#lib/data/db";
import { AppError } from "#lib/domain/errors";
import { publicEnv } from "#lib/env/public";
import { type Employer, verifiedEmployer } from "#lib/vendors/supabase-session";
import { userDb } from "./clients.ts";

/** The signed-in employer with their own authority over the database, or null. */
export async function currentEmployer(): Promise<(Employer & { db: Db }) | null> {
  const db = await userDb();
  const employer = await verifiedEmployer(db);
  return employer === null ? null : { ...employer, db };
}

/**
 * For handlers: the employer who sent this request, or a refusal in a screen's own words.
 * @throws AppError `unauthenticated`
 */
export function employerElse(message: string): () => Promise<Employer & { db: Db }> {
  return async () => {
    const found = await currentEmployer();
    if (found === null) throw new AppError("unauthenticated", message);
    return found;
  };
}

/** The same, in the words of every other screen. */
export const employer = employerElse("Please sign in to continue.");

/** For pages: the employer, or the way to sign in (accounts specification, section 2.1). */
export async function employerOrRedirect(target = "/login"): Promise<Employer & { db: Db }> {
  const found = await currentEmployer();
  if (found === null) redirect(target);
  return found;
}

/** The company of the employer that a page is made for, asked for once however many layouts want it. */
export const companyOfPage = cache(async () => {
  const { db, userId } = await employerOrRedirect();
  return readCompany(db, userId);
});

/** For the ways in: who is signed in already goes on. */
export async function leaveIfSignedIn(target: string): Promise<void> {
  if ((await currentEmployer()) !== null) redirect(target);
}

/** What the browser of a signed-in page watches its session with. */
export function authOf({ userId, email }: Employer) {
  const { supabaseUrl, supabasePublishableKey } = publicEnv();
  return {
    user: { id: userId, email },
    project: { url: supabaseUrl, publishableKey: supabasePublishableKey },
  };
}

/** For handlers that anyone may call. */
export async function anyone(): Promise<null> {
  return null;
}
