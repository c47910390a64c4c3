import type { ServiceDb } from "#lib/data/db";
import { readMailbox } from "#lib/data/site/mailboxes";
import { readOffEndpoint } from "#lib/data/webhooks/endpoints";
import { endpointOffMail } from "#lib/documents/mails/endpoint-off";
import { routes } from "#lib/domain/core/routes";
import { sendMail } from "#lib/vendors/mail";

/**
 * Tells a company's owner that one of their endpoints was turned off.
 * @throws AppError `vendor_failed`
 */
export async function mailEndpointOff(
  service: ServiceDb,
  job: { jobId: string; endpointId: string },
  appUrl: string,
): Promise<void> {
  const off = await readOffEndpoint(service, job.endpointId);
  if (off === null) return;
  const content = endpointOffMail({ url: off.url, href: appUrl + routes.webhooks });
  const to = await readMailbox(service, off.email);
  // If their mail bounces, the page says the same.
  await sendMail({ to, ...content }, `endpoint-off-${job.jobId}`);
}
