import type { Database } from "#lib/data/database.types";
import { userClient } from "./supabase.ts";

/** What the database keeps of a candidate's token: its SHA-256 in hex. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether a link's deadline has passed for the browser that holds this token, or none. Asked as nobody. */
export async function isClosed(interviewKey: string, token: string | undefined): Promise<boolean> {
  const nobody = userClient<Database>({ getAll: () => [], setAll: () => {} });
  const { data } = await nobody.rpc("interview_door", {
    p_interview_key: interviewKey,
    ...(token !== undefined && { p_token_hash: await hashToken(token) }),
  });
  return data === "closed";
}
