import { readAccess } from "#lib/data/billing";
import {
  abandonCheckout,
  type CheckoutClaim,
  claimCheckout,
  endCheckout,
  keepCheckout,
} from "#lib/data/checkouts";
import type { Db } from "#lib/data/db";
import { isTrialUsed } from "#lib/data/subscriptions";
import { isLive, TRIAL_DAYS } from "#lib/domain/billing";
import { BILLING_TEXTS } from "#lib/domain/billing-texts";
import { AppError } from "#lib/domain/errors";
import { isUnsold, type LookupKey, lookupKey, planOfLookupKey } from "#lib/domain/plans";
import { routes } from "#lib/domain/routes";
import {
  type Checkout,
  expireCheckout,
  expireOthers,
  openCheckout,
  readCheckout,
} from "#lib/vendors/stripe/checkout";
import { findPrice } from "#lib/vendors/stripe/prices";
import { customerOf, type Owner } from "./customer-of.ts";
import { mustNotBeCustom } from "./running-subscription.ts";
import { syncSubscription } from "./sync-subscription.ts";

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
 * subscription is running,
 * `vendor_failed`
 */
export async function startCheckout(
  service: Db,
  owner: Owner,
  key: string,
  appUrl: string,
): Promise<StartedCheckout> {
  const lookup = known(key);
  await mustNotBeCustom(service, owner.userId);
  if (isUnsold((await readAccess(service, owner.userId)).plan))
    throw new AppError("conflict", BILLING_TEXTS.active);
  let customerId = await customerOf(service, owner);
  // What Stripe says now: a browser may have been closed right after the payment.
  const synced = await syncSubscription(service, customerId);
  if (synced?.subscription && isLive(synced.subscription))
    throw new AppError("conflict", BILLING_TEXTS.active);
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

function known(key: string): LookupKey {
  const found = planOfLookupKey(key);
  if (found === null) throw new AppError("invalid_input", BILLING_TEXTS.invalidPlan);
  return lookupKey(found.plan, found.cycle);
}

type Wanted = {
  userId: string;
  customerId: string;
  priceId: string;
  trialDays: number;
  lookup: LookupKey;
  appUrl: string;
};

/** One try: the session that is open for this price, or a new one that took its place. */
async function oneCheckout(service: Db, wanted: Wanted): Promise<Checkout | "again"> {
  const { userId, customerId, lookup } = wanted;
  const claim = await claimCheckout(service, userId, lookup);
  if (claim.sessionId !== null) {
    const open = await readCheckout(claim.sessionId);
    if (open?.status === "open") {
      // The call that made it may have failed before it closed the one that it replaced.
      await expireOthers(customerId, open.id);
      return open;
    }
    await endCheckout(service, userId, claim.sessionId);
    if (open?.status !== "complete") return "again";
    await syncSubscription(service, customerId);
    throw new AppError("conflict", BILLING_TEXTS.active);
  }
  const made = await opened(service, wanted, claim);
  const kept = await keepCheckout(service, userId, {
    generation: claim.generation,
    sessionId: made.id,
    expiresAt: made.expiresAt,
  });
  if (!kept) {
    await expireCheckout(made.id);
    return "again";
  }
  await expireOthers(customerId, made.id);
  // Another checkout may have been paid while this one was being opened.
  const now = await syncSubscription(service, customerId);
  if (!(now?.subscription && isLive(now.subscription))) return made;
  await expireCheckout(made.id);
  await endCheckout(service, userId, made.id);
  throw new AppError("conflict", BILLING_TEXTS.active);
}

/** A new session for a claim. Where that fails, the next try has another key: Stripe would repeat the failure. */
async function opened(service: Db, wanted: Wanted, { generation }: CheckoutClaim) {
  const { userId, customerId, priceId, trialDays, appUrl } = wanted;
  try {
    return await openCheckout({
      ...{ userId, customerId, priceId, trialDays },
      returnUrl: `${appUrl}${routes.checkoutSuccess}?session_id={CHECKOUT_SESSION_ID}`,
      idempotencyKey: `checkout:${userId}:${generation}:${priceId}:${trialDays}`,
    });
  } catch (failure) {
    await abandonCheckout(service, userId, generation);
    throw failure;
  }
}
