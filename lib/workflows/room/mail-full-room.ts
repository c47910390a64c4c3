import type { ServiceDb } from "#lib/data/db";
import { readFullStorageOwner } from "#lib/data/plans/usage";
import { readMailbox } from "#lib/data/site/mailboxes";
import { storageFullMail } from "#lib/documents/mails/storage-full";
import type { ExceededQuota } from "#lib/domain/core/limits";
import { interviewPath, routes } from "#lib/domain/core/routes";
import { sendMail } from "#lib/vendors/mail";

/**
 * Tells a company's owner that candidates are turned away because there is no room for recordings.
 * @throws AppError `vendor_failed`
 */
export async function mailFullRoom(
  service: ServiceDb,
  job: { jobId: string; interviewId: string; lacks: ExceededQuota },
  site: { appUrl: string; contactEmail: string },
): Promise<void> {
  const owner = await readFullStorageOwner(service, job.interviewId);
  if (owner === null) return;
  const { email, ...facts } = owner;
  const content = storageFullMail({
    ...facts,
    lacks: job.lacks,
    links: {
      interview: site.appUrl + interviewPath(job.interviewId),
      candidates: site.appUrl + routes.candidates,
    },
    contactEmail: site.contactEmail,
  });
  await sendMail({ to: await readMailbox(service, email), ...content }, `full-room-${job.jobId}`);
}
