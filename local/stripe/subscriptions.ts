import { emit } from "./events.ts";
import { invalid } from "./failure.ts";
import { newId } from "./ids.ts";
import {
  type Charge,
  draftInvoice,
  failsToFinalize,
  finalize,
  invoicesOf,
  keepDraft,
  voidInvoice,
} from "./invoices.ts";
import { answerOf, cardOf, collect } from "./payments.ts";
import type { Metadata } from "./state/customers.ts";
import type { Invoice } from "./state/invoices.ts";
import type { Price } from "./state/prices.ts";
import type { Subscription, SubscriptionItem } from "./state/subscriptions.ts";
import type { State } from "./state.ts";
import { DAY, periodAfter, timeOf } from "./time.ts";

type Start = {
  customer: string;
  price: Price;
  trialDays: number;
  metadata: Metadata;
  paymentMethod: string | null;
  collection?: Subscription["collection_method"];
  taxed?: boolean;
  /** Whether the person is there, to tell their bank that it is them. */
  present?: boolean;
};

/** The first item of a subscription: the only one, unless somebody added another at Stripe. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw invalid("This subscription has no items.");
  return item;
}

function charge(price: Price, start: number, end: number): Charge {
  return {
    price,
    amount: price.unit_amount,
    description: `1 × ${price.lookup_key ?? price.id}`,
    start,
    end,
  };
}

/** What a period costs, item by item. */
export function chargesOf({ items }: Subscription, start: number, end: number): Charge[] {
  return items.data.map(({ price }) => charge(price, start, end));
}

/** Adds another item to what is billed, as people can at Stripe. */
export function addItem(state: State, subscription: Subscription, price: Price): SubscriptionItem {
  const item = {
    ...itemOf(subscription),
    id: newId("si", 14),
    price: { ...price },
    created: timeOf(state, subscription.customer),
  };
  subscription.items.data.push(item);
  updated(state, subscription);
  return item;
}

/** Begins a subscription; one whose first bill its card does not pay is `incomplete`. */
export function begin(state: State, given: Start): Subscription {
  const { customer, price, trialDays, collection = "charge_automatically" } = given;
  const at = timeOf(state, customer);
  const id = newId("sub");
  const trialEnd = trialDays > 0 ? at + trialDays * DAY : null;
  const end = trialEnd ?? periodAfter(at, at, price.recurring.interval);
  const item: SubscriptionItem = {
    id: newId("si", 14),
    object: "subscription_item",
    created: at,
    current_period_start: at,
    current_period_end: end,
    price: { ...price },
    quantity: 1,
    subscription: id,
  };
  const url = `/v1/subscription_items?subscription=${id}`;
  const subscription: Subscription = {
    id,
    object: "subscription",
    status: trialEnd === null ? "active" : "trialing",
    created: at,
    customer,
    start_date: at,
    billing_cycle_anchor: trialEnd ?? at,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    cancellation_details: { reason: null, comment: null, feedback: null },
    collection_method: collection,
    currency: price.currency,
    automatic_tax: { enabled: given.taxed === true },
    discounts: [],
    pause_collection: null,
    schedule: null,
    default_payment_method: given.paymentMethod,
    items: { object: "list", data: [item], has_more: false, url },
    latest_invoice: null,
    metadata: { ...given.metadata },
    trial_start: trialEnd === null ? null : at,
    trial_end: trialEnd,
    test_clock: state.customers[customer]?.test_clock ?? null,
    livemode: false,
    trialEndAnnounced: false,
  };
  const charges =
    trialEnd === null ? [charge(price, at, end)] : [{ ...charge(price, at, end), amount: 0 }];
  const bill = draftInvoice(state, { subscription, reason: "subscription_create", charges, at });
  const byCard = collection === "charge_automatically";
  const answer = answerOf(state, bill.amount_due, {
    card: cardOf(state, subscription),
    present: given.present === true,
  });
  if (byCard && answer !== "pays") subscription.status = "incomplete";
  subscription.latest_invoice = bill.id;
  state.subscriptions[id] = subscription;
  emit(state, "customer.subscription.created", customer, subscription);
  finalize(state, bill, at);
  if (!byCard) return subscription;
  collect(state, subscription, bill, at, given.present);
  // No calendar tries the first bill again.
  bill.next_payment_attempt = null;
  return subscription;
}

/** Whether nothing more will become of it. */
export function isOver({ status }: Subscription): boolean {
  return status === "canceled" || status === "incomplete_expired";
}

/** Tells of a change of a subscription. */
export function updated(state: State, subscription: Subscription): void {
  emit(state, "customer.subscription.updated", subscription.customer, subscription);
}

/** How long an incomplete subscription waits for its first payment. */
export const INCOMPLETE_SECONDS = 23 * 3600;

/** Ends a subscription that never began, and its bill with it. */
export function endIncomplete(state: State, subscription: Subscription, at: number): void {
  subscription.status = "incomplete_expired";
  subscription.canceled_at ??= at;
  subscription.ended_at = at;
  for (const bill of invoicesOf(state, subscription, "open")) voidInvoice(state, bill, at);
  updated(state, subscription);
}

/** Ends a subscription at once; open bills are no longer collected. */
export function cancel(state: State, subscription: Subscription, reason: string, at: number): void {
  if (subscription.status === "incomplete") {
    endIncomplete(state, subscription, at);
    return;
  }
  subscription.status = "canceled";
  subscription.canceled_at ??= at;
  subscription.ended_at = at;
  subscription.cancellation_details.reason = reason;
  emit(state, "customer.subscription.deleted", subscription.customer, subscription);
}

/** Bills the next period, or ends the subscription if that was asked for. The bill is a draft for its first hour. */
export function renew(state: State, subscription: Subscription, at: number): void {
  if (subscription.cancel_at_period_end) {
    cancel(state, subscription, "cancellation_requested", at);
    return;
  }
  const { interval } = itemOf(subscription).price.recurring;
  const end = periodAfter(subscription.billing_cycle_anchor, at, interval);
  for (const item of subscription.items.data)
    Object.assign(item, { current_period_start: at, current_period_end: end });
  // Stripe calls a subscription active before the first real bill is settled or declined.
  if (subscription.status === "trialing") subscription.status = "active";
  const charges = chargesOf(subscription, at, end);
  const bill = draftInvoice(state, { subscription, reason: "subscription_cycle", charges, at });
  subscription.latest_invoice = bill.id;
  keepDraft(state, bill, at);
  updated(state, subscription);
}

/** Does with a bill what its subscription's pause says. @returns whether there is one */
function isHeldBack(state: State, { pause_collection }: Subscription, bill: Invoice, at: number) {
  if (pause_collection === null) return false;
  bill.automatically_finalizes_at = null;
  if (pause_collection.behavior === "keep_as_draft") return true;
  finalize(state, bill, at);
  if (pause_collection.behavior === "void") voidInvoice(state, bill, at);
  else bill.status = "uncollectible";
  return true;
}

/** A draft becomes final and is charged; one that is only sent waits. */
export function collectDraft(
  state: State,
  subscription: Subscription,
  bill: Invoice,
  at: number,
): void {
  if (isHeldBack(state, subscription, bill, at) || failsToFinalize(state, bill)) return;
  finalize(state, bill, at);
  if (subscription.collection_method === "send_invoice") return;
  if (collect(state, subscription, bill, at)) return;
  subscription.status = "past_due";
  updated(state, subscription);
}
