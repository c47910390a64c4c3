import type { Db, ServiceDb } from "#lib/data/db";
import { readAccess } from "#lib/data/plans/billing";
import { addEndpoint } from "#lib/data/webhooks/endpoints";
import { includes } from "#lib/domain/plans/plans";
import { AppError } from "#lib/domain/site/errors";
import { NEEDS_SCALE } from "#lib/domain/webhooks/webhook";
import { checkWebhookAddress, newWebhookSecret } from "#lib/vendors/webhooks";

/**
 * Adds an endpoint whose address can be called. Its secret is told once. A plan without webhooks has no name looked up.
 * @throws AppError `invalid_input` for an address that can't be called, `forbidden`, `conflict`
 */
export async function addWebhookEndpoint(
  { db, service, userId }: { db: Db; service: ServiceDb; userId: string },
  url: string,
): Promise<{ secret: string }> {
  if (!includes(await readAccess(db, userId), "SCALE"))
    throw new AppError("forbidden", NEEDS_SCALE);
  await checkWebhookAddress(url);
  const secret = newWebhookSecret();
  await addEndpoint(service, userId, { url, secret });
  return { secret };
}
