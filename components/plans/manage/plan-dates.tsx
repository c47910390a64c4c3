import type { PlanState } from "#components/shared/plan-state";
import { Alert } from "#components/ui/alert";
import { endsWithoutCharge, isPaymentDue } from "#lib/domain/plans/billing";
import {
  NO_PLAN_VIEWS,
  NOT_STARTED,
  nextChargeInWords,
  SUBSCRIPTION_PAUSED,
} from "#lib/domain/plans/billing-texts";
import { dollars } from "#lib/domain/plans/money";
import { isNotForSale } from "#lib/domain/plans/plans";
import { companyDate } from "#lib/domain/text/dates";

/** One sentence on where a subscription stands, as a warning if it waits for money; nothing if there is none. */
export function PlanDates({ state, timeZone }: { state: PlanState; timeZone: string }) {
  const words = planWords(state, (instant) => companyDate(instant, timeZone));
  if (words === null) return null;
  if (isPaymentDue(state) || state.status === "incomplete") {
    return (
      <Alert variant="error" className="mt-3">
        {words}
      </Alert>
    );
  }
  return <p className="mt-1 text-muted-foreground">{words}</p>;
}

function planWords(state: PlanState, date: (instant: string) => string): string | null {
  const { status, trialEnd, periodEnd, pastDueUntil, cancelAt, cycle, isCollected } = state;
  const billed = cycle === "yearly" ? "Billed yearly" : "Billed monthly";
  const isLast = cancelAt !== null && endsWithoutCharge(state);
  const end = cancelAt === null ? "" : ` Your plan ends on ${date(cancelAt)}.`;
  switch (status) {
    case "trialing":
      if (isLast)
        return `Free trial with every feature. It ends on ${date(cancelAt)} and you won't be charged.`;
      return trialEnd
        ? `Free trial with every feature until ${date(trialEnd)}. ${chargedThen(state)}${end}`
        : null;
    case "active":
      if (isLast)
        return `${billed}. Your plan ends on ${date(cancelAt)} and you won't be charged again.`;
      if (!isCollected) return `${billed}. ${NOT_COLLECTED}${end}`;
      return periodEnd
        ? `${billed}. Paid until ${date(periodEnd)}. ${nextChargeInWords(state.nextCharge, date(periodEnd))}${end}`
        : null;
    case "past_due":
      // An older bill does not touch what was agreed on.
      if (isNotForSale(state.plan) && state.plan !== state.subscribedPlan) return null;
      if (state.subscribedPlan === "CUSTOM") return customUnpaid(state, date);
      return state.plan !== null && pastDueUntil !== null && new Date() < new Date(pastDueUntil)
        ? `Your last payment failed. Your plan stays active until ${date(pastDueUntil)}. Please check your card.`
        : "Your last payment failed, so your plan is paused. Please check your card.";
    case "incomplete":
      return NOT_STARTED;
    case "paused":
      return SUBSCRIPTION_PAUSED;
    case "unpaid":
      return "Your subscription is waiting for a payment. Please check your card.";
    case "canceled":
      // A trial that was refused has ended too, and never gave a plan.
      return state.plan === null
        ? "You don't have an active plan. You can still see the candidates you've already unlocked."
        : null;
    case "incomplete_expired":
    case null:
      return state.plan === null
        ? NO_PLAN_VIEWS
        : "You have this plan at no charge. To change it, add a subscription.";
  }
}

export const CREDIT_COVERS = "Your credit covers the first bill.";

export const NOT_COLLECTED = "Billing is paused, so you aren't being charged.";

/** What a trial's end brings. */
function chargedThen({ nextCharge, isCollected }: PlanState): string {
  if (!isCollected) return NOT_COLLECTED;
  if (nextCharge === 0) return CREDIT_COVERS;
  const amount = nextCharge === null ? "" : ` ${dollars(nextCharge)}`;
  return `Your card will be charged${amount} then unless you cancel first.`;
}

/** A Custom plan may be billed by card or by a bill that is sent. */
function customUnpaid({ plan, pastDueUntil }: PlanState, date: (instant: string) => string) {
  return plan !== null && pastDueUntil !== null && new Date() < new Date(pastDueUntil)
    ? `You have an unpaid bill. Your plan stays active until ${date(pastDueUntil)}. You can pay the bill under Card and invoices.`
    : "You have an unpaid bill, so your plan is paused. You can pay the bill under Card and invoices.";
}
