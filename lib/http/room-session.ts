import { cookies } from "next/headers";
import type { NextRequest } from "next/server";
import { cache } from "react";
import { type RoomSession, readSession, SESSION_DAYS } from "#lib/data/attempts";
import type { Db } from "#lib/data/db";
import { AppError } from "#lib/domain/errors";
import { roomCookieName } from "#lib/domain/room";
import { serverEnv } from "#lib/env/server";
import { hashToken } from "#lib/vendors/supabase-door";
import { serviceDb } from "./clients.ts";
import { sessionHash } from "./room-token.ts";

export type Candidate = RoomSession & { db: Db };

/** A new session's secret for the cookie, and its hash for the database. */
export async function newRoomToken(): Promise<{ token: string; tokenHash: string }> {
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
  return { token, tokenHash: await hashToken(token) };
}

/** The cookie that brings a candidate back to their attempt: for this browser only, and never for scripts. */
export function roomCookie(interviewKey: string, token: string): string {
  const secure = serverEnv().APP_URL.startsWith("https:") ? "; Secure" : "";
  const age = SESSION_DAYS * 24 * 3600;
  return `${roomCookieName(interviewKey)}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}

/** Takes the cookie away again. */
export function forgottenCookie(interviewKey: string): string {
  return `${roomCookieName(interviewKey)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
}

/**
 * For handlers under an interview's key: the candidate whose attempt this browser holds.
 * @throws AppError `unauthenticated`
 */
export async function candidate(
  request: NextRequest,
  { key }: { key: string },
): Promise<Candidate> {
  const hash = await sessionHash(request.cookies, key);
  // Above row-level security: a candidate has no account; the session's hash scopes every call.
  const db = serviceDb();
  const session = hash === null ? null : await readSession(db, key, hash);
  if (session === null) {
    throw new AppError("unauthenticated", "Please open your interview link again.", {
      fields: { reason: "session_unknown" },
    });
  }
  return { ...session, db };
}

/**
 * For handlers that show what an attempt holds: a candidate whose browser was not left alone.
 * @throws AppError `unauthenticated`, with reason 'session_idle' where the address must be given first
 */
export async function presentCandidate(
  request: NextRequest,
  params: { key: string },
): Promise<Candidate> {
  const found = await candidate(request, params);
  if (found.idle) {
    throw new AppError("unauthenticated", "Please give the address that you gave at the start.", {
      fields: { reason: "session_idle" },
    });
  }
  return found;
}

/** For pages: the session that this browser holds for an interview, by its hash; both null where it holds none. */
export const visitor = cache(async (interviewKey: string) => {
  const hash = await sessionHash(await cookies(), interviewKey);
  // Above row-level security, as above.
  return {
    hash,
    session: hash === null ? null : await readSession(serviceDb(), interviewKey, hash),
  };
});
