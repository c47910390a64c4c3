import type { ServiceDb } from "#lib/data/db";
import { AppError } from "#lib/domain/core/errors";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import { resumeSubscription } from "#lib/vendors/stripe/subscriptions";
import { mustBeChangeable, mustNotBeCustom, runningSubscription } from "./running-subscription.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * Lets the account's subscription go on that was to end later; again changes nothing.
 * @throws AppError `forbidden` for the Custom plan, `conflict` if none runs or a person has to look, `payment_due`
 */
export async function keepPlan(service: ServiceDb, userId: string): Promise<void> {
  await mustNotBeCustom(service, userId);
  const running = await runningSubscription(service, userId);
  if (running === null) throw new AppError("conflict", BILLING_TEXTS.noSubscription);
  mustBeChangeable(running);
  await resumeSubscription(running.id);
  await syncSubscription(service, running.customerId);
}
