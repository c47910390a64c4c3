import type { ServiceDb } from "#lib/data/db";
import { keepConnection } from "#lib/data/integrations/connections";
import { AppError } from "#lib/domain/core/errors";
import type { SaveIntegration } from "#lib/domain/integrations/connection";
import { ATS_TEXTS } from "#lib/domain/integrations/texts";
import { readIntegration } from "#lib/vendors/knit";

/**
 * Keeps a connection that a browser named, as Knit itself describes it.
 * @throws AppError `conflict` if Knit doesn't confirm it or it is another account's, AtsError
 */
export async function saveIntegration(
  service: ServiceDb,
  ownerId: string,
  { integrationId }: SaveIntegration,
): Promise<void> {
  const found = await readIntegration(integrationId);
  if (found === null) throw new AppError("conflict", ATS_TEXTS.notConfirmed);
  await keepConnection(service, ownerId, { integrationId, ...found });
}
