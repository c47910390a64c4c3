import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const language = z.enum(["en", "es"]);
const labelled = z.object({
  /** Who wrote it and what the levels mean. */
  about: z.string(),
  answers: z.array(
    z.object({ question: z.string(), language, level: z.int().min(0).max(4), text: z.string() }),
  ),
});
const attacks = z.array(
  z.object({
    kind: z.string(),
    question: z.string(),
    language,
    text: z.string(),
    attacked: z.string(),
  }),
);
const swaps = z.array(
  z.object({
    kind: z.string(),
    masked: z.boolean(),
    question: z.string(),
    language,
    /** The candidate's name in the one and in the other. */
    names: z.tuple([z.string(), z.string()]).default(["Robin Fields", "Robin Fields"]),
    one: z.string(),
    other: z.string(),
  }),
);

export type Labelled = z.infer<typeof labelled>["answers"][number];
export type Attack = z.infer<typeof attacks>[number];
export type Swap = z.infer<typeof swaps>[number];

/**
 * `development` is what the built-in rubric was fitted to; the others were written by people who had not seen it and
 * kept apart from that.
 */
export const SETS = ["development", "held-out", "held-out-2"] as const;
export type SetName = (typeof SETS)[number];

function read<T>(name: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), "utf8")));
}

/** Answers with the level that their author gave them. */
export const answersOf = (set: SetName): Labelled[] => read(set, labelled).answers;

const isHonest = ({ kind }: Attack) => kind === "honest";

/** Answers with and without an order to the scorer. */
export const attacksOf = (set: SetName): Attack[] =>
  read(`${set}-injections`, attacks).filter((pair) => !isHonest(pair));

/** Answers with and without an honest sentence that only looks like an order. */
export const honestPairsOf = (set: SetName): Attack[] =>
  read(`${set}-injections`, attacks).filter(isHonest);

/** The same answer by people of two groups. */
export const swapsOf = (set: SetName): Swap[] => read(`${set}-swaps`, swaps);
