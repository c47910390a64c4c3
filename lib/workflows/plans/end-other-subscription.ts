import type { ServiceDb } from "#lib/data/db";
import { enqueueJob } from "#lib/data/jobs";
import { readAccess } from "#lib/data/plans/billing";
import { findCustomer } from "#lib/data/plans/subscriptions";
import { readMailbox } from "#lib/data/site/mailboxes";
import { billedBesideMail } from "#lib/documents/mails/billed-beside-custom";
import { alsoBilled } from "#lib/domain/plans/billing";
import { sendMail } from "#lib/vendors/mail";
import { closeCheckouts } from "#lib/vendors/stripe/checkout";
import { cancelAtPeriodEnd, type SubscriptionReading } from "#lib/vendors/stripe/subscriptions";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * Beside a Custom plan, given by hand or by a subscription at Stripe: closes open checkouts, cancels at period end what
 * our checkout sold and Stripe still bills, and reports to support what people created at Stripe. Again changes
 * nothing.
 * @throws AppError `vendor_failed`
 */
export async function endOtherSubscription(
  service: ServiceDb,
  { jobId, userId }: { jobId: string; userId: string },
  support: string,
): Promise<void> {
  const customer = await findCustomer(service, userId);
  if (customer === null) return;
  if ((await readAccess(service, userId)).plan === "CUSTOM")
    await closeCheckouts(customer.customerId);
  const synced = await syncSubscription(service, customer.customerId);
  const { plan } = await readAccess(service, userId);
  if (plan !== "CUSTOM") return;
  const beside = alsoBilled(plan, synced?.all ?? []);
  for (const { id, soldHere } of beside) if (soldHere) await cancelAtPeriodEnd(id);
  if (beside.length > 0) await syncSubscription(service, customer.customerId);
  // Of the one that counts the reading tells.
  for (const other of beside)
    if (other.soldHere && other.id !== synced?.subscription?.id)
      await tellOfEnd(service, userId, other);
  for (const other of beside) {
    if (other.soldHere) continue;
    const content = billedBesideMail(other);
    const to = await readMailbox(service, support);
    await sendMail({ to, ...content }, `beside:${jobId}:${other.id}`);
  }
}

async function tellOfEnd(
  service: ServiceDb,
  userId: string,
  { id, plan, cycle, periodEnd, trialEnd }: SubscriptionReading,
): Promise<void> {
  if (periodEnd === null) return;
  const payload = {
    userId,
    mail: "plan_ending" as const,
    subscriptionId: id,
    plan,
    cycle,
    on: periodEnd,
    ...(trialEnd !== null && { trialEnd }),
  };
  await enqueueJob(service, "mail_billing", payload, `ending:${id}`);
}
