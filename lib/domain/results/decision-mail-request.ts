import * as z from "zod/mini";
import { readsAsAddress } from "../text/address.ts";
import { filled } from "../text/text.ts";
import { hasVisibleCharacter } from "../text/visible.ts";
import { DECISION_BODY_LIMIT, DECISION_MAILS } from "./decision-mail.ts";

export const EMPTY_MAIL = "Write the email first";
export const NO_LINKS =
  "Take out links and email addresses. The candidate can reply, and the reply comes to you.";

export const decisionMailSchema = z.object({
  kind: z.enum(DECISION_MAILS),
  body: filled(EMPTY_MAIL, DECISION_BODY_LIMIT).check(
    z.refine(hasVisibleCharacter, EMPTY_MAIL),
    z.refine((body) => !readsAsAddress(body), NO_LINKS),
  ),
});

/** What the window begins with, in the candidate's language; `english` is null if that is it. */
export const decisionProposalSchema = z.object({
  kind: z.enum(DECISION_MAILS),
  language: z.string(),
  languageName: z.string(),
  subject: z.string(),
  body: z.string(),
  english: z.nullable(z.string()),
});

export type DecisionProposal = z.infer<typeof decisionProposalSchema>;
