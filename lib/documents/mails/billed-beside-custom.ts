import { type PlanKey, planName } from "#lib/domain/plans/plans";
import { type Letter, letter, SUPPORT_FOOTER } from "./letter.ts";

/** What support is mailed of a subscription that people made at Stripe and that runs beside a Custom plan. */
export function billedBesideMail(other: { id: string; customerId: string; plan: PlanKey }): Letter {
  return letter({
    subject: "A Custom plan customer is still being billed for another plan",
    before: [
      `${other.customerId} now has a Custom plan and is still being billed for ${planName(other.plan)} (${other.id}). That subscription was created in Stripe, so we didn't touch it.`,
    ],
    action: {
      words: "Cancel it in Stripe",
      href: `https://dashboard.stripe.com/subscriptions/${other.id}`,
    },
    after: ["Until it's canceled there, the customer pays for both."],
    footer: SUPPORT_FOOTER,
  });
}
