import { z } from "zod";
import { EMAIL_LIMIT, isEmail } from "../account/email.ts";
import { STRANGERS_A_DAY } from "../core/mail.ts";
import { hasLetter } from "../text/letters.ts";
import { addressText, trimmed } from "../text/text.ts";
import { INVITE_NAME_LIMIT } from "./invite.ts";

const person = z.object({
  email: addressText(EMAIL_LIMIT).check(z.refine(isEmail, "Please check the email addresses.")),
  name: trimmed(INVITE_NAME_LIMIT).check(
    z.refine((name) => name === "" || hasLetter(name), "Please check the names."),
  ),
});

/** One list of people to invite. The browser chooses the list's id, so that the same one sent twice is one. */
export const inviteRequestSchema = z.object({
  batchId: z.uuid(),
  people: z.array(person).min(1).max(STRANGERS_A_DAY.paid),
});
