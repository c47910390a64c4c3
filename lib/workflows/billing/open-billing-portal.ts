import { readAccess, readSubscription } from "#lib/data/billing";
import type { Db } from "#lib/data/db";
import { findCustomer } from "#lib/data/subscriptions";
import { BILLING_TEXTS } from "#lib/domain/billing-texts";
import { AppError } from "#lib/domain/errors";
import { portalUrl } from "#lib/vendors/stripe/portal";

/**
 * Where an account changes its card and reads its bills at Stripe.
 * @throws AppError `forbidden` for the Custom plan, `conflict` before the first plan
 */
export async function openBillingPortal(
  db: Db,
  userId: string,
  returnUrl: string,
): Promise<{ url: string }> {
  const [{ plan }, subscription] = await Promise.all([
    readAccess(db, userId),
    readSubscription(db, userId),
  ]);
  if (plan === "CUSTOM" || subscription?.plan === "CUSTOM")
    throw new AppError("forbidden", BILLING_TEXTS.custom);
  const customer = await findCustomer(db, userId);
  if (customer === null) throw new AppError("conflict", BILLING_TEXTS.noSubscription);
  return { url: await portalUrl(customer.customerId, returnUrl) };
}
