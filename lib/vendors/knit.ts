import type { AtsJob } from "#lib/domain/integrations/connection";
import { AtsError } from "#lib/domain/integrations/delivery";
import { stripInvisible } from "#lib/domain/text/invisible";
import { call, isKnitConfigured, mustCall, ping } from "./knit/call.ts";
import {
  anyReply,
  applicationBody,
  applicationReply,
  attachmentBody,
  candidatesReply,
  createdReply,
  detailsReply,
  jobsReply,
  sessionReply,
} from "./knit/schemas.ts";

export { isKnitConfigured, ping };

/** Milliseconds; the usual ones if left out. */
type Patience = { patienceMs?: number };

/** Who connects: a company of ours, and the person of it who is signed in. */
type Origin = { orgId: string; orgName: string; email: string; name: string };

/** A token for the connect window of one company. @throws AtsError */
export async function createSession(
  { orgId, orgName, email, name }: Origin,
  { patienceMs }: Patience = {},
): Promise<string> {
  const body = {
    originOrgId: orgId,
    originOrgName: orgName,
    originUserEmail: email,
    originUserName: name,
  };
  const { msg } = await mustCall({
    method: "POST",
    tool: "auth.createSession",
    body,
    reply: sessionReply,
    patienceMs,
  });
  return msg.token;
}

/** What Knit says of a connection; null if it knows none, or it has ended. @throws AtsError */
export async function readIntegration(
  integrationId: string,
  { patienceMs }: Patience = {},
): Promise<{ appId: string; categoryId: string } | null> {
  const tool = "integration.details";
  const found = await call({
    method: "GET",
    tool,
    integrationId,
    reply: detailsReply,
    patienceMs,
  });
  const app = found?.data.apps.find((one) => one.integrationId === integrationId && one.isActive);
  return app ? { appId: app.id, categoryId: app.category } : null;
}

/** Ends a connection; one that has ended already is no error. @throws AtsError */
export async function endIntegration(
  integrationId: string,
  { patienceMs }: Patience = {},
): Promise<void> {
  const tool = "integration.deactivate";
  try {
    await call({ method: "POST", tool, integrationId, reply: anyReply, patienceMs });
  } catch (error) {
    if (!(error instanceof AtsError) || error.failure !== "refused") throw error;
    if ((await readIntegration(integrationId, { patienceMs })) !== null) throw error;
  }
}

/** So that an ATS which never ends its list ends ours. */
const MOST_PAGES = 40;

/** Every job of a connected ATS. @throws AtsError */
export async function listJobs(
  integrationId: string,
  { patienceMs }: Patience = {},
): Promise<AtsJob[]> {
  const jobs: AtsJob[] = [];
  let pageToken: string | null | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { data } = await mustCall({
      method: "GET",
      tool: "ats.job.list",
      integrationId,
      reply: jobsReply,
      patienceMs,
      ...(pageToken ? { query: { pageToken } } : {}),
    });
    jobs.push(...data.jobs);
    pageToken = data.nextPageToken;
    if (!pageToken) return jobs;
  }
  throw new AtsError("unknown", { log: `knit: ats.job.list has more than ${MOST_PAGES} pages` });
}

/** As many of a candidate's applications are looked at. */
const MOST_APPLICATIONS = 20;

/**
 * Looks for a person by their address, and for their application on a job; null if the ATS doesn't know them.
 * @throws AtsError
 */
export async function findApplication(
  integrationId: string,
  { email, jobId }: { email: string; jobId: string },
  { patienceMs }: Patience = {},
): Promise<{ candidateId: string; applicationId: string | null } | null> {
  const found = await call({
    method: "POST",
    tool: "ats.candidates.search",
    integrationId,
    patienceMs,
    body: { emails: [email] },
    reply: candidatesReply,
  });
  const same = (one: string) => stripInvisible(one).trim().toLowerCase() === email.toLowerCase();
  const people = (found?.data.candidates ?? []).filter(({ emails }) => emails?.some(same));
  for (const { id: candidateId, applications } of people) {
    for (const applicationId of (applications ?? []).slice(-MOST_APPLICATIONS)) {
      const reply = await call({
        method: "GET",
        tool: "ats.application.get",
        integrationId,
        patienceMs,
        query: { applicationId, candidateId },
        reply: applicationReply,
      });
      if (reply?.data.jobId === jobId) return { candidateId, applicationId };
    }
  }
  const [first] = people;
  return first ? { candidateId: first.id, applicationId: null } : null;
}

type NewApplication = {
  jobId: string;
  /** Of somebody whom the ATS knows already; null if it wants the whole person, or doesn't. */
  candidateId: string | null;
  person: { name: string; email: string; phone: string | null };
};

/** Makes an application. After a failure `unknown` it may be there. @throws AtsError */
export async function createApplication(
  integrationId: string,
  { jobId, candidateId, person }: NewApplication,
  { patienceMs }: Patience = {},
): Promise<{ candidateId: string | null; applicationId: string }> {
  const { data } = await mustCall({
    method: "POST",
    tool: "ats.application.create",
    integrationId,
    patienceMs,
    body: applicationBody(jobId, candidateId, person),
    reply: createdReply,
  });
  return { candidateId: data.candidateId ?? candidateId, applicationId: data.applicationId };
}

type Attachment = { candidateId: string | null; applicationId: string; fileName: string };

/** Attaches a PDF to an application. After a failure `unknown` it may be there. @throws AtsError */
export async function attachDocument(
  integrationId: string,
  document: Attachment,
  bytes: Uint8Array,
  { patienceMs }: Patience = {},
): Promise<void> {
  await mustCall({
    method: "POST",
    tool: "ats.application.attachment.add",
    integrationId,
    patienceMs,
    body: attachmentBody(document, bytes),
    reply: anyReply,
  });
}
