import { z } from "zod";
import {
  CONTACT_OUTCOMES,
  type Contact,
  type ContactLog,
  type ContactOutcome,
  OTHER_CONTACT,
  TOO_MANY_CONTACTS,
} from "#lib/domain/results/contact-log";
import type { ContactRequest } from "#lib/domain/results/contact-log-request";
import { companyDate } from "#lib/domain/text/dates";
import { type Db, unwrap, unwrapOr } from "../db.ts";

/**
 * Keeps what came of a call to a candidate, in the name of whoever asks. False if this client sees no such attempt, or the
 * id is an entry about another.
 * @throws AppError `conflict` if the attempt has as many entries as it may, or the id is its entry of something else
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
  return unwrapOr(answer, { too_many_contacts: TOO_MANY_CONTACTS, other_contact: OTHER_CONTACT });
}

/** Takes an entry back that was made by mistake. False if this client sees no such entry. */
export async function takeBackContact(
  db: Db,
  attemptId: string,
  contactId: string,
): Promise<boolean> {
  return unwrap(await db.rpc("take_back_contact", { p_attempt: attemptId, p_id: contactId }));
}

/** What came of the calls to a candidate, by instants. */
export const logSchema = z.object({
  entries: z.array(
    z.object({
      id: z.uuid(),
      outcome: z.enum(CONTACT_OUTCOMES).nullable(),
      own_words: z.string().nullable(),
      at: z.string(),
      taken_back_at: z.string().nullable(),
      by: z.string().nullable(),
    }),
  ),
  words: z.array(z.string()),
});

type StoredLog = z.output<typeof logSchema>;

/** The same by the company's clock. */
export function toContactLog({ entries, words }: StoredLog, timeZone: string): ContactLog {
  return {
    entries: entries.map(({ own_words, at, taken_back_at, ...entry }) => ({
      ...entry,
      ownWords: own_words,
      at: companyDate(at, timeZone, true),
      takenBack: taken_back_at && companyDate(taken_back_at, timeZone, true),
    })),
    words,
  };
}

type StoredContact = {
  contact_id: string | null;
  contact_outcome: ContactOutcome | null;
  contact_words: string | null;
  contacted_at: string | null;
  time_zone: string;
};

/** What came of the last call, from a row that has it; null if nobody called. */
export function toContact(row: StoredContact): Contact | null {
  if (row.contact_id === null || row.contacted_at === null) return null;
  return {
    id: row.contact_id,
    outcome: row.contact_outcome,
    ownWords: row.contact_words,
    at: companyDate(row.contacted_at, row.time_zone, true),
  };
}
