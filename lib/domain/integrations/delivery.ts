import { AppError } from "../core/errors.ts";
import { PDF_TYPES, type PdfType } from "../results/pdf.ts";
import { atsLimits } from "./catalogue.ts";

export const DELIVERY_STATES = ["queued", "sent", "unconfirmed", "failed"] as const;

type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a try didn't deliver; the database knows the same words. */
export const DELIVERY_PROBLEMS = [
  "limited",
  "unauthorized",
  "refused",
  "unreachable",
  "unknown",
  "plan",
  "disconnected",
  "job_gone",
] as const;

export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

/** What became of a call to the ATS. After all except `unknown`, nothing was changed there for certain. */
export type CallFailure = Extract<
  DeliveryProblem,
  "limited" | "unauthorized" | "refused" | "unreachable" | "unknown"
>;

export const ATS_UNREACHABLE = "Your ATS can't be reached right now. Please try again.";

/** A call to the ATS that brought nothing. */
export class AtsError extends AppError {
  readonly failure: CallFailure;

  constructor(
    failure: CallFailure,
    details: { log: string; cause?: unknown; retryAfter?: number | undefined },
  ) {
    const { log, cause, retryAfter } = details;
    super("vendor_failed", ATS_UNREACHABLE, {
      log,
      cause,
      ...(retryAfter !== undefined && { retryAfter }),
    });
    this.name = "AtsError";
    this.failure = failure;
  }
}

/** Whether the ATS doesn't let us in. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof AtsError && error.failure === "unauthorized";
}

/** Whether a call was turned down, as also one of a connection that is gone is. */
export function isRefusal(error: unknown): boolean {
  return isUnauthorized(error) || (error instanceof AtsError && error.failure === "refused");
}

/** What was marked of a step that can't be taken back: before the call, and when it was confirmed. */
export const STEP_STATES = ["none", "asked", "made"] as const;

export type StepState = (typeof STEP_STATES)[number];

/** The steps that can't be taken back. */
export const DELIVERY_STEPS = ["application", ...PDF_TYPES] as const;

export type DeliveryStep = (typeof DELIVERY_STEPS)[number];

/** The documents that an ATS gets, in the order in which they are attached. */
export function documentsFor(appId: string): readonly PdfType[] {
  return atsLimits(appId).oneDocument ? ["analysis"] : PDF_TYPES;
}

/** Where one candidate's delivery stands, as the response page shows it. */
export type Delivery = {
  state: DeliveryState;
  appId: string;
  jobTitle: string;
  problem: DeliveryProblem | null;
  /** The documents that are confirmed to be there. */
  arrived: readonly PdfType[];
  /** When it was sent, by the company's clock. */
  sent: string | null;
};

/** One that didn't arrive, for the list on /integrations. */
export type FailedDelivery = Delivery & { attemptId: string; name: string; interview: string };

/** Whether a delivery ends soon by itself: it waits, and nothing has hindered it so far. */
export function isInProgress(delivery: Delivery | null): boolean {
  return delivery?.state === "queued" && delivery.problem === null;
}

/** The documents of a delivery that aren't confirmed: they are what is sent again. */
export function unconfirmedDocuments({ appId, arrived }: Delivery): readonly PdfType[] {
  return documentsFor(appId).filter((type) => !arrived.includes(type));
}

/** Where a candidate's delivery stands, and the job of the company's ATS that they would be sent to now. */
export type AtsState = {
  delivery: Delivery | null;
  linkedJob: string | null;
  /** Whether the delivery was for another job than that one. */
  moved: boolean;
};
