import type { ServiceDb } from "#lib/data/db";
import { readFullRoomOwner } from "#lib/data/plans/usage";
import { readMailbox } from "#lib/data/site/mailboxes";
import { fullRoomMail } from "#lib/documents/mails/full-room";
import type { Lack } from "#lib/domain/site/limits";
import { interviewPath, routes } from "#lib/domain/site/routes";
import { sendMail } from "#lib/vendors/mail";

/**
 * Tells a company's owner that candidates are turned away because there is no room for recordings.
 * @throws AppError `vendor_failed`
 */
export async function mailFullRoom(
  service: ServiceDb,
  job: { jobId: string; interviewId: string; lacks: Lack },
  site: { appUrl: string; contactEmail: string },
): Promise<void> {
  const owner = await readFullRoomOwner(service, job.interviewId);
  if (owner === null) return;
  const { email, ...facts } = owner;
  const content = fullRoomMail({
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
