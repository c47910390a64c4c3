import type Stripe from "stripe";
import { callStripeOrNull, stripe } from "./connection.ts";

type Kept = string | Stripe.PaymentMethod | null;

/** What a customer's cards are read with. */
type WithCards = {
  default_payment_method: Kept;
  customer: string | Stripe.Customer | Stripe.DeletedCustomer;
};

/**
 * The card that a subscription is charged to, and the newer of that card and the customer's. Stripe's pages save a card
 * to the customer but charge a subscription to its own. Both must be expanded.
 */
export function cardsOf({ default_payment_method: own, customer }: WithCards) {
  const general =
    typeof customer === "object" && !customer.deleted
      ? customer.invoice_settings.default_payment_method
      : null;
  // Of two of one second the customer's: a checkout saves the subscription's own only.
  const saved = [general, own].filter((one) => one !== null && typeof one === "object");
  const [newest] = saved.toSorted((a, b) => b.created - a.created);
  return { newest: newest?.id ?? null, own: typeof own === "object" ? (own?.id ?? null) : own };
}

/** Charges a subscription to a card from now on. A card that is gone changes nothing. */
export async function chargeToCard(subscriptionId: string, card: string): Promise<void> {
  await callStripeOrNull(() =>
    stripe().subscriptions.update(subscriptionId, { default_payment_method: card }),
  );
}
