import type { PlanState } from "#components/shared/plan-cache";
import { isUnsold } from "#lib/domain/plans";
import { companyDate } from "#lib/domain/results";

/** One sentence on where a subscription stands; nothing where there is none. */
export function PlanDates({ state, timeZone }: { state: PlanState; timeZone: string }) {
  const words = planWords(state, (instant) => companyDate(instant, timeZone));
  return words ? <p className="mt-1 text-muted-foreground">{words}</p> : null;
}

function planWords(state: PlanState, date: (instant: string) => string): string | null {
  const { status, trialEnd, periodEnd, pastDueUntil, cancelAt, cycle } = state;
  const billed = cycle === "yearly" ? "Billed yearly" : "Billed monthly";
  switch (status) {
    case "trialing":
      if (cancelAt)
        return `Free trial, every feature open. It ends on ${date(cancelAt)}, and nothing is charged.`;
      return trialEnd ? `Free trial, every feature open, until ${date(trialEnd)}.` : null;
    case "active":
      if (cancelAt)
        return `${billed}. The plan ends on ${date(cancelAt)}, and nothing more is charged.`;
      return periodEnd ? `${billed}. Paid until ${date(periodEnd)}.` : null;
    case "past_due":
      // An older bill does not touch it.
      if (isUnsold(state.plan)) return null;
      return state.plan !== null && pastDueUntil !== null && new Date() < new Date(pastDueUntil)
        ? `Your last payment failed. The plan stays open until ${date(pastDueUntil)}; please check your card.`
        : "Your last payment failed, so your plan is paused. Please check your card.";
    case "unpaid":
    case "incomplete":
    case "paused":
      return "Your subscription waits for a payment. Please check your card.";
    case "canceled":
      return state.plan === null
        ? "Your plan has ended. Every candidate that is open stays open."
        : null;
    default:
      return state.plan === null ? "Without a plan one candidate can be read." : null;
  }
}
