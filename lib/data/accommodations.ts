import { type AccommodationRequest, accommodationKinds } from "#lib/domain/accommodations";
import { companyDate } from "#lib/domain/dates";
import { type Db, unwrap } from "./db.ts";

/** What candidates of the reader's company asked for, the newest first. The policy lets its owner alone read them. */
export async function listAccommodations(db: Db): Promise<AccommodationRequest[]> {
  const rows = unwrap(
    await db
      .from("accommodations")
      .select(
        `interview_attempt_id, kinds, note, updated_at,
        interview_attempts!inner(candidate_name, interviews(title), company_profiles(time_zone))`,
      )
      .order("updated_at", { ascending: false })
      .order("interview_attempt_id"),
  );
  return rows.map(({ interview_attempts: attempt, ...row }) => ({
    attemptId: row.interview_attempt_id,
    name: attempt.candidate_name,
    interviewTitle: attempt.interviews.title,
    kinds: accommodationKinds(row.kinds),
    note: row.note,
    asked: companyDate(row.updated_at, attempt.company_profiles.time_zone, true),
  }));
}
