import { invalid } from "./failure.ts";
import { type Charge, draftInvoice, finalize } from "./invoices.ts";
import { collect, mustPay } from "./payments.ts";
import type { Invoice } from "./state/invoices.ts";
import type { Price } from "./state/prices.ts";
import type { Subscription } from "./state/subscriptions.ts";
import type { State } from "./state.ts";
import { chargesOf, itemOf, updated } from "./subscriptions.ts";
import { periodAfter, timeOf } from "./time.ts";

type Proration = "always_invoice" | "none";

type Change = {
  subscription: Subscription;
  price: Price;
  proration: Proration;
  /** The moment that the difference counts from; now if left out. */
  prorationDate: number | undefined;
};

/** @throws Failure for a moment outside the current period */
function countedFrom({ subscription, prorationDate }: Change, at: number): number {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  if (prorationDate !== undefined && (prorationDate < start || prorationDate > end))
    throw invalid("proration_date must be within the current period.", { param: "proration_date" });
  return prorationDate ?? at;
}

/** What a change of price costs: the rest of the period at the old price back, at the new one due. */
function changeCharges(change: Change, at: number) {
  const { subscription, price, proration } = change;
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const otherInterval = price.recurring.interval !== item.price.recurring.interval;
  const newEnd = otherInterval ? periodAfter(at, at, price.recurring.interval) : end;
  if (subscription.status === "trialing" || (proration === "none" && !otherInterval))
    return { charges: [], restarts: false, newEnd };
  const description = `Remaining time on ${price.lookup_key ?? price.id}`;
  // Another interval begins now and is billed in full, prorated or not.
  if (proration === "none") {
    const whole: Charge = { price, amount: price.unit_amount, description, start: at, end: newEnd };
    return { charges: [whole], restarts: true, newEnd };
  }
  const from = countedFrom(change, at);
  const left = Math.max(0, end - from) / (end - start);
  const back: Charge = {
    price: item.price,
    amount: -Math.round(item.price.unit_amount * left),
    description: `Unused time on ${item.price.lookup_key ?? item.price.id}`,
    start: from,
    end,
  };
  const due: Charge = {
    price,
    amount: otherInterval ? price.unit_amount : Math.round(price.unit_amount * left),
    description,
    start: from,
    end: newEnd,
  };
  return { charges: [back, due], restarts: otherInterval, newEnd };
}

/** What a subscription that ends now has paid for and not used goes to its customer's credit. */
export function creditUnused(state: State, subscription: Subscription): void {
  const customer = state.customers[subscription.customer];
  if (subscription.status !== "active" || !customer) return;
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const left = Math.max(0, end - timeOf(state, customer.id)) / (end - start);
  customer.balance -= Math.round(price.unit_amount * left);
}

/** The bill that a change would make now; one that is billed with the next period is previewed with that. */
export function previewChange(state: State, change: Change): Invoice {
  const at = timeOf(state, change.subscription.customer);
  const { charges } = changeCharges(change, at);
  const { subscription, price } = change;
  if (charges.length === 0) {
    const [item, ...others] = subscription.items.data;
    const data = item ? [{ ...item, price: { ...price } }, ...others] : [];
    return previewNext(state, { ...subscription, items: { ...subscription.items, data } });
  }
  const bill = draftInvoice(state, { subscription, reason: "subscription_update", charges, at });
  if (change.proration !== "none")
    bill.parent.subscription_details.subscription_proration_date = countedFrom(change, at);
  return bill;
}

/** The next bill as it stands: a period at the subscription's own price, less the customer's credit. */
export function previewNext(state: State, subscription: Subscription): Invoice {
  const { price, current_period_end: start } = itemOf(subscription);
  const { status, cancel_at: over } = subscription;
  if (!["active", "trialing", "past_due"].includes(status) || (over !== null && over <= start))
    throw invalid("No upcoming invoices for this subscription.", { code: "invoice_upcoming_none" });
  const end = periodAfter(start, start, price.recurring.interval);
  const charges = chargesOf(subscription, start, end);
  return draftInvoice(state, { subscription, reason: "upcoming", charges, at: start });
}

/** Puts a subscription on another price. @throws Failure if the payment is refused: nothing changes then */
export function changePrice(state: State, change: Change & { allOrNothing: boolean }): void {
  const { subscription, price } = change;
  if (["canceled", "incomplete", "incomplete_expired"].includes(subscription.status))
    throw invalid(`This subscription is ${subscription.status}.`);
  const at = timeOf(state, subscription.customer);
  const { charges, restarts, newEnd } = changeCharges(change, at);
  const reason = "subscription_update";
  const bill = draftInvoice(state, { subscription, reason, charges, at });
  if (change.allOrNothing) mustPay(state, subscription, bill.amount_due);
  const item = itemOf(subscription);
  item.price = { ...price };
  if (restarts) {
    item.current_period_start = at;
    item.current_period_end = newEnd;
    subscription.billing_cycle_anchor = at;
  }
  if (charges.length > 0) {
    subscription.latest_invoice = bill.id;
    finalize(state, bill, at);
    if (!collect(state, subscription, bill, at)) subscription.status = "past_due";
  }
  updated(state, subscription);
}
