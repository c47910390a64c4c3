import type { Trouble } from "#lib/domain/plans/unrecognized";
import { type Letter, letter, SUPPORT_FOOTER } from "./letter.ts";

const WORDS: Readonly<Record<Trouble["why"], string>> = {
  price:
    "its price isn't one of our plans. Add the metadata plan (for example SCALE) to the price or its product in Stripe.",
  status: "Stripe reports a status that this version doesn't know.",
  items: "it has more than one item, so we can't tell which plan it's for. Keep one item.",
  invoice:
    "an invoice couldn't be finalized, so nothing is being charged. Usually the billing address is missing or not valid for sales tax.",
};

/** What support is mailed of something that only a person can mend at Stripe. */
export function fixAtStripeMail(
  { customerId, about, why }: Omit<Trouble, "userId">,
  email: string,
): Letter {
  const isBill = why === "invoice";
  return letter({
    subject: isBill
      ? "An invoice couldn't be finalized in Stripe"
      : "A subscription in Stripe needs your attention",
    before: [`${email} (${customerId}), ${about}: ${WORDS[why]}`],
    action: {
      words: "Open Stripe",
      href: `https://dashboard.stripe.com/${isBill ? "invoices" : "subscriptions"}/${about}`,
    },
    after: isBill
      ? []
      : ["Until then the customer keeps the plan we know of, and nothing else is sold to them."],
    footer: SUPPORT_FOOTER,
  });
}
