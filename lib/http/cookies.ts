import { cookies } from "next/headers";
import { ownCookies, prefixedCookieName } from "#lib/domain/core/cookie-names";
import { serverEnv } from "#lib/env/server";

/**
 * Sends a cookie of ours with the answer: it comes back with this site's own requests under `path`, over https if
 * people reach us by it, and no script reads it. 0 seconds remove it. One of the same name without a prefix goes.
 */
export async function setCookie(
  name: string,
  value: string,
  seconds: number,
  path = "/",
): Promise<void> {
  const { APP_URL } = serverEnv();
  const jar = await cookies();
  const secure = APP_URL.startsWith("https:");
  const options = { httpOnly: true, sameSite: "lax", secure, path } as const;
  const sent = prefixedCookieName(name, APP_URL, path);
  jar.set(sent, value, { ...options, maxAge: seconds });
  if (sent !== name && jar.has(name)) jar.set(name, "", { ...options, maxAge: 0 });
}

/** Takes a cookie of ours away again. */
export function deleteCookie(name: string): Promise<void> {
  return setCookie(name, "", 0);
}

/** What this browser's cookie of a name says. */
export async function readCookie(name: string): Promise<string | undefined> {
  return cookieIn((await cookies()).getAll(), name);
}

/** The same of the cookies that a request brought. */
export function cookieIn(
  sent: readonly { name: string; value: string }[],
  name: string,
): string | undefined {
  const own = ownCookies(sent, serverEnv().APP_URL, new Date());
  return own.find((cookie) => cookie.name === name)?.value;
}
