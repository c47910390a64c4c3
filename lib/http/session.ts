import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import type { NextRequest } from "next/server";
import { cache } from "react";
import { readStanding, type Standing } from "#lib/data/account/sessions";
import { readWorkspace, type Workspace } from "#lib/data/account/workspace";
import type { Db } from "#lib/data/db";
import {
  OTHER_COMPANY,
  OTHER_OWNER,
  PAGE_OWNER_HEADER,
  PAGE_OWNER_PARAM,
} from "#lib/domain/account/page-owner";
import { may, roleRefusal, type SeatAction } from "#lib/domain/company/team";
import { AppError } from "#lib/domain/core/errors";
import { ADDRESS_HEADER, routes, signInPath } from "#lib/domain/core/routes";
import {
  type Employer,
  isSessionKnownToAuth,
  verifiedEmployer,
} from "#lib/vendors/supabase-session";
import { userDb } from "./clients.ts";

const SIGN_IN_FIRST = "Please sign in to continue.";

/** Somebody in the company that they work in; who has none yet is the owner of the one to come. */
export type SignedIn = Employer & Standing & { db: Db };

/** Whom a page is made for, with what every page of theirs stands on. */
export type Visitor = Employer & Workspace & { db: Db };

/**
 * Who the cookies name with a token that holds, if their session was not ended since; `byAuth`: the auth server says so.
 * @throws AppError `forbidden` if the page that asks was made for somebody else, or for another company of theirs
 */
async function signedIn(request: NextRequest, byAuth: boolean): Promise<SignedIn | null> {
  const db = await userDb();
  const employer = await verifiedEmployer(db);
  if (employer === null || (byAuth && !(await isSessionKnownToAuth(db)))) return null;
  const standing = await readStanding(db);
  if (standing === null) return null;
  const page =
    request.headers.get(PAGE_OWNER_HEADER) ?? request.nextUrl.searchParams.get(PAGE_OWNER_PARAM);
  const [pageOwner, pageCompany] = page?.split(" ") ?? [];
  if (pageOwner && pageOwner !== employer.userId) throw new AppError("forbidden", OTHER_OWNER);
  if (pageCompany && pageCompany !== standing.companyId) {
    throw new AppError("forbidden", OTHER_COMPANY);
  }
  return { ...employer, ...standing, db };
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

/** The companies of who is signed in, but for the one that they work in. */
export async function otherCompanies(): Promise<Visitor["companies"]> {
  const visitor = await currentEmployer();
  return visitor === null ? [] : othersOf(visitor);
}

const othersOf = ({ companies, company }: Visitor) =>
  companies.filter(({ id }) => id !== company?.id);

/** What a handler asks of who sent a request: that their role allows it, or no more than an account of their own. */
export type Asked = SeatAction | "account";

/** Says who asks. */
export type Asking = ((request: NextRequest) => Promise<SignedIn>) & { action: Asked };

/** @throws AppError `unauthenticated`, or `forbidden` if the page was made for somebody else */
function asking(message: string, byAuth: boolean): (request: NextRequest) => Promise<SignedIn> {
  return async (request) => (await signedIn(request, byAuth)) ?? refuse(message);
}

/** @throws AppError `forbidden` if the role doesn't allow it */
function allowed(action: SeatAction, who: (request: NextRequest) => Promise<SignedIn>): Asking {
  const ask = async (request: NextRequest) => {
    const actor = await who(request);
    if (!may(actor.role, action)) throw new AppError("forbidden", roleRefusal(action));
    return actor;
  };
  return Object.assign(ask, { action });
}

/**
 * For handlers of what is a company's: whoever sent this, if their role allows it, or a refusal in a screen's own words.
 */
export const memberTo = (action: SeatAction, message = SIGN_IN_FIRST): Asking =>
  allowed(action, asking(message, false));

/** The same for money and export: the auth server itself says who sent this. */
export const memberByAuthTo = (action: SeatAction, message = SIGN_IN_FIRST): Asking =>
  allowed(action, asking(message, true));

/**
 * For handlers of somebody's own account, whatever they are in a company: who sent this request, or a refusal in a screen's
 * own words.
 */
export function employerOrRefuse(message: string): Asking {
  return Object.assign(asking(message, false), { action: "account" as const });
}

/** The same, in the words of every other screen. */
export const employer = employerOrRefuse(SIGN_IN_FIRST);

/**
 * For the handlers of deletion, password and address: the auth server itself says who sent this.
 * @throws AppError `unauthenticated`, or `unavailable` if it does not answer
 */
export function employerByAuthOrRefuse(message: string): Asking {
  return Object.assign(asking(message, true), { action: "account" as const });
}

/** The same, in the words of every other screen. */
export const employerByAuth = employerByAuthOrRefuse(SIGN_IN_FIRST);

function refuse(message: string): never {
  throw new AppError("unauthenticated", message);
}

/**
 * For pages: the employer, or the way to sign in, which comes back to the page; whose role doesn't allow what the page is
 * for goes to the dashboard, or reads where else it may be, if they have other companies.
 */
export async function employerOrRedirect(action: SeatAction = "read"): Promise<Visitor> {
  const found = await currentEmployer();
  if (found === null) redirect(signInPath(await requestedAddress()));
  if (may(found.role, action)) return found;
  if (othersOf(found).length > 0) notFound();
  redirect(routes.dashboard);
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
export function authOf({ userId, email, company }: Pick<Visitor, "userId" | "email" | "company">) {
  return { user: { id: userId, email }, companyId: company?.id ?? null };
}

/** For handlers that anyone may call. */
export async function anyone(): Promise<null> {
  return null;
}
