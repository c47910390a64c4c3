import { phrases } from "./fold.ts";
import { ACTS_EN, ACTS_ES } from "./lexicon/signals.ts";
import { FORMS_ES } from "./lexicon/verbs-es.ts";

/** Acts that the lists know, in folded text. */
export const LISTED_EN = phrases(ACTS_EN);
export const LISTED_ES = phrases([...ACTS_ES, ...FORMS_ES]);

const verb = new RegExp(LISTED_EN.source, "u");
/** Whether the lists know an English word as an act. */
export const isVerb = (word: string): boolean => verb.test(word);

const ENDING =
  /(?:abamos|iamos|ariamos|amos|imos|emos|aria|eria|iria|aba|ia|ado|ido|ando|iendo|ar|er|ir|ing|ed|e|i|o|y|s)$/;
const BEFORE_A_VERB = /^(?:he|hemos|lo|la|los|las|me|yo|i|we) (\S+)/;
const LONGEST_STEM = 6;

/** What the forms of one verb share, so that 'cleaned' and 'cleaning' are one deed. */
export function stemOf(deed: string): string {
  const word = BEFORE_A_VERB.exec(deed)?.[1] ?? deed.split(" ")[0] ?? deed;
  const stem = word.length > 4 ? word.replace(ENDING, "") : word.replace(/(?<=..)[eoi]$/, "");
  return stem
    .replace(/(.)\1$/, "$1")
    .replace(/qu$/, "c")
    .replace(/gu$/, "g")
    .slice(0, LONGEST_STEM);
}

/** 'El bag', 'la list': an English word for a thing beside Spanish, though a verb is spelled so. */
const THINGS = new RegExp(
  `(?<!\\p{L})(?:el|la|los|las|un|una|mi|al|del) (?:${LISTED_EN.source})(?!\\p{L})`,
  "gu",
);
export const withoutThings = (text: string): string => text.replace(THINGS, " ");

/** The stems of what an expression finds in a text. */
export const stemsIn = (text: string, pattern: RegExp): string[] =>
  (text.match(pattern) ?? []).map(stemOf);
