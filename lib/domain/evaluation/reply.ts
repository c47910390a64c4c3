import { z } from "zod";
import { storable } from "../text/storable.ts";
import { perMetric } from "./metrics.ts";
import type { PreparedAnswer, ScorerRun } from "./types.ts";

const claim = z.strictObject({
  score: z.int().min(1).max(10).nullable(),
  justification: z
    .string()
    .min(1)
    .max(2000)
    .refine((text) => storable(text) !== ""),
  quotes: z.array(z.strictObject({ answer: z.int().min(1), text: z.string().min(1) })).max(10),
});

/** What a model must answer; anything else is a failure, never a number. */
export const replySchema = z.strictObject({
  instructed_scorer: z.boolean(),
  metrics: z.strictObject({
    communication: claim,
    experience: claim,
    professionalism: claim,
    reliability: claim,
    problem_solving: claim,
    cognitive_ability: claim,
  }),
});
export type Reply = z.infer<typeof replySchema>;

/** Reads a model's text, with or without a code fence around the JSON; null where it breaks the schema. */
export function parseReply(text: string): Reply | null {
  const bare = text
    .trim()
    .replace(/^```(?:json)?\s*\n?/, "")
    .replace(/\n?```$/, "");
  try {
    const parsed = replySchema.safeParse(JSON.parse(bare));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

type RunFacts = Omit<ScorerRun, "claims" | "instructed">;

/** A reply as a run: answers by their id; a quote of an answer that was not sent points nowhere and is dropped later. */
export function runOf(reply: Reply, answers: PreparedAnswer[], facts: RunFacts): ScorerRun {
  return {
    ...facts,
    instructed: reply.instructed_scorer,
    claims: perMetric((metric) => {
      const { score, justification, quotes } = reply.metrics[metric];
      return {
        score,
        justification: storable(justification),
        quotes: quotes.map((quote) => ({
          questionId: answers[quote.answer - 1]?.questionId ?? "",
          text: quote.text,
        })),
      };
    }),
  };
}
