import { z } from "zod";
import {
  DELIVERY_PROBLEMS,
  DELIVERY_STATES,
  type Delivery,
  type DeliveryProblem,
  type FailedDelivery,
  STEP_STATES,
  type StepState,
} from "#lib/domain/integrations/delivery";
import type { PdfType } from "#lib/domain/results/pdf";
import { companyDate } from "#lib/domain/text/dates";
import { type Db, type Row, unwrap } from "../db.ts";

const stateSchema = z.enum(DELIVERY_STATES);
const problemSchema = z.enum(DELIVERY_PROBLEMS).nullable();
const stepSchema = z.enum(STEP_STATES);

type Shown = Pick<Row<"ats_deliveries">, "state" | "app_id" | "job_title" | "problem" | "sent_at">;

/** A stored delivery as screens show it. */
export function toDelivery(row: Shown, timeZone: string): Delivery {
  return {
    state: stateSchema.parse(row.state),
    appId: row.app_id,
    jobTitle: row.job_title,
    problem: problemSchema.parse(row.problem),
    sent: row.sent_at && companyDate(row.sent_at, timeZone, true),
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
        "state, app_id, job_title, problem, sent_at, interview_attempt_id, interview_attempts!inner(candidate_name, interviews(title))",
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
  company_profiles!inner(created_by_user_id, knit_integration_id)`;

/** What a delivery needs that waits; null where none does, or its attempt is gone or not open. Service client. */
export async function readWaitingDelivery(service: Db, attemptId: string) {
  const found = unwrap(
    await service
      .from("ats_deliveries")
      .select(SELECT)
      .eq("interview_attempt_id", attemptId)
      .eq("state", "queued")
      .maybeSingle(),
  );
  if (found === null || found.interview_attempts.unlocked_at === null) return null;
  const { candidate_name: name, candidate_phone, candidates } = found.interview_attempts;
  return {
    attemptId,
    ownerId: found.company_profiles.created_by_user_id,
    integrationId: found.integration_id,
    connected: found.company_profiles.knit_integration_id === found.integration_id,
    appId: found.app_id,
    jobId: found.job_id,
    candidateId: found.ats_candidate_id,
    applicationId: found.ats_application_id,
    application: stepSchema.parse(found.application),
    analysis: stepSchema.parse(found.analysis),
    transcript: stepSchema.parse(found.transcript),
    person: { name, email: candidates.email, phone: candidate_phone ?? candidates.phone },
  };
}

export type WaitingDelivery = NonNullable<Awaited<ReturnType<typeof readWaitingDelivery>>>;

/** The steps that can't be taken back. */
export type DeliveryStep = "application" | "analysis" | "transcript";

const MARKS = {
  application: (state: StepState) => ({ application: state }),
  analysis: (state: StepState) => ({ analysis: state }),
  transcript: (state: StepState) => ({ transcript: state }),
} as const satisfies Record<DeliveryStep, unknown>;

/** Marks a step before its call. False where it was marked already, by whoever: then it may have been done. Service client. */
export async function askStep(
  service: Db,
  attemptId: string,
  step: DeliveryStep,
): Promise<boolean> {
  const rows = unwrap(
    await service
      .from("ats_deliveries")
      .update(MARKS[step]("asked"))
      .eq("interview_attempt_id", attemptId)
      .eq(step, "none")
      .select("interview_attempt_id"),
  );
  return rows.length > 0;
}

/** Takes a mark back: it is certain that nothing was done. Service client. */
export async function unaskStep(service: Db, attemptId: string, step: DeliveryStep): Promise<void> {
  unwrap(
    await service
      .from("ats_deliveries")
      .update(MARKS[step]("none"))
      .eq("interview_attempt_id", attemptId),
  );
}

/** Keeps what a candidate and their application are called at the ATS. Service client. */
export async function keepApplication(
  service: Db,
  attemptId: string,
  { candidateId, applicationId }: { candidateId: string | null; applicationId: string },
): Promise<void> {
  unwrap(
    await service
      .from("ats_deliveries")
      .update({
        application: "made",
        ats_candidate_id: candidateId,
        ats_application_id: applicationId,
      })
      .eq("interview_attempt_id", attemptId),
  );
}

/** Says that a document was attached. Service client. */
export async function confirmDocument(
  service: Db,
  attemptId: string,
  document: PdfType,
): Promise<void> {
  unwrap(
    await service
      .from("ats_deliveries")
      .update(MARKS[document]("made"))
      .eq("interview_attempt_id", attemptId),
  );
}

/** Says what hindered a try of a delivery that still waits. Service client. */
export async function noteProblem(
  service: Db,
  attemptId: string,
  problem: DeliveryProblem,
): Promise<void> {
  unwrap(
    await service
      .from("ats_deliveries")
      .update({ problem })
      .eq("interview_attempt_id", attemptId)
      .eq("state", "queued"),
  );
}

/** Says what became of a delivery that waited; a problem that was noted stays unless another is given. Service client. */
export async function settleDelivery(
  service: Db,
  attemptId: string,
  outcome:
    | { state: "sent"; at: Date }
    | { state: "unconfirmed" | "failed"; problem?: DeliveryProblem },
): Promise<void> {
  const { state } = outcome;
  unwrap(
    await service
      .from("ats_deliveries")
      .update({
        state,
        ...(outcome.state === "sent"
          ? { problem: null, sent_at: outcome.at.toISOString() }
          : outcome.problem !== undefined && { problem: outcome.problem }),
      })
      .eq("interview_attempt_id", attemptId)
      .eq("state", "queued"),
  );
}

/** Leaves an ATS alone that wants fewer calls. Service client. */
export async function pauseAts(service: Db, integrationId: string, seconds: number): Promise<void> {
  unwrap(await service.rpc("pause_ats", { p_integration: integrationId, p_seconds: seconds }));
}

/** Queues an attempt once more, by its company's wish. False where it can't be sent, or isn't this client's. */
export async function sendAgain(db: Db, attemptId: string): Promise<boolean> {
  return unwrap(await db.rpc("send_to_ats", { p_attempt: attemptId }));
}
