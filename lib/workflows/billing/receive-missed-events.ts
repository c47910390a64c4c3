import type { Db } from "#lib/data/db";
import { mailOfEvent } from "#lib/domain/billing-event";
import { pastEvents } from "#lib/vendors/stripe/events";
import { receiveStripeEvent } from "./receive-stripe-event.ts";

/**
 * Takes every event of the last 30 days that has not reached us, as if it came now. Of several that would bring a
 * customer the same mail only the newest brings it, and only if it is the missed one; the mail itself asks whether it
 * is still so. Service client: events are nobody's.
 * @returns how many were missed, and those that could not be taken
 */
export async function receiveMissedEvents(
  service: Db,
): Promise<{ missed: number; failures: unknown[] }> {
  const strangers = new Set<string | null>([null]);
  const mailed = new Set<string>();
  const failures: unknown[] = [];
  let missed = 0;
  // The newest first.
  for await (const event of pastEvents()) {
    if (strangers.has(event.customerId)) continue;
    const mail = `${event.customerId} ${mailOfEvent(event.type)}`;
    try {
      const outcome = await receiveStripeEvent(service, event, { quiet: mailed.has(mail) });
      if (outcome === "not ours") strangers.add(event.customerId);
      if (outcome === "handled") missed++;
      mailed.add(mail);
    } catch (failure) {
      failures.push(failure);
    }
  }
  return { missed, failures };
}
