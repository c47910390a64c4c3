import { AppError } from "#lib/domain/core/errors";
import type { AtsConnection, AtsJob } from "#lib/domain/integrations/connection";
import { ATS_TEXTS } from "#lib/domain/integrations/texts";
import { type Db, type ServiceDb, unwrap } from "../db.ts";

type AtsLink = { jobId: string; jobTitle: string };

/** An interview and the ATS job that it is linked to; null if it isn't this client's. */
export async function readLinkable(
  db: Db,
  interviewId: string,
): Promise<{ id: string; link: AtsLink | null } | null> {
  const found = unwrap(
    await db
      .from("interviews")
      .select("id, ats_links(job_id, job_title)")
      .eq("id", interviewId)
      .maybeSingle(),
  );
  if (found === null) return null;
  const { id, ats_links: link } = found;
  return { id, link: link && { jobId: link.job_id, jobTitle: link.job_title } };
}

/**
 * Links an interview to a job of its company's ATS.
 * @throws AppError `conflict` if the company has another connection by now, or none
 */
export async function keepAtsLink(
  service: ServiceDb,
  interviewId: string,
  { integrationId }: Pick<AtsConnection, "integrationId">,
  job: Pick<AtsJob, "id" | "title">,
): Promise<void> {
  const kept = unwrap(
    await service.rpc("link_ats_job", {
      p_interview: interviewId,
      p_integration: integrationId,
      p_job: job.id,
      p_title: job.title,
    }),
  );
  if (!kept) throw new AppError("conflict", ATS_TEXTS.notConnected);
}

/** Links an interview to no job. */
export async function removeAtsLink(service: ServiceDb, interviewId: string): Promise<void> {
  unwrap(await service.from("ats_links").delete().eq("interview_id", interviewId));
}

/** The jobs of a connection that interviews are linked to. */
export async function linkedJobs(service: ServiceDb, integrationId: string): Promise<string[]> {
  const rows = unwrap(
    await service.from("ats_links").select("job_id").eq("integration_id", integrationId),
  );
  return [...new Set(rows.map(({ job_id }) => job_id))];
}

/** Ends every link to a job that is gone at the ATS. */
export async function unlinkJob(
  service: ServiceDb,
  integrationId: string,
  jobId: string,
): Promise<void> {
  unwrap(await service.rpc("unlink_ats_job", { p_integration: integrationId, p_job: jobId }));
}
