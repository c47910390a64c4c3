import { type Db, unwrap } from "../db.ts";

/** Keeps when the reader's company first opened an attempt's answers; false if they are not open to it. */
export async function markRead(db: Db, attemptId: string): Promise<boolean> {
  return unwrap(await db.rpc("mark_read", { p_attempt: attemptId }));
}
