import type { Db } from "#lib/data/db";
import { linkedJobs, unlinkJob } from "#lib/data/integrations/ats-links";
import { clearConnection, findConnectionOwner } from "#lib/data/integrations/connections";
import { listJobs, readIntegration } from "#lib/vendors/knit";

/**
 * Looks at a connection after a hint that something has changed: one that has ended is cleared, and a job that is gone is
 * linked to nothing. Service client.
 * @throws AtsError; then nothing is changed
 */
export async function checkIntegration(service: Db, integrationId: string): Promise<void> {
  const ownerId = await findConnectionOwner(service, integrationId);
  if (ownerId === null) return;
  if ((await readIntegration(integrationId)) === null)
    return clearConnection(service, ownerId, { tell: false, only: integrationId });
  const linked = await linkedJobs(service, integrationId);
  if (linked.length === 0) return;
  const there = new Set((await listJobs(integrationId)).map(({ id }) => id));
  for (const job of linked) if (!there.has(job)) await unlinkJob(service, integrationId, job);
}
