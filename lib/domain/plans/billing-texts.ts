import { companyDate } from "../text/dates.ts";
import { dollars } from "./money.ts";
import { type BillingCycle, type PlanKey, planName } from "./plans.ts";

type Terms = { plan: PlanKey; cycle: BillingCycle };

/** Above a checkout that Stripe does not call paid. */
export const NOT_VERIFIED = "Payment Verification Failed";

/** What a company without a plan may do. */
export const NO_PLAN_VIEWS = "Without a plan, you can view one candidate.";

/** What the billing calls and their pages say; what only the server has to say is in `billing-refusals.ts`. */
export const BILLING_TEXTS = {
  fetchUser: "Fetch user error. Please sign in again.",
  checkoutFailed: "Checkout init failed",
  checkoutUnreachable: "We couldn't reach the payment service. Nothing was charged.",
  active:
    "You have an active subscription. Cancel it first to change to a new one. Or use Change plan to switch without canceling.",
  cancelled: "Subscription cancelled successfully.",
  cancelFailed: "Failed to cancel subscription.",
  cancelUnreachable: "An unexpected error occurred.",
  custom: "You have a custom plan.",
  byHand: "Your plan was set up manually.",
  notLoaded: "Your plan couldn't be loaded.",
  noSubscription: "You don't have an active subscription to change.",
  nothingToCancel: "You don't have an active subscription to cancel.",
  payFirst: "Your last payment failed. Please update your card first.",
  upgradeLogin: "Please log in to upgrade your subscription",
  upgradeFailed: "Upgrade failed",
  upgradeUnreachable: "Failed to upgrade subscription",
  upgradeNowhere: "Failed to redirect to checkout",
  costUnknown: "We couldn't calculate the cost of this change.",
} as const;

/** The answer to an upgrade to a plan that the company has, or has more than. */
export function alreadyOn(planTitle: string): string {
  return `You're already on the ${planTitle} plan!`;
}

/** Why a checkout begins without a trial: there is one for each company, and one for each card. */
export const NO_TRIAL_LEFT = "Your company or card has already used its free trial";

/** Above the card form, where a trial begins. */
export const TRIAL_HEADING = "Get started for absolutely free";

/** If a first payment was refused, so that nothing came of the checkout. */
export const NOT_STARTED =
  "Your payment didn't go through, so no plan was started and nothing was charged. Choose a plan to try again.";

/** If a subscription is paused at Stripe, as support or a trial without a card can make it. */
export const SUBSCRIPTION_PAUSED =
  "Your subscription is paused and you aren't being charged. Check your card or contact support to continue.";

/** What a company has to its credit, in cents; nothing if it has none. */
export const CREDIT_TEXTS = {
  has: (cents: number) => `You have ${dollars(cents)} in credit. It goes toward your next bills.`,
  buys: (cents: number) => `You have ${dollars(cents)} in credit. It goes toward your next plan.`,
  survives: (cents: number) =>
    `Your ${dollars(cents)} in credit stays and goes toward the next plan you choose.`,
  lost: (cents: number) =>
    `Your ${dollars(cents)} in credit will be lost with the account. It can't be paid out or restored.`,
} as const;

/** What is charged next, in cents, and when; `day` is in words. Nothing if that is not known, or nothing will be. */
export function nextChargeInWords(cents: number | null, day: string): string {
  if (cents === null) return "";
  return cents === 0
    ? `Your credit covers the next charge, on ${day}.`
    : `Next charge: ${dollars(cents)} on ${day}.`;
}

export const CAP_REACHED = "You've reached your plan's interview response limit.";

/** How many candidates answered above what the plan opens. */
export function waitingInWords(count: number): string {
  return count === 1
    ? "1 candidate has answered and is waiting for you."
    : `${count.toLocaleString("en-US")} candidates have answered and are waiting for you.`;
}

/** When some of those who wait open by themselves, to stand behind another sentence; nothing without a plan. */
export function nextMonthInWords(nextMonth: string | null, timeZone: string): string {
  return nextMonth === null ? "" : ` Your count resets on ${companyDate(nextMonth, timeZone)}.`;
}

/** Why a smaller plan in another cycle has to wait, and what can be had now. `day` is in words. */
export function afterThisMonth(wanted: Terms, has: Terms, day: string): string {
  const title = planName(wanted.plan);
  const now =
    has.plan === wanted.plan ? "" : ` You can change to ${title} billed ${has.cycle} now.`;
  return `You've opened more candidates this month than ${title} includes.${now} After ${day}, you can switch to ${wanted.cycle} billing.`;
}

/** Why another plan has to be taken first, which is paid for until a day. */
export function alreadyPaidText(plan: PlanKey, day: string): string {
  const title = planName(plan);
  return `You've paid for ${title} until ${day}. Change to ${title} first so you don't pay for that time again.`;
}

/** A company's people cost nothing, on any plan. */
export const TEAM_INCLUDED = "Everyone on your team is included in every plan.";
