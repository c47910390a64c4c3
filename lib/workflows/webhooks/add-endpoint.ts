import type { Db } from "#lib/data/db";
import { addEndpoint } from "#lib/data/webhooks/endpoints";
import { checkWebhookAddress, newWebhookSecret } from "#lib/vendors/webhooks";

/**
 * Adds an endpoint whose address can be called. Its secret is told once.
 * @throws AppError `invalid_input` for an address that can't be called, `forbidden`, `conflict`
 */
export async function addWebhookEndpoint(db: Db, url: string): Promise<{ secret: string }> {
  await checkWebhookAddress(url);
  const secret = newWebhookSecret();
  await addEndpoint(db, url, secret);
  return { secret };
}
