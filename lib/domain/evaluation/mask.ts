import { EVERYDAY } from "./everyday.ts";
import { distinctHits, fold, phrases } from "./fold.ts";
import { CUES } from "./lexicon/cues.ts";
import { FUNCTION_WORDS } from "./lexicon/function-words.ts";
import { FIRST_NAMES, MASKED_WORDS, NOT_NAMES } from "./lexicon/masks.ts";
import { WORK } from "./lexicon/signals.ts";
import { DONE_BY_PEOPLE, NOBODYS_NAMES, TITLES } from "./lexicon/titles.ts";
import { namesAbroad } from "./names-abroad.ts";
import { neutralJobs } from "./neutral-jobs.ts";
import type { Edit } from "./sent-text.ts";
import { editsFor, matchesIn } from "./windows.ts";

const NOT_LETTER_BEFORE = "(?<![\\p{L}\\p{N}_])";
const NOT_LETTER_AFTER = "(?![\\p{L}\\p{N}_])";

function wholeWords(list: readonly string[], flags: string): RegExp {
  const parts = list.map((word) =>
    word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/'/g, "['’]"),
  );
  return new RegExp(`${NOT_LETTER_BEFORE}(?:${parts.join("|")})${NOT_LETTER_AFTER}`, flags);
}

const CAPITAL = "\\p{Lu}[\\p{Ll}\\p{M}'’]+(?:-\\p{Lu}[\\p{Ll}\\p{M}]+)?";
const INTRODUCED = new RegExp(
  `(?<=(?:^|[^\\p{L}])(?:my name is|my name's|i am called|call me|me llamo|mi nombre es|[Mm]y name is|[Mm]y name['’]s|[Mm]e llamo|[Mm]i nombre es|I am called|[Cc]all me|[Ss]oy|I['’]m|I am|named|llamad[oa])\\s)(?:${CAPITAL})(?:\\s+${CAPITAL}){0,3}`,
  "gu",
);
const TITLED = new RegExp(
  `(?<=(?:^|[^\\p{L}])(?:${TITLES})\\.?\\s)(?:${CAPITAL}(?:\\s+${CAPITAL}){0,2}|\\p{Lu}{2,})`,
  "gu",
);
const INTRODUCED_LOWER =
  /(?<=(?:^|[^\p{L}])(?:my name is|my name's|me llamo|mi nombre es)\s)\p{L}+/giu;
const FIRST_NAME = new RegExp(
  `${wholeWords(FIRST_NAMES, "u").source}(?:\\s+(?!(?:I|And|But)\\b)${CAPITAL}){0,2}`,
  "gu",
);
const MID_SENTENCE_CAPITAL = new RegExp(
  `(?<=[\\p{Ll}\\p{N},;:'’)\\]]\\s)${CAPITAL}(?:\\s+${CAPITAL}){0,2}`,
  "gu",
);
const BEGINS = "(?<=^[\\s\"'“«(¿¡—-]{0,3})";
const FIRST_OF_TWO = new RegExp(`${BEGINS}${CAPITAL}\\s+${CAPITAL}`, "gu");
const WHO_DID = new RegExp(`${BEGINS}${CAPITAL}(?=\\s+(?:${DONE_BY_PEOPLE})(?!\\p{L}))`, "gu");
const EXCEPT = new Set([...NOT_NAMES, ...EVERYDAY]);
const WORDS = {
  en: {
    person: wholeWords(MASKED_WORDS.en.person, "giu"),
    title: wholeWords(MASKED_WORDS.en.title, "giu"),
    family: wholeWords(MASKED_WORDS.en.family, "giu"),
  },
  es: {
    person: wholeWords(MASKED_WORDS.es.person, "giu"),
    title: wholeWords(MASKED_WORDS.es.title, "giu"),
    family: wholeWords(MASKED_WORDS.es.family, "giu"),
  },
};
const NOSOTROS = wholeWords(["nosotros", "nosotras"], "giu");

const NOBODYS = new Set(NOBODYS_NAMES);
const ORDINARY_ENDING = /(?:ing|tion|ment|ness|ity|mente|ung|s)$/;
const ofWork = phrases([...WORK, ...Object.values(CUES).flat()]);

/** Whether a word that begins a sentence is one of everyday or of work, as far as our lists know. */
function isOrdinary(word: string): boolean {
  const folded = fold(word);
  if (EXCEPT.has(word) || NOBODYS.has(folded) || NOBODYS.has(word.toLowerCase())) return true;
  if (Object.values(FUNCTION_WORDS).some((list) => list.has(folded))) return true;
  return ORDINARY_ENDING.test(folded) || distinctHits(folded, ofWork) > 0;
}

/**
 * Capitalised words inside a sentence, two of them at its start, or one there that tells or does something; unless the
 * whole text is written in capitals.
 */
function unknownNames(text: string): Edit[] {
  const total = text.match(/\p{L}+/gu)?.length ?? 0;
  const capitalised = text.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu)?.length ?? 0;
  if (capitalised > 4 && capitalised / total > 0.35) return [];
  return [
    ...matchesIn(text, MID_SENTENCE_CAPITAL).filter(
      ({ text: found }) => !found.split(/\s+/).every((word) => EXCEPT.has(word)),
    ),
    ...matchesIn(text, FIRST_OF_TWO).filter(({ text: found }) => {
      const [first = "", second = ""] = found.split(/\s+/);
      return !isOrdinary(first) && !EXCEPT.has(second);
    }),
    ...matchesIn(text, WHO_DID).filter(({ text: found }) => !isOrdinary(found)),
  ].map(({ start, end }) => ({ start, end, text: "[name]" }));
}

/** Edits that hide names of persons, and in English and Spanish pronouns, titles and family words. */
export function maskPersons(text: string, language: "en" | "es" | "unknown"): Edit[] {
  const lists = language === "unknown" ? [WORDS.en, WORDS.es] : [WORDS[language]];
  return [
    ...lists.flatMap((list) => [
      ...editsFor(text, list.person, "[person]"),
      ...editsFor(text, list.title, "[title]"),
      ...editsFor(text, list.family, "[family]"),
    ]),
    ...editsFor(text, TITLED, "[name]"),
    ...editsFor(text, INTRODUCED, "[name]"),
    ...editsFor(text, INTRODUCED_LOWER, "[name]"),
    ...editsFor(text, FIRST_NAME, "[name]").filter(
      (edit) => !EXCEPT.has(text.slice(edit.start, edit.end)),
    ),
    ...neutralJobs(text),
    ...namesAbroad(text),
    ...unknownNames(text),
    ...editsFor(text, NOSOTROS, "[we]"),
  ];
}

/**
 * Names only: for languages whose pronouns and family words are not listed. German writes every noun with a capital,
 * so there a name is told by its title, by a list, or by what it does at the start of a sentence.
 */
export function maskNames(text: string, language: string): Edit[] {
  return [
    ...editsFor(text, TITLED, "[name]"),
    ...editsFor(text, INTRODUCED_LOWER, "[name]"),
    ...editsFor(text, FIRST_NAME, "[name]"),
    ...namesAbroad(text),
    ...(language === "de"
      ? editsFor(text, WHO_DID, "[name]").filter(
          ({ start, end }) => !isOrdinary(text.slice(start, end)),
        )
      : unknownNames(text)),
  ];
}
