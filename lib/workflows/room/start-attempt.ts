import type { ServiceDb } from "#lib/data/db";
import { requireQuota } from "#lib/data/plans/usage";
import { startAttempt as beginAttempt } from "#lib/data/room/attempts";
import { AppError } from "#lib/domain/core/errors";
import type { SharedSource } from "#lib/domain/interviews/link-source";
import { type CandidateDetails, candidateFaults } from "#lib/domain/room/candidate";
import { type Consent, noticeVersion } from "#lib/domain/room/consent";
import { type TextWords, textableNumber } from "#lib/domain/room/text-consent";
import { tidyDetails } from "#lib/domain/room/tidy-details";

/**
 * Begins a candidate's attempt once they have agreed to the notice as it reads today. Answers the attempt's id; the
 * same for the same secret, so that a browser which never heard the answer may ask again.
 * @throws AppError `invalid_input` (fields name, email, phone; reason 'phone_missing'), `conflict` if the notice has changed since,
 *   `not_found` for an unknown link, `gone` past the deadline, `conflict` with reason 'company_full'
 */
export async function startAttempt(
  service: ServiceDb,
  start: {
    interviewKey: string;
    details: CandidateDetails;
    consent: Consent;
    tokenHash: string;
    /** Of the secret that the browser keeps to come back if its cookie is gone; null if it keeps none. */
    returnHash: string | null;
    /** From which it is begun; kept as a hash with the address. */
    network?: string;
    /** What the link of an invitation carried. */
    invite?: string | undefined;
    /** Where the link was shared. */
    source?: SharedSource | undefined;
    /** The words beside the box for text messages, where it was ticked. */
    textWords?: TextWords | undefined;
  },
): Promise<string> {
  if (start.consent.noticeVersion !== noticeVersion(start.consent.language)) {
    throw new AppError("conflict", "This page is out of date. Please reload it.", {
      fields: { reason: "notice_changed" },
    });
  }
  const faults = candidateFaults(start.details);
  if (Object.keys(faults).length > 0) {
    throw new AppError("invalid_input", "Please check what you entered.", { fields: faults });
  }
  await requireQuota(service, { interviewKey: start.interviewKey });
  const details = tidyDetails(start.details);
  const number = start.textWords && textableNumber(details.phone);
  const texts = start.textWords && number ? { number, words: start.textWords } : null;
  return beginAttempt(service, { ...start, details, texts });
}
