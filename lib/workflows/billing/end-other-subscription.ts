import { readAccess } from "#lib/data/billing";
import type { Db } from "#lib/data/db";
import { findCustomer } from "#lib/data/subscriptions";
import { billedBesideMail } from "#lib/documents/mails/billed-beside";
import { isGivenByHand, isLive } from "#lib/domain/billing";
import { sendMail } from "#lib/vendors/mail";
import { letSubscriptionEnd } from "#lib/vendors/stripe/subscriptions";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * After a Custom plan was given by hand: lets end what our checkout sold and Stripe still bills beside it, and names to
 * support what people made at Stripe. Again changes nothing. Service client: a job belongs to nobody who is signed in.
 * @throws AppError `vendor_failed`
 */
export async function endOtherSubscription(
  service: Db,
  { jobId, userId }: { jobId: string; userId: string },
  support: string,
): Promise<void> {
  const customer = await findCustomer(service, userId);
  if (customer === null) return;
  const synced = await syncSubscription(service, customer.customerId);
  const { plan } = await readAccess(service, userId);
  if (plan !== "CUSTOM") return;
  const beside = (synced?.all ?? []).filter(
    (one) => isLive(one) && isGivenByHand(plan, one) && one.cancelAt === null,
  );
  for (const { id, soldHere } of beside) if (soldHere) await letSubscriptionEnd(id);
  if (beside.length > 0) await syncSubscription(service, customer.customerId);
  for (const other of beside) {
    if (other.soldHere) continue;
    const content = billedBesideMail(other);
    await sendMail({ to: support, ...content }, `beside:${jobId}:${other.id}`);
  }
}
