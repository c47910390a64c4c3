import { availableParallelism } from "node:os";
import { check } from "recheck";
import type { Pattern } from "./source.ts";

/** By characters read and never by time, so that a busy machine comes to the same result, only later. */
const SETTINGS = {
  timeout: 300_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
} as const;

type Hit = Pattern & { verdict: string };

/** A pattern as it is written, which is also the name that its result is kept under. */
export function nameOf({ source, flags }: Pick<Pattern, "source" | "flags">): string {
  return `/${source}/${flags}`;
}

/** 'safe', or what recheck says instead: 'cubic', or 'unknown' if it can't say. */
async function verdictOf({ source, flags }: Pick<Pattern, "source" | "flags">) {
  const found = await check(source, flags, SETTINGS);
  if (found.status === "safe") return "safe";
  return found.status === "vulnerable" ? found.complexity.summary : "unknown";
}

type Judgement = { hits: Hit[]; safe: string[] };

/**
 * What is wrong with patterns, those aside that are known to be safe or harmless; `safe` are the names of all that are
 * safe, known ones included. Few at a time: each is judged in a process of its own.
 */
export async function judge(
  patterns: readonly Pattern[],
  known: ReadonlySet<string>,
  harmless: ReadonlySet<string>,
  verdict = verdictOf,
): Promise<Judgement> {
  const byName = new Map(patterns.map((pattern) => [nameOf(pattern), pattern]));
  const safe: string[] = [];
  const hits: Hit[] = [];
  const waiting = [...byName];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name, pattern] = next;
      if (harmless.has(name)) continue;
      const found = known.has(name) ? "safe" : await verdict(pattern);
      if (found === "safe") safe.push(name);
      else hits.push({ ...pattern, verdict: found });
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  return { hits, safe: safe.toSorted() };
}
