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
