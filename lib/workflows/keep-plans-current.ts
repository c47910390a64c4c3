import { forgetOldEvents } from "../data/billing-events.ts";
import type { Db } from "../data/db.ts";
import { companiesWithRoom, endGracePeriods, unlockAttempts } from "../data/subscriptions.ts";

/** Companies in one call; the rest are next. */
const COMPANIES = 50;

/**
 * What only the passing of time does to plans: ends the grace of failed payments, and opens what waits where a new
 * month of a subscription has begun. Running again changes nothing more. Service client: it goes through companies.
 */
export async function keepPlansCurrent(
  service: Db,
): Promise<{ graceEnded: number; opened: number }> {
  await forgetOldEvents(service);
  const graceEnded = await endGracePeriods(service);
  let opened = 0;
  for (const departmentKey of await companiesWithRoom(service, COMPANIES)) {
    opened += await unlockAttempts(service, departmentKey);
  }
  return { graceEnded, opened };
}
