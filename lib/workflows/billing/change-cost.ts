import type { Db } from "#lib/data/db";
import { usedCountOf } from "#lib/data/subscriptions";
import { isTrialing } from "#lib/domain/billing";
import { afterThisMonth, BILLING_TEXTS, paidAlready } from "#lib/domain/billing-texts";
import { companyDate } from "#lib/domain/dates";
import { AppError } from "#lib/domain/errors";
import { type ChangeTerms, isRecent, type Settlement, settlementOf } from "#lib/domain/plan-change";
import { type BillingCycle, lookupKey, type OfferedPlan, planName } from "#lib/domain/plans";
import { type PricePreview, previewPrice } from "#lib/vendors/stripe/changes";
import { findPrice } from "#lib/vendors/stripe/prices";
import type { SubscriptionReading } from "#lib/vendors/stripe/subscriptions";

/** A change of an account's running subscription. */
export type WantedChange = {
  userId: string;
  subscription: SubscriptionReading;
  to: { plan: OfferedPlan; cycle: BillingCycle };
};

export type ChangeCost = ChangeTerms & {
  /** When the next bill comes. */
  nextDate: string | null;
  /** Whether the difference counts from now, or what was paid for the period stays as it is. */
  settled: "prorated" | "kept";
  priceId: string;
};

/**
 * What a change costs, worked out for now or for the moment that somebody saw. Reads only.
 * @throws AppError `conflict` where it has to wait, or that moment is no longer to be charged for
 */
export async function costOf(
  service: Db,
  { userId, subscription, to }: WantedChange,
  agreedAt: number | null,
): Promise<ChangeCost> {
  const used = await usedCountOf(service, userId);
  const settled = settledOrRefused(settlementOf(subscription, to, used, new Date()), to.plan);
  const { id: priceId } = await findPrice(lookupKey(to.plan, to.cycle));
  const { plan, cycle, trialEnd, periodEnd } = subscription;
  const change = { from: { plan, cycle }, to, settled, priceId };
  const nothing = { dueToday: 0, credit: 0, prorationDate: null };
  // A change of plan leaves the trial as it is.
  if (isTrialing(subscription)) return { ...change, ...nothing, nextDate: trialEnd };
  if (settled === "kept") return { ...change, ...nothing, nextDate: periodEnd };
  const { dueToday, credit, nextDate, prorationDate } = await previewAt(
    subscription.id,
    priceId,
    agreedAt,
  );
  return { ...change, dueToday, credit, prorationDate, nextDate: nextDate ?? periodEnd };
}

function settledOrRefused(settlement: Settlement, wanted: OfferedPlan): "prorated" | "kept" {
  if (settlement.is === "later") {
    const day = companyDate(settlement.after.toISOString(), "UTC");
    throw new AppError("conflict", afterThisMonth(planName(wanted), day));
  }
  if (settlement.is === "first")
    throw new AppError("conflict", paidAlready(planName(settlement.plan)));
  return settlement.is;
}

/** The bill as of the moment that was agreed to, as far as that is within minutes of Stripe's own clock. */
async function previewAt(
  subscriptionId: string,
  priceId: string,
  at: number | null,
): Promise<PricePreview> {
  const now = await previewPrice(subscriptionId, priceId, null);
  if (at === null) return now;
  if (now.prorationDate === null || !isRecent(at, now.prorationDate, now.periodStart))
    throw new AppError("conflict", BILLING_TEXTS.costChanged);
  return previewPrice(subscriptionId, priceId, at);
}
