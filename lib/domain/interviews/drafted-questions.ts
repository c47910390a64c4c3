import * as z from "zod/mini";
import { ANSWER_TYPES } from "./question.ts";

/** What POST /api/interviews/question-drafts answers. */
export const draftedSchema = z.object({
  questions: z.array(z.object({ text: z.string(), answerType: z.enum(ANSWER_TYPES) })),
});
