import { cookies } from "next/headers";
import { serverEnv } from "#lib/env/server";

/**
 * Sends a cookie of ours with the answer: it comes back with this site's own requests under `path`, over https where
 * people reach us by it, and no script reads it. No seconds take it away.
 */
export async function setCookie(
  name: string,
  value: string,
  seconds: number,
  path = "/",
): Promise<void> {
  const secure = serverEnv().APP_URL.startsWith("https:");
  const options = { httpOnly: true, sameSite: "lax", secure, path, maxAge: seconds } as const;
  (await cookies()).set(name, value, options);
}

/** Takes a cookie of ours away again. */
export function dropCookie(name: string): Promise<void> {
  return setCookie(name, "", 0);
}

/** What this browser's cookie of a name says. */
export async function readCookie(name: string): Promise<string | undefined> {
  return (await cookies()).get(name)?.value;
}
