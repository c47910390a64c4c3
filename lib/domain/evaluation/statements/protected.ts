import { asksUnlawfully } from "../../interviews/question-check.ts";
import { fold } from "../../text/fold.ts";
import { numbersSaid } from "../../text/numbers-said.ts";
import { COUNTRIES, leadsToCountry } from "./countries.ts";
import { PROTECTED_PATTERNS, TOLD_PATTERNS } from "./protected-patterns.ts";
import { DEMONYMS, PROTECTED_WORDS } from "./protected-words.ts";

/** Scripts that put no blank between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The words of a text between blanks, one at each end too, so that a phrase of whole words is a part of it. */
const between = (text: string) =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()} `;

/** 'I'm Nigerian'. */
const ORIGINS = DEMONYMS.split(",").flatMap((origin) =>
  ["i'm", "i am", "i'm a", "i am a", "we're", "we are", "as a"].map(
    (so) => `${so} ${origin.trim()}`,
  ),
);
const PHRASES = [
  ...Object.values(PROTECTED_WORDS).flatMap((list) => list.split(",")),
  ...COUNTRIES,
  ...ORIGINS,
].map((phrase) => phrase.trim());
/** A name in Katakana is no part of a longer word: 'タイ', and not 'タイル'. */
const UNSPACED_PHRASES = new RegExp(
  PHRASES.filter((phrase) => UNSPACED.test(phrase))
    .map((phrase) => fold(phrase).replace(/[()[\].*+?]/g, "\\$&"))
    .map((phrase) => (/^[ァ-ー]+$/u.test(phrase) ? `(?<![ァ-ヺー])${phrase}(?![ァ-ヺー])` : phrase))
    .join("|"),
  "u",
);
/** As they stand in a text; one with any ending has no blank behind it. */
const SPACED_PHRASES = PHRASES.filter((phrase) => !UNSPACED.test(phrase)).map((phrase) =>
  phrase.endsWith("*") ? between(phrase).trimEnd() : between(phrase),
);
/** So many characters, the blank with them, tell which phrases can begin at a word: a list's every row is looked at. */
const KEY = 3;
const BY_KEY = Map.groupBy(new Set(SPACED_PHRASES), (phrase) => phrase.slice(0, KEY));

/** Whether one of the phrases stands in words with a blank at each end. */
function hasPhrase(words: string): boolean {
  for (let at = 0; at >= 0; at = words.indexOf(" ", at + 1))
    if (BY_KEY.get(words.slice(at, at + KEY))?.some((phrase) => words.startsWith(phrase, at)))
      return true;
  return false;
}

/** Places and firms that are called like something protected, and what work calls so. */
const OF_WORK =
  /\b(?:new (?:mexico|england|britain)|panama city|citizens bank|senior citizens? (?:center|home)|rehab (?:clinic|center|facility|hospital|unit)|my record of)\b|住院(?:部|楼|病人)/gu;

const AGES = { from: 14, to: 99 };
const SAYS_AGE =
  /(?:\bi am|\bi'm|\bim|\bturned|\bturning|\btengo|\bcumpli) (?:already |now |only |ya )?$/u;
const OLD = /^[ -]?(?:years?|yrs?)[ -]?old|^ ?anos de (?:edad|idade)/u;
/** What a number counts if it is no age: '20 minutes from downtown', '12 años de experiencia'. */
const COUNTS =
  /^ ?(?:%|percent|minutes?|hours?|days?|weeks?|months?|miles?|blocks?|years?(?!.?old)|of|anos (?:de (?!edad|idade)|en|como|trabajando|limpiando|manejando|cocinando|con)|minutos|horas|dias|meses|millas)/u;

/** What stands before and after an age in the other languages: 'j'ai 55 ans', 'ich bin 55 Jahre alt', 'мне 55 лет'. */
const AGES_ELSEWHERE = [
  [/(?:^|[^\p{L}])(?:j'ai|j’ai) $/u, /^ ?ans(?! (?:d['’ ]|de |dans|en |comme|a ))/u],
  [/(?:^|[^\p{L}])ich bin $/u, /^ ?(?:jahre alt|[.,!?]|$)/u],
  [/(?:^|[^\p{L}])(?:tenho|fiz) $/u, /^ ?anos(?! (?:de (?!idade)|em |como |com |na |no ))/u],
  [
    new RegExp(`(?:^|[^\\p{L}])${fold("мне")} $`, "u"),
    new RegExp(`^ ?(?:${fold("лет|год|года")})(?!\\p{L})`, "u"),
  ],
  [new RegExp(`${fold("मैं")} $`, "u"), new RegExp(`^ ?${fold("साल")} (?:${fold("का|की|के")})`, "u")],
] as const;

/** No text without one of these says an age by the patterns above; most have none, and needn't be read for numbers. */
const AGE_CUE = new RegExp(
  `old|edad|idade|i am|i'm|\\bim\\b|turn|tengo|cumpli|j['’]ai|ich bin|tenho|fiz|${fold("мне|मैं")}`,
  "u",
);

/** '55 years old', 'I am sixty-two', 'tengo 55 años': an age, which no list of words can hold. */
function saysAge(text: string): boolean {
  if (!AGE_CUE.test(fold(text))) return false;
  return numbersSaid(text).some(({ value, start, end }) => {
    if (value < AGES.from || value > AGES.to) return false;
    const after = fold(text.slice(end));
    const before = fold(text.slice(0, start));
    const led = `${before.trimEnd()} `;
    return (
      OLD.test(after) ||
      (SAYS_AGE.test(led) && !COUNTS.test(after)) ||
      AGES_ELSEWHERE.some(([ahead, behind]) => ahead.test(led) && behind.test(after))
    );
  });
}

/**
 * Whether a text speaks of what nobody is hired or turned away by: age, sex, race, origin or citizenship, family or
 * pregnancy, faith, health or disability, orientation, arrests, looks (https://www.eeoc.gov/prohibited-employment-policiespractices).
 * In any of the ten languages; words of the work itself, as 'the church's floor' or 'a resident's medicine', are none of it.
 */
export function speaksOfProtected(text: string): boolean {
  const folded = fold(text).replace(/\s+/g, " ").replace(OF_WORK, " ");
  const words = between(folded);
  return (
    (UNSPACED.test(folded) && UNSPACED_PHRASES.test(folded)) ||
    hasPhrase(words) ||
    leadsToCountry(text) ||
    PROTECTED_PATTERNS.some((pattern) => pattern.test(words)) ||
    saysAge(text)
  );
}

const ORIGIN_TOLD = DEMONYMS.split(",").map((origin) => between(`is ${origin}`));

/**
 * Whether a scorer's own words say of a person what no result may say, 'Has two kids at home', or have somebody ask it:
 * 'Ask how old she is'.
 */
export function tellsOfProtected(text: string): boolean {
  const words = between(text);
  const folded = fold(text);
  return (
    speaksOfProtected(text) ||
    TOLD_PATTERNS.some((pattern) => pattern.test(folded)) ||
    ORIGIN_TOLD.some((one) => words.includes(one)) ||
    asksUnlawfully(text)
  );
}

/**
 * Whether words that a result has of somebody, or a quote that they stand on, may not be shown. Asked when they are made,
 * and again whenever they are read: what is stored was made by the lists of its day.
 */
export function saysProtected({
  text,
  quotes,
}: {
  text: string | null;
  quotes: readonly { text: string }[];
}): boolean {
  return (
    (text !== null && tellsOfProtected(text)) ||
    quotes.some((quote) => speaksOfProtected(quote.text))
  );
}

/** A stored text of a scorer's, or null if it may not be shown. */
export function unlessProtected(text: string | null): string | null {
  return text !== null && tellsOfProtected(text) ? null : text;
}
