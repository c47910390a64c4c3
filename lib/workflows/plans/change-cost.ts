import { readCompany } from "#lib/data/company/companies";
import type { ServiceDb } from "#lib/data/db";
import { findCustomer, usedCountOf } from "#lib/data/plans/subscriptions";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { AppError } from "#lib/domain/core/errors";
import { isTrialing } from "#lib/domain/plans/billing";
import { BILLING_REFUSALS } from "#lib/domain/plans/billing-refusals";
import { afterThisMonth, alreadyPaidText } from "#lib/domain/plans/billing-texts";
import {
  type ChangeTerms,
  isRecent,
  type PaidPlan,
  paidFor,
  type Settlement,
  settlementOf,
} from "#lib/domain/plans/plan-change";
import { type BillingCycle, lookupKey, type OfferedPlan } from "#lib/domain/plans/plans";
import { companyDate } from "#lib/domain/text/dates";
import {
  type PeriodPrice,
  type PriceChange,
  previewPeriod,
  previewPrice,
} from "#lib/vendors/stripe/changes";
import { findPrice } from "#lib/vendors/stripe/prices";
import type { SubscriptionReading } from "#lib/vendors/stripe/subscriptions";

/** A change of an account's running subscription. */
export type WantedChange = {
  userId: string;
  subscription: SubscriptionReading;
  to: { plan: OfferedPlan; cycle: BillingCycle };
};

/** What is shown of a change before anybody agrees to it. */
export type ShownCost = ChangeTerms & {
  /** Cents of earlier credit that the change uses up. */
  creditUsed: number;
  /** When the next bill comes. */
  nextDate: string | null;
  /** What a period costs from then on, by Stripe's own preview. */
  next: PeriodPrice;
  /** Whether the difference counts from now, or from the end of a month or a period that stays as it was paid. */
  settled: "prorated" | "month_kept" | "kept";
};

/** What a change costs, and how Stripe is asked for it. */
export type ChangeCost = {
  shown: ShownCost;
  priceId: string;
  how: PriceChange;
  stillPaid: PaidPlan | null;
};

/**
 * What a change costs, worked out for now or for the moment that somebody saw. Reads only.
 * @throws AppError `conflict` if it has to wait, or that moment is no longer to be charged for
 */
export async function costOf(
  service: ServiceDb,
  wanted: WantedChange,
  agreedAt: number | null,
): Promise<ChangeCost> {
  const { userId, subscription, to } = wanted;
  const { id, plan, cycle, trialEnd, periodEnd } = subscription;
  const used = await usedCountOf(service, userId);
  const settlement = settlementOf(subscription, to, used, new Date());
  if (settlement.is === "later" || settlement.is === "first")
    throw new AppError("conflict", await refusalOf(service, wanted, settlement));
  const { id: priceId } = await findPrice(lookupKey(to.plan, to.cycle));
  const next = await previewPeriod(id, priceId);
  const shown = { from: { plan, cycle }, to, settled: settlement.is, next };
  if (isTrialing(subscription) || (settlement.is === "kept" && to.cycle === cycle)) {
    // A change of plan leaves the trial as it is.
    const nextDate = isTrialing(subscription) ? trialEnd : periodEnd;
    const { credit = 0 } = (await findCustomer(service, userId)) ?? {};
    const nothing = { dueToday: 0, credit, creditUsed: 0, prorationDate: null };
    const free = { shown: { ...shown, ...nothing, nextDate }, priceId };
    return { ...free, ...askedFor(subscription, settlement, null) };
  }
  const asked = askedFor(subscription, settlement, agreedAt);
  if (settlement.is === "prorated" && agreedAt !== null) await mustBeRecent(id, priceId, agreedAt);
  const { dueToday, credit, creditUsed, ...preview } = await previewPrice(id, priceId, asked.how);
  const { prorationDate } = preview;
  const nextDate = preview.nextDate ?? periodEnd;
  const how = asked.how.is === "kept" ? asked.how : { ...asked.how, at: prorationDate };
  const cost = { dueToday, credit, creditUsed, prorationDate, nextDate };
  return { shown: { ...shown, ...cost }, priceId, ...asked, how };
}

/** How Stripe is asked for a change, and what stays paid for after it. */
function askedFor(
  subscription: SubscriptionReading,
  settlement: Exclude<Settlement, { is: "later" | "first" }>,
  agreedAt: number | null,
): Pick<ChangeCost, "how" | "stillPaid"> {
  if (settlement.is === "prorated")
    return { how: { is: "prorated", at: agreedAt }, stillPaid: null };
  const { is, until } = settlement;
  const at = Math.round(until.getTime() / 1000);
  return {
    how: is === "kept" ? { is } : { is: "prorated", at },
    stillPaid: { plan: paidFor(subscription), until: until.toISOString() },
  };
}

/** Why a change can't be made now, and what can be done instead, with the day by the company's clock. */
async function refusalOf(
  service: ServiceDb,
  { userId, subscription, to }: WantedChange,
  settlement: Extract<Settlement, { is: "later" | "first" }>,
): Promise<string> {
  const zone = (await readCompany(service, userId))?.timeZone ?? DEFAULT_TIME_ZONE;
  const day = companyDate(settlement.until.toISOString(), zone);
  return settlement.is === "first"
    ? alreadyPaidText(settlement.plan, day)
    : afterThisMonth(to, subscription, day);
}

/** A moment that was agreed to counts within minutes of Stripe's own clock. */
async function mustBeRecent(subscriptionId: string, priceId: string, at: number): Promise<void> {
  const now = await previewPrice(subscriptionId, priceId, { is: "prorated", at: null });
  if (now.prorationDate === null || !isRecent(at, now.prorationDate, now.periodStart))
    throw new AppError("conflict", BILLING_REFUSALS.costChanged);
}
