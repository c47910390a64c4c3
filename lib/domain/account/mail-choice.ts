import * as z from "zod/mini";
import type { SeatRole } from "../company/team.ts";

/** How often somebody is mailed about new answers. */
export const MAIL_PACES = ["at_once", "daily", "none"] as const;
export type MailPace = (typeof MAIL_PACES)[number];

export const MAIL_PACE_LABELS: Readonly<Record<MailPace, string>> = {
  at_once: "Right away",
  daily: "Once a day",
  none: "Never",
};

/** What somebody chose, or, until they did, what goes for their role: a member gets no mail that they didn't ask for. */
export function mailPace(chosen: MailPace | null, role: SeatRole): MailPace {
  return chosen ?? (role === "owner" ? "at_once" : "none");
}

/** What somebody chooses about mails of new answers: how often they come, and whether with phone numbers and words. */
export const mailChoiceSchema = z
  .object({ email: z.optional(z.enum(MAIL_PACES)), details: z.optional(z.boolean()) })
  .check(z.refine((choice) => Object.values(choice).some((value) => value !== undefined)));

export type MailChoice = z.output<typeof mailChoiceSchema>;
