import { z } from "zod";
import { parseJson } from "../core/json.ts";
import { storable } from "../text/storable.ts";
import { isEnglish } from "./language.ts";
import { METRICS, perMetric } from "./metrics.ts";
import { SILENCES, silenceOf } from "./silences.ts";
import { ASKED_STATEMENTS, claimedIn, READ_STATEMENTS } from "./statements/in-reply.ts";
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

const verdict = z.strictObject({
  answer: z.int().min(1),
  // A yes or no, as weaker models give it, has no words and says nothing.
  instructed_scorer: z.union([z.string().max(2000), z.boolean()]).nullable(),
  not_assessed: z.string().max(2000).nullable(),
});

const askedVerdict = verdict.extend({
  instructed_scorer: z.string().max(2000).nullable(),
  not_assessed: z.enum(Object.keys(SILENCES)).nullable(),
});

const assessment = {
  answers: z.array(verdict).max(100),
  metrics: z.strictObject({
    communication: claim,
    experience: claim,
    professionalism: claim,
    reliability: claim,
    problem_solving: claim,
    cognitive_ability: claim,
  }),
};

/** What a model is asked for. */
export const askedSchema = z.strictObject({
  ...assessment,
  answers: z.array(askedVerdict).max(100),
  ...ASKED_STATEMENTS,
});

/** What a model must answer; anything else is a failure, never a number. Statements may be missing, and a reason may be any. */
export const replySchema = z.strictObject({ ...assessment, ...READ_STATEMENTS });
export type Reply = z.infer<typeof replySchema>;

/** The JSON of a model's text, with or without a code fence around it; null if there is none. */
export function jsonIn(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^```(?:json)?\s*\n?/, "")
    .replace(/\n?```$/, "");
  return parseJson(bare);
}

/** Reads a model's text; null if it breaks the schema. */
export function parseReply(text: string): Reply | null {
  return replySchema.safeParse(jsonIn(text)).data ?? null;
}

/** Whether a reply says of each of the answers sent, once, what it is worth, and in English, which the schema can't say. */
export function isUsable({ answers, metrics }: Reply, sent: number): boolean {
  const judged = answers.map(({ answer }) => answer).toSorted((a, b) => a - b);
  const judgesEach = judged.length === sent && judged.every((answer, at) => answer === at + 1);
  const justifications = METRICS.map((metric) => metrics[metric].justification);
  return judgesEach && areEnglish(justifications);
}

/**
 * What stands between quotation marks. Single ones open before a word and close behind one: "the crews' keys" quotes
 * nothing, and 'j'ai' ends nothing.
 */
const QUOTED = /["“”„«»「」『』《》][^"“”„«»「」『』《》]*["“”„«»「」『』《》]/gu;
const SINGLY_QUOTED = /(?<!\p{L})['‘](?:[^'‘’]|(?<=\p{L})['’](?=\p{L}))*['’](?!\p{L})/gu;

/** Whether sentences of a model's may be English, what each quotes of a candidate left out. */
function areEnglish(sentences: readonly string[]): boolean {
  const own = sentences.map((sentence) =>
    sentence.replace(QUOTED, " ").replace(SINGLY_QUOTED, " "),
  );
  return isEnglish(own.join(" "));
}

type RunFacts = Omit<ScorerRun, "claims" | "answers" | "statements">;

/** A reply as a run: answers by their id; a quote of an answer that was not sent points nowhere and is dropped later. */
export function runOf(
  reply: Reply,
  answers: readonly PreparedAnswer[],
  facts: RunFacts,
): ScorerRun {
  return {
    ...facts,
    statements: claimedIn(reply, answers, (text) => areEnglish([text])),
    answers: reply.answers.flatMap(({ answer, instructed_scorer, not_assessed }) => {
      const judged = answers[answer - 1];
      if (judged === undefined) return [];
      const notAssessed = not_assessed === null ? null : silenceOf(not_assessed);
      const instructed = typeof instructed_scorer === "string" ? instructed_scorer : null;
      return [{ questionId: judged.questionId, instructed, notAssessed }];
    }),
    claims: perMetric((metric) => {
      const { score, justification, quotes } = reply.metrics[metric];
      return {
        score,
        justification: areEnglish([justification]) ? storable(justification) : "",
        quotes: quotes.map((quote) => ({
          questionId: answers[quote.answer - 1]?.questionId ?? "",
          text: quote.text,
        })),
      };
    }),
  };
}
