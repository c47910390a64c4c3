import { companyDate } from "../text/dates.ts";
import { datesInForce, type Subscription } from "./billing.ts";
import { nextChargeInWords } from "./billing-texts.ts";
import type { Access } from "./plans.ts";

type Plans = { access: Pick<Access, "plan">; subscription: Subscription | null };

/** What the plan in force is charged next, and when by the company's clock; nothing where nothing will be. */
export function chargeAhead({ access, subscription }: Plans, timeZone: string): string {
  const { nextCharge, periodEnd } = datesInForce(access.plan, subscription);
  return periodEnd === null ? "" : nextChargeInWords(nextCharge, companyDate(periodEnd, timeZone));
}
