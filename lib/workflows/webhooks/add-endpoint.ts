import type { Db, ServiceDb } from "#lib/data/db";
import { readAccessFor } from "#lib/data/plans/company-access";
import { addEndpoint } from "#lib/data/webhooks/endpoints";
import { AppError } from "#lib/domain/core/errors";
import { lockOf } from "#lib/domain/plans/features";
import { checkWebhookAddress, newWebhookSecret } from "#lib/vendors/webhooks";

/**
 * Adds an endpoint whose address can be called. Its secret is told once. A plan without webhooks has no name looked up.
 * @throws AppError `invalid_input` for an address that can't be called, `forbidden`, `conflict`
 */
export async function addWebhookEndpoint(
  { db, service, userId }: { db: Db; service: ServiceDb; userId: string },
  url: string,
): Promise<{ secret: string }> {
  const lock = lockOf(await readAccessFor(db, userId), "webhooks");
  if (lock) throw new AppError("forbidden", lock);
  await checkWebhookAddress(url);
  const secret = newWebhookSecret();
  await addEndpoint(service, userId, { url, secret });
  return { secret };
}
