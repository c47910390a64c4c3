import type { BillingEvent, DueMail } from "#lib/domain/plans/billing-event";
import { type ServiceDb, unwrap, unwrapCount } from "../db.ts";

/** Whether an event was handled before. */
export async function isEventKept(service: ServiceDb, id: string): Promise<boolean> {
  const count = unwrapCount(
    await service
      .from("webhook_events")
      .select("event_id", { count: "exact", head: true })
      .eq("source", "stripe")
      .eq("event_id", id),
  );
  return count > 0;
}

/**
 * Keeps an event that was handled and queues the mail that is due, in one step. Each thing is mailed once, whichever
 * event reports it first.
 * @returns false if it was kept already; then nothing is queued
 */
export async function keepEvent(
  service: ServiceDb,
  { id, occurredAt }: Pick<BillingEvent, "id" | "occurredAt">,
  due: (DueMail & { userId: string }) | null,
): Promise<boolean> {
  return unwrap(
    await service.rpc("keep_billing_event", {
      p_id: id,
      ...(occurredAt && { p_occurred: occurredAt }),
      ...(due && {
        p_user: due.userId,
        p_mail: due.mail,
        p_about: due.about,
        p_facts: due.facts ?? {},
      }),
    }),
  );
}

/** Forgets events that can't come again. */
export async function forgetOldEvents(service: ServiceDb): Promise<void> {
  unwrap(await service.rpc("forget_billing_events"));
}
