import { addSession, startAttempt as beginAttempt } from "../data/attempts.ts";
import type { Db } from "../data/db.ts";
import { requireRoom } from "../data/usage.ts";
import { type CandidateDetails, candidateFaults, tidyDetails } from "../domain/candidate.ts";
import { type Consent, noticeVersion } from "../domain/consent.ts";
import { AppError } from "../domain/errors.ts";

/**
 * Begins a candidate's attempt once they have agreed to the notice as it reads today. Answers the attempt's id.
 * @throws AppError `invalid_input` (fields name, email, phone), `conflict` where the notice has changed since,
 *   `not_found` for an unknown link, `gone` past the deadline, `conflict` with reason 'company_full'
 */
export async function startAttempt(
  service: Db,
  start: {
    interviewKey: string;
    details: CandidateDetails;
    consent: Consent;
    tokenHash: string;
    /** Of the secret that brings the same browser back where its cookie is gone. */
    returnHash: string;
  },
): Promise<string> {
  if (start.consent.noticeVersion !== noticeVersion(start.consent.language)) {
    throw new AppError("conflict", "This page is out of date. Please load it again.", {
      fields: { reason: "notice_changed" },
    });
  }
  const faults = candidateFaults(start.details);
  if (Object.keys(faults).length > 0) {
    throw new AppError("invalid_input", "Please check what you entered.", { fields: faults });
  }
  await requireRoom(service, { interviewKey: start.interviewKey });
  const attemptId = await beginAttempt(service, { ...start, details: tidyDetails(start.details) });
  await addSession(service, attemptId, start.returnHash);
  return attemptId;
}
