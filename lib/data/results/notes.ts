import { z } from "zod";
import { mentionedIn } from "#lib/domain/results/mentions";
import { type NoteRequest, TOO_MANY_NOTES } from "#lib/domain/results/notes";
import { readPeople } from "../company/team.ts";
import { type Db, type ServiceDb, unwrap, unwrapOr } from "../db.ts";

/**
 * Keeps a note about an attempt, in the name of whoever asks, and mails those of the company whom it names; the same note
 * again changes nothing. False if this client sees no such attempt, or the id is another note's.
 * @throws AppError `conflict` if the attempt has as many notes as it may
 */
export async function addNote(
  db: Db,
  attemptId: string,
  { id, note }: NoteRequest,
): Promise<boolean> {
  const { colleagues } = await readPeople(db, attemptId);
  const answer = await db.rpc("add_note", {
    p_attempt: attemptId,
    p_id: id,
    p_note: note,
    p_named: mentionedIn(note, colleagues).map(({ userId }) => userId),
  });
  return unwrapOr(answer, { too_many_notes: TOO_MANY_NOTES });
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

const mailed = z.object({
  email: z.string(),
  candidate: z.string(),
  job: z.string(),
  by: z.string().nullable(),
});

/** What somebody is mailed who is named in a note; null once it is gone, or they don't read its candidate anymore. */
export async function readNoteMail(
  service: ServiceDb,
  { noteId, userId }: { noteId: string; userId: string },
) {
  const found = unwrap(await service.rpc("note_to_mail", { p_note: noteId, p_user: userId }));
  return mailed.nullable().parse(found);
}
