import * as z from "zod/mini";
import { MARKED_STEPS } from "./getting-started.ts";

/** A step of Getting Started that the browser tells as done. */
export const stepSchema = z.object({ step: z.enum(MARKED_STEPS) });
