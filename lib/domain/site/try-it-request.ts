import * as z from "zod/mini";
import { filled, identifier } from "../text/text.ts";
import { TRY_ANSWER_LIMIT, TRY_QUESTIONS } from "./try-it.ts";

/** The body of POST /api/try: what was written, by question. Nothing else of the visitor is sent. */
export const trySchema = z.object({
  trade: identifier(40),
  answers: z
    .array(
      z.object({
        questionId: z.enum(TRY_QUESTIONS),
        text: filled("Write an answer first", TRY_ANSWER_LIMIT),
      }),
    )
    .check(z.minLength(1), z.maxLength(TRY_QUESTIONS.length)),
});
