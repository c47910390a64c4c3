import {
  abandonCheckout,
  type CheckoutClaim,
  claimCheckout,
  endCheckout,
  keepCheckout,
} from "#lib/data/checkouts";
import type { Db } from "#lib/data/db";
import { BILLING_TEXTS } from "#lib/domain/billing-texts";
import { AppError } from "#lib/domain/errors";
import type { LookupKey } from "#lib/domain/plans";
import { routes } from "#lib/domain/routes";
import {
  type Checkout,
  expireCheckout,
  expireOthers,
  openCheckout,
  readCheckout,
} from "#lib/vendors/stripe/checkout";
import { liveIn, syncSubscription } from "./sync-subscription.ts";

/** What a checkout is to be for, and whose. */
export type WantedCheckout = {
  userId: string;
  customerId: string;
  priceId: string;
  trialDays: number;
  lookup: LookupKey;
  appUrl: string;
};

/**
 * One try: the session that is open for this price, or a new one that took its place; `again` where others claimed,
 * paid or closed it between our steps.
 * @throws AppError `conflict` where a subscription is running, `vendor_failed`
 */
export async function oneCheckout(
  service: Db,
  wanted: WantedCheckout,
): Promise<Checkout | "again"> {
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
  if (liveIn(await syncSubscription(service, customerId)) === null) return made;
  await expireCheckout(made.id);
  await endCheckout(service, userId, made.id);
  throw new AppError("conflict", BILLING_TEXTS.active);
}

/** A new session for a claim. Where that fails, the next try has another key: Stripe would repeat the failure. */
async function opened(service: Db, wanted: WantedCheckout, { generation }: CheckoutClaim) {
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
