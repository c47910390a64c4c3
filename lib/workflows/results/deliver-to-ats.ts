import type { ServiceDb } from "#lib/data/db";
import { clearConnection, noteRefusal } from "#lib/data/integrations/connections";
import {
  claimStep,
  confirmDocument,
  keepApplication,
  noteProblem,
  pauseAts,
  type QueuedDelivery,
  readWaitingDelivery,
  releaseStep,
  settleDelivery,
  type WaitingDelivery,
} from "#lib/data/integrations/deliveries";
import { readCompanyAccess } from "#lib/data/plans/company-access";
import { OWNERS_SEAT } from "#lib/domain/company/team";
import { atsLimits } from "#lib/domain/integrations/catalogue";
import {
  AtsError,
  type DeliveryStep,
  documentsFor,
  isRefusal,
  isUnauthorized,
} from "#lib/domain/integrations/delivery";
import { opens } from "#lib/domain/plans/features";
import {
  attachDocument,
  createApplication,
  findApplication,
  readIntegration,
} from "#lib/vendors/knit";
import { makePdf } from "./make-pdf.ts";

type Application = { candidateId: string | null; applicationId: string };

/**
 * Delivers one attempt that waits to its company's ATS: finds the candidate's application or makes it, and attaches the
 * PDFs. What can't be taken back is asked for once: if no answer comes, it waits for a person. A delivery that ended
 * or was queued anew meanwhile is another job's: then nothing more is asked for or kept.
 * @throws AtsError if the same may work later; nothing is done twice then
 */
export async function deliverToAts(
  service: ServiceDb,
  queued: QueuedDelivery,
  now: Date,
): Promise<void> {
  const delivery = await readWaitingDelivery(service, queued);
  if (delivery === null) return;
  const { integrationId, companyId, ownerId } = delivery;
  const fail = (problem: "plan" | "disconnected" | "refused") =>
    settleDelivery(service, delivery, { state: "failed", problem });
  if (!delivery.connected) return fail("disconnected");
  if (!opens(await readCompanyAccess(service, companyId), "ats")) return fail("plan");
  try {
    const application = await applicationOf(service, delivery);
    const sent = application !== null && (await attachAll(service, delivery, application, now));
    const outcome = sent ? { state: "sent" as const, at: now } : { state: "unconfirmed" as const };
    await settleDelivery(service, delivery, outcome);
    if (sent) await noteRefusal(service, integrationId, false);
  } catch (error) {
    if (!(error instanceof AtsError)) throw error;
    const known = isRefusal(error) && (await readIntegration(integrationId).catch(() => undefined));
    // Gone at Knit: all that waits for it ends, this too.
    if (known === null)
      return clearConnection(service, ownerId, { tell: false, only: integrationId });
    if (error.failure === "refused") return fail("refused");
    // If Knit doesn't show its connection either, it is Knit that fails, or our own key there.
    const problem = isUnauthorized(error) && known === undefined ? "unreachable" : error.failure;
    await noteProblem(service, delivery, problem);
    if (problem === "unauthorized") await noteRefusal(service, integrationId, true);
    if (error.retryAfter !== undefined) await pauseAts(service, integrationId, error.retryAfter);
    throw error;
  }
}

/** The candidate's application on the job, found or made; null if it was asked for and can't be found. */
async function applicationOf(
  service: ServiceDb,
  delivery: WaitingDelivery,
): Promise<Application | null> {
  const { integrationId, appId, jobId, person } = delivery;
  if (delivery.applicationId !== null)
    return { candidateId: delivery.candidateId, applicationId: delivery.applicationId };
  const found = await findApplication(integrationId, { email: person.email, jobId });
  const known = found?.candidateId ?? null;
  if (found !== null && found.applicationId !== null) {
    const application = { candidateId: known, applicationId: found.applicationId };
    await keepApplication(service, delivery, application);
    return application;
  }
  const candidateId = atsLimits(appId).wholeCandidate ? null : known;
  const made = await once(service, delivery, "application", () =>
    createApplication(integrationId, { jobId, candidateId, person }),
  );
  if (made !== null) await keepApplication(service, delivery, made);
  return made;
}

/** Whether every document is confirmed. One without a clear answer keeps no other back. */
async function attachAll(
  service: ServiceDb,
  delivery: WaitingDelivery,
  application: Application,
  now: Date,
): Promise<boolean> {
  const { attemptId, ownerId, integrationId } = delivery;
  let confirmed = true;
  for (const type of documentsFor(delivery.appId)) {
    if (delivery[type] === "made") continue;
    const { fileName, bytes } = await makePdf(
      service,
      { ownerId, ...OWNERS_SEAT },
      {
        attemptId,
        type,
        now: now.getTime(),
      },
    );
    const attached = await once(service, delivery, type, async () => {
      await attachDocument(integrationId, { ...application, fileName }, bytes);
      return true;
    }).catch((error: unknown) => {
      if (error instanceof AtsError && error.failure === "unknown") return null;
      throw error;
    });
    if (attached === null) confirmed = false;
    else await confirmDocument(service, delivery, type);
  }
  return confirmed;
}

/**
 * Does what can't be taken back, if it was never asked for; null if it was, or isn't this job's. The mark goes again
 * only if it is certain that nothing was done.
 */
async function once<T>(
  service: ServiceDb,
  delivery: QueuedDelivery,
  step: DeliveryStep,
  act: () => Promise<T>,
): Promise<T | null> {
  if (!(await claimStep(service, delivery, step))) return null;
  try {
    return await act();
  } catch (error) {
    if (error instanceof AtsError && error.failure !== "unknown")
      await releaseStep(service, delivery, step);
    throw error;
  }
}
