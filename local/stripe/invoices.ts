import { emit } from "./events.ts";
import { newId } from "./ids.ts";
import type { Invoice, InvoiceLine } from "./state/invoices.ts";
import type { Price } from "./state/prices.ts";
import type { Subscription } from "./state/subscriptions.ts";
import type { State } from "./state.ts";

export type Charge = {
  price: Price;
  amount: number;
  description: string;
  start: number;
  end: number;
};

type Draft = {
  subscription: Subscription;
  reason: string;
  charges: readonly Charge[];
  at: number;
};

/** A bill that is not kept yet: what is due after the customer's credit. */
export function draftInvoice(state: State, { subscription, reason, charges, at }: Draft): Invoice {
  const id = newId("in");
  const lines = charges.map(
    (charge): InvoiceLine => ({
      id: newId("il"),
      object: "line_item",
      amount: charge.amount,
      currency: subscription.currency,
      description: charge.description,
      period: { start: charge.start, end: charge.end },
      pricing: {
        type: "price_details",
        price_details: { price: charge.price.id, product: charge.price.product },
      },
    }),
  );
  const total = charges.reduce((sum, { amount }) => sum + amount, 0);
  const balance = state.customers[subscription.customer]?.balance ?? 0;
  const due = Math.max(0, total + balance);
  return {
    id,
    object: "invoice",
    created: at,
    customer: subscription.customer,
    currency: subscription.currency,
    number: null,
    status: "draft",
    billing_reason: reason,
    subtotal: total,
    total,
    starting_balance: balance,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    next_payment_attempt: null,
    period_start: charges[0]?.start ?? at,
    period_end: charges[0]?.end ?? at,
    lines: { object: "list", data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    parent: {
      type: "subscription_details",
      subscription_details: {
        subscription: subscription.id,
        metadata: { ...subscription.metadata },
      },
    },
    status_transitions: {
      finalized_at: null,
      paid_at: null,
      voided_at: null,
      marked_uncollectible_at: null,
    },
    livemode: false,
  };
}

/** Whether a subscription's card can be charged an amount now. */
export function cardPays(state: State, subscription: Subscription, amount: number): boolean {
  if (amount === 0) return true;
  const customer = state.customers[subscription.customer];
  const id =
    subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method;
  return id != null && state.paymentMethods[id]?.behaviour === "succeeds";
}

/** Keeps a bill, makes it final and uses the customer's credit. */
export function finalize(state: State, invoice: Invoice, at: number): void {
  const customer = state.customers[invoice.customer];
  if (customer) customer.balance = Math.min(0, invoice.total + invoice.starting_balance);
  state.invoices[invoice.id] = invoice;
  emit(state, "invoice.created", invoice.customer, invoice);
  invoice.status = "open";
  invoice.number = `LOCAL-${String(state.next++).padStart(6, "0")}`;
  invoice.status_transitions.finalized_at = at;
  emit(state, "invoice.finalized", invoice.customer, invoice);
}

/** Days after the first failure on which the card is tried again; after the last the subscription ends. */
const RETRY_AFTER_DAYS = [3, 5, 7, 14];

/** Charges an open bill. @returns whether it is paid */
export function collect(
  state: State,
  subscription: Subscription,
  invoice: Invoice,
  at: number,
): boolean {
  invoice.attempted = true;
  invoice.attempt_count++;
  if (cardPays(state, subscription, invoice.amount_remaining)) {
    invoice.status = "paid";
    invoice.amount_paid = invoice.amount_due;
    invoice.amount_remaining = 0;
    invoice.next_payment_attempt = null;
    invoice.status_transitions.paid_at = at;
    emit(state, "invoice.paid", invoice.customer, invoice);
    return true;
  }
  const days = RETRY_AFTER_DAYS[invoice.attempt_count - 1];
  const first = invoice.status_transitions.finalized_at ?? at;
  invoice.next_payment_attempt = days === undefined ? null : first + days * 86_400;
  emit(state, "invoice.payment_failed", invoice.customer, invoice);
  return false;
}

/** A subscription's bills that wait for their payment, the oldest first. */
export function openInvoices(state: State, subscription: Subscription): Invoice[] {
  return Object.values(state.invoices).filter(
    ({ status, parent }) =>
      status === "open" && parent.subscription_details.subscription === subscription.id,
  );
}
