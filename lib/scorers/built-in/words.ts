/**
 * Own acts that were done ('I told') and as a habit ('I check'), what was said to somebody among them, what came first
 * or every week (times), what holds of anything ('I am a hard worker': claims), and what service jobs are made of.
 */
type Counted = "did" | "does" | "said" | "amounts" | "results" | "times" | "claims" | "work";

/** What a sentence is read by, in one language; all of it folded: lower case, without accents. */
export type Words = Record<Counted, RegExp>;

/** How many different things of each kind a sentence holds. */
export type Counts = Record<Counted, number>;

/** One expression for a list with commas between its phrases; a trailing * stands for any ending. */
export function anyOf(list: string): RegExp {
  const phrases = list
    .split(",")
    .map((phrase) => phrase.trim().replace(/\s+/g, " ").replace(/\*/g, "\\p{L}{0,12}"))
    .filter((phrase) => phrase !== "");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join("|")})(?![\\p{L}\\p{N}])`, "gu");
}

/** One expression for the beginnings of words in a list with commas between them. */
export function beginningOf(list: string): RegExp {
  const beginnings = list.split(",").map((word) => word.trim());
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${beginnings.join("|")})`, "gu");
}

/** How many different matches a text holds. */
export function kinds(text: string, pattern: RegExp): number {
  return new Set(text.match(pattern)).size;
}
