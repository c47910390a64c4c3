const PREFIX = "room_";

type Jar = {
  get(name: string): { value: string } | undefined;
  getAll(): { name: string; value: string }[];
};

/** One cookie per interview, so that a browser can hold several. */
export function roomCookieName(interviewKey: string): string {
  return PREFIX + interviewKey;
}

/** What the database keeps of a token: its SHA-256 in hex. Runs in the middleware too. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The hash of the session that a browser holds for one interview, or null. */
export async function sessionHash(jar: Jar, interviewKey: string): Promise<string | null> {
  const token = jar.get(roomCookieName(interviewKey))?.value;
  return token ? hashToken(token) : null;
}

/** The hashes of all room sessions that a browser holds, twenty at most. */
export async function sessionHashes(jar: Jar): Promise<string[]> {
  const tokens = jar.getAll().filter(({ name, value }) => name.startsWith(PREFIX) && value !== "");
  return Promise.all(tokens.slice(0, 20).map(({ value }) => hashToken(value)));
}
