import { z } from "zod";
import { storable } from "../../text/storable.ts";
import type { PreparedAnswer } from "../types.ts";
import { FACT_KINDS } from "./facts.ts";
import { isPartOf } from "./stands-on.ts";
import type { ClaimedStatement } from "./statement.ts";

/** The longest list of one kind that is read. */
const MOST_ITEMS = 20;
const words = z
  .string()
  .min(1)
  .max(2000)
  .refine((text) => storable(text).trim() !== "");
const quote = z.strictObject({ answer: z.int().min(1), text: z.string().min(1) });
const statement = z.strictObject({ text: words, quotes: z.array(quote).min(1).max(10) });
const fact = z.strictObject({ kind: z.enum(FACT_KINDS), value: words, quote });

type Said = z.output<typeof statement>;
type Fact = z.output<typeof fact>;

const statements = z.array(statement).max(MOST_ITEMS);

/** What a reply is asked for beside its numbers. */
export const ASKED_STATEMENTS = {
  summary: statements,
  facts: z.array(fact).max(MOST_ITEMS),
  to_check: statements,
  strengths: statements,
  concerns: statements,
};

/**
 * A list as a weaker model gives it: left out, too long, or with items that break the schema. Such an item is read as one
 * that says nothing on no quote, so that it is dropped and counted like any other.
 */
function whatFits<T>(item: z.ZodType<T>, nothing: T) {
  return z
    .array(z.unknown())
    .default([])
    .catch([])
    .transform((items) =>
      items.map((one, at) => (at < MOST_ITEMS ? item.safeParse(one).data : undefined) ?? nothing),
    );
}

const NOTHING: Said = { text: "", quotes: [] };
const NO_FACT: Fact = { kind: "work", value: "", quote: { answer: 0, text: "" } };

/** The same as it is read: a number never fails for want of words. */
export const READ_STATEMENTS = {
  summary: whatFits(statement, NOTHING),
  facts: whatFits(fact, NO_FACT),
  to_check: whatFits(statement, NOTHING),
  strengths: whatFits(statement, NOTHING),
  concerns: whatFits(statement, NOTHING),
};

type StatementsOfReply = {
  summary: Said[];
  facts: Fact[];
  to_check: Said[];
  strengths: Said[];
  concerns: Said[];
};

/**
 * The statements of a reply by the ids of its answers. A sentence that isn't English gives way to its quotes, and a
 * fact's value that isn't is none, unless it is words of its quote.
 */
export function claimedIn(
  reply: StatementsOfReply,
  answers: readonly PreparedAnswer[],
  isEnglish: (text: string) => boolean,
): ClaimedStatement[] {
  const claimed = ({ answer, text }: z.output<typeof quote>) => ({
    questionId: answers[answer - 1]?.questionId ?? "",
    text,
  });
  const plain = (text: string) => storable(text).replace(/\s+/g, " ").trim();
  const of = (kind: ClaimedStatement["kind"], all: readonly Said[]): ClaimedStatement[] =>
    all.map(({ text, quotes }) => ({
      kind,
      metric: null,
      fact: null,
      text: isEnglish(text) ? plain(text) : null,
      quotes: quotes.map(claimed),
    }));
  return [
    ...of("summary", reply.summary),
    ...reply.facts.map((one) => ({
      kind: "fact" as const,
      metric: null,
      fact: one.kind,
      text: isEnglish(one.value) || isPartOf(one.value, [one.quote.text]) ? plain(one.value) : null,
      quotes: [claimed(one.quote)],
    })),
    ...of("to_check", reply.to_check),
    ...of("strength", reply.strengths),
    ...of("concern", reply.concerns),
  ];
}
