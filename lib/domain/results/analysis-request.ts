import * as z from "zod/mini";
import { text } from "../text/text.ts";
import { ANALYSIS_RANGES, SEARCH_LIMIT } from "./analysis-query.ts";

/** What a request for the figures of AI Analysis asks. */
export const analysisQuerySchema = z.object({
  q: z.optional(text(SEARCH_LIMIT)),
  range: z.optional(z.enum(ANALYSIS_RANGES)),
});
