import type { ServiceDb } from "#lib/data/db";
import { endCheckout } from "#lib/data/plans/checkouts";
import { AppError } from "#lib/domain/core/errors";
import { effectivePlan } from "#lib/domain/plans/billing";
import { readCheckout } from "#lib/vendors/stripe/checkout";
import { syncSubscription } from "./sync-subscription.ts";

type VerifiedCheckout = {
  paid: boolean;
  /** Whether it is unpaid because its card has had a free trial before; nothing was charged then. */
  trialRefused: boolean;
  /** Whether it is unpaid because another plan ran already; what was charged is given back then. */
  second: boolean;
};

/**
 * Whether a checkout gave its account a plan. The id alone proves nothing: what we wrote into the session must name the
 * asker.
 * @throws AppError `not_found` for another's session
 */
export async function verifyCheckout(
  service: ServiceDb,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<VerifiedCheckout> {
  const checkout = await readCheckout(sessionId);
  if (checkout === null || checkout.userId !== userId || checkout.customerId === null)
    throw new AppError("not_found", "That checkout doesn't exist.");
  if (checkout.status !== "complete") return { paid: false, trialRefused: false, second: false };
  const synced = await syncSubscription(service, checkout.customerId);
  await endCheckout(service, userId, sessionId);
  // What this checkout sold: the company may have another plan by now.
  const sold = synced?.all.find(({ id }) => id === checkout.subscriptionId) ?? null;
  const second = sold?.endedAsSecond ?? false;
  const inForce = effectivePlan(sold, now) !== null;
  return {
    paid: checkout.settled && inForce && synced?.userId === userId && !second,
    trialRefused: !second && (synced?.trialRefused ?? false),
    second,
  };
}
