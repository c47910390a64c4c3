import type { AtsConnection, AtsJob } from "#lib/domain/integrations/connection";
import { type Db, unwrap } from "../db.ts";

export type AtsLink = { jobId: string; jobTitle: string };

/** An interview's company and the ATS job that it is linked to; null where it isn't this client's. */
export async function readLinkable(
  db: Db,
  interviewId: string,
): Promise<{ id: string; department: string; link: AtsLink | null } | null> {
  const found = unwrap(
    await db
      .from("interviews")
      .select("id, department, ats_links(job_id, job_title)")
      .eq("id", interviewId)
      .maybeSingle(),
  );
  if (found === null) return null;
  const { id, department, ats_links: link } = found;
  return { id, department, link: link && { jobId: link.job_id, jobTitle: link.job_title } };
}

/** Links an interview to a job of its company's ATS. Users may not write links: service client. */
export async function keepAtsLink(
  service: Db,
  interview: { id: string; department: string },
  { integrationId }: Pick<AtsConnection, "integrationId">,
  job: Pick<AtsJob, "id" | "title">,
): Promise<void> {
  unwrap(
    await service.from("ats_links").upsert({
      interview_id: interview.id,
      department_key: interview.department,
      integration_id: integrationId,
      job_id: job.id,
      job_title: job.title,
    }),
  );
}

/** Links an interview to no job. Service client. */
export async function removeAtsLink(service: Db, interviewId: string): Promise<void> {
  unwrap(await service.from("ats_links").delete().eq("interview_id", interviewId));
}

/** The jobs of a connection that interviews are linked to. Service client. */
export async function linkedJobs(service: Db, integrationId: string): Promise<string[]> {
  const rows = unwrap(
    await service.from("ats_links").select("job_id").eq("integration_id", integrationId),
  );
  return [...new Set(rows.map(({ job_id }) => job_id))];
}

/** Ends every link to a job that is gone at the ATS. Service client. */
export async function unlinkJob(service: Db, integrationId: string, jobId: string): Promise<void> {
  unwrap(await service.rpc("unlink_ats_job", { p_integration: integrationId, p_job: jobId }));
}
