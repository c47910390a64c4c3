import { dollars } from "#lib/domain/plans/money";
import { type PlanKey, planName } from "#lib/domain/plans/plans";
import { type Letter, letter } from "./letter.ts";

export const SECOND_ENDED = "We ended your second Rolecall subscription";

/** What an owner is mailed who paid for a second plan while the first one ran. `refunded` is in cents. */
export function secondSubscriptionMail(plan: PlanKey, refunded: number, href: string): Letter {
  return letter({
    subject: SECOND_ENDED,
    before: [
      `You started the ${planName(plan)} plan while you already had another plan. So you don't pay twice, we ended the new one right away. Your first plan continues.`,
      refunded > 0
        ? `We're refunding the ${dollars(refunded)} it charged to your card. Banks usually take five to ten business days.`
        : "Nothing was charged for it.",
    ],
    action: { words: "See your subscription", href },
    after: ["If you'd rather have the plan that we ended, you can switch to it on that page."],
    footer: "You're getting this email because you subscribed to Rolecall.",
  });
}
