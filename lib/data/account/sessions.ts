import { type Db, unwrap } from "../db.ts";

/** Whether the session that this client acts for still stands: not signed out, nor ended by a new password. */
export async function isSessionActive(db: Db): Promise<boolean> {
  return unwrap(await db.rpc("my_user_id")) !== null;
}
