import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { isSessionActive } from "#lib/data/account/sessions";
import { readWorkspace, type Workspace } from "#lib/data/account/workspace";
import type { Db } from "#lib/data/db";
import { OTHER_OWNER, PAGE_OWNER_HEADER } from "#lib/domain/account/page-owner";
import { AppError } from "#lib/domain/core/errors";
import { ADDRESS_HEADER, signInPath } from "#lib/domain/core/routes";
import {
  type Employer,
  isSessionKnownToAuth,
  verifiedEmployer,
} from "#lib/vendors/supabase-session";
import { userDb } from "./clients.ts";

const SIGN_IN_FIRST = "Please sign in to continue.";

export type SignedIn = Employer & { db: Db };

/** Whom a page is made for, with what every page of theirs stands on. */
export type Visitor = SignedIn & Workspace;

/**
 * Who the cookies name with a token that holds, if `stands` says that their session was not ended since.
 * @throws AppError `forbidden` if the page that asks was made for somebody else
 */
async function signedIn(stands: (db: Db) => Promise<boolean>): Promise<SignedIn | null> {
  const db = await userDb();
  const employer = await verifiedEmployer(db);
  if (employer === null || !(await stands(db))) return null;
  const pageOwner = (await headers()).get(PAGE_OWNER_HEADER) ?? employer.userId;
  if (pageOwner !== employer.userId) throw new AppError("forbidden", OTHER_OWNER);
  return { ...employer, db };
}

/**
 * The signed-in employer that a page is made for, with their own authority over the database, or null. A token outlives
 * its session by minutes, so the database is asked whether that stands; with the answer comes the workspace. One request
 * for a page, however many layouts want it.
 */
export const currentEmployer = cache(async (): Promise<Visitor | null> => {
  const db = await userDb();
  const employer = await verifiedEmployer(db);
  const workspace = employer && (await readWorkspace(db, new Date()));
  return employer && workspace && { ...employer, ...workspace, db };
});

/**
 * For handlers: the employer who sent this request, or a refusal in a screen's own words.
 * @throws AppError `unauthenticated`, or `forbidden` if the page was made for somebody else
 */
export function employerOrRefuse(message: string): () => Promise<SignedIn> {
  return async () => (await signedIn(isSessionActive)) ?? refuse(message);
}

/** The same, in the words of every other screen. */
export const employer = employerOrRefuse(SIGN_IN_FIRST);

/**
 * For the handlers of money, export, deletion, password and address: the auth server itself says who sent this.
 * @throws AppError `unauthenticated`, or `unavailable` if it does not answer
 */
export function employerByAuthOrRefuse(message: string): () => Promise<SignedIn> {
  return async () => (await signedIn(isSessionKnownToAuth)) ?? refuse(message);
}

/** The same, in the words of every other screen. */
export const employerByAuth = employerByAuthOrRefuse(SIGN_IN_FIRST);

function refuse(message: string): never {
  throw new AppError("unauthenticated", message);
}

/** For pages: the employer, or the way to sign in, which comes back to the page. */
export async function employerOrRedirect(): Promise<Visitor> {
  const found = await currentEmployer();
  if (found === null) redirect(signInPath(await requestedAddress()));
  return found;
}

/** For pages: the address that was asked for, with its query; empty if the middleware didn't say. */
export async function requestedAddress(): Promise<string> {
  return (await headers()).get(ADDRESS_HEADER) ?? "";
}

/** For the ways in: who is signed in already goes on. */
export async function redirectIfSignedIn(target: string): Promise<void> {
  if ((await currentEmployer()) !== null) redirect(target);
}

/** What the browser of a signed-in page knows of them. */
export function authOf({ userId, email }: Employer) {
  return { user: { id: userId, email } };
}

/** For handlers that anyone may call. */
export async function anyone(): Promise<null> {
  return null;
}
