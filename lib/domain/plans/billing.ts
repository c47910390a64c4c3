import { DAY_MS } from "../text/dates.ts";
import { type BillingCycle, isNotForSale, type Plan, type PlanKey } from "./plans.ts";

/** Stripe's own words for the state of a subscription. */
export const SUBSCRIPTION_STATUSES = [
  "trialing",
  "active",
  "past_due",
  "incomplete",
  "incomplete_expired",
  "unpaid",
  "paused",
  "canceled",
] as const;

type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const TRIAL_DAYS = 14;

/** Beside every promise that today is free, as a card is asked for all the same. */
export const CARD_NEEDED = "A card is needed to start the trial, nothing is charged today.";

/** Beside it on pages that somebody reads before they sign up. */
export const CARD_LATER = "You can set up first, without one.";

/** How long a plan stays in force after a payment failed. */
export const PAST_DUE_GRACE_DAYS = 7;

/** A company's subscription as Stripe last told it. Times are ISO. */
export type Subscription = {
  id: string;
  customerId: string;
  plan: PlanKey;
  cycle: BillingCycle;
  status: SubscriptionStatus;
  startedAt: string;
  /** When its trial ends or ended; the months that are paid for begin there. */
  trialEnd: string | null;
  periodEnd: string | null;
  /** Since when the oldest bill waits for its payment. */
  pastDueSince: string | null;
  /** When it will end, if that is decided. */
  cancelAt: string | null;
  canceledAt: string | null;
  /** Cents that Stripe will charge when the period ends, with taxes, discounts and credit; null if that is not known, or nothing will be. */
  nextCharge: number | null;
  /** Whether its bills are charged; people can pause that at Stripe, and the plan goes on. */
  isCollected: boolean;
};

/** Until when a plan stays although a payment failed; null if none did. */
export function pastDueUntil({
  status,
  pastDueSince,
}: Pick<Subscription, "status" | "pastDueSince">): string | null {
  if (status !== "past_due" || pastDueSince === null) return null;
  return new Date(Date.parse(pastDueSince) + PAST_DUE_GRACE_DAYS * DAY_MS).toISOString();
}

/** The plan that a subscription gives at a moment. */
export function effectivePlan(
  subscription: Pick<Subscription, "plan" | "status" | "pastDueSince"> | null,
  now: Date,
): Plan {
  if (subscription === null || !givesPlan(subscription)) return null;
  if (isPaidOrTried(subscription)) return subscription.plan;
  const until = pastDueUntil(subscription);
  return until !== null && now < new Date(until) ? subscription.plan : null;
}

/** Whether a subscription is being tried. */
export function isTrialing(subscription: Pick<Subscription, "status"> | null): boolean {
  return subscription?.status === "trialing";
}

/** Whether nothing is owed: its plan can be changed. */
export function isPaidOrTried({ status }: Pick<Subscription, "status">): boolean {
  return status === "active" || status === "trialing";
}

/** Whether its plan is in force: after a failed payment for the days of grace. */
export function givesPlan({ status }: Pick<Subscription, "status">): boolean {
  return isPaidOrTried({ status }) || status === "past_due";
}

/** An incomplete subscription is a checkout that nobody has paid, so it gives no plan. */
const NOT_LIVE: readonly SubscriptionStatus[] = ["canceled", "incomplete", "incomplete_expired"];

/** When a trial ends that begins now. */
export function trialEndFrom(now: Date): Date {
  return new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
}

/** Whether Stripe still keeps it: it is billed, or may be again. While it does, no second one is sold. */
export function isLive({ status }: Pick<Subscription, "status">): boolean {
  return !NOT_LIVE.includes(status);
}

/** The plan that Stripe still bills; null if there is none. */
export function runningPlan(subscription: Pick<Subscription, "plan" | "status"> | null): Plan {
  return subscription !== null && isLive(subscription) ? subscription.plan : null;
}

/** Whether a bill has to be paid before anything of the subscription can be changed. */
export function isPaymentDue({ status }: { status: SubscriptionStatus | null }): boolean {
  return status !== null && isLive({ status }) && !isPaidOrTried({ status });
}

/** Whether a bill waits that was to be paid already. */
export function hasOpenBill({ status }: { status: SubscriptionStatus | null }): boolean {
  return status === "past_due" || status === "unpaid";
}

/** Whether there is a subscription that Stripe still keeps, as far as an id and a status tell. */
export function hasLiveSubscription(known: {
  subscriptionId: string | null;
  status: SubscriptionStatus | null;
}): boolean {
  const { subscriptionId, status } = known;
  return subscriptionId !== null && status !== null && isLive({ status });
}

/** Whether an account has what a checkout sells: a plan that we don't sell, or a subscription that Stripe keeps. */
export function hasItsPlan(plan: Plan, status: SubscriptionStatus | null): boolean {
  return isNotForSale(plan) || (status !== null && isLive({ status }));
}

/** Whether the plan in force doesn't come from this subscription: it was given by hand, and runs beside it. */
export function isGrantedManually(plan: Plan, subscription: Pick<Subscription, "plan">): boolean {
  return isNotForSale(plan) && plan !== subscription.plan;
}

type Ending = Pick<Subscription, "trialEnd" | "periodEnd" | "cancelAt"> & {
  status: SubscriptionStatus | null;
};

/** Whether it ends with what is paid or tried, so that nothing more is charged. Before a later end, charges come. */
export function endsWithoutCharge({ status, trialEnd, periodEnd, cancelAt }: Ending): boolean {
  if (cancelAt === null) return false;
  const until = status === "trialing" ? trialEnd : periodEnd;
  return until === null || Date.parse(cancelAt) <= Date.parse(until);
}

/** Whether Stripe still bills it. */
export function keepsBilling(subscription: Ending & Pick<Subscription, "status">): boolean {
  return isLive(subscription) && !endsWithoutCharge(subscription);
}

/** What is still billed beside a plan that we don't sell. */
export function alsoBilled<S extends Subscription>(plan: Plan, all: readonly S[]): S[] {
  return all.filter((one) => keepsBilling(one) && isGrantedManually(plan, one));
}

type Ahead = Pick<Subscription, "trialEnd" | "periodEnd" | "cancelAt" | "nextCharge">;

/** What is ahead of the plan in force: nothing of one that was given by hand, whatever subscription runs beside it. */
export function effectiveDates(
  plan: Plan,
  subscription: (Ahead & Pick<Subscription, "plan">) | null,
): Ahead {
  if (subscription === null || isGrantedManually(plan, subscription))
    return { trialEnd: null, periodEnd: null, cancelAt: null, nextCharge: null };
  const { trialEnd, periodEnd, cancelAt, nextCharge } = subscription;
  return { trialEnd, periodEnd, cancelAt, nextCharge };
}

/** Which state counts before another one, from 0: those that give their plan come first. */
const RANK: Readonly<Record<SubscriptionStatus, number>> = {
  trialing: 0,
  active: 0,
  past_due: 1,
  unpaid: 2,
  paused: 2,
  incomplete: 3,
  incomplete_expired: 4,
  canceled: 4,
};

/** Of two that began in the same second, an agreed plan is the later: nobody buys another one over it. */
function newestFirst(a: Subscription, b: Subscription): number {
  return (
    Date.parse(b.startedAt) - Date.parse(a.startedAt) ||
    Number(isNotForSale(b.plan)) - Number(isNotForSale(a.plan)) ||
    b.id.localeCompare(a.id)
  );
}

/** The one of a customer's subscriptions that counts: one that gives its plan before others, then the newest. */
export function currentSubscription<S extends Subscription>(all: readonly S[]): S | null {
  const [first] = all.toSorted((a, b) => RANK[a.status] - RANK[b.status] || newestFirst(a, b));
  return first ?? null;
}

/**
 * Subscriptions bought while another was already running: all running ones but the oldest, as long as our own checkout
 * sold them. Subscriptions that people created at Stripe are left alone.
 */
export function secondSubscriptions<S extends Subscription & { soldHere: boolean }>(
  all: readonly S[],
): S[] {
  const began = ({ startedAt }: S) => Date.parse(startedAt);
  // Of two that began in the same second, the one that people set up counts as the later.
  const order = (a: S, b: S) =>
    began(b) - began(a) || Number(a.soldHere) - Number(b.soldHere) || b.id.localeCompare(a.id);
  const running = all.filter(({ status }) => RANK[status] === 0).toSorted(order);
  return running.slice(0, -1).filter(({ soldHere }) => soldHere);
}

/** Whether what a second subscription charged is still to be given back. */
export function isRefundDue({
  endedAsSecond,
  settled,
}: {
  endedAsSecond: boolean;
  settled: boolean;
}) {
  return endedAsSecond && !settled;
}

/** A time some months after another; the last day of a shorter month, as Postgres and Stripe count. */
export function addMonths(from: Date, months: number): Date {
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0));
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay.getUTCDate()));
  return moved;
}

/** The month that holds a moment: it begins a whole number of months after the anchor. */
export function monthOf(anchor: Date, now: Date): { start: Date; end: Date } {
  let months =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 +
    (now.getUTCMonth() - anchor.getUTCMonth());
  if (addMonths(anchor, months) > now) months--;
  return { start: addMonths(anchor, months), end: addMonths(anchor, months + 1) };
}

/**
 * The month that the cap counts in. A trial counts as one month, whatever its length; paid months run from its end, as
 * Stripe's do. Changing the plan or the billing cycle doesn't start a new month.
 */
export function capMonth(
  { startedAt, trialEnd }: Pick<Subscription, "startedAt" | "trialEnd">,
  now: Date,
): { start: Date; end: Date } {
  if (trialEnd === null) return monthOf(new Date(startedAt), now);
  const tried = new Date(trialEnd);
  return now < tried ? { start: new Date(startedAt), end: tried } : monthOf(tried, now);
}
