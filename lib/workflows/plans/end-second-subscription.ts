import { readProfile } from "#lib/data/account/profiles";
import type { ServiceDb } from "#lib/data/db";
import { readMailbox } from "#lib/data/site/mailboxes";
import { secondSubscriptionMail } from "#lib/documents/mails/second-subscription";
import { routes } from "#lib/domain/core/routes";
import type { PlanKey } from "#lib/domain/plans/plans";
import { sendMail } from "#lib/vendors/mail";
import { markSettled, refundSubscription } from "#lib/vendors/stripe/refunds";
import { cancelNow } from "#lib/vendors/stripe/subscriptions";

/** A subscription that was paid for while another one ran. */
type SecondSubscription = { userId: string; subscriptionId: string; plan: PlanKey };

/**
 * Cancels a second subscription, refunds it, and tells the owner. Only then is it marked as settled at Stripe; until
 * then, every sync queues this job again. Again changes nothing.
 * @throws AppError `vendor_failed`
 */
export async function endSecondSubscription(
  service: ServiceDb,
  { userId, subscriptionId, plan }: SecondSubscription,
  appUrl: string,
): Promise<void> {
  await cancelNow(subscriptionId, { asSecond: true });
  const refunded = await refundSubscription(subscriptionId);
  const profile = await readProfile(service, userId);
  // Of what charged nothing there is nothing to tell.
  if (profile?.email && refunded > 0) {
    const content = secondSubscriptionMail(plan, refunded, appUrl + routes.manageSubscription);
    await sendMail(
      { to: await readMailbox(service, profile.email), ...content },
      `second:${subscriptionId}`,
    );
  }
  await markSettled(subscriptionId);
}
