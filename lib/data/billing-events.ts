import type { BillingEvent, BillingMail } from "../domain/billing-event.ts";
import { type Db, databaseError, unwrap } from "./db.ts";

/** Whether an event was handled before. Service client: events are nobody's to read. */
export async function isEventKept(service: Db, id: string): Promise<boolean> {
  const { count, error } = await service
    .from("webhook_events")
    .select("event_id", { count: "exact", head: true })
    .eq("source", "stripe")
    .eq("event_id", id);
  if (error) throw databaseError(error);
  return (count ?? 0) > 0;
}

/**
 * Keeps an event that was handled and queues the mail it brings, in one step. Of what a mail is about it tells once,
 * whichever event says it first. Service client.
 * @returns false where it was kept already; then nothing is queued
 */
export async function keepEvent(
  service: Db,
  { id }: Pick<BillingEvent, "id">,
  told: { userId: string; mail: BillingMail; about: string | null } | null,
): Promise<boolean> {
  return unwrap(
    await service.rpc("keep_billing_event", {
      p_id: id,
      // Generated types know no null in an argument; left out, both are.
      ...(told && { p_user: told.userId, p_mail: told.mail }),
      ...(told?.about != null && { p_about: told.about }),
    }),
  );
}

/** Forgets events that can't come again. Service client. */
export async function forgetOldEvents(service: Db): Promise<void> {
  const { error } = await service.rpc("forget_billing_events");
  if (error) throw databaseError(error);
}
