/**
 * Makes what the product needs in the Stripe account of STRIPE_SECRET_KEY: `npm run stripe:setup`. Products and prices
 * of the table of plans, the billing portal, and the webhook endpoint of APP_URL. Running it again changes nothing, and
 * after a price in the table has changed it makes the new one, for new subscribers only.
 */
import { OFFERED_PLANS, planName } from "#lib/domain/plans/plans";
import { connect } from "#lib/vendors/stripe/connection";
import { setUpEndpoint } from "#lib/vendors/stripe/endpoint";
import { setUpPortal } from "#lib/vendors/stripe/portal";
import { setUpPrices } from "#lib/vendors/stripe/prices";

const { STRIPE_SECRET_KEY, STRIPE_API_URL, APP_URL } = process.env;

const say = (what: string, outcome: string) => console.log(`${what.padEnd(18)} ${outcome}`);

/** Stripe calls only addresses that it can reach. */
const isReachable = (address: string | undefined): address is string =>
  address !== undefined && (/^https:\/\//.test(address) || Boolean(STRIPE_API_URL));

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
    for (const { key, outcome } of await setUpPrices(account, plans)) say(key, outcome);
    say("billing portal", await setUpPortal(account));
    if (isReachable(APP_URL)) {
      const address = `${APP_URL.replace(/\/$/, "")}/api/stripe/webhook`;
      const { outcome, secret, outdated } = await setUpEndpoint(account, address);
      say("webhook endpoint", outcome);
      if (secret) console.log(`\nShown this once, for the server: STRIPE_WEBHOOK_SECRET=${secret}`);
      for (const id of outdated)
        console.log(
          `${id} has the same address and another API version: once the new secret is in place, delete it in Stripe's dashboard.`,
        );
    } else console.log("webhook endpoint   not made: set APP_URL to your https address first");
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 1;
  }
}
