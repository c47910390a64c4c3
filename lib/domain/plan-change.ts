import { capMonth, isTrialing, monthOf, type Subscription } from "./billing.ts";
import { type BillingCycle, listCap, type OfferedPlan, type Plan, type PlanKey } from "./plans.ts";

/** What a subscription costs, by its plan and cycle. */
export type Terms = { plan: PlanKey; cycle: BillingCycle };

/** What somebody saw before they agreed to a change; their call carries it. Money in cents. */
export type ChangeTerms = {
  from: Terms;
  to: Terms;
  dueToday: number;
  /** What stays to be set against later bills. */
  credit: number;
  /** The moment that the difference was worked out for, in Unix seconds; null where there is none. */
  prorationDate: number | null;
};

/** How long what was shown can be agreed to. */
export const AGREEMENT_SECONDS = 900;

/** Whether what a change costs now is what was agreed to. */
export function isAsAgreed(agreed: ChangeTerms, now: ChangeTerms): boolean {
  const flat = ({ from, to, dueToday, credit }: ChangeTerms) =>
    [from.plan, from.cycle, to.plan, to.cycle, dueToday, credit].join();
  return flat(agreed) === flat(now);
}

/**
 * Whether a moment may be charged for: within the period and shown a short while ago. Another moment could be chosen for
 * its price. Unix seconds.
 */
export function isRecent(moment: number, now: number, periodStart: number): boolean {
  return moment >= periodStart && moment <= now && moment >= now - AGREEMENT_SECONDS;
}

export type ChangeableSubscription = Pick<
  Subscription,
  "plan" | "cycle" | "status" | "startedAt" | "trialEnd" | "periodEnd"
> & {
  /** The bigger plan that this period was paid for, where it was left without credit; null otherwise. */
  paidPlan: Plan;
};

/**
 * How a change of plan is settled. `prorated`: the difference counts from now. `kept`: what was paid for the period
 * stays so, and the new price counts from the next bill. `later`: not before the month of candidates has ended.
 * `first`: not before going back to the plan that the period was paid for, which costs nothing.
 */
export type Settlement =
  | { is: "prorated" }
  | { is: "kept" }
  | { is: "later"; after: Date }
  | { is: "first"; plan: PlanKey };

/** The plan that the current period was paid for. */
export function paidFor({
  plan,
  paidPlan,
}: Pick<ChangeableSubscription, "plan" | "paidPlan">): PlanKey {
  return paidPlan !== null && listCap(paidPlan) > listCap(plan) ? paidPlan : plan;
}

/** Whether a period ends with a month of candidates: then what is kept is this month's difference and no more. */
function endsWithItsMonth({ startedAt, trialEnd, periodEnd }: ChangeableSubscription): boolean {
  if (periodEnd === null) return false;
  const end = new Date(periodEnd);
  return monthOf(new Date(trialEnd ?? startedAt), end).start.getTime() === end.getTime();
}

/**
 * How a change is settled, by the candidates that are open in the current month. Whoever opened more than the smaller
 * plan has used the bigger one: its month is not given back. During a trial nothing is charged, so nothing is kept.
 */
export function settlementOf(
  subscription: ChangeableSubscription,
  wanted: { plan: OfferedPlan; cycle: BillingCycle },
  used: number,
  now: Date,
): Settlement {
  if (isTrialing(subscription)) return { is: "prorated" };
  const monthly = subscription.cycle === "monthly" && wanted.cycle === "monthly";
  const paid = paidFor(subscription);
  const cap = listCap(wanted.plan);
  if (cap < listCap(paid) && used > cap) {
    if (monthly && endsWithItsMonth(subscription)) return { is: "kept" };
    return { is: "later", after: capMonth(subscription, now).end };
  }
  if (paid === subscription.plan) return { is: "prorated" };
  return monthly && cap <= listCap(paid) ? { is: "kept" } : { is: "first", plan: paid };
}
