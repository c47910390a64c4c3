import { dollars } from "#lib/domain/money";
import { type PlanKey, planName } from "#lib/domain/plans";
import { type Letter, letter } from "./letter.ts";

/** What an owner is mailed who paid for a second plan while the first one ran. `refunded` is in cents. */
export function secondSubscriptionMail(plan: PlanKey, refunded: number, href: string): Letter {
  return letter({
    language: "en",
    subject: "Your second subscription to Rolecall was ended",
    before: [
      `You started the ${planName(plan)} plan while another plan of yours was already running. Nobody should pay twice, so it was ended at once. Your first plan goes on.`,
      refunded > 0
        ? `What it charged, ${dollars(refunded)}, goes back to your card. Banks take five to ten business days for that.`
        : "Nothing was charged for it.",
    ],
    action: { words: "See your subscription", href },
    after: ["If you would rather have the other plan, change yours there."],
    footer: "You get this mail because you subscribed to Rolecall.",
  });
}
