import { plainDigits } from "./digits.ts";
import { fold } from "./fold.ts";
import {
  HUNDREDS,
  IN_WORDS,
  numbersInHan,
  ONLY_BEFORE,
  TENS,
  TIMES,
  UNITS,
} from "./number-words.ts";

/** A number in a text, and the characters that say it, from `start` to before `end`. */
type NumberSaid = { value: number; start: number; end: number };

/** Said of two. */
const PAIR = new Set(["couple", "par"]);
const AND = new Set(["and", "y", "et", "e"]);
const HALF = new Set(["half", "medio", "media"]);
const A = new Set(["a", "an", "un", "una"]);

/** Own words alone: 'constructor' is a builder, and no number. */
const valueIn = (table: Readonly<Record<string, number>>, word: string) =>
  Object.hasOwn(table, word) ? table[word] : undefined;

const isTimes = (word: string) => valueIn(TIMES, word) !== undefined;

type Token = { word: string; start: number; end: number };

const DIGITS = /^[\p{Nd}\p{No}]/u;

/** 'Très' is no Spanish three. */
const VERY = "tr\u00e8s";
const WORD =
  /[\p{Nd}\p{No}]+(?:[.,]\p{Nd}+)*[kK]?(?![\p{L}\p{N}])|[\p{Nd}\p{No}]+|\p{L}[\p{L}\p{M}]*/gu;

function tokensOf(text: string): Token[] {
  const tokens = [...text.matchAll(WORD)].map(({ 0: said, index }) => {
    const word = fold(said);
    const isVery = word === "tres" && said.normalize("NFC").toLowerCase() === VERY;
    return { word: isVery ? "" : word, start: index, end: index + said.length };
  });
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [token, count] = wholeAt(text, tokens, at);
    merged.push(token);
    at += count;
  }
  return merged.map((token, at) => {
    const behind = ONLY_BEFORE.get(token.word);
    const next = merged[at + 1];
    const counts = !behind || (joined(text, token, next) && behind.test(next?.word ?? ""));
    return counts ? token : { ...token, word: "" };
  });
}

const OPENS_SEVERAL = new Set([...IN_WORDS].map((words) => words.split(" ")[0]));

/** The longest number of several words that begins at a token, or the token; and how many tokens it is. */
function wholeAt(text: string, tokens: readonly Token[], at: number): [Token, number] {
  const [first = { word: "", start: 0, end: 0 }, ...more] = tokens.slice(at, at + 3);
  let whole: [Token, number] = [first, 1];
  if (!OPENS_SEVERAL.has(first.word)) return whole;
  let said = first;
  for (const [index, next] of more.entries()) {
    if (!joined(text, said, next)) break;
    said = { word: `${said.word} ${next.word}`, start: first.start, end: next.end };
    if (IN_WORDS.has(said.word)) whole = [said, index + 2];
  }
  return whole;
}

/** '1,500' and '1.500' are a thousand and a half, '18.50' is not. */
function digits(word: string): number {
  const thousands = word.endsWith("k") ? 1000 : 1;
  const bare = plainDigits(word).replace(/k$/, "");
  const grouped = /^\p{N}{1,3}(?:[.,]\p{N}{3})+$/u.test(bare);
  return Number(grouped ? bare.replace(/[.,]/g, "") : bare.replace(",", ".")) * thousands;
}

/** Whether two words stand beside one another, with nothing between them but a blank or a hyphen. */
function joined(text: string, one: Token, next: Token | undefined): boolean {
  return next !== undefined && /^[\s-]{1,3}$/.test(text.slice(one.end, next.start));
}

/**
 * The numbers of a text, in the digits of any script or in words of the ten languages, each read whole: 'ninety seven' is
 * one number, and so is 'treinta y dos'. Beyond English and Spanish words are known to a hundred.
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
  return [...found, ...numbersInHan(text)].sort((one, other) => one.start - other.start);
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
