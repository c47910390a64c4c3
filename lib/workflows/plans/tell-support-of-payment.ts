import { readProfile } from "#lib/data/account/profiles";
import type { ServiceDb } from "#lib/data/db";
import { readMailbox } from "#lib/data/site/mailboxes";
import { paymentReversedMail } from "#lib/documents/mails/payment-reversed";
import type { TakenBack } from "#lib/domain/plans/billing-event";
import { sendMail } from "#lib/vendors/mail";

/**
 * Tells support that a company's payment was disputed or given back.
 * @throws AppError `vendor_failed`
 */
export async function tellSupportOfPayment(
  service: ServiceDb,
  payment: TakenBack & { jobId: string; userId: string; customerId: string },
  to: string,
): Promise<void> {
  const { jobId, userId, customerId } = payment;
  const email = (await readProfile(service, userId))?.email ?? "An account that is gone";
  const content = paymentReversedMail(payment, { email, customerId });
  await sendMail({ to: await readMailbox(service, to), ...content }, `taken-back:${jobId}`);
}
