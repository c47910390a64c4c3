import type { EarlierPerson } from "#lib/domain/interviews/earlier";
import { phoneNumber } from "#lib/domain/text/phone";
import { type Db, type ServiceDb, unwrap } from "../db.ts";
import { unwrapInvited } from "./invites.ts";

/** The people of the reader's company who may be asked to one of its interviews, who applied last first. */
export async function listEarlierPeople(db: Db, interviewId: string): Promise<EarlierPerson[]> {
  const rows = unwrap(await db.rpc("earlier_people", { p_interview: interviewId }));
  return rows.map((row) => ({
    attemptId: row.attempt_id,
    email: row.email,
    phone: row.phone === null ? null : phoneNumber(row.phone),
    name: row.name,
    job: row.job,
    submittedAt: row.submitted_at,
    rating: row.rating,
  }));
}

/**
 * Invites those of the chosen people who still may be asked; the same choice again changes nothing.
 * @returns how many were invited
 * @throws AppError as `invitePeople`
 */
export async function askEarlier(
  service: ServiceDb,
  choice: {
    ownerId: string;
    interviewId: string;
    batchId: string;
    attemptIds: string[];
    /** By attempt, of those whom the owner texts; null to mail everybody. */
    phones: Record<string, string> | null;
  },
): Promise<number> {
  const asked = unwrapInvited(
    await service.rpc("ask_earlier", {
      p_owner: choice.ownerId,
      p_interview: choice.interviewId,
      p_batch: choice.batchId,
      p_attempts: choice.attemptIds,
      ...(choice.phones && { p_phones: choice.phones }),
    }),
  );
  return asked.length;
}
