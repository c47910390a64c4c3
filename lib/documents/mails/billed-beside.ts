import { type PlanKey, planName } from "#lib/domain/plans";
import { type Letter, letter } from "./letter.ts";

/** What support is mailed of a subscription that people made at Stripe and that runs beside a Custom plan. */
export function billedBesideMail(other: { id: string; customerId: string; plan: PlanKey }): Letter {
  return letter({
    language: "en",
    subject: "A Custom plan was given beside another subscription",
    before: [
      `${other.customerId} was given a Custom plan, and is still billed for ${planName(other.plan)} (${other.id}). That subscription was made at Stripe, so we leave it alone.`,
    ],
    action: {
      words: "End it at Stripe",
      href: `https://dashboard.stripe.com/subscriptions/${other.id}`,
    },
    after: ["Until it is ended there, the customer pays for both."],
    footer: "You get this mail because it is sent to the address that customers write to.",
  });
}
