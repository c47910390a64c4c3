import type { Db } from "#lib/data/db";
import type { Subscription } from "#lib/domain/billing";
import { BILLING_TEXTS } from "#lib/domain/billing-texts";
import { AppError } from "#lib/domain/errors";
import { type LookupKey, lookupKey, planOfLookupKey } from "#lib/domain/plans";
import { type PricePreview, previewPrice } from "#lib/vendors/stripe/changes";
import { findPrice } from "#lib/vendors/stripe/prices";
import { putOnPrice } from "./put-on-price.ts";
import { mustBeChangeable, mustNotBeCustom, runningSubscription } from "./running-subscription.ts";

/**
 * Puts the account's subscription on another plan or cycle, at once. Where the card is refused, everything stays.
 * Service client: nobody writes their own plan.
 * @throws AppError `invalid_input`, `forbidden` for the Custom plan, `conflict`
 */
export async function changePlan(service: Db, userId: string, key: string): Promise<void> {
  const { subscription, lookup } = await changeable(service, userId, key);
  await putOnPrice(service, subscription, lookup);
}

/** What such a change costs today, what stays as credit, and when the next bill comes. */
export async function previewChange(
  service: Db,
  userId: string,
  key: string,
): Promise<PricePreview> {
  const { subscription, lookup } = await changeable(service, userId, key);
  const price = await findPrice(lookup);
  const preview = await previewPrice(subscription.id, price.id);
  // A change of plan leaves the trial as it is.
  if (subscription.status === "trialing")
    return { dueToday: 0, credit: 0, nextDate: subscription.trialEnd };
  return { ...preview, nextDate: preview.nextDate ?? subscription.periodEnd };
}

type Change = { subscription: Subscription; lookup: LookupKey };

async function changeable(service: Db, userId: string, key: string): Promise<Change> {
  const wanted = planOfLookupKey(key);
  if (wanted === null) throw new AppError("invalid_input", BILLING_TEXTS.invalidPlan);
  await mustNotBeCustom(service, userId);
  const subscription = await runningSubscription(service, userId);
  if (subscription === null) throw new AppError("conflict", BILLING_TEXTS.noSubscription);
  mustBeChangeable(subscription);
  if (subscription.plan === wanted.plan && subscription.cycle === wanted.cycle)
    throw new AppError("conflict", BILLING_TEXTS.samePlan);
  return { subscription, lookup: lookupKey(wanted.plan, wanted.cycle) };
}
