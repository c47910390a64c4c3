import type { Db } from "#lib/data/db";
import { rotateSecret } from "#lib/data/webhooks/endpoints";
import { AppError } from "#lib/domain/core/errors";
import { ENDPOINT_MISSING } from "#lib/domain/webhooks/webhook";
import { newWebhookSecret } from "#lib/vendors/webhooks";

/**
 * Gives an endpoint a new secret, which is told once.
 * @throws AppError `not_found`
 */
export async function rotateWebhookSecret(db: Db, endpointId: string): Promise<{ secret: string }> {
  const secret = newWebhookSecret();
  if (!(await rotateSecret(db, endpointId, secret)))
    throw new AppError("not_found", ENDPOINT_MISSING);
  return { secret };
}
