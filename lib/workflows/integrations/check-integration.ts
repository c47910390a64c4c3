import type { ServiceDb } from "#lib/data/db";
import { linkedJobs, unlinkJob } from "#lib/data/integrations/ats-links";
import {
  clearConnection,
  findConnectionOwner,
  noteRefusal,
} from "#lib/data/integrations/connections";
import { isUnauthorized } from "#lib/domain/integrations/delivery";
import { listJobs, readIntegration } from "#lib/vendors/knit";

/**
 * Looks at a connection after a hint that something has changed: one that has ended is cleared, a job that is gone is
 * linked to nothing, and whether the ATS lets us in is kept.
 * @throws AtsError; then nothing else is changed
 */
export async function checkIntegration(service: ServiceDb, integrationId: string): Promise<void> {
  const ownerId = await findConnectionOwner(service, integrationId);
  if (ownerId === null) return;
  if ((await readIntegration(integrationId)) === null)
    return clearConnection(service, ownerId, { tell: false, only: integrationId });
  const linked = await linkedJobs(service, integrationId);
  if (linked.length === 0) return;
  const jobs = await listJobs(integrationId).catch(async (error: unknown) => {
    if (isUnauthorized(error)) await noteRefusal(service, integrationId, true);
    throw error;
  });
  await noteRefusal(service, integrationId, false);
  const there = new Set(jobs.map(({ id }) => id));
  for (const job of linked) if (!there.has(job)) await unlinkJob(service, integrationId, job);
}
