import { companyDate } from "../text/dates.ts";
import { effectiveDates, type Subscription } from "./billing.ts";
import { nextChargeInWords } from "./billing-texts.ts";
import type { Access } from "./plans.ts";

type Plans = { access: Pick<Access, "plan">; subscription: Subscription | null };

/** What the plan in force is charged next, and when by the company's clock; nothing if nothing will be. */
export function nextChargeText({ access, subscription }: Plans, timeZone: string): string {
  const { nextCharge, periodEnd } = effectiveDates(access.plan, subscription);
  return periodEnd === null ? "" : nextChargeInWords(nextCharge, companyDate(periodEnd, timeZone));
}
