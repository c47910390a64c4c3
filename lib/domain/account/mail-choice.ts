import * as z from "zod/mini";

/** What of the preferences the mailer obeys, and so the server keeps. */
export const mailChoiceSchema = z.object({ notifications: z.object({ email: z.boolean() }) });
