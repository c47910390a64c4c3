import { FIRST_NAMES, MASKED_WORDS, NOT_NAMES } from "./lexicon/masks.ts";
import { maskOwnNames } from "./own-name.ts";
import type { Edit } from "./sent-text.ts";
import { spokenAddresses, spokenPhones } from "./spoken-contact.ts";
import { STREETS } from "./streets.ts";
import { writtenPhones } from "./written-phones.ts";

const NOT_LETTER_BEFORE = "(?<![\\p{L}\\p{N}_])";
const NOT_LETTER_AFTER = "(?![\\p{L}\\p{N}_])";

function wholeWords(list: readonly string[], flags: string): RegExp {
  const parts = list.map((word) =>
    word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/'/g, "['’]"),
  );
  return new RegExp(`${NOT_LETTER_BEFORE}(?:${parts.join("|")})${NOT_LETTER_AFTER}`, flags);
}

const STREET_EN =
  "(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|way|place|pl|highway|hwy|parkway|pkwy|terrace|circle)";
const CONTACT: [RegExp, string][] = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, "[e-mail]"],
  [
    new RegExp(
      `(?<!\\p{N})\\p{N}{1,6}(?:-\\p{N}+)?\\s+(?:(?:north|south|east|west|[nsew]\\.?)\\s+)?(?:(?!(?:and|or|so|but)\\s)[\\p{L}\\p{N}'’.-]+\\s+){1,3}?${STREET_EN}\\b\\.?(?:,?\\s*(?:apt|apartment|unit|suite|#)\\.?\\s*[\\p{L}\\p{N}-]+)?`,
      "giu",
    ),
    "[address]",
  ],
  [
    /(?<!\p{L})(?:calle|avenida|av\.|carrera|colonia|bulevar)\s+(?:(?![yo]\s|pero\s)[\p{L}\p{N}'’.-]+\s+){1,4}?(?:#|n[uú]mero\s*|no\.?\s*)?\p{N}+/giu,
    "[address]",
  ],
  [
    /(?<![\p{N}$])(?:\+?\p{N}{1,3}[ .-]?)?(?:\(\p{N}{3}\)\s?|\p{N}{3}[ .-]?)\p{N}{3}[ .-]?\p{N}{4}(?!\p{N})/gu,
    "[phone]",
  ],
  [/\+\p{N}{1,3}(?:[ .-]?\p{N}){7,12}(?!\p{N})/gu, "[phone]"],
  [/(?<![\p{N}$-])\p{N}{3}[.-]\p{N}{4}(?!\p{N})/gu, "[phone]"],
  [/(?<!\p{L})(?:p\.?\s?o\.?\s?box|apartado(?: postal)?)\s+\p{N}+/giu, "[address]"],
  [/(?<!\p{N})(?:\+?\p{N}{1,3}[ .-])?\p{N}{3}[ .-]\p{N}{3}[ .-]\p{N}{3}(?!\p{N})/gu, "[phone]"],
  [/(?<=\b(?:zip(?: code)?|c[oó]digo postal)(?: is| es)?[ :]+)\p{N}{5}(?:-\p{N}{4})?/giu, "[zip]"],
  [
    /(?<![\p{N}$€.,-])\p{N}{5}(?:-\p{N}{4})?(?![\p{N}.,]\p{N}|\p{N}|\s*(?:square|sq|dollars?|people|units?|customers?|guests?|pounds?|miles|parts?|d[oó]lares|personas|clientes|pies|metros|%))/gu,
    "[zip]",
  ],
];

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

function all(text: string, pattern: RegExp, replacement: string): Edit[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: replacement,
  }));
}

/** Capitalised words inside a sentence, unless the whole text is written in capitals. */
function unknownNames(text: string): Edit[] {
  const total = text.match(/\p{L}+/gu)?.length ?? 0;
  const capitalised = text.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu)?.length ?? 0;
  if (capitalised > 4 && capitalised / total > 0.35) return [];
  return all(text, MID_SENTENCE_CAPITAL, "[name]").filter(
    ({ start, end }) =>
      !text
        .slice(start, end)
        .split(/\s+/)
        .every((word) => EXCEPT.has(word)),
  );
}

/** Edits that hide the candidate's own names, any e-mail, phone, address and zip code. Language-free. */
export function maskContact(text: string, names: readonly string[]): Edit[] {
  return [
    ...CONTACT.flatMap(([pattern, replacement]) => all(text, pattern, replacement)),
    ...STREETS.flatMap((pattern) => all(text, pattern, "[address]")),
    ...writtenPhones(text),
    ...spokenAddresses(text),
    ...spokenPhones(text),
    ...maskOwnNames(text, names),
  ];
}

/** Edits that hide names of persons, and in English and Spanish pronouns, titles and family words. */
export function maskPersons(text: string, language: "en" | "es" | "unknown"): Edit[] {
  const lists = language === "unknown" ? [WORDS.en, WORDS.es] : [WORDS[language]];
  return [
    ...lists.flatMap((list) => [
      ...all(text, list.person, "[person]"),
      ...all(text, list.title, "[title]"),
      ...all(text, list.family, "[family]"),
    ]),
    ...all(text, TITLED, "[name]"),
    ...all(text, INTRODUCED, "[name]"),
    ...all(text, INTRODUCED_LOWER, "[name]"),
    ...all(text, FIRST_NAME, "[name]").filter(
      (edit) => !EXCEPT.has(text.slice(edit.start, edit.end)),
    ),
    ...unknownNames(text),
    ...all(text, NOSOTROS, "[we]"),
  ];
}

/** Names only: for languages whose pronouns and family words are not listed. */
export function maskNames(text: string): Edit[] {
  return [...all(text, INTRODUCED_LOWER, "[name]"), ...all(text, FIRST_NAME, "[name]")];
}
