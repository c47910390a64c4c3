import { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import { storable } from "#lib/domain/text/storable";
import type { WebhookFacts } from "#lib/domain/webhooks/message";
import { isAccepted, outcomeWords, type WebhookOutcome } from "#lib/domain/webhooks/outcome";
import {
  DISABLE_AFTER_SECONDS,
  FIRST_COOLDOWN,
  maxCooldown,
  retryAfter,
} from "#lib/domain/webhooks/schedule";
import {
  type Delivery,
  ENDPOINT_OFF,
  SENT_LATELY,
  SHOWN_DELIVERIES,
} from "#lib/domain/webhooks/webhook";
import { type Db, refusalOf, type ServiceDb, unwrap, unwrapOr } from "../db.ts";

const data = z.record(z.string(), z.unknown());

/** The newest deliveries of the company that this client belongs to. */
export async function listDeliveries(db: Db): Promise<Delivery[]> {
  const rows = unwrap(
    await db
      .from("webhook_deliveries")
      .select(
        "id, state, tries, status, fault, created_at, webhook_messages!inner(id, event, interview_attempt_id), webhook_endpoints!inner(url)",
      )
      .order("created_at", { ascending: false })
      .limit(SHOWN_DELIVERIES),
  );
  return rows.map((row) => ({
    id: row.id,
    messageId: row.webhook_messages.id,
    attemptId: row.webhook_messages.interview_attempt_id,
    event: row.webhook_messages.event,
    url: row.webhook_endpoints.url,
    state: row.state,
    said: outcomeWords(row.status, row.fault),
    tries: row.tries,
    at: row.created_at,
  }));
}

/**
 * Sends a delivery again. False if this client has no such delivery.
 * @throws AppError `conflict` if its endpoint is turned off, `rate_limited` if it was sent again a moment ago, or
 * many others were
 */
export async function redeliver(db: Db, deliveryId: string): Promise<boolean> {
  const answer = await db.rpc("redeliver_webhook", { p_delivery: deliveryId });
  if (refusalOf(answer.error) === "sent_lately")
    throw new AppError("rate_limited", SENT_LATELY, { retryAfter: 60 });
  return unwrapOr(answer, { endpoint_off: ENDPOINT_OFF });
}

/** One try of a delivery: `queued` tells it from those that were queued later. */
export type DeliveryAttempt = { deliveryId: string; queued: number };

/** What to send, where to, and how often it was tried. */
type Outgoing = {
  url: string;
  secrets: string[];
  tries: number;
  facts: Omit<WebhookFacts, "page">;
};

/** What a try sends; null if there is nothing to send now. */
export async function readOutgoing(
  service: ServiceDb,
  one: DeliveryAttempt,
): Promise<Outgoing | null> {
  const [row] = unwrap(
    await service.rpc("webhook_to_send", { p_delivery: one.deliveryId, p_queued: one.queued }),
  );
  if (row === undefined) return null;
  return {
    url: row.url,
    secrets: [row.secret, row.previous_secret].filter(Boolean),
    tries: row.tries,
    facts: {
      messageId: row.message_id,
      event: row.event,
      happenedAt: new Date(row.happened_at),
      data: data.parse(row.data),
      attemptId: row.attempt_id,
      submittedAt: new Date(row.submitted_at),
      candidate: { id: row.candidate_id, name: row.candidate_name },
      interview: { id: row.interview_id, title: row.interview_title },
    },
  };
}

/** Keeps what a try came to and queues the next one if there is one. */
export async function settleDelivery(
  service: ServiceDb,
  one: DeliveryAttempt,
  tries: number,
  came: WebhookOutcome,
): Promise<void> {
  const { status, answer, fault, durationMs } = came;
  const outcome = {
    delivered: isAccepted(status),
    status,
    fault,
    duration_ms: durationMs,
    answer: storable(answer),
    retry_seconds: retryAfter(tries),
    quiet_seconds: FIRST_COOLDOWN,
    longest_quiet_seconds: maxCooldown(came),
  };
  unwrap(
    await service.rpc("settle_webhook", {
      p_delivery: one.deliveryId,
      p_queued: one.queued,
      p_patience_seconds: DISABLE_AFTER_SECONDS,
      p_outcome: outcome,
    }),
  );
}

/** Forgets what the log holds no longer. */
export async function sweepWebhooks(service: ServiceDb): Promise<void> {
  unwrap(await service.rpc("sweep_webhooks"));
}
