import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { opens } from "./features.ts";
import { OFFERED_PLANS, offer, PHONE_SUPPORT, type Plan } from "./plans.ts";

/** A telephone, as a link and as people read it. */
export type Phone = { href: string; shown: string };

/** Support's telephone for a company whose plan has it, also in a trial; null for others, or if there is none. */
export function supportPhone(plan: Plan, e164: string | null): Phone | null {
  if (e164 === null || !opens({ plan, trialing: false }, "phone")) return null;
  const shown = parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
  return { href: `tel:${e164}`, shown };
}

/** What is wrong if a plan is sold with a telephone that nobody set; null if nothing is. */
export function phoneSupportFault(e164: string | undefined): string | null {
  const sold = OFFERED_PLANS.filter((plan) => offer(plan).features.includes(PHONE_SUPPORT));
  if (e164 || sold.length === 0) return null;
  return `"${PHONE_SUPPORT}" is sold, and SUPPORT_PHONE is not set: set it, or take the line out of lib/domain/plans/plans.ts.`;
}
