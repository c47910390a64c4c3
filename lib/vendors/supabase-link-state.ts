import type { Database } from "#lib/data/database.types";
import { userClient } from "./supabase.ts";
import { hashToken } from "./supabase-tokens.ts";

/** Whether a link's deadline has passed for the browser that holds this token, or none. Asked as nobody. */
export async function isClosed(interviewKey: string, token: string | undefined): Promise<boolean> {
  const nobody = userClient<Database>({ getAll: () => [], setAll: () => {} });
  const { data } = await nobody.rpc("interview_link_state", {
    p_interview_key: interviewKey,
    ...(token !== undefined && { p_token_hash: await hashToken(token) }),
  });
  return data === "closed";
}
