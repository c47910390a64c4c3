import type { Subscription } from "../../domain/billing.ts";
import { pastDueUntil } from "../../domain/billing.ts";
import type { BillingMail } from "../../domain/billing-event.ts";
import { periodAmount, planName, readOfferedPlan } from "../../domain/plans.ts";
import { type Letter, letter } from "./letter.ts";

/** A day as an American reads it. In UTC, and said so: the owner's own clock is not known here. */
function day(iso: string): string {
  const date = new Date(iso).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  return `${date} (UTC)`;
}

/** '$149 a month'; null for plans that are not on the list. */
function priceInWords({ plan, cycle }: Pick<Subscription, "plan" | "cycle">): string | null {
  const offered = readOfferedPlan(plan);
  if (offered === null) return null;
  const dollars = (periodAmount(offered, cycle) / 100).toLocaleString("en-US");
  return `$${dollars} ${cycle === "yearly" ? "a year" : "a month"}`;
}

/** What an owner is mailed about their subscription. */
export function billingMail(kind: BillingMail, subscription: Subscription, href: string): Letter {
  return kind === "trial_will_end" ? trialWillEnd(subscription, href) : failed(subscription, href);
}

function trialWillEnd(subscription: Subscription, href: string): Letter {
  const { plan, trialEnd } = subscription;
  const price = priceInWords(subscription);
  const ends = trialEnd === null ? "soon" : `on ${day(trialEnd)}`;
  return letter({
    language: "en",
    subject: "Your Rolecall trial ends soon",
    before: [
      `Your free trial of the ${planName(plan)} plan ends ${ends}.`,
      price === null
        ? "Your plan then goes on as agreed."
        : `Your card is then charged ${price}, until you cancel.`,
    ],
    action: { words: "See your subscription", href },
    after: ["If you don't want to go on, cancel before that day: nothing is charged then."],
    footer: "You get this mail because you started a free trial of Rolecall.",
  });
}

function failed(subscription: Subscription, href: string): Letter {
  const until = pastDueUntil(subscription);
  return letter({
    language: "en",
    subject: "Your payment for Rolecall failed",
    before: [
      `We could not charge your card for the ${planName(subscription.plan)} plan.`,
      until === null
        ? "Please update your card to keep your plan."
        : `Your plan stays until ${day(until)}. Please update your card before then.`,
    ],
    action: { words: "Update your card", href },
    after: [
      "Your card is tried again over the next days. Candidates that are open to you stay open.",
    ],
    footer: "You get this mail because you subscribed to Rolecall.",
  });
}
