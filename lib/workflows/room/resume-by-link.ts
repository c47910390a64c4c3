import type { ServiceDb } from "#lib/data/db";
import { findCandidateLink } from "#lib/data/interviews/candidate-links";
import { addSession } from "#lib/data/room/attempts";
import type { LanguageCode } from "#lib/domain/text/languages";

/** Opens an attempt to the browser that shows its mailed link; null if the link is unknown or over. */
export async function resumeByLink(
  service: ServiceDb,
  link: { tokenHash: string; sessionHash: string },
): Promise<{ interviewKey: string; attemptId: string; language: LanguageCode } | null> {
  const found = await findCandidateLink(service, "resume", link.tokenHash);
  if (found === null || found.expired) return null;
  await addSession(service, found.attemptId, link.sessionHash);
  const { interviewKey, attemptId, language } = found;
  return { interviewKey, attemptId, language };
}
