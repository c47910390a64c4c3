import type Stripe from "stripe";
import {
  isLive,
  isPaidOrTried,
  keepsBilling,
  SUBSCRIPTION_STATUSES,
  type Subscription,
} from "#lib/domain/plans/billing";
import type { PaidPlan } from "#lib/domain/plans/plan-change";
import { toPlan } from "#lib/domain/plans/plans";
import type { Unrecognized, UnrecognizedSubscription } from "#lib/domain/plans/unrecognized";
import { cardsOf } from "./cards.ts";
import { PAID } from "./changes.ts";
import { callStripe, callStripeOrNull, stripe } from "./connection.ts";
import { type CustomerReading, toCustomerReading } from "./customers.ts";
import { termsOfPrice } from "./prices.ts";
import { REFUNDED_KEY } from "./refunds.ts";
import { tryNextCharge } from "./upcoming.ts";

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
  /** Of the claim whose checkout made it; 0 if none of ours did. */
  generation: number;
  /** Whether we ended it because another one ran already. */
  endedAsSecond: boolean;
  /** Whether everything that a second one charged was given back. */
  settled: boolean;
  /** What about it can't be told, so that plan, cycle or status are those that we knew; null if all can. */
  unnamed: Unrecognized | null;
  /** The card that was saved last, if it is charged to an older one. */
  newerCard: string | null;
  /** Whether a schedule that people made at Stripe decides what becomes of it. */
  scheduled: boolean;
  /** While it is past due, the last attempt to charge its newest bill, by a name of its own; null if none was. */
  failedAttempt: string | null;
};

const SECOND = "Rolecall: another subscription was running already.";

const iso = (seconds: number | null | undefined) =>
  seconds == null ? null : new Date(seconds * 1000).toISOString();

/** Since when the oldest bill of a past-due subscription waits, and how the newest was charged last. */
async function waitingBills(subscriptionId: string, fallback: number) {
  const { data } = await callStripe(() =>
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

type Named = { terms: Pick<Subscription, "plan" | "cycle"> | null; why: Unrecognized | null };

/** What a subscription is for. If it has another item, we can't know what it costs or opens. */
async function named({ items }: Stripe.Subscription): Promise<Named> {
  const [item, second] = items.data;
  if (!item || second) return { terms: null, why: "items" };
  const terms = await termsOfPrice(item.price);
  return { terms, why: terms === null ? "price" : null };
}

/** Whether Stripe will charge for it when its period ends. */
function isCharged(ahead: Parameters<typeof keepsBilling>[0], isCollected: boolean): boolean {
  return isCollected && isPaidOrTried(ahead) && keepsBilling(ahead);
}

/**
 * A subscription in our words. What we can't recognize keeps its `remembered` value. If we never knew it, the answer
 * says only that, and nothing if the subscription is also over.
 */
async function translated(
  given: Stripe.Subscription,
  remembered: Subscription | null,
): Promise<Read | null> {
  const known = remembered?.id === given.id ? remembered : null;
  const [item] = given.items.data;
  const told = SUBSCRIPTION_STATUSES.find((one) => one === given.status);
  const { terms: own, why } = await named(given);
  const terms = own ?? known;
  const status = told ?? known?.status;
  const customerId = typeof given.customer === "string" ? given.customer : given.customer.id;
  const unnamed = why ?? (told === undefined ? "status" : null);
  if (!item || terms === null || status === undefined)
    return told !== undefined && !isLive({ status: told })
      ? null
      : { id: given.id, customerId, unnamed: unnamed ?? "items" };
  const { newest, own: charged } = cardsOf(given);
  const isCollected = given.pause_collection === null;
  const ahead = {
    status,
    trialEnd: iso(given.trial_end),
    periodEnd: iso(item.current_period_end),
    cancelAt: iso(given.cancel_at),
  };
  return {
    ...ahead,
    id: given.id,
    customerId,
    plan: terms.plan,
    cycle: terms.cycle,
    startedAt: new Date(given.start_date * 1000).toISOString(),
    ...(status === "past_due"
      ? await waitingBills(given.id, item.current_period_start)
      : NOTHING_WAITS),
    canceledAt: iso(given.canceled_at),
    nextCharge: isCharged(ahead, isCollected) ? await tryNextCharge(given.id) : null,
    isCollected,
    unnamed,
    newerCard: charged !== null && newest !== charged ? newest : null,
    scheduled: given.schedule !== null,
    cardFingerprint: fingerprintOf(given.default_payment_method),
    stillPaid: stillPaid(given.metadata, item.current_period_start),
    customer: toCustomerReading(given.customer),
    latestInvoice:
      typeof given.latest_invoice === "object"
        ? (given.latest_invoice?.id ?? null)
        : given.latest_invoice,
    soldHere: given.metadata.user_id !== undefined,
    generation: Number(given.metadata.generation ?? 0),
    endedAsSecond: given.cancellation_details?.comment === SECOND,
    settled: given.metadata[REFUNDED_KEY] !== undefined,
  };
}

type Read = SubscriptionReading | UnrecognizedSubscription;

const isNamed = (one: Read): one is SubscriptionReading => "plan" in one;
const isUnnamed = (one: Read): one is UnrecognizedSubscription => !isNamed(one);

/** A customer's subscriptions, and beside them what may be billed and can't be named. */
export type Subscriptions = { all: SubscriptionReading[]; unnamed: UnrecognizedSubscription[] };

/**
 * Every subscription that a customer has or had to one of our plans, and what else may be billed. `remembered`: as we knew
 * one of them last.
 */
export async function readSubscriptions(
  customerId: string,
  remembered: Subscription | null = null,
): Promise<Subscriptions> {
  const all = await callStripeOrNull(() =>
    stripe()
      .subscriptions.list({
        customer: customerId,
        status: "all",
        limit: 100,
        expand: [
          "data.default_payment_method",
          "data.customer.invoice_settings.default_payment_method",
        ],
      })
      .autoPagingToArray({ limit: 1000 }),
  );
  const read = await Promise.all((all ?? []).map((one) => translated(one, remembered)));
  const found = read.filter((one) => one !== null);
  return { all: found.filter(isNamed), unnamed: found.filter(isUnnamed) };
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

/** Whether a subscription ended because its bill stayed unpaid; false if no subscription has that id. */
export async function endedUnpaid(id: string): Promise<boolean> {
  const found = await callStripeOrNull(() => stripe().subscriptions.retrieve(id));
  return found?.cancellation_details?.reason === "payment_failed";
}

/** Lets a subscription end with what is paid or tried; nothing is charged for it from then on. */
export async function cancelAtPeriodEnd(id: string): Promise<void> {
  const found = await callStripeOrNull(() => stripe().subscriptions.retrieve(id));
  if (found === null) return;
  const { schedule } = found;
  // What a schedule manages takes no end from others.
  if (schedule !== null) {
    const managed = typeof schedule === "string" ? schedule : schedule.id;
    await callStripeOrNull(() => stripe().subscriptionSchedules.release(managed));
  }
  await callStripeOrNull(() => stripe().subscriptions.update(id, { cancel_at_period_end: true }));
}

/** Lets a subscription go on that was to end with its period or on a day. Again changes nothing. */
export async function resumeSubscription(id: string): Promise<void> {
  const { cancel_at, cancel_at_period_end } = await callStripe(() =>
    stripe().subscriptions.retrieve(id),
  );
  if (cancel_at === null) return;
  await callStripe(() =>
    stripe().subscriptions.update(
      id,
      cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" },
    ),
  );
}

/** Ends a subscription at once; nothing is refunded or billed. One that is gone stays gone. */
export async function cancelNow(id: string, { asSecond = false } = {}): Promise<void> {
  await callStripeOrNull(() =>
    stripe().subscriptions.cancel(id, {
      prorate: false,
      invoice_now: false,
      ...(asSecond && { cancellation_details: { comment: SECOND } }),
    }),
  );
}
