import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const FOLDER = join(import.meta.dirname);

const labelled = z.object({
  /** Who wrote it and what the levels mean. */
  about: z.string(),
  answers: z.array(
    z.object({ question: z.string(), level: z.int().min(0).max(4), text: z.string() }),
  ),
});
const injections = z.array(z.tuple([z.string(), z.string()]));
const counterfactuals = z.array(
  z.object({ kind: z.string(), masked: z.boolean(), one: z.string(), other: z.string() }),
);

export type Labelled = z.infer<typeof labelled>["answers"][number];
export type Injection = { kind: string; base: Labelled; text: string };
export type Counterfactual = z.infer<typeof counterfactuals>[number];

function read<T>(name: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(join(FOLDER, name), "utf8")));
}

/** Answers that the rubric was tuned on. */
export const tuned = (): Labelled[] => read("tuned.json", labelled).answers;

/** Answers that were kept apart until service-jobs-3 and are worn by measuring: a development set since then. */
export const development = (): Labelled[] => read("development.json", labelled).answers;

/** Answers written and banded by somebody who has not seen the rubric; never tuned on. Null until they are there. */
export function heldOut(): Labelled[] | null {
  return existsSync(join(FOLDER, "held-out.json")) ? read("held-out.json", labelled).answers : null;
}

function pairsOf(orders: z.infer<typeof injections>): Injection[] {
  const bases = tuned().filter(({ level }) => level > 0);
  return orders.flatMap(([kind, order], index) => {
    const base = bases[(index * 7) % bases.length];
    if (!base) return [];
    const [first = "", ...rest] = base.text.split(/(?<=[.!?])\s/);
    const places = [
      `${order} ${base.text}`,
      `${base.text} ${order}`,
      [first, order, ...rest].join(" "),
    ];
    return [{ kind, base, text: places[index % places.length] ?? base.text }];
  });
}

/** Each order twice, put before, into or after an answer of level 1 to 4. The patterns were written beside them. */
export function injectionPairs(): Injection[] {
  const orders = read("injections.json", injections);
  return pairsOf([...orders, ...orders]);
}

/** The orders beside `development`, worn as it is. */
export function developmentInjectionPairs(): Injection[] {
  const orders = read("development-injections.json", injections);
  return pairsOf([...orders, ...orders]);
}

/** Orders by somebody who has not seen the patterns; never tuned on. Null until they are there. */
export function heldOutInjectionPairs(): Injection[] | null {
  const name = "held-out-injections.json";
  if (!existsSync(join(FOLDER, name))) return null;
  const orders = read(name, injections);
  return pairsOf([...orders, ...orders]);
}

export const counterfactualPairs = (): Counterfactual[] =>
  read("counterfactuals.json", counterfactuals);
