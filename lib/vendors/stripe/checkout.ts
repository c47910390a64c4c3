import type Stripe from "stripe";
import { serverEnv } from "#lib/env/server";
import { callStripe, callStripeOrNull, stripe } from "./connection.ts";

export type Checkout = {
  id: string;
  status: "open" | "complete" | "expired";
  /** Whether nothing is owed: a trial's checkout is settled without a payment. */
  settled: boolean;
  clientSecret: string | null;
  /** Whose it is, as we wrote in both places; null if they are not the same. */
  userId: string | null;
  customerId: string | null;
  /** What it was paid for. */
  subscriptionId: string | null;
  /** Cents, before the customer's credit, and before taxes, which depend on an address. */
  dueToday: number;
  /** Whether Stripe adds sales tax by the address that is typed. */
  taxed: boolean;
  expiresAt: string;
};

const STATUSES = ["open", "complete", "expired"] as const;

function idOf(value: string | { id: string } | null): string | null {
  return typeof value === "string" ? value : (value?.id ?? null);
}

function translated(session: Stripe.Checkout.Session): Checkout {
  const { client_reference_id: reference, metadata } = session;
  return {
    id: session.id,
    status: STATUSES.find((status) => status === session.status) ?? "expired",
    settled: session.payment_status !== "unpaid",
    clientSecret: session.client_secret,
    userId: reference !== null && reference === metadata?.user_id ? reference : null,
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
    taxed: session.automatic_tax.enabled,
    dueToday: session.amount_total ?? 0,
    expiresAt: new Date(session.expires_at * 1000).toISOString(),
  };
}

type Wanted = {
  userId: string;
  customerId: string;
  priceId: string;
  /** 0 for none. */
  trialDays: number;
  /** Of an account's claims the later ones have higher ones; each has one checkout. */
  generation: number;
  /** With `{CHECKOUT_SESSION_ID}` in it. */
  returnUrl: string;
};

/** Opens an embedded checkout; a card is asked for although nothing may be due. */
export async function openCheckout(wanted: Wanted): Promise<Checkout> {
  const { userId, generation } = wanted;
  const session = await callStripe(() =>
    stripe().checkout.sessions.create(
      {
        mode: "subscription",
        ui_mode: "embedded_page",
        customer: wanted.customerId,
        client_reference_id: userId,
        metadata: { user_id: userId, generation },
        line_items: [{ price: wanted.priceId, quantity: 1 }],
        payment_method_collection: "always",
        // A debit would leave the plan unpaid for days, while its money moves.
        allowed_payment_method_types: ["card"],
        return_url: wanted.returnUrl,
        // What stands on the bills; Stripe asks for a tax number only if it may keep the name beside it.
        billing_address_collection: "required",
        tax_id_collection: { enabled: true },
        customer_update: { name: "auto", address: "auto" },
        // The price that was shown is the one that is charged, in dollars everywhere.
        adaptive_pricing: { enabled: false },
        automatic_tax: { enabled: serverEnv().STRIPE_AUTOMATIC_TAX === "on" },
        subscription_data: {
          metadata: { user_id: userId, generation },
          ...(wanted.trialDays > 0 && { trial_period_days: wanted.trialDays }),
        },
      },
      { idempotencyKey: `checkout:${userId}:${generation}` },
    ),
  );
  return translated(session);
}

/** A checkout as it is now; null if no checkout has that id. */
export async function readCheckout(id: string): Promise<Checkout | null> {
  const session = await callStripeOrNull(() => stripe().checkout.sessions.retrieve(id));
  return session && translated(session);
}

/**
 * Closes a customer's open checkouts: all, or those that were claimed before a generation. Never a later one's: whoever
 * was overtaken would close what is wanted now.
 */
export async function closeCheckouts(customerId: string, before = Infinity): Promise<void> {
  const { data } = await callStripe(() =>
    stripe().checkout.sessions.list({ customer: customerId, status: "open", limit: 100 }),
  );
  for (const { id, metadata } of data)
    if (Number(metadata?.generation ?? 0) < before) await expireCheckout(id);
}

/** Closes a checkout; one that is closed already stays as it is. */
export async function expireCheckout(id: string): Promise<void> {
  try {
    await callStripe(() => stripe().checkout.sessions.expire(id));
  } catch (failure) {
    // Another tab, a payment or the clock may have been first.
    const session = await callStripeOrNull(() => stripe().checkout.sessions.retrieve(id));
    if (session?.status === "open") throw failure;
  }
}
