import { isEventKept, keepEvent } from "#lib/data/billing-events";
import { endCheckout } from "#lib/data/checkouts";
import type { Db } from "#lib/data/db";
import { type BillingEvent, HANDLED_EVENTS, mailAfter } from "#lib/domain/billing-event";
import { syncSubscription } from "./sync-subscription.ts";

type EventOutcome = "handled" | "known" | "not ours";

/**
 * Takes an event as a hint: reads at Stripe how things stand now and writes that. Only then is the event kept, once,
 * together with the mail that is due; an error before leaves nothing kept, so that Stripe's next try repairs it. Service
 * client: events are nobody's.
 */
export async function receiveStripeEvent(service: Db, event: BillingEvent): Promise<EventOutcome> {
  if (event.customerId === null || !HANDLED_EVENTS.includes(event.type)) return "not ours";
  if (await isEventKept(service, event.id)) return "known";
  const synced = await syncSubscription(service, event.customerId);
  if (synced === null) return "not ours";
  if (event.sessionId !== null) await endCheckout(service, synced.userId, event.sessionId);
  const due = mailAfter(event.type, synced.subscription);
  const kept = await keepEvent(service, event, due && { userId: synced.userId, ...due });
  return kept ? "handled" : "known";
}
