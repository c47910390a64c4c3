import type { ServiceDb } from "#lib/data/db";
import { findCandidateLink } from "#lib/data/interviews/candidate-links";
import { enqueueJob } from "#lib/data/jobs";
import type { LinkPurpose } from "#lib/domain/room/candidate-mail";

/**
 * Mails a new link to the address on file, for one that was ours and is over. For any other it does nothing and says
 * the same: nobody learns whether a link, or an address, is known.
 */
export async function mailNewLink(
  service: ServiceDb,
  link: { purpose: LinkPurpose; tokenHash: string },
): Promise<void> {
  const known = await findCandidateLink(service, link.purpose, link.tokenHash);
  if (known === null || !known.expired) return;
  const { attemptId } = known;
  await enqueueJob(
    service,
    "send_mail",
    { mail: link.purpose, attemptId },
    `mail:again:${link.purpose}:${attemptId}`,
  );
}
