import { EVERYDAY } from "./everyday.ts";
import { fold } from "./fold.ts";
import { FUNCTION_WORDS } from "./lexicon/function-words.ts";
import { PLAIN_SURNAMES } from "./lexicon/plain-surnames.ts";
import { DONE_BY_PEOPLE } from "./lexicon/titles.ts";
import { isPlainWord } from "./plain-words.ts";
import type { Edit } from "./sent-text.ts";
import { matchesIn } from "./windows.ts";

/** 'ms. okonkwo', 'mr brennan', 'la sra. gómez'; 'ms word' and 'a sr. technician' are something else. */
const TITLED_SMALL =
  /(?<=[.\s])(?<=(?<!\p{L})(?:(?:[Mm]rs?|[Mm]x)(?:\.\s?|\s)|[Mm]s\.\s?|(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as|del|al|con|de|y)\s(?:[Ss]ra?|[Ss]rta|[Ss]r[ae]s)\.\s?))\p{L}[\p{Ll}\p{M}'’-]+/gu;
const DONE = new RegExp(`^(?:${DONE_BY_PEOPLE})$`, "u");
const NO_NAMES = new Set([
  ...EVERYDAY.map(fold),
  ...Object.values({ en: FUNCTION_WORDS.en, es: FUNCTION_WORDS.es }).flatMap((list) => [
    ...(list ?? []),
  ]),
]);
const SURNAMES = new Set<string>(PLAIN_SURNAMES);

function isName(word: string): boolean {
  const folded = fold(word);
  if (NO_NAMES.has(folded) || DONE.test(word)) return false;
  return SURNAMES.has(folded) || !isPlainWord(folded);
}

/** Edits that hide a name in small letters behind a short title. */
export function smallTitledNames(text: string): Edit[] {
  return matchesIn(text, TITLED_SMALL)
    .filter(({ text: found }) => isName(found))
    .map(({ start, end }) => ({ start, end, text: "[name]" }));
}
