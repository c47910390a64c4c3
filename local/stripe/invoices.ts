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
  const subtotal = charges.reduce((sum, { amount }) => sum + amount, 0);
  const { total, ...adjusted } = adjustedBy(state, subscription, subtotal);
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
    subtotal,
    total,
    ...adjusted,
    last_finalization_error: null,
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

/** Sales tax of everybody whose address is known, in percent. */
const TAX_PERCENT = 8;

/** What a sum becomes after the subscription's coupons, and with the tax of the customer's address. */
function adjustedBy(state: State, subscription: Subscription, subtotal: number) {
  const { discounts, automatic_tax, customer } = subscription;
  let total = subtotal;
  const total_discount_amounts = discounts.map((discount) => {
    const amount = Math.round((total * (state.coupons?.[discount] ?? 0)) / 100);
    total -= amount;
    return { amount, discount };
  });
  const { enabled } = automatic_tax;
  const located = Boolean(state.customers[customer]?.address);
  const tax = enabled && located ? Math.round((total * TAX_PERCENT) / 100) : 0;
  const status: Invoice["automatic_tax"]["status"] = !enabled
    ? null
    : located
      ? "complete"
      : "requires_location_inputs";
  return {
    total: total + tax,
    total_discount_amounts,
    total_taxes: tax === 0 ? [] : [{ amount: tax, tax_behavior: "exclusive" as const }],
    automatic_tax: { enabled, status },
  };
}

/** Leaves a bill a draft whose tax can't be worked out. @returns whether that is so */
export function failsToFinalize(state: State, invoice: Invoice): boolean {
  if (invoice.automatic_tax.status !== "requires_location_inputs") return false;
  invoice.automatically_finalizes_at = null;
  invoice.last_finalization_error = {
    type: "invalid_request_error",
    code: "customer_tax_location_invalid",
    message: "The customer's location isn't recognized. Set a valid customer address.",
  };
  emit(state, "invoice.finalization_failed", invoice.customer, invoice);
  return true;
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
