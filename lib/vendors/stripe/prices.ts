import type Stripe from "stripe";
import { AppError } from "#lib/domain/core/errors";
import {
  BILLING_CYCLES,
  type BillingCycle,
  type LookupKey,
  lookupKey,
  type OfferedPlan,
  type Plan,
  type PlanKey,
  periodAmount,
  periodOf,
  planOfLookupKey,
  readOfferedPlan,
  toPlan,
} from "#lib/domain/plans/plans";
import { callStripe, callStripeOrNull, stripe } from "./connection.ts";

type BillingPrice = { id: string; amount: number };

/**
 * What a plan costs at Stripe now, in cents.
 * @throws AppError `vendor_failed` if nobody ran `npm run stripe:setup`
 */
export async function findPrice(key: LookupKey): Promise<BillingPrice> {
  const { data } = await callStripe(() =>
    stripe().prices.list({ lookup_keys: [key], active: true }),
  );
  const [price] = data;
  if (price?.unit_amount == null)
    throw new AppError("vendor_failed", "This plan isn't available right now.", {
      log: `stripe: no active price with the lookup key ${key}`,
    });
  return { id: price.id, amount: price.unit_amount };
}

/**
 * The plan that a price stands for: by its lookup key, by its metadata, as a price that was replaced has no key anymore,
 * or, as one that was made in Stripe's dashboard has neither, by its product's. Null if none of them says.
 */
async function planOfPrice({ lookup_key, metadata, product }: Stripe.Price): Promise<Plan> {
  const named = planOfLookupKey(lookup_key ?? "")?.plan ?? toPlan(metadata.plan);
  if (named !== null) return named;
  const id = typeof product === "string" ? product : product.id;
  const of = await callStripeOrNull(() => stripe().products.retrieve(id));
  return toPlan(of?.metadata?.plan);
}

/** What a price is for; null if it names no plan of ours, or a plan that we sell by another period than a month or year. */
export async function termsOfPrice(
  price: Stripe.Price,
): Promise<{ plan: PlanKey; cycle: BillingCycle } | null> {
  const plan = await planOfPrice(price);
  if (plan === null) return null;
  const { interval, interval_count: count = 1 } = price.recurring ?? {};
  const cycle = BILLING_CYCLES.find((one) => periodOf(one) === interval && count === 1);
  // Other plans are paid as agreed.
  const agreed = readOfferedPlan(plan) === null ? "monthly" : null;
  const found = cycle ?? agreed;
  return found === null ? null : { plan, cycle: found };
}

type SetUp = { key: LookupKey; outcome: "kept" | "made" | "replaced" };

/**
 * Sets up the account's products and prices as the table of plans has them. Calling it again changes nothing. A price
 * can't change at Stripe: another one takes over its lookup key, and who subscribed before keeps theirs.
 */
export async function setUpPrices(
  account: Stripe,
  plans: readonly { plan: OfferedPlan; title: string }[],
): Promise<SetUp[]> {
  const done: SetUp[] = [];
  for (const { plan, title } of plans) {
    const product = await productOf(account, plan, title);
    for (const cycle of ["monthly", "yearly"] as const) {
      const key = lookupKey(plan, cycle);
      const amount = periodAmount(plan, cycle);
      const interval = periodOf(cycle);
      const { data } = await account.prices.list({ lookup_keys: [key], active: true });
      const [known] = data;
      const same =
        known?.unit_amount === amount &&
        known.currency === "usd" &&
        known.recurring?.interval === interval;
      if (!same)
        await account.prices.create({
          product,
          currency: "usd",
          unit_amount: amount,
          recurring: { interval },
          lookup_key: key,
          transfer_lookup_key: true,
          metadata: { plan },
        });
      done.push({ key, outcome: same ? "kept" : known ? "replaced" : "made" });
    }
  }
  return done;
}

async function productOf(account: Stripe, plan: OfferedPlan, title: string): Promise<string> {
  for await (const product of account.products.list({ active: true, limit: 100 })) {
    if (product.metadata.plan === plan) return product.id;
  }
  const made = await account.products.create({ name: title, metadata: { plan } });
  return made.id;
}
