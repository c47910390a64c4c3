import { readAccess, readSubscription } from "#lib/data/billing";
import { readCompany } from "#lib/data/companies";
import type { Db } from "#lib/data/db";
import { readProfile } from "#lib/data/profiles";
import { type ManagePage, paymentFailedMail, trialEndsMail } from "#lib/documents/mails/billing";
import type { Letter } from "#lib/documents/mails/letter";
import { isGivenByHand, planInForce, type Subscription } from "#lib/domain/billing";
import type { BillingMail } from "#lib/domain/billing-event";
import { routes } from "#lib/domain/routes";
import { sendMail } from "#lib/vendors/mail";
import { nextCharge } from "#lib/vendors/stripe/upcoming";

/**
 * Mails an owner that their trial ends or that a payment failed, if that is still so. Service client: a job belongs
 * to nobody who is signed in.
 * @throws AppError `vendor_failed`
 */
export async function mailBilling(
  service: Db,
  { jobId, userId, mail }: { jobId: string; userId: string; mail: BillingMail },
  appUrl: string,
  now: Date,
): Promise<void> {
  const profile = await readProfile(service, userId);
  const subscription = await readSubscription(service, userId);
  if (!profile?.email || subscription === null) return;
  const { plan } = await readAccess(service, userId);
  const arranged = isGivenByHand(plan, subscription);
  const timeZone = (await readCompany(service, userId))?.timeZone ?? null;
  const page = { timeZone, href: appUrl + routes.manageSubscription, arranged };
  const content = await (mail === "trial_will_end"
    ? trialEnds(subscription, page)
    : paymentFailed(subscription, page, now));
  if (content !== null) await sendMail({ to: profile.email, ...content }, `billing:${jobId}`);
}

async function trialEnds(subscription: Subscription, page: ManagePage): Promise<Letter | null> {
  const { id, status, cancelAt } = subscription;
  // Who has cancelled for the trial's end is charged nothing then.
  if (status !== "trialing" || cancelAt !== null) return null;
  return trialEndsMail(subscription, await nextCharge(id), page);
}

/** Only while the plan can still be kept: after the grace it would come too late. */
function paymentFailed(subscription: Subscription, page: ManagePage, now: Date): Letter | null {
  if (subscription.status !== "past_due" || planInForce(subscription, now) === null) return null;
  return paymentFailedMail(subscription, page);
}
