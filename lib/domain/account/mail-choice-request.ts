import * as z from "zod/mini";
import { MAIL_PACES } from "./mail-choice.ts";

/**
 * What somebody chooses about mails of new answers: how often they come (null: as until they chose), and whether with phone
 * numbers and words.
 */
export const mailChoiceSchema = z
  .object({ email: z.optional(z.nullable(z.enum(MAIL_PACES))), details: z.optional(z.boolean()) })
  .check(z.refine((choice) => Object.values(choice).some((value) => value !== undefined)));

export type MailChoice = z.output<typeof mailChoiceSchema>;
