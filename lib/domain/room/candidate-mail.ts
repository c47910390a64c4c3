import { DAY_MS, HOUR_MS } from "../text/dates.ts";
import { SENDING_DAYS } from "./room.ts";

/** What a candidate is mailed, each with a link that is theirs alone. */
export const CANDIDATE_MAILS = [
  "resume",
  "nudge",
  "asked_to_finish",
  "earlier",
  "retry",
  "let_in",
  "confirmation",
  "private",
] as const;

export type CandidateMail = (typeof CANDIDATE_MAILS)[number];

/** What a mailed link opens: the room, or the page after submitting. */
export const LINK_PURPOSES = ["resume", "private"] as const;

export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** How long mails wait for an owner to prove their address, or for a day on which fewer people are mailed. */
export const HELD_DAYS = 14;

const PRIVATE_PAGE_DAYS = 90;
const WAY_BACK_DAYS = 30;

/** The one reminder that comes by itself is sent this long after somebody was last there. */
export const REMINDER_HOURS = 24;

/** What the link in a mail opens. */
export function purposeOf(mail: CandidateMail): LinkPurpose {
  return mail === "confirmation" || mail === "private" ? "private" : "resume";
}

/** Reminders are what a candidate can do without; the other mails follow what they do here. */
export function topicOf(mail: CandidateMail): "invitations" | null {
  return mail === "nudge" || mail === "asked_to_finish" ? "invitations" : null;
}

/**
 * When a link ends: the private page's after three months, a way back with the last moment in which what was recorded may
 * be sent, or after a month if nothing closes it.
 */
export function linkExpiry(purpose: LinkPurpose, now: Date, closes: Date | null): Date {
  if (purpose === "private") return new Date(now.getTime() + PRIVATE_PAGE_DAYS * DAY_MS);
  return new Date(
    closes === null
      ? now.getTime() + WAY_BACK_DAYS * DAY_MS
      : closes.getTime() + SENDING_DAYS * DAY_MS,
  );
}

/** What an owner sends by hand. */
export function isByHand(mail: CandidateMail): boolean {
  return mail === "retry" || mail === "let_in" || mail === "asked_to_finish";
}

/**
 * Names kept for documentation and tests (RFC 2606) have no mailbox: the demo's invented people live there, and nothing is
 * written to them by itself. What an owner sends by hand goes out.
 * `example.com` passes, because people type it to try things out.
 */
export function hasMailbox(address: string): boolean {
  return !/\.(?:example|invalid|test)$/i.test(address.trim());
}

type Facts = {
  submitted: boolean;
  /** Whether the knockout questions have stopped this person. */
  out: boolean;
  closes: Date | null;
  lastSeen: Date;
  ownerVerified: boolean;
};

/** What becomes of a mail: it goes, is useless now, waits for a time, or waits for its owner, at most until a time. */
type Verdict = "send" | "drop" | { waitUntil: Date } | { holdUntil: Date };

/**
 * What becomes of a mail when its time has come. Whatever a candidate did not ask for themselves is held for an owner who
 * is who they say. The reminder waits until somebody has been away for a day, and is not sent once there is nothing left to
 * finish.
 */
export function sendDecision(
  mail: CandidateMail,
  { submitted, out, closes, lastSeen, ownerVerified }: Facts,
  now: Date,
): Verdict {
  const afterSubmission = purposeOf(mail) === "private";
  if (submitted !== afterSubmission || (!afterSubmission && closes !== null && closes < now))
    return "drop";
  // There is nothing to go on with, until the employer lets them in.
  if (out) return "drop";
  if (mail !== "private" && !ownerVerified) {
    const holdUntil = new Date(lastSeen.getTime() + HELD_DAYS * DAY_MS);
    return holdUntil <= now ? "drop" : { holdUntil };
  }
  if (afterSubmission) return "send";
  const away = new Date(lastSeen.getTime() + REMINDER_HOURS * HOUR_MS);
  return mail === "nudge" && away > now ? { waitUntil: away } : "send";
}

/**
 * Whether an email over the daily limit may still wait. A return link or a confirmation is useless weeks later; the
 * employer's decision is not.
 */
export function canStillWait(mail: CandidateMail, lastSeen: Date, until: Date): boolean {
  if (isByHand(mail)) return true;
  return until.getTime() < lastSeen.getTime() + HELD_DAYS * DAY_MS;
}
