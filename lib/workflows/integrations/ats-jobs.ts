import type { Db } from "#lib/data/db";
import { readConnection } from "#lib/data/integrations/connections";
import type { AtsConnection, AtsJob } from "#lib/domain/integrations/connection";
import { ATS_TEXTS } from "#lib/domain/integrations/texts";
import { AppError } from "#lib/domain/site/errors";
import { listJobs } from "#lib/vendors/knit";

/** Of a company with more jobs than that, the first in the order of the alphabet. */
const MOST_JOBS = 500;

async function mustRead(db: Db, ownerId: string): Promise<AtsConnection> {
  const connection = await readConnection(db, ownerId);
  if (connection === null) throw new AppError("conflict", ATS_TEXTS.notConnected);
  return connection;
}

/** The jobs of the ATS that an account has connected. @throws AppError `conflict` where it has none, AtsError */
export async function listAtsJobs(db: Db, ownerId: string): Promise<AtsJob[]> {
  const { integrationId } = await mustRead(db, ownerId);
  const jobs = await listJobs(integrationId);
  return jobs.toSorted((a, b) => a.title.localeCompare(b.title, "en")).slice(0, MOST_JOBS);
}

/**
 * One of them, as the ATS names it now.
 * @throws AppError `conflict` where no ATS is connected, `not_found` where it has no such job, AtsError
 */
export async function findAtsJob(
  db: Db,
  ownerId: string,
  jobId: string,
): Promise<{ job: AtsJob; connection: AtsConnection }> {
  const connection = await mustRead(db, ownerId);
  const job = (await listJobs(connection.integrationId)).find(({ id }) => id === jobId);
  if (job === undefined) throw new AppError("not_found", ATS_TEXTS.jobMissing);
  return { job, connection };
}
