/**
 * Makes the products and prices of the table of plans in the Stripe account of STRIPE_SECRET_KEY, and its billing
 * portal: `npm run stripe:setup`. Running it again changes nothing, and after a price in the table has changed it makes the new one,
 * for new subscribers only.
 */
import { OFFERED_PLANS, planName } from "#lib/domain/plans/plans";
import { connect } from "#lib/vendors/stripe/connection";
import { setUpPortal } from "#lib/vendors/stripe/portal";
import { setUpPrices } from "#lib/vendors/stripe/prices";

const { STRIPE_SECRET_KEY, STRIPE_API_URL } = process.env;

if (!STRIPE_SECRET_KEY || !/^(sk|rk)_/.test(STRIPE_SECRET_KEY)) {
  console.error("Set STRIPE_SECRET_KEY to the account's secret key (sk_… or rk_…) first.");
  process.exitCode = 1;
} else {
  const account = connect({
    secretKey: STRIPE_SECRET_KEY,
    apiUrl: STRIPE_API_URL || undefined,
  });
  const plans = OFFERED_PLANS.map((plan) => ({ plan, title: planName(plan) }));
  try {
    for (const { key, outcome } of await setUpPrices(account, plans))
      console.log(`${key.padEnd(18)} ${outcome}`);
    console.log(`${"billing portal".padEnd(18)} ${await setUpPortal(account)}`);
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 1;
  }
}
