import { EVERYDAY } from "./everyday.ts";
import { fold } from "./fold.ts";
import { FUNCTION_WORDS } from "./lexicon/function-words.ts";
import { PLAIN_SURNAMES } from "./lexicon/plain-surnames.ts";
import { TRADE_WORDS } from "./lexicon/trade-words.ts";
import { isPlainWord } from "./plain-words.ts";

const ORDINARY = new Set([
  ...EVERYDAY.map(fold),
  ...Object.values(FUNCTION_WORDS).flatMap((list) => [...list]),
]);
/** 'Then', 'every', 'checked': what an answer is full of, whoever it is about. */
const isOrdinary = (folded: string) =>
  ORDINARY.has(folded) || ORDINARY.has(folded.replace(/e?d$/, ""));
/** What a title leaves small too, so that it tells nothing. */
const SMALL_IN_TITLES = new Set(
  "a an and as at but by for from in of on or the to with y o de del la el los las en con por para a et e".split(
    " ",
  ),
);

/** Words behind the first one of a sentence: ordinary ones with a capital, and any without. */
export type Casing = { capital: number; small: number };

/** '[address]' has no capital, whoever wrote around it. */
const unmasked = (sentence: string) => sentence.replace(/\[\p{Ll}[\p{Ll}-]*\]/gu, " ");

/** How the words of sentences are written. */
export function casingOf(sentences: readonly string[]): Casing {
  const casing = { capital: 0, small: 0 };
  for (const sentence of sentences) {
    const [, ...behind] = unmasked(sentence).match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
    for (const word of behind) {
      const isSmall = /^\p{Ll}/u.test(word);
      if (!isSmall && !/^\p{Lu}\P{Lu}+$/u.test(word)) continue;
      const folded = fold(word);
      if (SMALL_IN_TITLES.has(folded)) continue;
      if (isSmall) casing.small++;
      else if (isOrdinary(folded)) casing.capital++;
    }
  }
  return casing;
}

const FEWEST_TELLING = 2;
const FEWEST_CAPITALS = 5;
const SURELY_TITLES = 2;

/** Whether so many words of a sentence have a capital that it is a list of names or written as a title. */
function isFullOfCapitals(sentence: string): boolean {
  const words = unmasked(sentence);
  const total = words.match(/\p{L}+/gu)?.length ?? 0;
  const capitals = words.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu)?.length ?? 0;
  return capitals >= FEWEST_CAPITALS && capitals / total > 0.35;
}

/**
 * How a sentence uses capitals. In a `title` They Stand On Most Words and tell no name, told by how its ordinary words
 * are written or, where it has too few, those of the `whole` text; in a `list` they stand on names or on things.
 */
export function capitalsIn(sentence: string, whole: Casing): "title" | "list" | "names" {
  const own = casingOf([sentence]);
  const full = isFullOfCapitals(sentence);
  const told = own.capital + own.small >= FEWEST_TELLING ? own : whole;
  if (full) return told.capital > told.small ? "title" : "list";
  const inTitles = whole.capital >= SURELY_TITLES && whole.capital > 2 * whole.small;
  return inTitles && own.small === 0 ? "title" : "names";
}

const SURNAMES = new Set<string>(PLAIN_SURNAMES);
/** In the singular and in the plural. */
const OF_TRADES = new Set(
  TRADE_WORDS.flatMap((word) => [word, `${word}s`, word.replace(/s$/, "")]),
);
const ENDING_OF_THINGS = /\p{L}{3}(?:ing|tion|ment|ness)s?$/u;

/** Whether capitalised words of a list say what was done or used ('Drain Cleaning'), as far as our lists know. */
export function nameThings(run: string): boolean {
  const words = run.split(/\s+/).map(fold);
  const isPlain = (word: string) =>
    isPlainWord(word) || OF_TRADES.has(word) || ENDING_OF_THINGS.test(word);
  return words.every(isPlain) || words.some((word) => isPlain(word) && !SURNAMES.has(word));
}
