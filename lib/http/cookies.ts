import { SESSION_DAYS } from "#lib/data/room/attempts";
import { DAY_MS } from "#lib/domain/text/dates";
import { serverEnv } from "#lib/env/server";

/** Whether people reach us over https, so that a cookie may ask for it. */
export function isSecure(): boolean {
  return serverEnv().APP_URL.startsWith("https:");
}

/** A `set-cookie` header of the room: for this browser only, as long as a session, and never for scripts. */
export function keptCookie(name: string, value: string): string {
  const age = (SESSION_DAYS * DAY_MS) / 1000;
  return `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure() ? "; Secure" : ""}`;
}

/** The same for an hour, which is longer than anybody stays between two steps. */
export function briefCookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax${isSecure() ? "; Secure" : ""}`;
}

/** Takes such a cookie away again. */
export function droppedCookie(name: string): string {
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
}
