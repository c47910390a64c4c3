import { fold } from "../../text/fold.ts";
import { LANGUAGES } from "../../text/languages.ts";
import { numbersSaid } from "../../text/numbers-said.ts";
import { saysOrdinals, withoutOrdinals } from "../../text/ordinals-said.ts";
import { tokensOf, wordSet } from "../masking/tokens.ts";
import { mayOpen, stemSaid } from "./openings.ts";

/** 'One' counts where it counts something: 'one year', and not 'one of them'. */
const COUNTS_TIME =
  /^\s+(?:full |whole |single )?(?:second|minute|hour|day|night|shift|week|weekend|month|year|decade)/i;

/** The numbers that a statement in English gives, as values; digits and words are the same. 'Once' is no Spanish eleven. */
function countedIn(statement: string): number[] {
  return numbersSaid(withoutOrdinals(statement)).flatMap(({ value, start, end }) => {
    const isWord = !/\p{N}/u.test(statement.slice(start, end));
    if (/^once$/i.test(statement.slice(start, end))) return [];
    return isWord && value === 1 && !COUNTS_TIME.test(statement.slice(end)) ? [] : [value];
  });
}

/** Amounts that no number gives, each with what a quote in English or Spanish may call it, folded. */
const AMOUNTS = [
  // 'Half a year' is no 'year and a half'.
  [/\bhalf (?:an?|the) /, /\bhalf (?:an?|the) |(?<!\by )\bmedi[oa] |\bmitad\b/],
  [/\bhalf\b/, /\bhalf\b|\bmedi[oa]s?\b|\bmitad\b/],
  [/\b1\/2\b/, /\b1\/2\b|\bhalf\b/],
  [/\bquarters?\b/, /\bquarter|\bcuart[oa]\b|\btrimestre/],
  [/\bdoubl/, /\bdoubl|\bdobl|\bdupli/],
  [/\btwice\b/, /\btwice\b|\b(?:two|2) times\b|\b(?:dos|2) veces\b/],
  [/\btripl/, /\btripl/],
  [/\bdozens\b/, /\bdozens\b|\bdocenas\b/],
  [/\bdecades?\b/, /\bdecade|\bdecada/],
  [/\bhundreds\b/, /\bhundreds\b|\bcientos\b|\bcentenares\b/],
  [/\bthousands\b/, /\bthousands\b|\bmiles\b/],
  [/\bmillions\b/, /\bmillions\b|\bmillones\b/],
] as const;

/** Names of days and months, each with what the ten languages call it; all folded. */
const CALENDAR = new Map(
  [
    ...calendarNames({ weekday: "long" }, 7, (day) => new Date(Date.UTC(2026, 10, 2 + day))),
    ...calendarNames({ month: "long" }, 12, (month) => new Date(Date.UTC(2026, month, 15))),
  ].flatMap((names) => names.map((name) => [name, names] as const)),
);

function calendarNames(
  part: Intl.DateTimeFormatOptions,
  count: number,
  dateOf: (index: number) => Date,
): string[][] {
  return Array.from({ length: count }, (_, index) =>
    LANGUAGES.map(({ tag }) =>
      fold(new Intl.DateTimeFormat(tag, { ...part, timeZone: "UTC" }).format(dateOf(index))),
    ),
  );
}

/** A word with a capital. One that opens a sentence has it anyway, unless all of it is in capitals. */
type Named = { word: string; opens: boolean };

/** Capitalized words and abbreviations, but for 'I' and numbers, which are compared as such. */
function namedIn(statement: string): Named[] {
  const numbers = numbersSaid(statement);
  return [...statement.matchAll(/\p{Lu}[\p{L}\p{N}'’&-]*/gu)].flatMap(({ 0: word, index }) => {
    const isNumber = numbers.some(({ start }) => start === index);
    if (isNumber || /^I(?:['’]\p{L}+)?$/u.test(word)) return [];
    const opens = /(?:^|[.!?:]\s+|["“(]\s*)$/u.test(statement.slice(0, index));
    const isShout = word.length > 1 && word === word.toUpperCase();
    return { word, opens: opens && !isShout };
  });
}

/** Whether a word begins like a name: 'Ed' is not in 'worked'. */
function beginsIn(name: string, said: string): boolean {
  for (let at = said.indexOf(name); at >= 0; at = said.indexOf(name, at + 1))
    if (!/\p{Script=Latin}/u.test(said.charAt(at - 1))) return true;
  return false;
}

/** Whether a word of a statement is in its quotes, ended as English ends it, or in another of the ten languages. */
function isSaid(word: string, said: string): boolean {
  const bare = fold(word).replace(/'s$/, "");
  const holds = (name: string) => beginsIn(name.replace(/s$/, ""), said);
  return (
    holds(bare) || (CALENDAR.get(bare) ?? CALENDAR.get(bare.replace(/s$/, "")) ?? []).some(holds)
  );
}

/**
 * Whether each number, name and capitalized word of a statement stands in the words that it is said to stand on, its
 * first word too unless it may open any statement. It can't tell whether the statement follows from them.
 */
export function standsOn(statement: string, quotes: readonly string[]): boolean {
  const said = quotes.map(fold).join(" ");
  const numbers = new Set(
    quotes.flatMap((quote) => numbersSaid(withoutOrdinals(quote)).map(({ value }) => value)),
  );
  return (
    countedIn(statement).every((value) => numbers.has(value)) &&
    saysOrdinals(statement, quotes) &&
    AMOUNTS.every(([stated, quoted]) => !stated.test(fold(statement)) || quoted.test(said)) &&
    namedIn(statement).every(
      ({ word, opens }) => isSaid(word, said) || (opens && mayOpen(word, said)),
    )
  );
}

/** Words of a tool or a paper that name none. */
const NAMELESS = wordSet(
  "an the of in on for and or with to own valid current certified certificate certification card license licensed training trained level class course program software system app tool tools machine machines equipment",
);

/** Whether the name in a value is said in its quotes: each word of it that names something, with any ending. */
export function isNamed(value: string, quotes: readonly string[]): boolean {
  const said = quotes.map(fold).join(" ");
  const names = tokensOf(value).filter(
    ({ folded }) => folded.length > 1 && !/^\p{N}/u.test(folded) && !NAMELESS.has(folded),
  );
  const isSaidSo = names.every(({ text, folded }) => isSaid(text, said) || stemSaid(folded, said));
  return names.length === 0 ? isPartOf(value, quotes) : isSaidSo;
}

/** Whether a value is words of one of its quotes. */
export function isPartOf(value: string, quotes: readonly string[]): boolean {
  const folded = fold(value);
  return quotes.some((quote) => fold(quote).includes(folded));
}
