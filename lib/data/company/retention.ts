import type { Retention } from "#lib/domain/company/retention";
import { AppError } from "#lib/domain/core/errors";
import { type Db, databaseError, refusalOf, unwrap } from "../db.ts";

type Periods = { keep_recordings_days: number | null; keep_results_years: number | null };

/** Both periods, or neither. */
export function toRetention(row: Periods | null): Retention | null {
  if (!row?.keep_recordings_days || !row.keep_results_years) return null;
  return { recordingsDays: row.keep_recordings_days, resultsYears: row.keep_results_years };
}

/** Keeps the periods of the company that an account owns; null turns them off. */
export async function saveRetention(
  db: Db,
  ownerId: string,
  retention: Retention | null,
): Promise<void> {
  unwrap(
    await db
      .from("company_profiles")
      .update({
        keep_recordings_days: retention?.recordingsDays ?? null,
        keep_results_years: retention?.resultsYears ?? null,
      })
      .eq("created_by_user_id", ownerId),
  );
}

/**
 * Sets a hold with its reason; one that stands already stays as it is.
 * @throws AppError `not_found` if the asker may not see what it is for
 */
export async function setHold(
  db: Db,
  hold: { reason: string } & ({ interviewId: string } | { attemptId: string }),
): Promise<void> {
  const { error } = await db.rpc("set_legal_hold", {
    p_reason: hold.reason,
    ...("interviewId" in hold ? { p_interview: hold.interviewId } : { p_attempt: hold.attemptId }),
  });
  if (refusalOf(error) === "hold_unknown")
    throw new AppError("not_found", "We couldn't find what to put on hold.");
  if (error) throw databaseError(error);
}

/** Lifts a hold. @returns whether it was one of the asker's company */
export async function liftHold(db: Db, holdId: string): Promise<boolean> {
  return unwrap(await db.rpc("lift_legal_hold", { p_hold: holdId }));
}
