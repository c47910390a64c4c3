import type { AttemptStatus } from "../domain/status.ts";
import { type Db, unwrap } from "./db.ts";

/** Writes a person's decision; the database keeps its history. False where this client sees no such attempt. */
export async function setStatus(
  db: Db,
  attemptId: string,
  status: AttemptStatus,
): Promise<boolean> {
  const changed = await db
    .from("interview_attempts")
    .update({ status })
    .eq("id", attemptId)
    .select("id");
  return unwrap(changed).length === 1;
}

/**
 * Removes an attempt with its answers, evaluations and rows of recordings. Answers the store's keys of the
 * recordings, which are still there, or null where this client sees no such attempt.
 */
export async function deleteAttempt(db: Db, attemptId: string): Promise<string[] | null> {
  const recordings = unwrap(
    await db.from("media").select("object_key").eq("interview_attempt_id", attemptId),
  );
  const gone = await db.from("interview_attempts").delete().eq("id", attemptId).select("id");
  if (unwrap(gone).length !== 1) return null;
  return recordings.map((recording) => recording.object_key);
}
