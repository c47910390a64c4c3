import type { ServiceDb } from "#lib/data/db";
import { type DeliveryAttempt, readOutgoing, settleDelivery } from "#lib/data/webhooks/deliveries";
import { responsePath } from "#lib/domain/core/routes";
import { messageBody, sentId } from "#lib/domain/webhooks/message";
import { sendWebhook } from "#lib/vendors/webhooks";

/**
 * Tries one delivery and queues the next try, if it is not taken: at each try the message has the same id. A server
 * that is killed between the call and its end sends again.
 */
export async function sendMessage(
  service: ServiceDb,
  one: DeliveryAttempt,
  appUrl: string,
): Promise<void> {
  const outgoing = await readOutgoing(service, one);
  if (outgoing === null) return;
  const { url, secrets, tries, facts } = outgoing;
  const page = appUrl + responsePath(facts.attemptId);
  const message = {
    id: sentId(facts.messageId),
    body: messageBody({ ...facts, page }),
    secrets,
  };
  await settleDelivery(service, one, tries + 1, await sendWebhook(url, message));
}
