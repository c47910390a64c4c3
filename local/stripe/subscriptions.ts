import { emit } from "./events.ts";
import { declined, invalid } from "./failure.ts";
import { newId } from "./ids.ts";
import { type Charge, cardPays, collect, draftInvoice, finalize } from "./invoices.ts";
import type { Metadata } from "./state/customers.ts";
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
};

/** The only item of a subscription here. */
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

/** Begins a subscription. @throws Failure `card_error` where the first payment is refused: nothing is made then */
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
    default_payment_method: given.paymentMethod,
    items: { object: "list", data: [item], has_more: false, url },
    latest_invoice: null,
    metadata: { ...given.metadata },
    trial_start: trialEnd === null ? null : at,
    trial_end: trialEnd,
    test_clock: state.customers[customer]?.test_clock ?? null,
    livemode: false,
    toldTrialEnds: false,
  };
  const charges =
    trialEnd === null ? [charge(price, at, end)] : [{ ...charge(price, at, end), amount: 0 }];
  const bill = draftInvoice(state, { subscription, reason: "subscription_create", charges, at });
  const byCard = collection === "charge_automatically";
  if (byCard && !cardPays(state, subscription, bill.amount_due)) throw declined();
  subscription.latest_invoice = bill.id;
  state.subscriptions[id] = subscription;
  emit(state, "customer.subscription.created", customer, subscription);
  finalize(state, bill, at);
  if (byCard) collect(state, subscription, bill, at);
  return subscription;
}

/** Tells of a change of a subscription. */
export function updated(state: State, subscription: Subscription): void {
  emit(state, "customer.subscription.updated", subscription.customer, subscription);
}

/** Ends a subscription at once; what waits for payment is given up. */
export function cancel(state: State, subscription: Subscription, reason: string, at: number): void {
  subscription.status = "canceled";
  subscription.canceled_at ??= at;
  subscription.ended_at = at;
  subscription.cancellation_details.reason = reason;
  emit(state, "customer.subscription.deleted", subscription.customer, subscription);
}

/** Bills the next period, or ends the subscription where that was asked. */
export function renew(state: State, subscription: Subscription, at: number): void {
  if (subscription.cancel_at_period_end) {
    cancel(state, subscription, "cancellation_requested", at);
    return;
  }
  const item = itemOf(subscription);
  const end = periodAfter(subscription.billing_cycle_anchor, at, item.price.recurring.interval);
  item.current_period_start = at;
  item.current_period_end = end;
  // Stripe calls a subscription active before the first real bill is settled or declined.
  if (subscription.status === "trialing") subscription.status = "active";
  const charges = [charge(item.price, at, end)];
  const bill = draftInvoice(state, { subscription, reason: "subscription_cycle", charges, at });
  subscription.latest_invoice = bill.id;
  updated(state, subscription);
  finalize(state, bill, at);
  if (subscription.collection_method === "send_invoice") return;
  if (collect(state, subscription, bill, at)) return;
  subscription.status = "past_due";
  updated(state, subscription);
}
