import type {
  AtsState,
  Delivery,
  DeliveryProblem,
  DeliveryStep,
  FailedDelivery,
  StepState,
} from "#lib/domain/integrations/delivery";
import { PDF_TYPES, type PdfType } from "#lib/domain/results/pdf";
import { companyDate } from "#lib/domain/text/dates";
import type { TablesUpdate } from "../database.types.ts";
import { type Db, type Row, type ServiceDb, unwrap } from "../db.ts";

type Shown = Pick<
  Row<"ats_deliveries">,
  "state" | "app_id" | "job_title" | "problem" | "analysis" | "transcript" | "sent_at"
>;

/** A stored delivery as screens show it. */
function toDelivery(row: Shown, timeZone: string): Delivery {
  return {
    state: row.state,
    appId: row.app_id,
    jobTitle: row.job_title,
    problem: row.problem,
    arrived: PDF_TYPES.filter((type) => row[type] === "made"),
    sent: row.sent_at && companyDate(row.sent_at, timeZone, true),
  };
}

type At = Pick<Row<"ats_deliveries">, "integration_id" | "job_id">;

/** A delivery beside the job that its interview is linked to now. */
export function toAtsState(
  row: (Shown & At) | null,
  link: Pick<Row<"ats_links">, "integration_id" | "job_id" | "job_title"> | null,
  timeZone: string,
): AtsState {
  return {
    delivery: row && toDelivery(row, timeZone),
    linkedJob: link?.job_title ?? null,
    moved:
      row !== null &&
      link !== null &&
      (row.integration_id !== link.integration_id || row.job_id !== link.job_id),
  };
}

/** As many are listed on /integrations. */
const MOST_SHOWN = 20;

/** What didn't arrive, or may not have, of the reader's company; the newest first. */
export async function listUndelivered(db: Db, timeZone: string): Promise<FailedDelivery[]> {
  const rows = unwrap(
    await db
      .from("ats_deliveries")
      .select(
        "state, app_id, job_title, problem, analysis, transcript, sent_at, interview_attempt_id, interview_attempts!inner(candidate_name, interviews(title))",
      )
      .in("state", ["failed", "unconfirmed"])
      .order("updated_at", { ascending: false })
      .limit(MOST_SHOWN),
  );
  return rows.map((row) => ({
    ...toDelivery(row, timeZone),
    attemptId: row.interview_attempt_id,
    name: row.interview_attempts.candidate_name,
    interview: row.interview_attempts.interviews.title,
  }));
}

const SELECT = `integration_id, app_id, job_id, ats_candidate_id, ats_application_id, application, analysis, transcript, state,
  interview_attempts!inner(unlocked_at, candidate_name, candidate_phone, candidates(email, phone)),
  company_profiles!inner(id, created_by_user_id, knit_integration_id)`;

/** One attempt on its way, by the row in jobs that delivers it: with another row nothing is found or changed. */
export type QueuedDelivery = { attemptId: string; queueId: string };

/** What a waiting delivery needs; null if none waits, or its attempt is gone or not open. */
export async function readWaitingDelivery(
  service: ServiceDb,
  { attemptId, queueId }: QueuedDelivery,
) {
  const found = unwrap(
    await service
      .from("ats_deliveries")
      .select(SELECT)
      .eq("interview_attempt_id", attemptId)
      .eq("queue_id", queueId)
      .eq("state", "queued")
      .maybeSingle(),
  );
  if (found === null || found.interview_attempts.unlocked_at === null) return null;
  const { candidate_name: name, candidate_phone, candidates } = found.interview_attempts;
  return {
    attemptId,
    queueId,
    companyId: found.company_profiles.id,
    ownerId: found.company_profiles.created_by_user_id,
    integrationId: found.integration_id,
    connected: found.company_profiles.knit_integration_id === found.integration_id,
    appId: found.app_id,
    jobId: found.job_id,
    candidateId: found.ats_candidate_id,
    applicationId: found.ats_application_id,
    application: found.application,
    analysis: found.analysis,
    transcript: found.transcript,
    person: { name, email: candidates.email, phone: candidate_phone ?? candidates.phone },
  };
}

export type WaitingDelivery = NonNullable<Awaited<ReturnType<typeof readWaitingDelivery>>>;

const MARKS = {
  application: (state: StepState) => ({ application: state }),
  analysis: (state: StepState) => ({ analysis: state }),
  transcript: (state: StepState) => ({ transcript: state }),
} as const satisfies Record<DeliveryStep, unknown>;

/** Changes a delivery while it waits for this job; one that was ended or queued anew meanwhile stays. */
async function change(
  service: ServiceDb,
  { attemptId, queueId }: QueuedDelivery,
  changes: TablesUpdate<"ats_deliveries">,
): Promise<void> {
  unwrap(
    await service
      .from("ats_deliveries")
      .update(changes)
      .eq("interview_attempt_id", attemptId)
      .eq("queue_id", queueId)
      .eq("state", "queued"),
  );
}

/**
 * Marks a step before its call. False if this or another job has marked it already, as it may have
 * been done then, or if the delivery isn't this job's anymore.
 */
export async function claimStep(
  service: ServiceDb,
  { queueId }: QueuedDelivery,
  step: DeliveryStep,
): Promise<boolean> {
  return unwrap(await service.rpc("ask_ats_step", { p_queue: queueId, p_step: step }));
}

/** Takes a mark back: it is certain that nothing was done. */
export const releaseStep = (service: ServiceDb, delivery: QueuedDelivery, step: DeliveryStep) =>
  change(service, delivery, MARKS[step]("none"));

/** Keeps what a candidate and their application are called at the ATS. */
export const keepApplication = (
  service: ServiceDb,
  delivery: QueuedDelivery,
  { candidateId, applicationId }: { candidateId: string | null; applicationId: string },
) =>
  change(service, delivery, {
    application: "made",
    ats_candidate_id: candidateId,
    ats_application_id: applicationId,
  });

/** Says that a document was attached. */
export const confirmDocument = (service: ServiceDb, delivery: QueuedDelivery, document: PdfType) =>
  change(service, delivery, MARKS[document]("made"));

/** Says what hindered a try of a delivery that still waits. */
export const noteProblem = (
  service: ServiceDb,
  delivery: QueuedDelivery,
  problem: DeliveryProblem,
) => change(service, delivery, { problem });

/** Says what became of a delivery; a problem that was noted stays unless another is given. */
export const settleDelivery = (
  service: ServiceDb,
  delivery: QueuedDelivery,
  outcome:
    | { state: "sent"; at: Date }
    | { state: "unconfirmed" | "failed"; problem?: DeliveryProblem },
) =>
  change(service, delivery, {
    state: outcome.state,
    ...(outcome.state === "sent"
      ? { problem: null, sent_at: outcome.at.toISOString() }
      : outcome.problem !== undefined && { problem: outcome.problem }),
  });

/** Ends a delivery whose job failed at its last try, and those whose jobs died with their worker. */
export async function giveUpDeliveries(service: ServiceDb, queueId?: string): Promise<void> {
  unwrap(
    await service.rpc("give_up_ats_deliveries", queueId === undefined ? {} : { p_queue: queueId }),
  );
}

/** Stops the calls to an ATS for a while, because it wants fewer of them. */
export async function pauseAts(
  service: ServiceDb,
  integrationId: string,
  seconds: number,
): Promise<void> {
  unwrap(await service.rpc("pause_ats", { p_integration: integrationId, p_seconds: seconds }));
}

/** Queues an attempt once more, at its company's request. False if it can't be sent, or isn't this client's. */
export async function sendAgain(db: Db, attemptId: string): Promise<boolean> {
  return unwrap(await db.rpc("send_to_ats", { p_attempt: attemptId }));
}
