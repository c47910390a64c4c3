import { z } from "zod";
import type { Quote } from "#lib/domain/results/quote";

/** Words of a candidate's as evaluations and attempts store them. */
export const quoteSchema = z.object({
  question_id: z.string(),
  quote: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  start_seconds: z.number().nullish(),
});

/** Stored words as pages show them. */
export function toQuote(stored: z.output<typeof quoteSchema>): Quote {
  return {
    questionId: stored.question_id,
    text: stored.quote,
    start: stored.start,
    end: stored.end,
    startSeconds: stored.start_seconds ?? null,
  };
}
