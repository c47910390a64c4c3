import type { Db, ServiceDb } from "#lib/data/db";
import { clearConnection, noteRefusal, readConnection } from "#lib/data/integrations/connections";
import { AppError } from "#lib/domain/core/errors";
import { atsName } from "#lib/domain/integrations/catalogue";
import type { AtsConnection, AtsJob } from "#lib/domain/integrations/connection";
import { isRefusal, isUnauthorized } from "#lib/domain/integrations/delivery";
import { ATS_TEXTS, refusedConnection } from "#lib/domain/integrations/texts";
import { listJobs, readIntegration } from "#lib/vendors/knit";

/** Of a company with more jobs than that, the first in the order of the alphabet. */
const MOST_JOBS = 500;

/** Whose jobs are read: by their own client, beside the service's, which keeps what the ATS says of its connection. */
type Asker = { db: Db; service: ServiceDb; ownerId: string };

/**
 * The jobs of the ATS that an account has connected.
 * @throws AppError `conflict` if it has none or isn't let in, AtsError
 */
export async function listAtsJobs(asker: Asker): Promise<AtsJob[]> {
  const { jobs } = await readJobs(asker);
  return jobs.toSorted((a, b) => a.title.localeCompare(b.title, "en")).slice(0, MOST_JOBS);
}

/**
 * One of them, as the ATS names it now, to link an interview to.
 * @throws AppError as above, also if it is closed; `not_found` if there is no such job; AtsError
 */
export async function findAtsJob(
  asker: Asker,
  jobId: string,
): Promise<{ job: AtsJob; connection: AtsConnection }> {
  const { jobs, connection } = await readJobs(asker);
  const job = jobs.find(({ id }) => id === jobId);
  if (job === undefined) throw new AppError("not_found", ATS_TEXTS.jobMissing);
  if (!job.open) throw new AppError("conflict", ATS_TEXTS.jobClosed);
  return { job, connection };
}

async function readJobs({ db, service, ownerId }: Asker) {
  const connection = await readConnection(db, ownerId);
  if (connection === null) throw new AppError("conflict", ATS_TEXTS.notConnected);
  const { integrationId, appId, refused } = connection;
  try {
    const jobs = await listJobs(integrationId);
    if (refused) await noteRefusal(service, integrationId, false);
    return { jobs, connection };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const known = await readIntegration(integrationId).catch(() => undefined);
    if (known === null) {
      await clearConnection(service, ownerId, { tell: false, only: integrationId });
      throw new AppError("conflict", ATS_TEXTS.notConnected, { cause: error });
    }
    // If Knit doesn't show its connection either, it is Knit that fails, or our own key there.
    if (!isUnauthorized(error) || known === undefined) throw error;
    await noteRefusal(service, integrationId, true);
    throw new AppError("conflict", refusedConnection(atsName(appId)), { cause: error });
  }
}
