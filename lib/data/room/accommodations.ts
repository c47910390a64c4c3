import type { AccommodationRequest } from "#lib/domain/room/accommodations";
import { companyDate } from "#lib/domain/text/dates";
import { type Db, type ServiceDb, unwrap } from "../db.ts";

/**
 * What candidates of the reader's company asked for, the newest first, from the moment that they asked. For its owner
 * alone.
 */
export async function listAccommodations(db: Db): Promise<AccommodationRequest[]> {
  const rows = unwrap(await db.rpc("accommodation_requests"));
  return rows.map((row) => ({
    id: row.id,
    // Null although the types of functions don't say so: who waits for a plan is not named.
    name: row.candidate_name ?? null,
    email: row.candidate_email ?? null,
    interviewTitle: row.interview_title,
    kinds: row.kinds,
    note: row.note,
    submitted: row.submitted,
    asked: companyDate(row.asked_at, row.time_zone, true),
  }));
}

/** Whom to tell that an attempt's candidate asked; null if either is gone. */
export async function readAccommodationOwner(
  service: ServiceDb,
  attemptId: string,
): Promise<{ email: string; job: string } | null> {
  const data = unwrap(
    await service
      .from("interview_attempts")
      .select(
        "erase_by, accommodations(interview_attempt_id), interviews(title), company_profiles(created_by_user_id)",
      )
      .eq("id", attemptId)
      .maybeSingle(),
  );
  if (!data?.accommodations || data.erase_by !== null) return null;
  const owner = unwrap(
    await service
      .from("profiles")
      .select("email")
      .eq("id", data.company_profiles.created_by_user_id)
      .maybeSingle(),
  );
  return owner?.email ? { email: owner.email, job: data.interviews.title } : null;
}
