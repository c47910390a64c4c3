import { z } from "zod";
import { REMINDER_WAYS } from "./started.ts";

/** How an owner reminds somebody who started and hasn't finished. */
export const reminderSchema = z.strictObject({ by: z.enum(REMINDER_WAYS) });
