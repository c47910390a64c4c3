import { cookies } from "next/headers";
import type { NextRequest } from "next/server";
import { cache } from "react";
import type { ServiceDb } from "#lib/data/db";
import { type RoomSession, readSession } from "#lib/data/room/attempts";
import { AppError } from "#lib/domain/core/errors";
import { firstLetter } from "#lib/domain/room/candidate";
import { roomCookieName, SESSION_SECONDS } from "#lib/domain/room/room";
import { serviceDb } from "./clients.ts";
import { deleteCookie, setCookie } from "./cookies.ts";
import { sessionHash } from "./room-token.ts";

/** Whoever holds an attempt, with the authority that its session's hash scopes. */
export type Candidate = RoomSession & { db: ServiceDb };

/** For limits per attempt. */
export const byAttempt = ({ attemptId }: { attemptId: string }) => attemptId;

/** Lets this browser come back to an attempt. */
export function rememberAttempt(interviewKey: string, token: string): Promise<void> {
  return setCookie(roomCookieName(interviewKey), token, SESSION_SECONDS);
}

/** Takes that back. */
export function forgetAttempt(interviewKey: string): Promise<void> {
  return deleteCookie(roomCookieName(interviewKey));
}

/**
 * For handlers under an interview's key: the candidate whose attempt this browser holds.
 * @throws AppError `unauthenticated`, with reason 'session_other' if the page that asks shows another attempt
 */
export async function candidate(
  request: NextRequest,
  { key }: { key: string },
): Promise<Candidate> {
  const hash = await sessionHash(request.cookies, key);
  // Above row-level security: a candidate has no account; the session's hash scopes every call.
  const db = serviceDb();
  const session = hash === null ? null : await readSession(db, key, hash);
  if (session === null) throw unknownSession();
  const asked = request.nextUrl.searchParams.get("attempt");
  if (asked !== null && asked !== session.attemptId) throw otherSession();
  return { ...session, db };
}

/** This browser holds no session, or none that is known. */
export function unknownSession(): AppError {
  return new AppError("unauthenticated", "Please open your interview link again.", {
    fields: { reason: "session_unknown" },
  });
}

/** Somebody else has begun in this browser since the page was opened. */
export function otherSession(): AppError {
  return new AppError("unauthenticated", "Somebody else is answering in this browser now.", {
    fields: { reason: "session_other" },
  });
}

/**
 * For handlers that show what an attempt holds: a candidate whose browser was not left alone.
 * @throws AppError `unauthenticated`, with reason 'session_idle' if the address must be given first
 */
export async function activeCandidate(
  request: NextRequest,
  params: { key: string },
): Promise<Candidate> {
  const found = await candidate(request, params);
  if (found.idle) {
    throw new AppError("unauthenticated", "Please enter the address you gave at the start.", {
      fields: { reason: "session_idle" },
    });
  }
  return found;
}

/** What a page says of an attempt before anybody has said who is there. */
export function publicAttempt({ attemptId, name, submittedAt }: RoomSession) {
  return { attemptId, letter: firstLetter(name), submittedAt };
}

/** For pages: the session that this browser holds for an interview, by its hash; both null if it holds none. */
export const roomVisitor = cache(async (interviewKey: string) => {
  const hash = await sessionHash(await cookies(), interviewKey);
  // Above row-level security, as above.
  return {
    hash,
    session: hash === null ? null : await readSession(serviceDb(), interviewKey, hash),
  };
});
