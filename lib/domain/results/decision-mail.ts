import * as z from "zod/mini";
import { filled } from "../text/text.ts";
import { hasVisibleCharacter } from "../text/visible.ts";
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

const EMPTY = "Write the email first";
const NO_LINKS =
  "Take out links and email addresses. The candidate can reply, and the reply comes to you.";

/** A dot between letters reads as a link, and so do the marks of one: nobody sends links in our name. */
const LINK = /:\/\/|@|[\p{L}\p{N}]\.\p{L}{2}/u;

export const decisionMailSchema = z.object({
  kind: z.enum(DECISION_MAILS),
  body: filled(EMPTY, DECISION_BODY_LIMIT).check(
    z.refine(hasVisibleCharacter, EMPTY),
    z.refine((body) => !LINK.test(body), NO_LINKS),
  ),
});

/** What the window begins with, in the candidate's language; `english` is null where that is it. */
export const decisionProposalSchema = z.object({
  kind: z.enum(DECISION_MAILS),
  language: z.string(),
  languageName: z.string(),
  subject: z.string(),
  body: z.string(),
  english: z.nullable(z.string()),
});

export type DecisionProposal = z.infer<typeof decisionProposalSchema>;

/** A mail that was written after a decision. */
export type DecisionMail = {
  kind: DecisionMailKind;
  at: string;
  state: "waiting" | "sent" | "refused";
};

export const NOT_DECIDED =
  "The status has changed, so this email doesn't fit anymore. Nothing was sent. Reload the page and decide again.";
export const ALREADY_SENT = "This email was already sent. It goes out only once.";
export const OWNER_UNVERIFIED =
  "Confirm your own email address first. Nothing was sent, and your text is still here.";
