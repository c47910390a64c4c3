import { z } from "zod";
import { storable, truncate } from "../text/storable.ts";
import { isEnglish } from "./language.ts";
import { METRICS, perMetric } from "./metrics.ts";
import { ASKED_STATEMENTS, claimedIn, READ_STATEMENTS } from "./statements/in-reply.ts";
import { tellsOfProtected } from "./statements/protected.ts";
import { repeats, UNQUOTED_WORDS } from "./statements/repeats.ts";
import { standsOn } from "./statements/stands-on.ts";
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
  instructed_scorer: z.boolean(),
  not_assessed: z.string().max(2000).nullable(),
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
export const askedSchema = z.strictObject({ ...assessment, ...ASKED_STATEMENTS });

/** What a model must answer; anything else is a failure, never a number. Statements may be missing. */
export const replySchema = z.strictObject({ ...assessment, ...READ_STATEMENTS });
export type Reply = z.infer<typeof replySchema>;

/** The JSON of a model's text, with or without a code fence around it; undefined if there is none. */
export function jsonIn(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^```(?:json)?\s*\n?/, "")
    .replace(/\n?```$/, "");
  try {
    return JSON.parse(bare);
  } catch {
    return undefined;
  }
}

/** Reads a model's text; null if it breaks the schema. */
export function parseReply(text: string): Reply | null {
  return replySchema.safeParse(jsonIn(text)).data ?? null;
}

/** Whether a reply says of each of the answers sent, once, what it is worth, and in English, which the schema can't say. */
export function isUsable({ answers, metrics }: Reply, sent: number): boolean {
  const judged = answers.map(({ answer }) => answer).toSorted((a, b) => a - b);
  const judgesEach = judged.length === sent && judged.every((answer, at) => answer === at + 1);
  const reasons = answers.map(({ not_assessed }) => not_assessed ?? "");
  const justifications = METRICS.map((metric) => metrics[metric].justification);
  return judgesEach && areEnglish(reasons) && areEnglish(justifications);
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

/** Of a model's reason that an employer reads beside an answer. */
const LONGEST_REASON = 200;

/** In the place of a reason that may not be shown. */
const NO_REASON = "there was nothing to assess";

/**
 * A reason as the middle of a sentence: 'Not assessed: the answer only asks about pay.' It has no quote beside it, so
 * that it says no number or name that the answer doesn't, nothing protected, and no words of the answer's.
 */
function reasonOf(text: string, answer: PreparedAnswer): string {
  const plain = truncate(storable(text).replace(/\s+/g, " ").trim(), LONGEST_REASON);
  const bare = plain.endsWith(".") ? plain.slice(0, -1) : plain;
  const stands =
    standsOn(bare, [answer.sent.text]) &&
    !tellsOfProtected(bare) &&
    !repeats(bare, { answers: [answer], quotes: [], length: UNQUOTED_WORDS });
  return bare !== "" && stands ? bare : NO_REASON;
}

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
      const notAssessed = not_assessed === null ? null : reasonOf(not_assessed, judged);
      return [{ questionId: judged.questionId, instructed: instructed_scorer, notAssessed }];
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
