import type { ServiceDb } from "#lib/data/db";
import {
  abandonCheckout,
  type CheckoutClaim,
  claimCheckout,
  endCheckout,
  keepCheckout,
} from "#lib/data/plans/checkouts";
import { AppError } from "#lib/domain/core/errors";
import { routes } from "#lib/domain/core/routes";
import { BILLING_REFUSALS } from "#lib/domain/plans/billing-refusals";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import {
  type Checkout,
  closeCheckouts,
  expireCheckout,
  openCheckout,
  readCheckout,
} from "#lib/vendors/stripe/checkout";
import { cancelNow, type SubscriptionReading } from "#lib/vendors/stripe/subscriptions";
import { isServed, syncSubscription } from "./sync-subscription.ts";

/** What a checkout should sell, and to whom. */
type WantedCheckout = {
  userId: string;
  customerId: string;
  priceId: string;
  trialDays: number;
  appUrl: string;
};

type PayableCheckout = Checkout & { clientSecret: string };

/** A kept session may have been closed or paid meanwhile; its successor's may be too, in another tab. */
const TRIES = 5;

const active = () => new AppError("conflict", BILLING_TEXTS.active);
const overtaken = () => new AppError("conflict", BILLING_REFUSALS.overtaken);

/**
 * The account's one open checkout for what is wanted, found or made.
 * @throws AppError `conflict` if a later request holds or a subscription is running, `vendor_failed`
 */
export async function findOrCreateCheckout(
  service: ServiceDb,
  wanted: WantedCheckout,
  request: number,
): Promise<PayableCheckout> {
  const { userId, customerId, priceId, trialDays } = wanted;
  for (let tries = 0; tries < TRIES; tries++) {
    const claim = await claimCheckout(service, userId, `${priceId} ${trialDays}`, request);
    if (claim === null) throw overtaken();
    const checkout = await checkoutOf(service, wanted, claim);
    if (checkout !== null) return holding(service, wanted, claim, checkout);
    if (await isSubscribed(service, customerId)) throw active();
  }
  throw overtaken();
}

async function isSubscribed(service: ServiceDb, customerId: string): Promise<boolean> {
  return isServed(await syncSubscription(service, customerId));
}

/** A claim's open checkout, new or kept; null if the kept one was paid or closed, and is forgotten now. */
async function checkoutOf(
  service: ServiceDb,
  wanted: WantedCheckout,
  { generation, sessionId }: CheckoutClaim,
): Promise<Checkout | null> {
  if (sessionId === null) return opened(service, wanted, generation);
  const kept = await readCheckout(sessionId);
  if (kept?.status === "open") return kept;
  await endCheckout(service, wanted.userId, sessionId);
  return null;
}

/** A new session for a claim. If that fails, the next try has another key: Stripe would repeat the failure. */
async function opened(
  service: ServiceDb,
  { appUrl, ...wanted }: WantedCheckout,
  generation: number,
): Promise<Checkout> {
  const returnUrl = `${appUrl}${routes.checkoutSuccess}?session_id={CHECKOUT_SESSION_ID}`;
  try {
    return await openCheckout({ ...wanted, generation, returnUrl });
  } catch (failure) {
    await abandonCheckout(service, wanted.userId, generation);
    throw failure;
  }
}

/**
 * Ends the subscriptions that refused cards left unpaid in closed checkouts, so that nobody pays their bills later. If
 * somebody did just now, the mark brings the money back.
 */
async function endUnpaid(all: readonly SubscriptionReading[], before: number): Promise<void> {
  for (const { id, status, soldHere, generation } of all)
    if (status === "incomplete" && soldHere && generation < before)
      await cancelNow(id, { asSecond: true });
}

/**
 * Makes an open checkout the only one, and answers it if it is still the one that is wanted. That is asked last: whoever
 * claims after that closes it, and this answer was true when it was given.
 */
async function holding(
  service: ServiceDb,
  { userId, customerId }: WantedCheckout,
  { generation }: CheckoutClaim,
  checkout: Checkout,
): Promise<PayableCheckout> {
  const { id: sessionId, clientSecret, expiresAt } = checkout;
  await closeCheckouts(customerId, generation);
  // Another checkout may have been paid while this one was being opened.
  const synced = await syncSubscription(service, customerId);
  const subscribed = isServed(synced);
  if (!subscribed) await endUnpaid(synced?.all ?? [], generation);
  const kept =
    !subscribed && (await keepCheckout(service, userId, { generation, sessionId, expiresAt }));
  if (kept && clientSecret !== null) return { ...checkout, clientSecret };
  await expireCheckout(sessionId);
  await endCheckout(service, userId, sessionId);
  throw subscribed ? active() : overtaken();
}
