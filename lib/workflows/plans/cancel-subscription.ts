import type { ServiceDb } from "#lib/data/db";
import { readSubscription } from "#lib/data/plans/billing";
import { findCustomer } from "#lib/data/plans/subscriptions";
import { AppError } from "#lib/domain/core/errors";
import { isLive, type Subscription } from "#lib/domain/plans/billing";
import { BILLING_REFUSALS } from "#lib/domain/plans/billing-refusals";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import { cancelNow, readSubscriptions } from "#lib/vendors/stripe/subscriptions";
import { mustNotBeCustom } from "./running-subscription.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * Ends the account's subscription at once; nothing is refunded. A second click finds it ended.
 * @throws AppError `forbidden` for the Custom plan, `not_found` for another's subscription, `conflict` if something
 * else is billed that we can't name
 */
export async function cancelSubscription(
  service: ServiceDb,
  userId: string,
  subscriptionId: string,
): Promise<void> {
  await mustNotBeCustom(service, userId);
  const own = await mine(service, userId, subscriptionId);
  if (own.plan === "CUSTOM") throw new AppError("forbidden", BILLING_TEXTS.custom);
  // What is billed beside it can't be ended from here, and nobody is told that it was.
  const { unnamed } = await readSubscriptions(own.customerId, own);
  if (unnamed.length > 0) throw new AppError("conflict", BILLING_REFUSALS.lookedAt);
  if (isLive(own)) await cancelNow(own.id);
  await syncSubscription(service, own.customerId);
}

/** The account's subscription of that id: as we know it, or as Stripe tells it if an event has not come yet. */
async function mine(
  service: ServiceDb,
  userId: string,
  subscriptionId: string,
): Promise<Subscription> {
  const known = await readSubscription(service, userId);
  if (known?.id === subscriptionId) return known;
  const customer = await findCustomer(service, userId);
  const synced = customer && (await syncSubscription(service, customer.customerId));
  if (synced?.subscription?.id === subscriptionId) return synced.subscription;
  throw new AppError("not_found", BILLING_TEXTS.cancelFailed);
}
