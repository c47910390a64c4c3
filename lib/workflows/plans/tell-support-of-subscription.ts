import { readProfile } from "#lib/data/account/profiles";
import type { ServiceDb } from "#lib/data/db";
import { readMailbox } from "#lib/data/site/mailboxes";
import { fixAtStripeMail } from "#lib/documents/mails/fix-at-stripe";
import type { Trouble } from "#lib/domain/plans/unrecognized";
import { sendMail } from "#lib/vendors/mail";

/**
 * Tells support what somebody has to mend at Stripe: a subscription that can't be named here, or a bill that can't be
 * made final.
 * @throws AppError `vendor_failed`
 */
export async function tellSupportOfSubscription(
  service: ServiceDb,
  { jobId, userId, ...trouble }: Trouble & { jobId: string },
  to: string,
): Promise<void> {
  const email = (await readProfile(service, userId))?.email ?? "An account that is gone";
  const content = fixAtStripeMail(trouble, email);
  await sendMail({ to: await readMailbox(service, to), ...content }, `at-stripe:${jobId}`);
}
