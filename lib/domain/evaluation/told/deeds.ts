import { toldInEnglish } from "./english.ts";
import { toldInSpanish } from "./spanish.ts";
import { isMixed, isSpanish } from "./which-language.ts";

/** Deeds told by the grammar of a sentence: those that make an answer, and all that count in one. */
export type Told = { firm: string[]; all: string[] };

/**
 * The deeds that a folded sentence tells of oneself by its grammar and in whatever words, `text` being the same with its
 * accents: what somebody says that they did, do or would do with something. No list knows the verbs of every dialect.
 */
export function toldDeeds(done: string, text: string): Told {
  const english = isMixed(done) || !isSpanish(done) ? toldInEnglish(done) : { firm: [], all: [] };
  const spanish = isMixed(done) || isSpanish(done) ? toldInSpanish(done, text) : [];
  return { firm: [...english.firm, ...spanish], all: [...english.all, ...spanish] };
}
