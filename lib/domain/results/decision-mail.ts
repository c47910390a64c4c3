import { HOUR_MS } from "../text/dates.ts";
import type { AttemptStatus } from "./status.ts";

/** What a candidate can be told after a decision, by the owner's press only. */
export const DECISION_MAILS = ["next_step", "no_thank_you"] as const;

export type DecisionMailKind = (typeof DECISION_MAILS)[number];

/** Which of them a status allows; null before a decision. */
export function mailFor(status: AttemptStatus): DecisionMailKind | null {
  if (status === "Pending") return null;
  return status === "Hired" ? "next_step" : "no_thank_you";
}

export const DECISION_BODY_LIMIT = 2000;

/**
 * What became of one; it waits before. An outdated one didn't go: the status was another by then. Nor did a failed one, which
 * the mail service never took.
 */
export const DECISION_MAIL_OUTCOMES = ["sent", "refused", "outdated", "failed"] as const;

/** Whether another one may be written in its place. */
export const canBeAnew = ({ state }: Pick<DecisionMail, "state">): boolean =>
  state === "outdated" || state === "failed";

/** For so long the mail service surely remembers a mail, and sends it no second time. */
const REMEMBERED_HOURS = 23;

/**
 * Whether a mail goes out now, or what became of it: one can wait for days, and the person may be hired by then. If a
 * server died over it at the mail service, it counts as sent unless the service can be asked again.
 */
export function decisionMailVerdict(
  mail: { kind: DecisionMailKind; status: AttemptStatus; handedOverAt: Date | null },
  accepts: boolean,
  now: Date,
): "send" | (typeof DECISION_MAIL_OUTCOMES)[number] {
  const fits = mailFor(mail.status) === mail.kind;
  if (mail.handedOverAt !== null) {
    const remembered = now.getTime() - mail.handedOverAt.getTime() < REMEMBERED_HOURS * HOUR_MS;
    return fits && accepts && remembered ? "send" : "sent";
  }
  if (!fits) return "outdated";
  return accepts ? "send" : "refused";
}

/** A mail that was written after a decision. */
export type DecisionMail = {
  kind: DecisionMailKind;
  /** Who wrote it. */
  by: string;
  at: string;
  state: "waiting" | (typeof DECISION_MAIL_OUTCOMES)[number];
};

export const NOT_DECIDED =
  "The status has changed, so this email doesn't fit anymore. Nothing was sent. Reload the page and decide again.";
export const ALREADY_SENT = "This email was already sent. It goes out only once.";
export const MAIL_STOPPED =
  "This candidate's address doesn't accept email, so nothing was sent. Try another way.";
export const OWNER_UNVERIFIED =
  "Confirm your own email address first, with the link in your inbox. Nothing was sent, and your text is still here.";
