import type { ServiceDb } from "#lib/data/db";
import { readAccess } from "#lib/data/plans/billing";
import { findCustomer } from "#lib/data/plans/subscriptions";
import { AppError } from "#lib/domain/core/errors";
import { isPaidOrTried } from "#lib/domain/plans/billing";
import { BILLING_REFUSALS } from "#lib/domain/plans/billing-refusals";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import type { SubscriptionReading } from "#lib/vendors/stripe/subscriptions";
import { liveIn, syncSubscription } from "./sync-subscription.ts";

/** The account's live subscription as Stripe tells it now; null if there is none. */
export async function runningSubscription(
  service: ServiceDb,
  userId: string,
): Promise<SubscriptionReading | null> {
  const customer = await findCustomer(service, userId);
  return customer && liveIn(await syncSubscription(service, customer.customerId));
}

/** @throws AppError `forbidden` for the Custom plan, which ends and changes by agreement */
export async function mustNotBeCustom(service: ServiceDb, userId: string): Promise<void> {
  if ((await readAccess(service, userId)).plan === "CUSTOM")
    throw new AppError("forbidden", BILLING_TEXTS.custom);
}

/** @throws AppError for what people here can't change, or not before they paid */
export function mustBeChangeable(subscription: SubscriptionReading): void {
  if (subscription.plan === "CUSTOM") throw new AppError("forbidden", BILLING_TEXTS.custom);
  if (subscription.unnamed !== null) throw new AppError("conflict", BILLING_REFUSALS.lookedAt);
  if (subscription.scheduled) throw new AppError("conflict", BILLING_REFUSALS.scheduled);
  if (!isPaidOrTried(subscription)) throw new AppError("payment_due", BILLING_TEXTS.payFirst);
}
