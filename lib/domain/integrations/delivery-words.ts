import type { PdfType } from "../results/pdf.ts";
import { atsLimits, atsName } from "./catalogue.ts";
import {
  type AtsState,
  type Delivery,
  type DeliveryProblem,
  unconfirmedDocuments,
} from "./delivery.ts";
import { refusedConnection } from "./texts.ts";

const REASONS: Record<DeliveryProblem, (ats: string) => string> = {
  limited: (ats) => `${ats} asked us to slow down.`,
  unauthorized: refusedConnection,
  refused: (ats) => `${ats} didn't accept this application.`,
  unreachable: (ats) => `${ats} couldn't be reached.`,
  unknown: (ats) => `${ats} didn't answer.`,
  plan: () => "Your plan doesn't include ATS integrations.",
  disconnected: (ats) => `${ats} was disconnected.`,
  job_gone: (ats) => `The job no longer exists in ${ats}. Link the interview to another one.`,
};

/** Documents as a sentence begins with them. */
function subjectOf(types: readonly PdfType[]): { what: string; are: string } {
  return types.length === 1
    ? { what: `The ${types[0]} PDF`, are: "is" }
    : { what: `The ${types.join(" and ")} PDFs`, are: "are" };
}

/** A delivery in one to three sentences. */
export function deliverySentence(delivery: Delivery): string {
  const { state, appId, problem, arrived, sent } = delivery;
  const ats = atsName(appId);
  const reason = problem && REASONS[problem](ats);
  const missing = subjectOf(unconfirmedDocuments(delivery));
  const there = arrived.length === 0 ? "" : `${subjectOf(arrived).what} arrived in ${ats}. `;
  switch (state) {
    case "queued":
      return reason === null
        ? `${missing.what} ${missing.are} on the way to ${ats}.`
        : `${there}${there ? `${missing.what} ${missing.are}n't delivered yet.` : "Not delivered yet."} ${reason} We'll try again automatically.`;
    case "sent":
      return `${subjectOf(arrived).what} arrived in ${ats}${sent === null ? "" : ` on ${sent}`}.`;
    case "unconfirmed":
      return there
        ? `${there}${missing.what} may have arrived too, but ${ats} didn't confirm it. Check there before you send it again.`
        : `The application or its PDFs may have arrived, but ${ats} didn't confirm it. Check there before you send them again.`;
    case "failed":
      return `${there}${there ? `${missing.what} ${missing.are}n't there.` : `Not delivered to ${ats}.`} ${reason ?? ""}`.trim();
  }
}

/** What an ATS gets of less than both documents, as is said before it is sent; null if it gets both. */
export function documentsNote(appId: string): string | null {
  if (!atsLimits(appId).oneDocument) return null;
  return `${atsName(appId)} keeps only one document per application, so it gets the analysis PDF and not the transcript.`;
}

/** Who goes where once an interview is linked to a job; `before` is the job that it was linked to. */
export function linkNote(job: string, before: string | null): string {
  const from = `From now on, candidates go to “${job}” once they're scored.`;
  return before === null
    ? `${from} Candidates who are already scored go there only if you send them from their own page.`
    : `${from} Candidates already sent to “${before}”, or on their way there, stay there. To send one of them to “${job}” too, use that candidate's page.`;
}

/** What becomes of a candidate whose interview was linked to another job since; null if it wasn't. */
export function movedNote({ delivery, linkedJob, moved }: AtsState, ats: string): string | null {
  if (delivery === null || linkedJob === null || !moved) return null;
  const { jobTitle, state } = delivery;
  const stays = state === "failed" ? "" : ` What was sent to “${jobTitle}” stays there.`;
  return `This interview is now linked to “${linkedJob}” in ${ats}. This candidate goes there only if you send them.${stays}`;
}

/** What the button that sends a candidate says. */
export function sendLabel({ delivery, moved }: AtsState, ats: string): string {
  if (delivery === null) return `Send to ${ats}`;
  if (moved) return "Send to the new job";
  const [missing] = unconfirmedDocuments(delivery);
  const partly = delivery.arrived.length > 0 && delivery.state !== "sent";
  return partly && missing ? `Send the ${missing} again` : "Send again";
}

/** The state of a delivery in a few words, and how it looks; `ats` is the one that is connected. */
export function deliveryChip(
  delivery: Delivery | null,
  ats: string,
): { words: string; tone: "good" | "medium" | "low" | "outline" } {
  if (delivery === null) return { words: `Not sent to ${ats} yet`, tone: "outline" };
  const name = atsName(delivery.appId);
  switch (delivery.state) {
    case "queued":
      return delivery.problem === null
        ? { words: `On the way to ${name}`, tone: "outline" }
        : { words: `Not sent to ${name} yet`, tone: "medium" };
    case "sent":
      return { words: `Sent to ${name}`, tone: "good" };
    case "unconfirmed":
      return { words: `May have arrived in ${name}`, tone: "medium" };
    case "failed":
      return { words: `Could not be sent to ${name}`, tone: "low" };
  }
}
