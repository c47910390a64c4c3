import type { ServiceDb } from "#lib/data/db";
import { findConnectionOwner } from "#lib/data/integrations/connections";
import { endIntegration } from "#lib/vendors/knit";

/** Tells Knit that a connection is over, unless it was made anew meanwhile. @throws AtsError */
export async function endAtsIntegration(service: ServiceDb, integrationId: string): Promise<void> {
  if ((await findConnectionOwner(service, integrationId)) !== null) return;
  await endIntegration(integrationId);
}
