import { readAccess } from "#lib/data/billing";
import type { Db } from "#lib/data/db";
import { isTrialUsed } from "#lib/data/subscriptions";
import { TRIAL_DAYS } from "#lib/domain/billing";
import { BILLING_TEXTS } from "#lib/domain/billing-texts";
import { AppError } from "#lib/domain/errors";
import { isUnsold, type LookupKey, lookupKey, planOfLookupKey } from "#lib/domain/plans";
import { findPrice } from "#lib/vendors/stripe/prices";
import { customerOf, type Owner } from "./customer-of.ts";
import { oneCheckout } from "./one-checkout.ts";
import { mustNotBeCustom } from "./running-subscription.ts";
import { liveIn, syncSubscription } from "./sync-subscription.ts";

export type StartedCheckout = {
  sessionId: string;
  clientSecret: string;
  /** Cents. */
  dueToday: number;
  trialDays: number;
};

/** Others may claim, pay or close the checkout between our steps; then we look again. */
const TRIES = 5;

/**
 * Opens the account's one checkout for a price, or finds it open. With its first plan a company has 14 days of trial;
 * later `dueToday` says what the first bill is. Service client: nobody writes their own checkouts.
 * @throws AppError `invalid_input`, `forbidden` for the Custom plan, `conflict` where a plan that is not sold or a
 * subscription is running, `vendor_failed`
 */
export async function startCheckout(
  service: Db,
  owner: Owner,
  key: string,
  appUrl: string,
): Promise<StartedCheckout> {
  const lookup = askedFor(key);
  await mustNotBeCustom(service, owner.userId);
  if (isUnsold((await readAccess(service, owner.userId)).plan))
    throw new AppError("conflict", BILLING_TEXTS.active);
  let customerId = await customerOf(service, owner);
  // What Stripe says now: a browser may have been closed right after the payment.
  const synced = await syncSubscription(service, customerId);
  if (liveIn(synced) !== null) throw new AppError("conflict", BILLING_TEXTS.active);
  if (synced?.customerGone) customerId = await customerOf(service, owner);
  const trialDays = (await isTrialUsed(service, owner.userId)) ? 0 : TRIAL_DAYS;
  const price = await findPrice(lookup);
  for (let tries = 0; tries < TRIES; tries++) {
    const checkout = await oneCheckout(service, {
      ...{ userId: owner.userId, customerId, priceId: price.id, trialDays, lookup, appUrl },
    });
    if (checkout === "again") continue;
    if (checkout.clientSecret === null) break;
    return {
      sessionId: checkout.id,
      clientSecret: checkout.clientSecret,
      dueToday: checkout.dueToday,
      trialDays,
    };
  }
  throw new AppError("conflict", "Another checkout is just being opened. Please try again.");
}

function askedFor(key: string): LookupKey {
  const found = planOfLookupKey(key);
  if (found === null) throw new AppError("invalid_input", BILLING_TEXTS.invalidPlan);
  return lookupKey(found.plan, found.cycle);
}
