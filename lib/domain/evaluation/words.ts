/** Scripts that leave no space between words, as the inside of a character class. */
export const UNSPACED_SCRIPTS =
  "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}";

const UNSPACED = new RegExp(`[${UNSPACED_SCRIPTS}]`, "u");
const segmenter = new Intl.Segmenter("en", { granularity: "word" });

function segmented(run: string): string[] {
  return [...segmenter.segment(run)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment] : [],
  );
}

/** The words of a text in any script; if a script leaves no spaces, by the dictionary of its language. */
export function wordsOf(text: string): string[] {
  const runs = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? [];
  return runs.flatMap((run) => (UNSPACED.test(run) ? segmented(run) : [run]));
}

/** Words below which nothing is said of how often they stand. */
const FEWEST = 6;
/** Above so many words more of them are said twice and thrice by anybody. */
const MOST = 90;

/**
 * Whether the same few words are said again and again, each three times on average: what a model invents for a sound,
 * and what nobody can rate.
 */
export function repeatsItself(text: string): boolean {
  const words = wordsOf(text.toLowerCase());
  const different = new Set(words).size;
  return words.length >= FEWEST && different <= Math.max(3, Math.min(words.length, MOST) / 3);
}

export function countWords(text: string): number {
  return wordsOf(text).length;
}

const PART_OF_WORD = /[\p{L}\p{N}\p{M}]/u;

/**
 * Whether a cut before a character of a text goes through a word. Not in scripts without spaces, where dictionaries
 * and people cut differently, unless it takes a sign from its letter.
 */
export function cutsWordAt(text: string, at: number): boolean {
  const [before = ""] = [...text.slice(Math.max(0, at - 2), at)].slice(-1);
  const [after = ""] = text.slice(at, at + 2);
  if (!PART_OF_WORD.test(before) || !PART_OF_WORD.test(after)) return false;
  return /\p{M}/u.test(after) || !(UNSPACED.test(before) || UNSPACED.test(after));
}
