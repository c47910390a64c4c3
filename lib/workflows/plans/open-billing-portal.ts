import type { Db } from "#lib/data/db";
import { findCustomer } from "#lib/data/plans/subscriptions";
import { AppError } from "#lib/domain/core/errors";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import { portalUrl } from "#lib/vendors/stripe/portal";

/**
 * Where an account changes its card, its billing details and reads its bills at Stripe, whatever its plan: one that was
 * agreed on is billed too.
 * @throws AppError `conflict` before the first plan
 */
export async function openBillingPortal(
  db: Db,
  userId: string,
  returnUrl: string,
): Promise<{ url: string }> {
  const customer = await findCustomer(db, userId);
  if (customer === null) throw new AppError("conflict", BILLING_TEXTS.noSubscription);
  return { url: await portalUrl(customer.customerId, returnUrl) };
}
