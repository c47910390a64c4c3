import type { Range } from "./ranges.ts";
import { type SentText, toStored } from "./sent-text.ts";
import type { ClaimedQuote, PreparedAnswer, Quote, Segment } from "./types.ts";
import { countWords, cutsWordAt } from "./words.ts";

const SAME: Record<string, string> = { "’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-" };
const FEWEST_QUOTE_WORDS = 3;
export const MOST_QUOTES = 3;

const OUTER_MARKS = /^["'“”‘’«»„「」『』《》]+|["'“”‘’«»„「」『』《》]+$/g;
/** How often a quote is looked for in an answer that holds its letters again and again inside of other words. */
const MOST_TRIES = 100;

type Loose = { text: string; from: number[] };

/** Case, white space and quotation marks evened out, with the way back for each character. */
function loose(text: string): Loose {
  const from: number[] = [];
  let made = "";
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    const blank = /\s/.test(character);
    if (blank && (made === "" || made.endsWith(" "))) continue;
    const lower = character.toLowerCase();
    made += blank ? " " : (SAME[character] ?? (lower.length === 1 ? lower : character));
    from.push(at);
  }
  return { text: made, from };
}

const evened = new WeakMap<SentText, Loose>();

/** The same of a whole answer, made once for all quotes of all runs. */
function looseOnce(sent: SentText): Loose {
  const made = evened.get(sent) ?? loose(sent.text);
  evened.set(sent, made);
  return made;
}

/** Characters of the sent text that a quote stands for, or null when it isn't there word for word. */
export function locate(quote: string, sent: SentText): Range | null {
  const wanted = loose(quote.trim().replace(OUTER_MARKS, "")).text.trim();
  if (countWords(wanted) < FEWEST_QUOTE_WORDS) return null;
  const whole = looseOnce(sent);
  let at = whole.text.indexOf(wanted);
  for (let tries = 0; at >= 0 && tries < MOST_TRIES; tries++) {
    const end = at + wanted.length;
    const start = whole.from[at];
    const last = whole.from[end - 1];
    if (
      start !== undefined &&
      last !== undefined &&
      !cutsWordAt(whole.text, at) &&
      !cutsWordAt(whole.text, end)
    ) {
      return { start, end: last + 1 };
    }
    at = whole.text.indexOf(wanted, at + 1);
  }
  return null;
}

function times(segments: Segment[], start: number, end: number) {
  const touched = segments.filter((segment) => segment.charStart < end && segment.charEnd > start);
  return {
    startSeconds: touched[0]?.start ?? null,
    endSeconds: touched.at(-1)?.end ?? null,
  };
}

function verify(quote: ClaimedQuote, answers: PreparedAnswer[]): Quote | null {
  const answer = answers.find(({ questionId }) => questionId === quote.questionId);
  if (!answer || answer.floor !== null) return null;
  const place = locate(quote.text, answer.sent);
  if (!place) return null;
  if (answer.noCredit.some((no) => no.start < place.end && place.start < no.end)) return null;
  const { start, end } = toStored(answer.sent, place.start, place.end);
  return {
    questionId: answer.questionId,
    text: answer.text.slice(start, end),
    charStart: start,
    charEnd: end,
    ...times(answer.segments, start, end),
  };
}

/** The quotes that are there, as slices of the stored transcript; the others are dropped. */
export function verifiedQuotes(quotes: ClaimedQuote[], answers: PreparedAnswer[]): Quote[] {
  const found = quotes.map((quote) => verify(quote, answers)).filter((quote) => quote !== null);
  const key = (quote: Quote) => `${quote.questionId}:${quote.charStart}:${quote.charEnd}`;
  return [...new Map(found.map((quote) => [key(quote), quote])).values()].slice(0, MOST_QUOTES);
}
