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

/** How long a bill of a new period stays a draft. */
const DRAFT_SECONDS = 3600;

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
  return {
    id,
    object: "invoice",
    created: at,
    customer: subscription.customer,
    currency: subscription.currency,
    number: null,
    status: "draft",
    billing_reason: reason,
    collection_method: subscription.collection_method,
    subtotal: total,
    total,
    ...dueNow(state, subscription.customer, total),
    amount_paid: 0,
    attempt_count: 0,
    attempted: false,
    automatically_finalizes_at: null,
    hosted_invoice_url: null,
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
    refusedBy: null,
  };
}

/** What of a sum is due after the customer's credit. */
function dueNow(state: State, customer: string, total: number) {
  const balance = state.customers[customer]?.balance ?? 0;
  const due = Math.max(0, total + balance);
  return { starting_balance: balance, amount_due: due, amount_remaining: due };
}

/** Keeps a new bill as the draft that it is for its first hour. */
export function keepDraft(state: State, invoice: Invoice, at: number): void {
  invoice.automatically_finalizes_at = at + DRAFT_SECONDS;
  state.invoices[invoice.id] = invoice;
  emit(state, "invoice.created", invoice.customer, invoice);
}

/** Makes a bill final, kept or not, and uses the customer's credit. */
export function finalize(state: State, invoice: Invoice, at: number): void {
  const isNew = state.invoices[invoice.id] === undefined;
  const customer = state.customers[invoice.customer];
  Object.assign(invoice, dueNow(state, invoice.customer, invoice.total));
  if (customer) customer.balance = Math.min(0, invoice.total + invoice.starting_balance);
  state.invoices[invoice.id] = invoice;
  if (isNew) emit(state, "invoice.created", invoice.customer, invoice);
  invoice.status = "open";
  invoice.automatically_finalizes_at = null;
  invoice.hosted_invoice_url = `${state.origin ?? ""}/stripe/invoice/${invoice.id}`;
  invoice.number = `LOCAL-${String(state.next++).padStart(6, "0")}`;
  invoice.status_transitions.finalized_at = at;
  emit(state, "invoice.finalized", invoice.customer, invoice);
}

/** Gives a bill up. */
export function voidInvoice(state: State, invoice: Invoice, at: number): void {
  invoice.status = "void";
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = at;
  emit(state, "invoice.voided", invoice.customer, invoice);
}

/** A subscription's bills of a state, the oldest first. */
export function invoicesOf(
  state: State,
  subscription: Pick<Subscription, "id">,
  wanted: Invoice["status"],
): Invoice[] {
  return Object.values(state.invoices).filter(
    ({ status, parent }) =>
      status === wanted && parent.subscription_details.subscription === subscription.id,
  );
}
