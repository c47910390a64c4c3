import { PDF_TYPES, type PdfType } from "../results/pdf.ts";
import { AppError } from "../site/errors.ts";
import { atsLimits, atsName } from "./catalogue.ts";

export const DELIVERY_STATES = ["queued", "sent", "unconfirmed", "failed"] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

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

/** What became of a call to the ATS. After all but `unknown` it is certain that nothing was changed there. */
export type CallFailure = Extract<
  DeliveryProblem,
  "limited" | "unauthorized" | "refused" | "unreachable" | "unknown"
>;

/** A call to the ATS that brought nothing. */
export class AtsError extends AppError {
  readonly failure: CallFailure;

  constructor(
    failure: CallFailure,
    details: { log: string; cause?: unknown; retryAfter?: number | undefined },
  ) {
    const { log, cause, retryAfter } = details;
    super("vendor_failed", "Your ATS can't be reached right now. Please try again.", {
      log,
      cause,
      ...(retryAfter !== undefined && { retryAfter }),
    });
    this.name = "AtsError";
    this.failure = failure;
  }
}

/** What was marked of a step that can't be taken back: before the call, and when it was confirmed. */
export const STEP_STATES = ["none", "asked", "made"] as const;

export type StepState = (typeof STEP_STATES)[number];

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
  /** When it was sent, by the company's clock. */
  sent: string | null;
};

/** One that didn't arrive, for the list on /integrations. */
export type FailedDelivery = Delivery & { attemptId: string; name: string; interview: string };

/** Whether a delivery ends soon by itself: it waits, and nothing has hindered it so far. */
export function isOnItsWay(delivery: Delivery | null): boolean {
  return delivery?.state === "queued" && delivery.problem === null;
}

const REASONS: Record<DeliveryProblem, (ats: string) => string> = {
  limited: (ats) => `${ats} asked us to slow down.`,
  unauthorized: (ats) => `${ats} refused the connection. Open Integrations and connect it again.`,
  refused: (ats) => `${ats} didn't accept this application.`,
  unreachable: (ats) => `${ats} couldn't be reached.`,
  unknown: (ats) => `${ats} didn't answer.`,
  plan: () => "Your plan doesn't include ATS integrations.",
  disconnected: (ats) => `${ats} was disconnected.`,
  job_gone: (ats) => `The job no longer exists in ${ats}. Link the interview to another one.`,
};

/** The documents as a sentence begins with them. */
function subjectOf(appId: string): { what: string; are: string } {
  return atsLimits(appId).oneDocument
    ? { what: "The analysis PDF", are: "is" }
    : { what: "The analysis and transcript PDFs", are: "are" };
}

/** A delivery in one or two sentences. */
export function deliverySentence({ state, appId, problem, sent }: Delivery): string {
  const ats = atsName(appId);
  const reason = problem && REASONS[problem](ats);
  const { what, are } = subjectOf(appId);
  switch (state) {
    case "queued":
      return reason === null
        ? `${what} ${are} on the way to ${ats}.`
        : `Not delivered yet. ${reason} We'll try again automatically.`;
    case "sent":
      return `${what} arrived in ${ats}${sent === null ? "" : ` on ${sent}`}.`;
    case "unconfirmed":
      return `The application or its PDFs may have arrived, but ${ats} didn't confirm it. Check there before you send them again.`;
    case "failed":
      return `Not delivered to ${ats}. ${reason ?? ""}`.trim();
  }
}
