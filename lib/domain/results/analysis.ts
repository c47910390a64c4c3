import * as z from "zod/mini";
import { METRICS } from "../evaluation/metrics.ts";
import { FACT_KINDS } from "../evaluation/statements/facts.ts";
import { STATEMENT_KINDS, STATEMENT_SOURCES } from "../evaluation/statements/statement.ts";
import { DOUBTS } from "../evaluation/states.ts";
import { ANSWER_KINDS } from "../room/answer-media.ts";
import type { FirstWords } from "./contact.ts";
import { instructionsIn, scoredBy } from "./provenance.ts";
import type { ResultDetail } from "./result-detail.ts";

const text = z.nullable(z.string());

const quoteSchema = z.object({
  questionId: z.string(),
  text: z.string(),
  start: z.number(),
  end: z.number(),
  startSeconds: z.nullable(z.number()),
});

const segmentsSchema = z.array(
  z.object({
    start: z.number(),
    end: z.number(),
    charStart: z.number(),
    charEnd: z.number(),
    doubt: z.optional(z.enum(DOUBTS)),
    words: z.optional(z.array(z.tuple([z.number(), z.number(), z.number()]))),
  }),
);

const answerSchema = z.object({
  questionId: z.string(),
  number: z.number(),
  question: z.string(),
  original: z.nullable(z.string()),
  kind: z.enum(ANSWER_KINDS),
  text,
  language: z.nullable(z.object({ code: z.string(), name: z.string() })),
  segments: segmentsSchema,
  hearing: text,
  mediaId: text,
  mediaType: z.string(),
  unreadable: z.boolean(),
  silence: text,
  notAssessed: text,
  translation: z.nullable(z.string()),
  otherVersion: z.nullable(
    z.object({
      text: z.string(),
      by: z.enum(["computer", "candidate", "statement"]),
      segments: segmentsSchema,
    }),
  ),
});

/** What the AI Analysis window reads of one attempt: as `ResultDetail` has it, and what is heard in it. */
export const analysisSchema = z.object({
  observations: text,
  statements: z.array(
    z.object({
      kind: z.enum(STATEMENT_KINDS),
      metric: z.nullable(z.enum(METRICS)),
      fact: z.nullable(z.enum(FACT_KINDS)),
      text,
      quotes: z.array(quoteSchema),
      source: z.nullable(z.object({ kind: z.enum(STATEMENT_SOURCES), questionId: text })),
    }),
  ),
  metrics: z.array(
    z.object({
      metric: z.enum(METRICS),
      score: z.nullable(z.number()),
      reason: z.string(),
      quotes: z.array(quoteSchema),
      override: z.nullable(
        z.object({ reason: z.string(), at: z.string(), scorerScore: z.nullable(z.number()) }),
      ),
    }),
  ),
  /** The words in which answers tell the scorer how to score. */
  instructions: z.array(quoteSchema),
  answers: z.array(answerSchema),
  availability: text,
  /** Who scored, in how many runs, as one sentence without its end; null if nobody was asked. */
  scoredBy: text,
  /** The company's own words for what came of a call, those that it used last. */
  contactWords: z.array(z.string()),
  /** How a message to them begins. */
  firstWords: z.object({ subject: z.string(), text: z.string() }),
});

export type Analysis = z.infer<typeof analysisSchema>;

/** The same from a response; without findings if there is no evaluation yet. */
export function analysisOf(
  {
    evaluation,
    answers,
    availability,
    contacts,
  }: Pick<ResultDetail, "evaluation" | "answers" | "availability" | "contacts">,
  firstWords: FirstWords,
): Analysis {
  const told = evaluation?.statements.some(({ kind }) => kind === "summary") ?? false;
  return {
    observations: (told ? null : evaluation?.summary) ?? evaluation?.outcomeReason ?? null,
    statements: evaluation?.statements ?? [],
    metrics: evaluation?.metrics ?? [],
    instructions: instructionsIn(evaluation),
    answers,
    availability,
    scoredBy: evaluation && evaluation.runs > 0 ? scoredBy(evaluation) : null,
    contactWords: contacts.words,
    firstWords,
  };
}
