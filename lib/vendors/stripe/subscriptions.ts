import type Stripe from "stripe";
import { SUBSCRIPTION_STATUSES, type Subscription } from "#lib/domain/plans/billing";
import type { PaidPlan } from "#lib/domain/plans/plan-change";
import { toPlan } from "#lib/domain/plans/plans";
import { PAID } from "./changes.ts";
import { asking, askingFor, stripe } from "./connection.ts";
import { type CustomerReading, keptOf } from "./customers.ts";
import { planOfPrice } from "./prices.ts";
import { SETTLED } from "./refunds.ts";

/** A subscription as Stripe tells it now, with what only Stripe knows. */
export type SubscriptionReading = Subscription & {
  cardFingerprint: string | null;
  /** A bigger plan that was left without credit, while it is paid for; null otherwise. */
  stillPaid: PaidPlan | null;
  /** Whose it is, as Stripe tells it with the subscription. */
  customer: CustomerReading;
  /** Its newest bill. */
  latestInvoice: string | null;
  /** Whether our own checkout made it, not somebody at Stripe. */
  soldHere: boolean;
  /** Of the claim whose checkout made it; 0 where none of ours did. */
  generation: number;
  /** Whether we ended it because another one ran already. */
  endedAsSecond: boolean;
  /** Whether everything that a second one charged was given back. */
  settled: boolean;
  /** While it is past due, the last attempt to charge its newest bill, by a name of its own; null where none was. */
  failedAttempt: string | null;
};

const SECOND = "Rolecall: another subscription was running already.";

const iso = (seconds: number | null | undefined) =>
  seconds == null ? null : new Date(seconds * 1000).toISOString();

/** Since when the oldest bill of a past-due subscription waits, and how the newest was charged last. */
async function waitingBills(subscriptionId: string, fallback: number) {
  const { data } = await asking(() =>
    stripe().invoices.list({ subscription: subscriptionId, status: "open", limit: 100 }),
  );
  const times = data.map((bill) => bill.status_transitions.finalized_at ?? bill.created);
  const oldest = Math.min(...times, ...(times.length ? [] : [fallback]));
  // The newest comes first; a bill that is only sent was never charged.
  const charged = data.find(({ attempt_count }) => attempt_count > 0);
  return {
    pastDueSince: new Date(1000 * oldest).toISOString(),
    failedAttempt: charged ? `${charged.id}:${charged.attempt_count}` : null,
  };
}

const NOTHING_WAITS = { pastDueSince: null, failedAttempt: null };

function fingerprintOf(method: Stripe.Subscription["default_payment_method"]): string | null {
  return typeof method === "object" ? (method?.card?.fingerprint ?? null) : null;
}

/** A period that began when it ended tells that it is over, whatever our own clock says. */
function stillPaid(metadata: Stripe.Metadata, periodStart: number): PaidPlan | null {
  const plan = toPlan(metadata[PAID.plan]);
  const until = metadata[PAID.until] ?? "";
  const isOver = !(Date.parse(until) > Math.max(periodStart * 1000, Date.now()));
  return plan === null || isOver ? null : { plan, until };
}

/** Null for a subscription to something that is none of our plans. */
async function translated(given: Stripe.Subscription): Promise<SubscriptionReading | null> {
  const [item] = given.items.data;
  const status = SUBSCRIPTION_STATUSES.find((known) => known === given.status);
  const plan = item ? planOfPrice(item.price) : null;
  if (!item || plan === null || status === undefined) return null;
  return {
    id: given.id,
    customerId: typeof given.customer === "string" ? given.customer : given.customer.id,
    plan,
    cycle: item.price.recurring?.interval === "year" ? "yearly" : "monthly",
    status,
    startedAt: new Date(given.start_date * 1000).toISOString(),
    trialEnd: iso(given.trial_end),
    periodEnd: iso(item.current_period_end),
    ...(status === "past_due"
      ? await waitingBills(given.id, item.current_period_start)
      : NOTHING_WAITS),
    cancelAt: iso(given.cancel_at),
    canceledAt: iso(given.canceled_at),
    cardFingerprint: fingerprintOf(given.default_payment_method),
    stillPaid: stillPaid(given.metadata, item.current_period_start),
    customer: keptOf(given.customer),
    latestInvoice:
      typeof given.latest_invoice === "object"
        ? (given.latest_invoice?.id ?? null)
        : given.latest_invoice,
    soldHere: given.metadata.user_id !== undefined,
    generation: Number(given.metadata.generation ?? 0),
    endedAsSecond: given.cancellation_details?.comment === SECOND,
    settled: given.metadata[SETTLED] !== undefined,
  };
}

/** Every subscription that a customer has or had to one of our plans. */
export async function readSubscriptions(customerId: string): Promise<SubscriptionReading[]> {
  const all = await askingFor(() =>
    stripe()
      .subscriptions.list({
        customer: customerId,
        status: "all",
        limit: 100,
        expand: ["data.default_payment_method", "data.customer"],
      })
      .autoPagingToArray({ limit: 1000 }),
  );
  const read = await Promise.all((all ?? []).map(translated));
  return read.filter((one) => one !== null);
}

/** Every customer that has or had a subscription, one after the other. */
export async function* subscribedCustomers(): AsyncGenerator<string> {
  const seen = new Set<string>();
  const pages = stripe().subscriptions.list({ status: "all", limit: 100 });
  for await (const { customer } of pages) {
    const id = typeof customer === "string" ? customer : customer.id;
    if (!seen.has(id)) yield id;
    seen.add(id);
  }
}

/** Whether a subscription ended because its bill stayed unpaid; false where there is none of that id. */
export async function endedUnpaid(id: string): Promise<boolean> {
  const found = await askingFor(() => stripe().subscriptions.retrieve(id));
  return found?.cancellation_details?.reason === "payment_failed";
}

/** Lets a subscription end with what is paid or tried; nothing is charged for it from then on. */
export async function letSubscriptionEnd(id: string): Promise<void> {
  await askingFor(() => stripe().subscriptions.update(id, { cancel_at_period_end: true }));
}

/** Ends a subscription at once; nothing is refunded or billed. One that is gone stays gone. */
export async function endSubscription(id: string, { asSecond = false } = {}): Promise<void> {
  await askingFor(() =>
    stripe().subscriptions.cancel(id, {
      prorate: false,
      invoice_now: false,
      ...(asSecond && { cancellation_details: { comment: SECOND } }),
    }),
  );
}
