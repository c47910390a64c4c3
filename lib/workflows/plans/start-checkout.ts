import type { ServiceDb } from "#lib/data/db";
import { readAccess } from "#lib/data/plans/billing";
import { beginCheckoutRequest } from "#lib/data/plans/checkouts";
import { isTrialUsed } from "#lib/data/plans/subscriptions";
import { AppError } from "#lib/domain/core/errors";
import { TRIAL_DAYS } from "#lib/domain/plans/billing";
import { BILLING_REFUSALS } from "#lib/domain/plans/billing-refusals";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import { isNotForSale, type LookupKey, lookupKey, planOfLookupKey } from "#lib/domain/plans/plans";
import { type OpenInvoices, openInvoices } from "#lib/vendors/stripe/open-bills";
import { findPrice } from "#lib/vendors/stripe/prices";
import { customerOf, type Owner } from "./customer-of.ts";
import { findOrCreateCheckout } from "./find-or-create-checkout.ts";
import { mustNotBeCustom } from "./running-subscription.ts";
import { isServed, liveIn, syncSubscription } from "./sync-subscription.ts";

type StartedCheckout = {
  sessionId: string;
  clientSecret: string;
  /** Cents, less what the credit pays. */
  dueToday: number;
  /** Cents that the customer has to their credit. */
  credit: number;
  /** Whether sales tax may be added by the address that is typed. */
  taxed: boolean;
  trialDays: number;
  /** What is still owed for plans that have ended; null for nothing. */
  owed: OpenInvoices | null;
};

/**
 * Opens the account's one checkout for a price, or finds it open. Of several requests at once the one that came last
 * holds. With its first plan a company has its trial; later `dueToday` says what the first bill is.
 * @throws AppError `invalid_input`, `forbidden` for the Custom plan, `conflict` if a plan that is not sold or a
 * subscription is running, or if a later request holds, `vendor_failed`
 */
export async function startCheckout(
  service: ServiceDb,
  owner: Owner,
  key: string,
  appUrl: string,
): Promise<StartedCheckout> {
  const { userId } = owner;
  const lookup = askedFor(key);
  const request = await beginCheckoutRequest(service);
  await mustNotBeCustom(service, userId);
  if (isNotForSale((await readAccess(service, userId)).plan))
    throw new AppError("conflict", BILLING_TEXTS.active);
  const { customerId, credit } = await unsubscribedCustomer(service, owner);
  const { id: priceId } = await findPrice(lookup);
  const trialDays = (await isTrialUsed(service, userId)) ? 0 : TRIAL_DAYS;
  const wanted = { userId, customerId, priceId, trialDays, appUrl };
  const { id, clientSecret, dueToday, taxed } = await findOrCreateCheckout(
    service,
    wanted,
    request,
  );
  // Before the first plan there is nothing to owe.
  const owed = trialDays > 0 ? null : await openInvoices(customerId);
  const due = Math.max(0, dueToday - credit);
  return { sessionId: id, clientSecret, dueToday: due, credit, taxed, trialDays, owed };
}

function askedFor(key: string): LookupKey {
  const found = planOfLookupKey(key);
  if (found === null) throw new AppError("invalid_input", BILLING_REFUSALS.invalidPlan);
  return lookupKey(found.plan, found.cycle);
}

/** @throws AppError `conflict` if a subscription runs: a browser may have been closed right after the payment */
async function unsubscribedCustomer(
  service: ServiceDb,
  owner: Owner,
): Promise<{ customerId: string; credit: number }> {
  const customerId = await customerOf(service, owner);
  const synced = await syncSubscription(service, customerId);
  if (liveIn(synced) !== null) throw new AppError("conflict", BILLING_TEXTS.active);
  if (isServed(synced)) throw new AppError("conflict", BILLING_REFUSALS.lookedAt);
  if (synced?.customer.gone) return { customerId: await customerOf(service, owner), credit: 0 };
  return { customerId, credit: synced?.customer.credit ?? 0 };
}
