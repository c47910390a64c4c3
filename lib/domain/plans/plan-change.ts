import { capMonth, isTrialing, type Subscription } from "./billing.ts";
import { type BillingCycle, listCap, type OfferedPlan, type PlanKey } from "./plans.ts";

/** What a subscription costs, by its plan and cycle. */
export type Terms = { plan: PlanKey; cycle: BillingCycle };

/** What somebody saw before they agreed to a change; their call carries it. Money in cents. */
export type ChangeTerms = {
  from: Terms;
  to: Terms;
  dueToday: number;
  /** What is left as credit for later bills. */
  credit: number;
  /** The moment that the difference was worked out for, in Unix seconds; null if there is none. */
  prorationDate: number | null;
};

/** For how long somebody can agree to the costs that they were shown. */
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

/** A bigger plan that was left without credit, and until when it was paid for; ISO. */
export type PaidPlan = { plan: PlanKey; until: string };

export type ChangeableSubscription = Pick<
  Subscription,
  "plan" | "cycle" | "status" | "startedAt" | "trialEnd" | "periodEnd"
> & { stillPaid: PaidPlan | null };

/**
 * How a change of plan is settled. `prorated`: the difference counts from now. `month_kept`: the month was used, and the
 * difference counts from its end. `kept`: the period ends with that month, and nothing of it is credited. `later`: not
 * before the month has ended. `first`: not before going back to the plan that was paid for.
 */
export type Settlement =
  | { is: "prorated" }
  | { is: "month_kept" | "kept"; until: Date }
  | { is: "later"; until: Date }
  | { is: "first"; plan: PlanKey; until: Date };

/** The biggest plan that is paid for now. */
export function paidFor({
  plan,
  stillPaid,
}: Pick<ChangeableSubscription, "plan" | "stillPaid">): PlanKey {
  return stillPaid !== null && listCap(stillPaid.plan) > listCap(plan) ? stillPaid.plan : plan;
}

/**
 * How a change is settled, by the number of candidates opened this month. If it is more than the smaller plan includes,
 * the bigger plan was used: its month is not refunded, but the time paid for after it is. During a trial nothing is
 * charged, so nothing is kept.
 */
export function settlementOf(
  subscription: ChangeableSubscription,
  wanted: { plan: OfferedPlan; cycle: BillingCycle },
  used: number,
  now: Date,
): Settlement {
  const { plan, cycle, periodEnd, stillPaid } = subscription;
  const paid = paidFor(subscription);
  const cap = listCap(wanted.plan);
  const usedMore = cap < listCap(paid) && used > cap;
  if (isTrialing(subscription) || (!usedMore && paid === plan)) return { is: "prorated" };
  const month = capMonth(subscription, now).end;
  const until = paid !== plan && stillPaid !== null ? new Date(stillPaid.until) : month;
  const sameCycle = wanted.cycle === cycle;
  if (!usedMore && (!sameCycle || cap > listCap(paid))) return { is: "first", plan: paid, until };
  const end = periodEnd === null ? until : new Date(periodEnd);
  if (until >= end) return { is: "kept", until: end };
  return sameCycle ? { is: "month_kept", until } : { is: "later", until };
}
