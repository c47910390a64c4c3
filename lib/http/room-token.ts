import { ownCookies } from "#lib/domain/core/cookie-names";
import { ROOM_COOKIE, roomCookieName } from "#lib/domain/room/room";
import { serverEnv } from "#lib/env/server";
import { hashToken } from "#lib/vendors/supabase-tokens";

export { hashToken, newToken } from "#lib/vendors/supabase-tokens";

import { cookieIn } from "./cookies.ts";

type Jar = { getAll(): { name: string; value: string }[] };

/** The hash of the session that a browser holds for one interview, or null. */
export async function sessionHash(jar: Jar, interviewKey: string): Promise<string | null> {
  const token = cookieIn(jar.getAll(), roomCookieName(interviewKey));
  return token ? hashToken(token) : null;
}

/** The hashes of all room sessions that a browser holds, twenty at most. */
export async function sessionHashes(jar: Jar): Promise<string[]> {
  const tokens = ownCookies(jar.getAll(), serverEnv().APP_URL, new Date()).filter(
    ({ name, value }) => name.startsWith(ROOM_COOKIE) && value !== "",
  );
  return Promise.all(tokens.slice(0, 20).map(({ value }) => hashToken(value)));
}
