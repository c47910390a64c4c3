import type { ServiceDb } from "#lib/data/db";
import { readFailingJob } from "#lib/data/jobs";
import { readMailbox } from "#lib/data/site/mailboxes";
import { failingJobMail } from "#lib/documents/mails/failing-job";
import { sendMail } from "#lib/vendors/mail";

/**
 * Tells support of work that is never given up and has failed for a day, if it still does.
 * @throws AppError `vendor_failed`
 */
export async function tellSupport(service: ServiceDb, jobId: string, to: string): Promise<void> {
  const job = await readFailingJob(service, jobId);
  if (job === null) return;
  await sendMail(
    { to: await readMailbox(service, to), ...failingJobMail(job) },
    `failing:${jobId}`,
  );
}
