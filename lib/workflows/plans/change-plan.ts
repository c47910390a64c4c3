import type { ServiceDb } from "#lib/data/db";
import { AppError } from "#lib/domain/core/errors";
import { BILLING_REFUSALS } from "#lib/domain/plans/billing-refusals";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import type { ChangeTerms } from "#lib/domain/plans/plan-change";
import { planOfLookupKey } from "#lib/domain/plans/plans";
import { costOf, type ShownCost, type WantedChange } from "./change-cost.ts";
import { makeChange } from "./make-change.ts";
import { mustBeChangeable, mustNotBeCustom, runningSubscription } from "./running-subscription.ts";

/**
 * Puts the account's subscription on another plan or cycle, at once, as it was agreed to. If the card is refused,
 * everything stays.
 * @throws AppError `invalid_input`, `forbidden` for the Custom plan, `conflict`
 */
export async function changePlan(
  service: ServiceDb,
  userId: string,
  key: string,
  agreed: ChangeTerms,
): Promise<void> {
  await makeChange(service, await changeable(service, userId, key), agreed);
}

/** What such a change costs today, what stays as credit, and when the next bill comes: what somebody agrees to. */
export async function previewChange(
  service: ServiceDb,
  userId: string,
  key: string,
): Promise<ShownCost> {
  const { shown } = await costOf(service, await changeable(service, userId, key), null);
  return shown;
}

async function changeable(service: ServiceDb, userId: string, key: string): Promise<WantedChange> {
  const to = planOfLookupKey(key);
  if (to === null) throw new AppError("invalid_input", BILLING_REFUSALS.invalidPlan);
  await mustNotBeCustom(service, userId);
  const subscription = await runningSubscription(service, userId);
  if (subscription === null) throw new AppError("conflict", BILLING_TEXTS.noSubscription);
  mustBeChangeable(subscription);
  if (subscription.plan === to.plan && subscription.cycle === to.cycle)
    throw new AppError("conflict", BILLING_REFUSALS.samePlan);
  return { userId, subscription, to };
}
