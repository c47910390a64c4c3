import type { TakenBack } from "#lib/domain/plans/billing-event";
import { dollars } from "#lib/domain/plans/money";
import { type Letter, letter, SUPPORT_FOOTER } from "./letter.ts";

/** What support is mailed when a payment is disputed, or was given back by somebody at Stripe. */
export function paymentReversedMail(
  { kind, cents, status, chargeId }: TakenBack,
  account: { email: string; customerId: string },
): Letter {
  const disputed = kind === "dispute";
  const what = disputed ? "disputed" : "refunded in Stripe";
  return letter({
    subject: `A payment of ${dollars(cents)} was ${what}`,
    before: [
      `${account.email} (${account.customerId}): a payment of ${dollars(cents)} was ${what}. Its status in Stripe: ${status}.`,
      disputed
        ? "Stripe has taken the money back until the bank decides. Answer the dispute before its deadline, or accept it."
        : "The plan it paid for is still active. End the subscription if the refund was meant to end it.",
    ],
    action: { words: "Open Stripe", href: `https://dashboard.stripe.com/payments/${chargeId}` },
    footer: SUPPORT_FOOTER,
  });
}
