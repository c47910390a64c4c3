import type { ServiceDb } from "#lib/data/db";
import { beginPlanChange, endPlanChange } from "#lib/data/plans/subscriptions";
import { AppError } from "#lib/domain/core/errors";
import { BILLING_REFUSALS } from "#lib/domain/plans/billing-refusals";
import { type ChangeTerms, isAsAgreed } from "#lib/domain/plans/plan-change";
import { changePrice } from "#lib/vendors/stripe/changes";
import { costOf, type WantedChange } from "./change-cost.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * Puts a subscription on another price at once, and writes what follows: one change at a time, and only as it was agreed
 * to, if somebody did. If the card is refused, everything stays.
 * @throws AppError `conflict` if the cost is another one by now, or another change is being made
 */
export async function makeChange(
  service: ServiceDb,
  wanted: WantedChange,
  agreed: ChangeTerms | null,
): Promise<void> {
  const { userId, subscription } = wanted;
  const { plan, cycle } = subscription;
  if (agreed !== null && (agreed.from.plan !== plan || agreed.from.cycle !== cycle))
    throw new AppError("conflict", BILLING_REFUSALS.costChanged);
  if (!(await beginPlanChange(service, userId, { plan, cycle })))
    throw new AppError("conflict", BILLING_REFUSALS.beingChanged);
  try {
    const cost = await costOf(service, wanted, agreed?.prorationDate ?? null);
    if (agreed !== null && !isAsAgreed(agreed, cost.shown))
      throw new AppError("conflict", BILLING_REFUSALS.costChanged);
    await changePrice(subscription.id, cost.priceId, cost.how, cost.stillPaid);
    await syncSubscription(service, subscription.customerId);
  } finally {
    await endPlanChange(service, userId);
  }
}
