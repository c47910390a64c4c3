/** What a candidate is mailed, each with a link that is theirs alone. */
export const CANDIDATE_MAILS = ["resume", "nudge", "retry", "confirmation", "private"] as const;

export type CandidateMail = (typeof CANDIDATE_MAILS)[number];

/** What a mailed link opens: the room, or the page after submitting. */
export type LinkPurpose = "resume" | "private";

const DAY_MS = 24 * 3600 * 1000;

export function purposeOf(mail: CandidateMail): LinkPurpose {
  return mail === "confirmation" || mail === "private" ? "private" : "resume";
}

/**
 * When a link ends: the private page's after 90 days, a way back a day after the attempt closes (what was recorded
 * may be sent until then), or after 30 days where nothing closes it.
 */
export function linkExpiry(purpose: LinkPurpose, now: Date, closes: Date | null): Date {
  if (purpose === "private") return new Date(now.getTime() + 90 * DAY_MS);
  return new Date(closes === null ? now.getTime() + 30 * DAY_MS : closes.getTime() + DAY_MS);
}

/**
 * Names kept for documentation and tests (RFC 2606) have no mailbox: the demo's invented people live there.
 * `example.com` passes, because people type it to try things out.
 */
export function hasMailbox(address: string): boolean {
  return !/\.(?:example|invalid|test)$/i.test(address.trim());
}

type Facts = { submitted: boolean; closes: Date | null; lastSeen: Date };

/**
 * What becomes of a mail when its time has come. The reminder waits until somebody has been away for a day, and
 * is not sent once there is nothing left to finish.
 */
export function whetherToSend(
  mail: CandidateMail,
  { submitted, closes, lastSeen }: Facts,
  now: Date,
): "send" | "drop" | { waitUntil: Date } {
  if (purposeOf(mail) === "private") return submitted ? "send" : "drop";
  if (submitted || (closes !== null && closes < now)) return "drop";
  const away = new Date(lastSeen.getTime() + DAY_MS);
  return mail === "nudge" && away > now ? { waitUntil: away } : "send";
}
