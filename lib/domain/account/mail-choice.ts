import * as z from "zod/mini";

/** What an owner chooses about mails of new answers: whether they come, and whether with phone numbers and words. */
export const mailChoiceSchema = z
  .object({ email: z.optional(z.boolean()), details: z.optional(z.boolean()) })
  .check(z.refine((choice) => Object.values(choice).some((value) => value !== undefined)));

export type MailChoice = z.output<typeof mailChoiceSchema>;
