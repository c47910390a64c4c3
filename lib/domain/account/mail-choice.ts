import type { SeatRole } from "../company/team.ts";

/** How often somebody is mailed about new answers. */
export const MAIL_PACES = ["at_once", "daily", "none"] as const;
export type MailPace = (typeof MAIL_PACES)[number];

export const MAIL_PACE_LABELS: Readonly<Record<MailPace, string>> = {
  at_once: "Right away",
  daily: "Once a day",
  none: "Never",
};

const UNTIL_CHOSEN = { owner: "at_once", manager: null, viewer: "none" } as const;

/**
 * What somebody chose, or, until they did, what goes for their role: a member gets no mail that they didn't ask for. Null:
 * none of new answers, but what readers say on shortlists that they sent.
 */
export function mailPace(chosen: MailPace | null, role: SeatRole): MailPace | null {
  return chosen ?? UNTIL_CHOSEN[role];
}
