import { DEFAULT_TIME_ZONE } from "../company/time-zones.ts";
import { isLive, isPaymentDue, type Subscription } from "./billing.ts";
import type { Access, BillingCycle, Plan } from "./plans.ts";

/** Answers above the plan's cap: how many, and what an upgrade would start from. */
type WaitingCandidates = {
  count: number;
  plan: Plan;
  /** The running subscription's cycle; null if there is none to upgrade. */
  cycle: BillingCycle | null;
  /** When some of them open without an upgrade; null without a plan. */
  nextMonth: string | null;
  /** Whether the running subscription waits for a payment. */
  paymentWaits: boolean;
  timeZone: string;
};

type Company = {
  access: Pick<Access, "plan">;
  subscription: Subscription | null;
  nextMonth: string | null;
  company: { timeZone: string } | null;
};

/** What to say about a number of candidates who wait for a larger plan or a new month; null if none does. */
export function waitingCandidates(
  count: number,
  { access, subscription, nextMonth, company }: Company,
): WaitingCandidates | null {
  if (count === 0) return null;
  const live = subscription && isLive(subscription) ? subscription : null;
  return {
    count,
    plan: access.plan,
    cycle: live?.cycle ?? null,
    nextMonth,
    paymentWaits: live !== null && isPaymentDue(live),
    timeZone: company?.timeZone ?? DEFAULT_TIME_ZONE,
  };
}
