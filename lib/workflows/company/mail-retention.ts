import { markRetentionWarned, readRetentionWarning } from "#lib/data/company/retention-sweep";
import type { ServiceDb } from "#lib/data/db";
import { readMailbox } from "#lib/data/site/mailboxes";
import { retentionMail } from "#lib/documents/mails/retention";
import { routes } from "#lib/domain/core/routes";
import { sendMail } from "#lib/vendors/mail";

/**
 * Tells a company's owner what their periods will delete in a week; from then the week counts.
 * @throws AppError `vendor_failed`: nothing is deleted of which nobody was told
 */
export async function mailRetention(
  service: ServiceDb,
  job: { jobId: string; departmentKey: string },
  appUrl: string,
): Promise<void> {
  const now = new Date();
  const warning = await readRetentionWarning(service, job.departmentKey);
  if (warning === null) return;
  const { email, ...counts } = warning;
  const content = retentionMail({ ...counts, href: `${appUrl}${routes.settings}#retention` });
  const to = await readMailbox(service, email);
  // If their mail bounces, Settings say the same.
  await sendMail({ to, ...content }, `retention-${job.jobId}`);
  await markRetentionWarned(service, job.departmentKey, now);
}
