import { fold } from "./fold.ts";

/** A number in a text, and the characters that say it, from `start` to before `end`. */
export type NumberSaid = { value: number; start: number; end: number };

const UNITS: Readonly<Record<string, number>> = {
  ...named(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  ),
  ...named(
    "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve",
  ),
  un: 1,
  una: 1,
  veintiun: 21,
};
const TENS: Readonly<Record<string, number>> = {
  ...named("twenty thirty forty fifty sixty seventy eighty ninety", 10, 20),
  ...named("treinta cuarenta cincuenta sesenta setenta ochenta noventa", 10, 30),
};
const HUNDREDS: Readonly<Record<string, number>> = {
  ...named(
    "cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
    100,
    100,
  ),
  ciento: 100,
};
/** What a number before it is multiplied by; by itself it is that number once: 'a hundred', 'mil'. */
const TIMES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  mil: 1000,
  million: 1_000_000,
  millon: 1_000_000,
  millones: 1_000_000,
  dozen: 12,
  docena: 12,
};
/** Said of two. */
const PAIR = new Set(["couple", "par"]);
const AND = new Set(["and", "y"]);
const HALF = new Set(["half", "medio", "media"]);
const A = new Set(["a", "an", "un", "una"]);

function named(words: string, step = 1, from = 0): Record<string, number> {
  return Object.fromEntries(words.split(" ").map((word, at) => [word, from + at * step]));
}

/** Own words alone: 'constructor' is a builder, and no number. */
const valueIn = (table: Readonly<Record<string, number>>, word: string) =>
  Object.hasOwn(table, word) ? table[word] : undefined;

const isTimes = (word: string) => valueIn(TIMES, word) !== undefined;

type Token = { word: string; start: number; end: number };

const DIGITS = /^\p{N}/u;

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/\p{N}+(?:[.,]\p{N}+)*[kK]?(?!\p{L})|\p{N}+|\p{L}+/gu)].map(
    ({ 0: word, index }) => ({ word: fold(word), start: index, end: index + word.length }),
  );
}

/** '1,500' and '1.500' are a thousand and a half, '18.50' is not. */
function digits(word: string): number {
  const thousands = word.endsWith("k") ? 1000 : 1;
  const bare = word.replace(/k$/, "");
  const grouped = /^\p{N}{1,3}(?:[.,]\p{N}{3})+$/u.test(bare);
  return Number(grouped ? bare.replace(/[.,]/g, "") : bare.replace(",", ".")) * thousands;
}

/** Whether two words stand beside one another, with nothing between them but a blank or a hyphen. */
const joined = (text: string, one: Token, next: Token | undefined) =>
  next !== undefined && /^[\s-]{1,3}$/.test(text.slice(one.end, next.start));

/**
 * The numbers of a text in English or Spanish, in digits or in words, each read whole: 'ninety seven' is one number, and
 * so is 'treinta y dos'. Numbers of other languages are read in digits only.
 */
export function numbersSaid(text: string): NumberSaid[] {
  const tokens = tokensOf(text);
  const found: NumberSaid[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = readAt(text, tokens, at);
    if (read === null) at++;
    else {
      found.push({ value: read.value, start: read.start, end: read.end });
      at = read.next;
    }
  }
  return found;
}

type Reading = {
  /** Thousands that are said already. */
  total: number;
  /** Below a thousand; null while nothing is said. */
  part: number | null;
  /** What may still be added must be smaller: below 10 after tens, below 100 after hundreds. */
  room: number;
};

/** One more word of a number, or null if it is none of it. */
function withWord({ total, part, room }: Reading, word: string): Reading | null {
  const times = valueIn(TIMES, word);
  if (times === 1_000_000) {
    const said = total + (part ?? 0);
    return { total: (said || 1) * times, part: 0, room: 1000 };
  }
  if (times === 1000) return { total: total + (part ?? 1) * 1000, part: 0, room: 1000 };
  if (times !== undefined) {
    if (part !== null && (part === 0 || part >= 100)) return null;
    return { total, part: (part ?? 1) * times, room: times === 100 ? 100 : 0 };
  }
  const value = valueIn(UNITS, word) ?? valueIn(TENS, word) ?? valueIn(HUNDREDS, word);
  if (value === undefined) return null;
  // A year: 'nineteen ninety eight', 'twenty fifteen'.
  const century = part === 19 || (part === 20 && value < 30);
  if (century && total === 0 && value >= 10 && value < 100)
    return { total: (part ?? 0) * 100, part: value, room: roomAfter(value) };
  if (part !== null && (value >= room || value === 0)) return null;
  return { total, part: (part ?? 0) + value, room: roomAfter(value) };
}

const roomAfter = (value: number) =>
  value >= 100 ? 100 : value >= 20 && value % 10 === 0 ? 10 : 0;

function readAt(
  text: string,
  tokens: readonly Token[],
  first: number,
): (NumberSaid & { next: number }) | null {
  const wordAt = (index: number) => {
    const before = index > first ? tokens[index - 1] : undefined;
    const token = tokens[index];
    return before && !joined(text, before, token) ? "" : (token?.word ?? "");
  };
  const start = wordAt(first);
  const second = wordAt(first + 1);
  let said: Reading = { total: 0, part: null, room: Number.POSITIVE_INFINITY };
  let at = A.has(start) && (isTimes(second) || PAIR.has(second)) ? first + 1 : first;
  if (DIGITS.test(start)) {
    said = { total: 0, part: digits(start), room: 0 };
    at = first + 1;
    if (!isTimes(second) && !AND.has(second))
      return { ...spanOf(tokens, first, at), value: digits(start) };
  }
  const times = first + (A.has(second) ? 2 : 1);
  if (HALF.has(start) && isTimes(wordAt(times))) {
    said = { total: 0, part: 0.5, room: 0 };
    at = times;
  }
  if (PAIR.has(wordAt(at))) return { ...spanOf(tokens, first, at + 1), value: 2 };
  for (;;) {
    const word = wordAt(at);
    const isAnd = AND.has(word) && said.part !== null;
    const half = isAnd ? at + (A.has(wordAt(at + 1)) ? 2 : 1) : at;
    if (isAnd && HALF.has(wordAt(half))) {
      if (isTimes(wordAt(half + 1))) {
        said = { ...said, part: (said.part ?? 0) + 0.5 };
        at = half + 1;
        continue;
      }
      return { ...spanOf(tokens, first, half + 1), value: said.total + (said.part ?? 0) + 0.5 };
    }
    const more = withWord(said, isAnd ? wordAt(at + 1) : word);
    if (more === null) break;
    said = more;
    at += isAnd ? 2 : 1;
  }
  if (said.part === null) return null;
  return { ...spanOf(tokens, first, at), value: said.total + said.part };
}

function spanOf(tokens: readonly Token[], first: number, next: number) {
  return { start: tokens[first]?.start ?? 0, end: tokens[next - 1]?.end ?? 0, next };
}
