import { LOOKUP_KEYS, periodAmount, planOfLookupKey } from "#lib/domain/plans/plans";
import { serverEnv } from "#lib/env/server";
import { callStripe, connect } from "#lib/vendors/stripe/connection";
import { endpointsAt, receivesEveryEvent } from "#lib/vendors/stripe/endpoint";
import { hasPortal } from "#lib/vendors/stripe/portal";
import { fails, type Outcome, warns, works } from "./outcome.ts";

const SET_UP = "run npm run stripe:setup";

/** Whether the account has prices, portal and endpoint, and sells for money. */
export async function stripe(): Promise<Outcome> {
  const env = serverEnv();
  const { STRIPE_SECRET_KEY } = env;
  if (!STRIPE_SECRET_KEY) return warns("STRIPE_SECRET_KEY is not set: nothing is sold");
  const account = connect({ secretKey: STRIPE_SECRET_KEY, apiUrl: env.STRIPE_API_URL });
  const { data: prices } = await callStripe(() =>
    account.prices.list({ lookup_keys: [...LOOKUP_KEYS], active: true, limit: 100 }),
  );
  const wrong = LOOKUP_KEYS.filter((key) => {
    const offer = planOfLookupKey(key);
    const price = prices.find(({ lookup_key }) => lookup_key === key);
    return !offer || price?.unit_amount !== periodAmount(offer.plan, offer.cycle);
  });
  if (wrong.length > 0)
    return fails(`prices are missing or wrong (${wrong.join(", ")}): ${SET_UP}`);
  if (!(await callStripe(() => hasPortal(account)))) return fails(`no billing portal: ${SET_UP}`);
  const { current, outdated } = await callStripe(() =>
    endpointsAt(account, `${env.APP_URL}/api/stripe/webhook`),
  );
  if (!current.some(receivesEveryEvent))
    return fails(`no webhook endpoint at APP_URL that is on and hears of everything: ${SET_UP}`);
  if (outdated.length > 0)
    return warns(`an endpoint of another API version is still there: ${outdated[0]?.id}`);
  const says = `${LOOKUP_KEYS.length} prices, portal and webhook endpoint stand`;
  return STRIPE_SECRET_KEY.includes("_live_")
    ? works(says)
    : warns(`${says}, in test mode: no money moves`);
}
