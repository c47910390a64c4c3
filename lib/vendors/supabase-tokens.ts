/** What the database keeps of a secret that somebody holds: its SHA-256 in hex. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A new secret for a cookie or a link, and its hash for the database. */
export async function newToken(): Promise<{ token: string; tokenHash: string }> {
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
  return { token, tokenHash: await hashToken(token) };
}
