import type { ServiceDb } from "#lib/data/db";
import {
  clearConnection,
  findConnectionOwner,
  readConnection,
} from "#lib/data/integrations/connections";
import type { Disconnect } from "#lib/domain/integrations/connection";
import { endIntegration } from "#lib/vendors/knit";

/** Ends the connection that is meant; another one that took its place meanwhile stays. */
export async function disconnect(
  service: ServiceDb,
  ownerId: string,
  meant: Disconnect,
): Promise<void> {
  const stored = await readConnection(service, ownerId);
  if (stored === null) return;
  const same =
    "integrationId" in meant
      ? meant.integrationId === stored.integrationId
      : meant.appId === stored.appId;
  if (same) await clearConnection(service, ownerId, { tell: true, only: stored.integrationId });
}

/** Tells Knit that a connection is over, unless it was made anew meanwhile. @throws AtsError */
export async function endAtsIntegration(service: ServiceDb, integrationId: string): Promise<void> {
  if ((await findConnectionOwner(service, integrationId)) !== null) return;
  await endIntegration(integrationId);
}
