import type { ServiceDb } from "#lib/data/db";
import { readAccommodationOwner } from "#lib/data/room/accommodations";
import { readMailbox } from "#lib/data/site/mailboxes";
import { accommodationMail } from "#lib/documents/mails/accommodation";
import { routes } from "#lib/domain/core/routes";
import { sendMail } from "#lib/vendors/mail";

/**
 * Tells a company's owner that a candidate asked for an accommodation.
 * @throws AppError `vendor_failed`
 */
export async function mailAccommodation(
  service: ServiceDb,
  job: { jobId: string; attemptId: string },
  appUrl: string,
): Promise<void> {
  const owner = await readAccommodationOwner(service, job.attemptId);
  if (owner === null) return;
  const content = accommodationMail({ job: owner.job, href: appUrl + routes.accommodations });
  await sendMail(
    { to: await readMailbox(service, owner.email), ...content },
    `accommodation-${job.jobId}`,
  );
}
