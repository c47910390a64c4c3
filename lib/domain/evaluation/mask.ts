import { CAPITAL, PART_OF_NAME } from "./capital.ts";
import { EVERYDAY } from "./everyday.ts";
import { distinctHits, fold, phrases } from "./fold.ts";
import { CUES } from "./lexicon/cues.ts";
import { FUNCTION_WORDS } from "./lexicon/function-words.ts";
import { FIRST_NAMES, INNOCENT, MASKED_WORDS, NOT_NAMES, UNMISTAKABLE } from "./lexicon/masks.ts";
import { WORK } from "./lexicon/signals.ts";
import { DONE_BY_PEOPLE, NOBODYS_NAMES, TITLES } from "./lexicon/titles.ts";
import { NAMES_THAT_ARE_WORDS } from "./lexicon/word-names.ts";
import { namesAbroad } from "./names-abroad.ts";
import { neutralJobs } from "./neutral-jobs.ts";
import type { Edit } from "./sent-text.ts";
import { type Casing, capitalsIn, nameThings } from "./title-case.ts";
import { namesOfTitledLists } from "./titled-lists.ts";
import { smallTitledNames } from "./titled-names.ts";
import { editsFor, matchesIn } from "./windows.ts";

const NOT_LETTER_BEFORE = "(?<![\\p{L}\\p{N}_])";
const NOT_LETTER_AFTER = "(?![\\p{L}\\p{N}_])";

function wholeWords(list: readonly string[], flags: string): RegExp {
  // The longest first: 'mother-in-law' before 'mother'.
  const parts = [...list]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/'/g, "['’]"));
  return new RegExp(`${NOT_LETTER_BEFORE}(?:${parts.join("|")})${NOT_LETTER_AFTER}`, flags);
}

/** A capital inside of a word: a name wherever it stands. */
const INNER_CAPITAL = new RegExp(
  `${NOT_LETTER_BEFORE}(?:\\p{Lu}['’]\\p{Lu}[\\p{Ll}\\p{M}'’]+|\\p{Lu}[\\p{Ll}\\p{M}'’]+(?:\\p{Lu}[\\p{Ll}\\p{M}'’]+){1,3})(?:-${PART_OF_NAME})?`,
  "gu",
);
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
const WORD_NAMES = new Set(NAMES_THAT_ARE_WORDS);
/** 'JAMAL', and not 'JACK' or 'AMBER', which an answer in capitals may hold as words. */
const SHOUTED_NAMES = FIRST_NAMES.filter(
  (name) => name.length > 3 && !WORD_NAMES.has(fold(name)),
).map((name) => name.toUpperCase());
const FIRST_NAME = new RegExp(
  `${wholeWords([...FIRST_NAMES, ...SHOUTED_NAMES], "u").source}(?:-${PART_OF_NAME})?(?:\\s+(?!(?:I|And|But)\\b)${CAPITAL}){0,2}`,
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
const isExcepted = (word: string) => EXCEPT.has(word.replace(/’/g, "'"));
const KINDS = ["person", "title", "family"] as const;
type Kind = (typeof KINDS)[number];
type Listed = "en" | "es";

/** A language's words and those of the other one that it doesn't have: people mix them in one sentence. */
function masksOf(own: Listed, other: Listed): [Kind, RegExp][] {
  const innocent: readonly string[] = INNOCENT[other];
  return KINDS.map((kind) => [
    kind,
    wholeWords(
      [
        ...MASKED_WORDS[own][kind],
        ...MASKED_WORDS[other][kind].filter((word) => !innocent.includes(word)),
      ],
      "giu",
    ),
  ]);
}
const ALL: readonly [Kind, RegExp][] = KINDS.map((kind) => [
  kind,
  wholeWords([...MASKED_WORDS.en[kind], ...MASKED_WORDS.es[kind]], "giu"),
]);
const WORDS = { en: masksOf("en", "es"), es: masksOf("es", "en"), unknown: ALL };
/** English among Spanish: 'he is' and 'my son', never 'he trabajado' and 'son buenos'. */
const HE =
  /(?<![\p{L}\p{N}_])he(?='s|’s|['’]ll|['’]d|\s+(?:is|was|isn|wasn|has|had|said|says|told|tells|came|comes|went|gave|works?|worked|help|helps|helped|asked|called|can|could|would|will|got|gets|does|did|didn|doesn|never|always|just|also|left|knew|knows|likes?|liked|needs?|needed|wants?|wanted|makes?|made|taught|took)(?!\p{L}))/giu;
const SON = /(?<=(?<!\p{L})(?:my|his|her|their|your|our|a)\s)son(?!\p{L})/giu;
const UNMISTAKABLY = wholeWords(UNMISTAKABLE, "giu");
/** 'Don Pedro' shows as much as 'doña Ana', and 'Sr. Lane' as 'Sra. Lane'. */
const BEFORE_NAME =
  /(?<![\p{L}\p{N}_])(?:Don|[Ss]r|[Ss]r\.)(?=\s(?:\p{Lu}\p{Ll}|\[name\]))|(?<=(?:^|(?<!\p{L})(?:el|El|a|al|con|y|que|de|mi))\s)don(?=\s(?:\p{Lu}\p{Ll}|\[name\]))/gu;
/** A title's own full stop goes with it: what is left of 'Mrs. Lane' must not look like the end of a sentence. */
const STOPPED_TITLE =
  /(?<![\p{L}\p{N}_])(?:mr|mrs|ms|mx|sra|srta|sras|srtas|sres)\.(?=\s+[\p{L}[])/giu;
const NOSOTROS = wholeWords(["nosotros", "nosotras"], "giu");

const NOBODYS = new Set(NOBODYS_NAMES);
const ORDINARY_ENDING = /(?:ing|tion|ment|ness|ity|mente|ung|s)$/;
const ofWork = phrases([...WORK, ...Object.values(CUES).flat()]);

/** Whether a word that begins a sentence is one of everyday or of work, as far as our lists know. */
function isOrdinary(word: string): boolean {
  const folded = fold(word);
  if (isExcepted(word) || NOBODYS.has(folded) || NOBODYS.has(word.toLowerCase())) return true;
  if (Object.values(FUNCTION_WORDS).some((list) => list.has(folded))) return true;
  return ORDINARY_ENDING.test(folded) || distinctHits(folded, ofWork) > 0;
}

/**
 * Capitalised words inside a sentence, two of them at its start, or one there that tells or does something; in a
 * sentence Written As A Title only a list of people, and a name with a capital inside of it.
 */
function unknownNames(text: string, whole: Casing): Edit[] {
  const inner = matchesIn(text, INNER_CAPITAL)
    .filter(({ text: found }) => !isExcepted(found))
    .map(({ start, end }) => ({ start, end, text: "[name]" }));
  const capitals = capitalsIn(text, whole);
  if (capitals === "title") return [...namesOfTitledLists(text, isOrdinary), ...inner];
  const isKept = (found: string) =>
    found.split(/\s+/).every(isExcepted) || (capitals === "list" && nameThings(found));
  return [
    ...matchesIn(text, MID_SENTENCE_CAPITAL).filter(({ text: found }) => !isKept(found)),
    ...matchesIn(text, FIRST_OF_TWO).filter(({ text: found }) => {
      const [first = "", second = ""] = found.split(/\s+/);
      return !isOrdinary(first) && !isExcepted(second) && !isKept(found);
    }),
    ...matchesIn(text, WHO_DID).filter(({ text: found }) => !isOrdinary(found)),
  ]
    .map(({ start, end }) => ({ start, end, text: "[name]" }))
    .concat(inner);
}

/** Edits that hide names of persons, and in English and Spanish pronouns, titles and family words. */
export function maskPersons(
  text: string,
  language: "en" | "es" | "unknown",
  whole: Casing,
): Edit[] {
  return [
    ...WORDS[language].flatMap(([kind, pattern]) => editsFor(text, pattern, `[${kind}]`)),
    ...editsFor(text, HE, "[person]"),
    ...editsFor(text, SON, "[family]"),
    ...editsFor(text, BEFORE_NAME, "[title]"),
    ...editsFor(text, STOPPED_TITLE, "[title]"),
    ...editsFor(text, TITLED, "[name]"),
    ...smallTitledNames(text),
    ...editsFor(text, INTRODUCED, "[name]"),
    ...editsFor(text, INTRODUCED_LOWER, "[name]"),
    ...editsFor(text, FIRST_NAME, "[name]").filter(
      (edit) => !isExcepted(text.slice(edit.start, edit.end)),
    ),
    ...neutralJobs(text),
    ...namesAbroad(text),
    ...unknownNames(text, whole),
    ...editsFor(text, NOSOTROS, "[we]"),
  ];
}

/**
 * Names, and English words that no other language has: for languages whose pronouns and family words are not listed. German writes every noun with a capital,
 * so there a name is told by its title, by a list, or by what it does at the start of a sentence.
 */
export function maskNames(text: string, language: string, whole: Casing): Edit[] {
  return [
    ...editsFor(text, UNMISTAKABLY, "[person]"),
    ...editsFor(text, TITLED, "[name]"),
    ...editsFor(text, INTRODUCED_LOWER, "[name]"),
    ...editsFor(text, FIRST_NAME, "[name]"),
    ...namesAbroad(text),
    ...(language === "de"
      ? editsFor(text, WHO_DID, "[name]").filter(
          ({ start, end }) => !isOrdinary(text.slice(start, end)),
        )
      : unknownNames(text, whole)),
  ];
}
