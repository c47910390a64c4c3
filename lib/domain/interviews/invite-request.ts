import { z } from "zod";
import { EMAIL_LIMIT, isEmail } from "../account/email.ts";
import { STRANGERS_A_DAY } from "../core/mail.ts";
import { PHONE_LIMIT } from "../room/candidate.ts";
import { LANGUAGES } from "../text/languages.ts";
import { hasLetter } from "../text/letters.ts";
import { phoneNumber } from "../text/phone.ts";
import { addressText, text, trimmed } from "../text/text.ts";
import { INVITE_CHANNELS, INVITE_NAME_LIMIT } from "./invite.ts";
import { AGREEMENT_LIMIT } from "./text-agreement.ts";

const isEmpty = (value: string) => value === "";

const person = z
  .object({
    email: z._default(
      addressText(EMAIL_LIMIT).check(
        z.refine((one) => isEmpty(one) || isEmail(one), "Please check the email addresses."),
      ),
      "",
    ),
    phone: z._default(
      addressText(PHONE_LIMIT).check(
        z.overwrite((one) => phoneNumber(one) ?? one),
        z.refine((one) => isEmpty(one) || phoneNumber(one) !== null, "Please check the numbers."),
      ),
      "",
    ),
    name: trimmed(INVITE_NAME_LIMIT).check(
      z.refine((name) => isEmpty(name) || hasLetter(name), "Please check the names."),
    ),
    by: z.enum(INVITE_CHANNELS).default("email"),
  })
  .refine(
    ({ email, phone, by }) => !isEmpty(by === "email" ? email : phone),
    "Each person needs an email address or a phone number.",
  );

const agreement = z.object({ where: trimmed(AGREEMENT_LIMIT), on: text(10) });

/** One list of people to invite. The browser chooses the list's id, so that the same one sent twice is one. */
export const inviteRequestSchema = z.object({
  batchId: z.uuid(),
  /** Where and when those by text agreed to it; without, only who wrote first is texted by us. */
  agreed: agreement.optional(),
  /** Of the messages; the interview's own if it isn't said. */
  language: z.enum(LANGUAGES.map(({ code }) => code)).optional(),
  people: z.array(person).min(1).max(STRANGERS_A_DAY.paid),
});
