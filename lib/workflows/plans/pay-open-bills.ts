import type { ServiceDb } from "#lib/data/db";
import { hasOpenBill } from "#lib/domain/plans/billing";
import { payOpenBills as chargeOpenBills } from "#lib/vendors/stripe/open-bills";
import { runningSubscription } from "./running-subscription.ts";
import { syncSubscription } from "./sync-subscription.ts";

type BillsPaid = {
  /** `open`: a bill goes on waiting, and `url` is its page at Stripe, if it has one. */
  bills: "none" | "paid" | "open";
  url: string | null;
};

/**
 * Pays what an account's past-due subscription owes with the card that was saved last: a new card alone does not,
 * because Stripe waits for its next try.
 * @throws AppError `vendor_failed`
 */
export async function payOpenBills(service: ServiceDb, userId: string): Promise<BillsPaid> {
  const running = await runningSubscription(service, userId);
  if (running === null || !hasOpenBill(running)) return { bills: "none", url: null };
  const { open } = await chargeOpenBills(running.id);
  await syncSubscription(service, running.customerId);
  return open === null ? { bills: "paid", url: null } : { bills: "open", url: open.url };
}
