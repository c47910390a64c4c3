import { FIRST_NAMES, MASKED_WORDS, NOT_NAMES } from "./lexicon/masks.ts";
import type { Edit } from "./sent-text.ts";
import { editsFor } from "./windows.ts";

const NOT_LETTER_BEFORE = "(?<![\\p{L}\\p{N}_])";
const NOT_LETTER_AFTER = "(?![\\p{L}\\p{N}_])";

function wholeWords(list: readonly string[], flags: string): RegExp {
  const parts = list.map((word) =>
    word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/'/g, "['’]"),
  );
  return new RegExp(`${NOT_LETTER_BEFORE}(?:${parts.join("|")})${NOT_LETTER_AFTER}`, flags);
}

const CAPITAL = "\\p{Lu}[\\p{Ll}'’]+(?:-\\p{Lu}\\p{Ll}+)?";
const INTRODUCED = new RegExp(
  `(?<=(?:^|[^\\p{L}])(?:my name is|my name's|i am called|call me|me llamo|mi nombre es|[Mm]y name is|[Mm]y name['’]s|[Mm]e llamo|[Mm]i nombre es|I am called|[Cc]all me|[Ss]oy|I['’]m|I am|named|llamad[oa])\\s)(?:${CAPITAL})(?:\\s+${CAPITAL}){0,3}`,
  "gu",
);
const TITLED = new RegExp(
  `(?<=(?:^|[^\\p{L}])(?:Mr|Mrs|Ms|Mx|Dr|Miss|MR|MRS|MS|DR|MISS|Prof|Rev|Sgt|Capt|Lt|Sr|Sra|Srta|mr|mrs|ms|Señora?|señora?|Señorita|señorita|Don|don|Doña|doña|Doctora?|doctora?)\\.?\\s)(?:${CAPITAL}(?:\\s+${CAPITAL}){0,2}|\\p{Lu}{2,})`,
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
const EXCEPT = new Set(NOT_NAMES);
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

/** Capitalised words inside a sentence, unless the whole text is written in capitals. */
function unknownNames(text: string): Edit[] {
  const total = text.match(/\p{L}+/gu)?.length ?? 0;
  const capitalised = text.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu)?.length ?? 0;
  if (capitalised > 4 && capitalised / total > 0.35) return [];
  return editsFor(text, MID_SENTENCE_CAPITAL, "[name]").filter(
    ({ start, end }) =>
      !text
        .slice(start, end)
        .split(/\s+/)
        .every((word) => EXCEPT.has(word)),
  );
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
    ...unknownNames(text),
    ...editsFor(text, NOSOTROS, "[we]"),
  ];
}

/** Names only: for languages whose pronouns and family words are not listed. */
export function maskNames(text: string): Edit[] {
  return [...editsFor(text, INTRODUCED_LOWER, "[name]"), ...editsFor(text, FIRST_NAME, "[name]")];
}
