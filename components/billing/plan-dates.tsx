import type { PlanState } from "#components/shared/plan-cache";
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
      return pastDueUntil
        ? `Your last payment failed. The plan stays open until ${date(pastDueUntil)}; please check your card.`
        : "Your last payment failed. Please check your card.";
    case "unpaid":
    case "incomplete":
    case "paused":
      return "Your subscription waits for a payment. Please check your card.";
    default:
      return state.plan === null ? "Without a plan one candidate can be read." : null;
  }
}
