import { readSubscription } from "#lib/data/billing";
import type { Db } from "#lib/data/db";
import { readProfile } from "#lib/data/profiles";
import { billingMail } from "#lib/documents/mails/billing";
import type { BillingMail } from "#lib/domain/billing-event";
import { routes } from "#lib/domain/routes";
import { sendMail } from "#lib/vendors/mail";

/**
 * Mails an owner that their trial ends or that a payment failed, if that is still so. Service client: a job belongs
 * to nobody who is signed in.
 * @throws AppError `vendor_failed`
 */
export async function mailBilling(
  service: Db,
  { jobId, userId, mail }: { jobId: string; userId: string; mail: BillingMail },
  appUrl: string,
): Promise<void> {
  const profile = await readProfile(service, userId);
  const subscription = await readSubscription(service, userId);
  if (!profile?.email || subscription === null) return;
  const stillSo = mail === "trial_will_end" ? "trialing" : "past_due";
  if (subscription.status !== stillSo) return;
  // Who has cancelled for the trial's end is charged nothing then.
  if (mail === "trial_will_end" && subscription.cancelAt !== null) return;
  const content = billingMail(mail, subscription, appUrl + routes.manageSubscription);
  await sendMail({ to: profile.email, ...content }, `billing:${jobId}`);
}
