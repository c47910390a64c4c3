import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import type { Subscription } from "#lib/domain/plans/billing";
import { pastDueUntil } from "#lib/domain/plans/billing";
import { dollars } from "#lib/domain/plans/money";
import { periodOf, planName, readOfferedPlan } from "#lib/domain/plans/plans";
import { dayWithZone } from "#lib/domain/text/dates";
import { type Letter, letter } from "./letter.ts";

/** A day by the company's clock as on its screens, by New York's if there is no company yet; the zone is named. */
export function day(iso: string, timeZone: string | null): string {
  return dayWithZone(iso, timeZone ?? DEFAULT_TIME_ZONE);
}

/** What the first bill after a trial will be, and what follows. `charge` is in cents, null if no bill will come. */
export function chargeInWords(
  { plan, cycle }: Pick<Subscription, "plan" | "cycle">,
  charge: number | null,
): string {
  // Other plans are paid as agreed, by card or by bill.
  if (readOfferedPlan(plan) === null)
    return charge === null
      ? "After that, your plan continues as agreed."
      : `After that, your plan continues as agreed. The first bill will be ${dollars(charge)}.`;
  if (charge === null) return "After that, the plan ends and you won't be charged.";
  const period = periodOf(cycle);
  if (charge === 0)
    return `Nothing is due for the first ${period}. After that, your card is charged once a ${period} until you cancel.`;
  return `Your card will then be charged ${dollars(charge)} for the first ${period}, and once a ${period} after that until you cancel.`;
}

/** When a plan ends that is charged before; nothing if no end is set. */
export function endInWords(cancelAt: string | null, timeZone: string | null): string[] {
  return cancelAt === null ? [] : [`Your plan ends on ${day(cancelAt, timeZone)}.`];
}

/** The page about the plan, and the zone that it counts days in; null if there is no company yet. */
export type ManagePage = {
  timeZone: string | null;
  href: string;
  /** Whether another plan is in force by agreement, so that nothing can be ended there by oneself. */
  arranged: boolean;
};

export const TRIAL_ENDS = "Your Rolecall trial ends soon";

/** What an owner is mailed before their trial ends. `charge`: what Stripe will charge then, in cents. */
export function trialEndsMail(
  subscription: Subscription,
  charge: number | null,
  { timeZone, href, arranged }: ManagePage,
): Letter {
  const { plan, trialEnd, cancelAt } = subscription;
  const ends = trialEnd === null ? "soon" : `on ${day(trialEnd, timeZone)}`;
  return letter({
    subject: TRIAL_ENDS,
    before: [
      `Your free trial of the ${planName(plan)} plan ends ${ends}.`,
      chargeInWords(subscription, charge),
      ...endInWords(cancelAt, timeZone),
    ],
    action: { words: "See your subscription", href },
    after: [
      arranged
        ? "You also have a custom plan. If you don't want to keep both, reply to this email before that day."
        : readOfferedPlan(plan) === null
          ? "If you don't want to continue, reply to this email before that day."
          : "If you don't want to continue, cancel before that day and you won't be charged.",
    ],
    footer: "You're getting this email because you started a free trial of Rolecall.",
  });
}

export const PAYMENT_FAILED = "Your payment for Rolecall failed";

/** What an owner is mailed after a payment failed. `invoice`: the page of its bill, null if that is not known. */
export function paymentFailedMail(
  subscription: Subscription,
  { timeZone, href, arranged }: ManagePage,
  invoice: string | null,
): Letter {
  const bill =
    invoice === null
      ? []
      : [
          `You can see and pay the invoice here, and confirm the payment if your bank asks you to: ${invoice}`,
        ];
  const until = pastDueUntil(subscription);
  const name = planName(subscription.plan);
  if (arranged)
    return letter({
      subject: PAYMENT_FAILED,
      before: [
        `We couldn't charge your card for the ${name} plan, which is still billed alongside your custom plan. Your custom plan stays open whatever happens with this bill.`,
      ],
      action: { words: "See your card and invoices", href },
      after: [...bill, "If you think you shouldn't be billed for it anymore, reply to this email."],
      footer: "You're getting this email because you subscribed to Rolecall.",
    });
  return letter({
    subject: PAYMENT_FAILED,
    before: [
      `We couldn't charge your card for the ${name} plan.`,
      until === null
        ? "Please update your card to keep your plan."
        : `Your plan stays active until ${day(until, timeZone)}. Please update your card before then.`,
    ],
    action: { words: "Update your card", href },
    after: [
      ...bill,
      "We'll try your card again over the next few days. You can still see the candidates you've already unlocked.",
    ],
    footer: "You're getting this email because you subscribed to Rolecall.",
  });
}
