import { AppError } from "#lib/domain/core/errors";
import { TOO_MANY_NOTES } from "#lib/domain/results/notes";
import { type Db, refusalOf, unwrap } from "../db.ts";

/**
 * Keeps a note about an attempt, in the name of whoever asks. False if this client sees no such attempt.
 * @throws AppError `conflict` if the attempt has as many notes as it may
 */
export async function addNote(db: Db, attemptId: string, note: string): Promise<boolean> {
  const answer = await db.rpc("add_note", { p_attempt: attemptId, p_note: note });
  if (refusalOf(answer.error) === "too_many_notes") throw new AppError("conflict", TOO_MANY_NOTES);
  return unwrap(answer);
}

/** Removes a note of an attempt. False if this client sees no such note. */
export async function removeNote(db: Db, attemptId: string, noteId: string): Promise<boolean> {
  const removed = unwrap(
    await db
      .from("candidate_notes")
      .delete()
      .eq("id", noteId)
      .eq("interview_attempt_id", attemptId)
      .select("id"),
  );
  return removed.length > 0;
}
