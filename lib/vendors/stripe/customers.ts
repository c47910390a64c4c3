import { createHash } from "node:crypto";
import type Stripe from "stripe";
import { callStripe, callStripeOrNull, stripe } from "./connection.ts";

/** Who owns a customer, by what we wrote beside it. Null if it is gone or not ours. */
export async function ownerOfCustomer(customerId: string): Promise<string | null> {
  const customer = await callStripeOrNull(() => stripe().customers.retrieve(customerId));
  return customer === null || customer.deleted ? null : (customer.metadata.user_id ?? null);
}

/** The customer whose card was charged; null if the charge is gone or has no customer. */
export async function customerOfCharge(chargeId: string): Promise<string | null> {
  const charge = await callStripeOrNull(() => stripe().charges.retrieve(chargeId));
  const customer = charge?.customer ?? null;
  return typeof customer === "string" ? customer : (customer?.id ?? null);
}

/** What Stripe keeps of a customer. */
export type CustomerReading = {
  /** Whether it was deleted at Stripe. */
  gone: boolean;
  /** Cents that pay the next bills first. */
  credit: number;
  /** Where it wants its bills. */
  billingEmail: string | null;
};

const GONE: CustomerReading = { gone: true, credit: 0, billingEmail: null };

/** Stripe's words for what test keys made and live keys ask for. */
const MADE_IN_TEST_MODE = /a similar object exists in test mode/;

/**
 * A customer as it is now. One that was never there is no answer to whether it was deleted: the key may be another
 * account's, or a test key by mistake, and nobody should lose a plan by it. One that test keys made is gone for live ones,
 * as it can't pay.
 * @throws AppError `vendor_failed`
 */
export async function readCustomer(customerId: string): Promise<CustomerReading> {
  const found = await callStripe(async () => {
    try {
      return await stripe().customers.retrieve(customerId);
    } catch (thrown) {
      if (thrown instanceof Error && MADE_IN_TEST_MODE.test(thrown.message)) return null;
      throw thrown;
    }
  });
  return found === null ? GONE : toCustomerReading(found);
}

/** What Stripe keeps of a customer that came with something else. */
export function toCustomerReading(
  customer: string | Stripe.Customer | Stripe.DeletedCustomer,
): CustomerReading {
  if (typeof customer === "string" || customer.deleted) return GONE;
  return { gone: false, credit: Math.max(0, -customer.balance), billingEmail: customer.email };
}

/**
 * Writes a company's name on its bills. A legal name that was given beside a tax number stays, until the company is
 * `renamed`.
 */
export async function nameCustomer(
  customerId: string,
  name: string,
  { renamed }: { renamed: boolean },
): Promise<void> {
  const customer = await callStripeOrNull(() =>
    stripe().customers.retrieve(customerId, { expand: ["tax_ids"] }),
  );
  if (customer === null || customer.deleted || customer.name === name) return;
  const legal = (customer.tax_ids?.data.length ?? 0) > 0;
  if (legal && customer.name && !renamed) return;
  await callStripe(() => stripe().customers.update(customerId, { name }));
}

/** An account's customer that an earlier call made, whatever that call answered. */
async function madeBefore(userId: string, email: string): Promise<string | null> {
  const { data } = await callStripe(() => stripe().customers.list({ email, limit: 100 }));
  return data.find(({ metadata }) => metadata.user_id === userId)?.id ?? null;
}

/**
 * Makes an account's customer. Calls at the same moment make one. `generation` is to rise with each failure: Stripe
 * answers the same key for a day with the same failure.
 */
export async function makeCustomer(
  { userId, email, name }: { userId: string; email: string; name: string },
  generation: number,
): Promise<string> {
  const earlier = generation > 0 ? await madeBefore(userId, email) : null;
  if (earlier !== null) return earlier;
  // Stripe refuses the same key with other parameters.
  const address = createHash("sha256").update(`${email} ${name}`).digest("hex").slice(0, 16);
  const customer = await callStripe(() =>
    stripe().customers.create(
      { email, ...(name !== "" && { name }), metadata: { user_id: userId } },
      { idempotencyKey: `customer:${userId}:${address}:${generation}` },
    ),
  );
  return customer.id;
}

/** Ends everything of a customer: what is billed, what is open, and the customer. Nothing is charged. */
export async function removeCustomer(customerId: string): Promise<void> {
  const sessions = await callStripeOrNull(() =>
    stripe().checkout.sessions.list({ customer: customerId, status: "open" }),
  );
  for (const { id } of sessions?.data ?? [])
    await callStripe(() => stripe().checkout.sessions.expire(id));
  // Cancels the customer's subscriptions too.
  await callStripeOrNull(() => stripe().customers.del(customerId));
}
