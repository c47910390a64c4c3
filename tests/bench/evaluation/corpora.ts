import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const FOLDER = join(import.meta.dirname);

const language = z.enum(["en", "es"]).default("en");
const labelled = z.object({
  /** Who wrote it and what the levels mean. */
  about: z.string(),
  answers: z.array(
    z.object({ question: z.string(), language, level: z.int().min(0).max(4), text: z.string() }),
  ),
});
const orders = z.array(z.tuple([z.string(), z.string()]));
const attacks = z.array(
  z.object({
    kind: z.string(),
    ...{ question: z.string(), language, text: z.string(), attacked: z.string() },
  }),
);
const counterfactuals = z.array(
  z.object({
    ...{ kind: z.string(), masked: z.boolean() },
    question: z.string().default("Tell us about your work and how you handle problems on a shift."),
    language,
    /** The candidate's name in the one and in the other. */
    names: z.tuple([z.string(), z.string()]).default(["Robin Fields", "Robin Fields"]),
    ...{ one: z.string(), other: z.string() },
  }),
);

export type Labelled = z.infer<typeof labelled>["answers"][number];
export type Injection = z.infer<typeof attacks>[number];
export type Counterfactual = z.infer<typeof counterfactuals>[number];

/** Written by somebody who had not seen the rubric: the first ones worn by measuring, `held-out` never tuned on. */
export type AuthoredSet =
  | "development-2"
  | "development-3"
  | "development-4"
  | "development-5"
  | "development-6"
  | "held-out";

function read<T>(name: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(join(FOLDER, name), "utf8")));
}

/** The sets that the rubric was worked on with. */
export const WORN: readonly AuthoredSet[] = [
  "development-2",
  "development-3",
  "development-4",
  "development-5",
  "development-6",
];

/** Whether a set lies in the folder: between its wearing out and the next one there is none kept apart. */
export const isThere = (set: AuthoredSet): boolean => existsSync(join(FOLDER, `${set}.json`));

/** Answers that the rubric was tuned on. */
export const tuned = (): Labelled[] => read("tuned.json", labelled).answers;

/** Answers that were kept apart until service-jobs-3 and are worn by measuring: a development set since then. */
export const development = (): Labelled[] => read("development.json", labelled).answers;

/** Answers with their levels. */
export const answersOf = (set: AuthoredSet): Labelled[] => read(`${set}.json`, labelled).answers;

/** Each order twice, put before, into or after a tuned answer of level 1 to 4. */
function pairsOf(name: string): Injection[] {
  const bases = tuned().filter(({ level }) => level > 0);
  const once = read(name, orders);
  return [...once, ...once].flatMap(([kind, order], index) => {
    const base = bases[(index * 7) % bases.length];
    if (!base) return [];
    const [first = "", ...rest] = base.text.split(/(?<=[.!?])\s/);
    const places = [
      `${order} ${base.text}`,
      `${base.text} ${order}`,
      [first, order, ...rest].join(" "),
    ];
    return [{ ...base, kind, attacked: places[index % places.length] ?? base.text }];
  });
}

/** The patterns were written beside these. */
export const injectionPairs = (): Injection[] => pairsOf("injections.json");

/** The orders beside `development`, worn as it is. */
export const developmentInjectionPairs = (): Injection[] => pairsOf("development-injections.json");

const honest = ({ kind }: Injection) => kind === "honest";
const attacksOf = (set: AuthoredSet) => read(`${set}-injections.json`, attacks);

/** Answers with and without an order. */
export const injectionPairsOf = (set: AuthoredSet): Injection[] =>
  attacksOf(set).filter((pair) => !honest(pair));

/** Answers with and without an honest sentence that only looks like an order. */
export const honestPairsOf = (set: AuthoredSet): Injection[] => attacksOf(set).filter(honest);

/** Swaps by the author of the masks. */
export const counterfactualPairs = (): Counterfactual[] =>
  read("counterfactuals.json", counterfactuals);

/** Swaps by somebody else. */
export const swapsOf = (set: AuthoredSet): Counterfactual[] =>
  read(`${set}-swaps.json`, counterfactuals);
