import type { ServiceDb } from "#lib/data/db";
import type { TakenBack } from "#lib/domain/plans/billing-event";
import { pastEvents } from "#lib/vendors/stripe/events";
import { receiveStripeEvent } from "./receive-stripe-event.ts";

/**
 * Takes every event of the last 30 days that has not reached us, as if it came now.
 * @returns how many were missed, those that could not be taken, and what was disputed or given back, missed or not
 */
export async function receiveMissedEvents(
  service: ServiceDb,
): Promise<{ missed: number; failures: unknown[]; takenBack: TakenBack[] }> {
  const strangers = new Set<string | null>([null]);
  const failures: unknown[] = [];
  const takenBack: TakenBack[] = [];
  let missed = 0;
  for await (const event of pastEvents()) {
    if (!event.takenBack && strangers.has(event.customerId)) continue;
    try {
      const outcome = await receiveStripeEvent(service, event);
      if (outcome === "not ours") strangers.add(event.customerId);
      else if (event.takenBack) takenBack.push(event.takenBack);
      if (outcome === "handled") missed++;
    } catch (failure) {
      failures.push(failure);
    }
  }
  return { missed, failures, takenBack };
}
