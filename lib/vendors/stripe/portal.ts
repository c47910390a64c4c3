import { isDeepStrictEqual } from "node:util";
import type Stripe from "stripe";
import { AppError } from "#lib/domain/core/errors";
import { PORTAL_MARK, portalFeatures } from "#lib/domain/plans/billing-portal";
import { callStripe, stripe } from "./connection.ts";

async function ours(account: Stripe): Promise<Stripe.BillingPortal.Configuration | null> {
  const all = account.billingPortal.configurations.list({ active: true, limit: 100 });
  for await (const one of all) if (one.metadata?.portal === PORTAL_MARK.portal) return one;
  return null;
}

/** Whether the account has our settings of the portal. */
export async function hasPortal(account: Stripe): Promise<boolean> {
  return (await ours(account)) !== null;
}

/** The features as they stand, of those that we set and by what we set of them. */
function isAsSet({ features }: Stripe.BillingPortal.Configuration): boolean {
  return Object.entries(portalFeatures()).every(([name, wanted]) => {
    const now = new Map(Object.entries(features)).get(name);
    if (typeof now !== "object") return false;
    const kept = new Map<string, unknown>(Object.entries(now));
    return Object.entries(wanted).every(([key, value]) => isDeepStrictEqual(kept.get(key), value));
  });
}

/** Sets up the account's billing portal as we want it. Calling it again changes nothing. */
export async function setUpPortal(account: Stripe): Promise<"kept" | "made" | "replaced"> {
  const known = await ours(account);
  if (known === null) {
    await account.billingPortal.configurations.create({
      features: portalFeatures(),
      metadata: PORTAL_MARK,
    });
    return "made";
  }
  if (isAsSet(known)) return "kept";
  await account.billingPortal.configurations.update(known.id, { features: portalFeatures() });
  return "replaced";
}

/**
 * Where a customer changes their card and reads their bills.
 * @throws AppError `vendor_failed` if nobody ran `npm run stripe:setup`: Stripe's own portal may offer to cancel
 */
export async function portalUrl(customerId: string, returnUrl: string): Promise<string> {
  const configuration = await callStripe(() => ours(stripe()));
  if (configuration === null)
    throw new AppError("vendor_failed", "The billing pages can't be opened right now.", {
      log: "stripe: no portal configuration of ours",
    });
  const portal = await callStripe(() =>
    stripe().billingPortal.sessions.create({
      customer: customerId,
      return_url: returnUrl,
      configuration: configuration.id,
    }),
  );
  return portal.url;
}
