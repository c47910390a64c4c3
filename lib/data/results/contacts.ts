import { AppError } from "#lib/domain/core/errors";
import { TOO_MANY_CONTACTS } from "#lib/domain/results/contact-log";
import type { ContactRequest } from "#lib/domain/results/contact-log-request";
import { type Db, refusalOf, unwrap } from "../db.ts";

/**
 * Keeps what came of a call to a candidate, in the name of whoever asks. False if this client sees no such attempt.
 * @throws AppError `conflict` if the attempt has as many entries as it may
 */
export async function addContact(
  db: Db,
  attemptId: string,
  contact: ContactRequest,
): Promise<boolean> {
  const answer = await db.rpc("add_contact", {
    p_id: contact.id,
    p_attempt: attemptId,
    ...("outcome" in contact ? { p_outcome: contact.outcome } : { p_own_words: contact.ownWords }),
  });
  if (refusalOf(answer.error) === "too_many_contacts")
    throw new AppError("conflict", TOO_MANY_CONTACTS);
  return unwrap(answer);
}
