import type { ServiceDb } from "#lib/data/db";
import { enqueueJob } from "#lib/data/jobs";
import { isEventKept, keepEvent } from "#lib/data/plans/billing-events";
import { endCheckout } from "#lib/data/plans/checkouts";
import {
  type BillingEvent,
  CHECKOUT_COMPLETED,
  HANDLED_EVENTS,
  mailAfter,
} from "#lib/domain/plans/billing-event";
import { customerOfCharge } from "#lib/vendors/stripe/customers";
import { syncSubscription } from "./sync-subscription.ts";

type EventOutcome = "handled" | "known" | "not ours";

async function payerOf({ takenBack }: BillingEvent): Promise<string | null> {
  return takenBack ? customerOfCharge(takenBack.chargeId) : null;
}

/** A checkout leaves the cardholder's name on the bills. */
async function nameAgain(service: ServiceDb, userId: string): Promise<void> {
  await enqueueJob(service, "name_customer", { userId, renamed: false }, `name-customer:${userId}`);
}

/**
 * Takes an event as a hint: reads at Stripe how things stand now and writes that. Only then is the event kept, once,
 * together with the mail that is due; an error before leaves nothing kept, so that Stripe's next try repairs it. Service
 * client: events belong to no user.
 */
export async function receiveStripeEvent(
  service: ServiceDb,
  event: BillingEvent,
): Promise<EventOutcome> {
  if (!HANDLED_EVENTS.includes(event.type)) return "not ours";
  if (event.customerId === null && !event.takenBack) return "not ours";
  if (await isEventKept(service, event.id)) return "known";
  const customerId = event.customerId ?? (await payerOf(event));
  const synced = customerId === null ? null : await syncSubscription(service, customerId);
  if (customerId === null || synced === null) return "not ours";
  if (event.takenBack) {
    // First the job: an event that is kept is not read again.
    const payload = { userId: synced.userId, customerId, ...event.takenBack };
    await enqueueJob(service, "tell_support_of_payment", payload, `taken-back:${event.id}`);
  }
  if (event.unfinalized) {
    const trouble = { about: event.unfinalized, why: "invoice" } as const;
    const payload = { userId: synced.userId, customerId, ...trouble };
    await enqueueJob(service, "tell_support_of_subscription", payload, `unfinalized:${event.id}`);
  }
  if (event.sessionId !== null) await endCheckout(service, synced.userId, event.sessionId);
  if (event.type === CHECKOUT_COMPLETED) await nameAgain(service, synced.userId);
  const due = mailAfter(event, synced.subscription);
  const kept = await keepEvent(service, event, due && { userId: synced.userId, ...due });
  return kept ? "handled" : "known";
}
