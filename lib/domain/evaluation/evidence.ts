import { fold } from "../text/fold.ts";
import { isDoubted } from "./hearing.ts";
import { wordSet } from "./masking/tokens.ts";
import type { ClaimedQuote, Quote } from "./quote.ts";
import { type SentText, toStored } from "./sent-text.ts";
import type { PreparedAnswer, Segment } from "./types.ts";
import { countWords, cutsWordAt, wordsOf } from "./words.ts";

const SAME: Record<string, string> = { "’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-" };
export const MIN_QUOTE_WORDS = 3;
/** English and Spanish words that say nothing by themselves: 'and then I', 'y luego yo'. */
const EMPTY = wordSet(`
  a an the this that these those it its i im ive me my you your we us our they them their who which what where when why
  how and or but so if then than because as while to of in on at by for from with into about up down out off over
  before after there here is am are was were be been do does did have has had will would can could should just very
  really too also well like yeah yes no not ok okay um uh some any all now
  el la los las lo un una y e o ni pero que de del al en con sin por para pa como cuando donde porque pues si mas muy ya
  yo mi mis tu su sus se te le les nos es era eran fue fui son soy ser estoy esta estaba he ha han hay habia tengo tenia
  este estos estas eso esa ese esto aqui alli luego despues entonces asi bueno tambien
`);
const MASKED = /\[\p{Ll}[\p{Ll}-]*\]/gu;
export const MAX_QUOTES = 3;

/** Characters from `start` to before `end`. */
type Range = { start: number; end: number };

const OUTER_MARKS = new Set("\"'“”‘’«»„「」『』《》");

/** A quote without the quotation marks that a model put around it. */
function unmarked(quote: string): string {
  let [start, end] = [0, quote.length];
  while (start < end && OUTER_MARKS.has(quote.charAt(start))) start++;
  while (end > start && OUTER_MARKS.has(quote.charAt(end - 1))) end--;
  return quote.slice(start, end);
}

/** How often a quote is looked for in an answer that holds its letters again and again inside of other words. */
const MOST_TRIES = 100;

/** A letter with the marks on it; more marks than anybody writes are letters of their own. */
const LETTER = /\P{M}\p{M}{0,16}|\p{M}{1,16}/gu;
const UNSEEN = /(?!\s)[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;

/** A text made comparable; each of its characters comes from `from` to `to` of the text itself. */
type Loose = { text: string; from: number[]; to: number[] };

/** Case, white space, quotation marks, how accents are composed and what nobody sees evened out, with the way back. */
function loose(text: string): Loose {
  const from: number[] = [];
  const to: number[] = [];
  const made: string[] = [];
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const blank = /^\s/.test(letter);
    if (blank && (made.length === 0 || made.at(-1) === " ")) continue;
    const plain = blank
      ? " "
      : (SAME[letter] ?? letter.replace(UNSEEN, "").normalize("NFD").toLowerCase());
    for (let at = 0; at < plain.length; at++) {
      made.push(plain.charAt(at));
      from.push(index);
      to.push(index + letter.length);
    }
  }
  return { text: made.join(""), from, to };
}

const evened = new WeakMap<SentText, Loose>();

/** The same of a whole answer, made once for all quotes of all runs. */
function looseOnce(sent: SentText): Loose {
  const made = evened.get(sent) ?? loose(sent.text);
  evened.set(sent, made);
  return made;
}

/** Characters of the sent text that a quote stands for: the first place where it is word for word, or null. */
export function locate(quote: string, sent: SentText): Range | null {
  const wanted = loose(unmarked(quote.trim())).text.trim();
  if (wanted === "") return null;
  const whole = looseOnce(sent);
  let at = whole.text.indexOf(wanted);
  for (let tries = 0; at >= 0 && tries < MOST_TRIES; tries++) {
    const behind = at + wanted.length;
    const start = whole.from[at];
    const end = whole.to[behind - 1];
    const cuts = cutsWordAt(whole.text, at) || cutsWordAt(whole.text, behind);
    if (start !== undefined && end !== undefined && !cuts) {
      return { start, end };
    }
    at = whole.text.indexOf(wanted, at + 1);
  }
  return null;
}

/** When a character of a segment is said, as if every one of them took the same time. Seconds. */
function momentOf({ start, end, charStart, charEnd }: Segment, at: number): number {
  const share = (at - charStart) / Math.max(1, charEnd - charStart);
  return Math.round((start + Math.min(1, Math.max(0, share)) * (end - start)) * 100) / 100;
}

function times(segments: Segment[], start: number, end: number) {
  const touched = segments.filter((segment) => segment.charStart < end && segment.charEnd > start);
  const [first] = touched;
  return {
    startSeconds: first ? momentOf(first, start) : null,
    endSeconds: touched.at(-1)?.end ?? null,
  };
}

/**
 * Whether a quote is long enough and says something: '[name] and [name]' and 'and then I' show nothing of anybody, and
 * a word between two names shows little.
 */
function saysEnough(quote: string): boolean {
  if (countWords(quote) < MIN_QUOTE_WORDS) return false;
  const own = wordsOf(quote.replace(MASKED, " "));
  const telling = own.filter((word) => !EMPTY.has(fold(word).replace(/'/g, ""))).length;
  return telling > 1 || (telling === 1 && own.length >= MIN_QUOTE_WORDS);
}

/** The answer that a quote names or, if its words are not in it, the only one that holds them. */
function answerOf(
  quote: ClaimedQuote,
  answers: readonly PreparedAnswer[],
): PreparedAnswer | undefined {
  const named = answers.find(({ questionId }) => questionId === quote.questionId);
  if (named && locate(quote.text, named.sent)) return named;
  const [other, ...more] = answers.filter(
    (answer) => answer !== named && locate(quote.text, answer.sent),
  );
  return more.length === 0 ? other : undefined;
}

function verify(quote: ClaimedQuote, answers: readonly PreparedAnswer[]): Quote | null {
  if (!saysEnough(quote.text)) return null;
  const answer = answerOf(quote, answers);
  if (!answer || answer.floor !== null) return null;
  const place = locate(quote.text, answer.sent);
  if (!place) return null;
  const { start, end } = toStored(answer.sent, place.start, place.end);
  // A quote across what was masked would show it.
  if (isDoubted(answer.segments, start, end)) return null;
  return {
    questionId: answer.questionId,
    text: answer.text.slice(start, end),
    charStart: start,
    charEnd: end,
    ...times(answer.segments, start, end),
  };
}

/** The quotes that are there, as slices of the stored transcript; the others are dropped. */
export function verifiedQuotes(
  quotes: readonly ClaimedQuote[],
  answers: readonly PreparedAnswer[],
): Quote[] {
  const found = quotes.map((quote) => verify(quote, answers)).filter((quote) => quote !== null);
  const key = (quote: Quote) => `${quote.questionId}:${quote.charStart}:${quote.charEnd}`;
  return [...new Map(found.map((quote) => [key(quote), quote])).values()].slice(0, MAX_QUOTES);
}
