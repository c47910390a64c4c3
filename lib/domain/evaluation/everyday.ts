import { FUNCTION_WORDS } from "./lexicon/function-words.ts";
import { OPENINGS } from "./lexicon/masks.ts";
import { ACTS_EN } from "./lexicon/signals.ts";
import { NAMES_AFTER_I_AM, NAMES_THAT_ARE_WORDS } from "./lexicon/word-names.ts";

const NAMES_TOO = new Set([...NAMES_THAT_ARE_WORDS, ...NAMES_AFTER_I_AM]);

/** Everyday words with the capital of a sentence that nothing ended the one before: no names. */
export const EVERYDAY: readonly string[] = [
  ...(FUNCTION_WORDS.en ?? []),
  ...(FUNCTION_WORDS.es ?? []),
  ...ACTS_EN,
  ...OPENINGS,
]
  .map((word) => word.replace("*", ""))
  .filter((word) => /^\p{L}['\p{L}]+$/u.test(word) && !NAMES_TOO.has(word))
  .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
