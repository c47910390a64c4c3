import { responsePath } from "../core/routes.ts";
import type { Doubt } from "../evaluation/states.ts";
import type { Segment } from "../evaluation/types.ts";
import { fold, foldWithOffsets } from "../text/fold.ts";
import { isCloseTo } from "./corrections.ts";
import { type Range, timedSentences } from "./transcript-lines.ts";

/** The most letters that a search may have. */
export const MAX_SEARCHED = 100;

/** The most phrases of the longest search: each takes at least three letters. */
export const MAX_PHRASES = Math.floor(MAX_SEARCHED / 3);

/** So many answers are shown; a search that finds more says so. */
export const MAX_FOUND = 50;

export type FoundAnswer = {
  attemptId: string;
  questionId: string;
  question: string;
  name: string;
  interviewTitle: string;
  submitted: string;
  /** Part of the answer, cut where something was found or is in doubt; such parts say so. */
  excerpt: { text: string; found: boolean; doubt: Doubt | null }[];
  /** The first found words, by their characters in the answer as its page shows it; empty if it shows other words. */
  place: Range;
  /** When they are said; null for a written answer, and for words that only the correction has. */
  seconds: number | null;
  /** Whether the excerpt is of the candidate's correction. */
  corrected: boolean;
};

/** What a search has in quotes, to be found word after word. */
export function phrasesIn(search: string): string[] {
  return [...search.matchAll(/["“”]([^"“”]+)["“”]/g)]
    .map(([, phrase = ""]) => phrase.trim())
    .filter((phrase) => wordsOf(phrase).length > 0);
}

function wordsOf(phrase: string): string[] {
  return phrase.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== "");
}

/** Where a found answer is read: its words marked, its recording at their second. */
export function foundPath({
  attemptId,
  questionId,
  place,
  seconds,
}: Pick<FoundAnswer, "attemptId" | "questionId" | "place" | "seconds">): string {
  const query = new URLSearchParams({
    tab: "video",
    question: questionId,
    from: String(place.start),
    to: String(place.end),
    ...(seconds !== null && { at: String(seconds) }),
  });
  return `${responsePath(attemptId)}?${query}`;
}

/** What the database puts around each found word of an excerpt. */
const FOUND = "\u0002";
const OVER = "\u0003";

/** Letters before what was found, if the excerpt is ours. */
const BEFORE = 80;
const LENGTH = 260;

/** Words of an answer, and the database's excerpt of them. */
type Words = { text: string; excerpt: string };

type Stored = {
  answer: string;
  excerpt: string;
  segments: readonly Segment[];
  corrected: Words | null;
};

/**
 * What is shown of an answer: an excerpt in parts, where its first found words stand, and when they are said. A corrected
 * transcript is read as its page shows it, and in its other version if only that has the words.
 */
export function placeOf(
  { answer, excerpt, segments, corrected }: Stored,
  search: string,
): Pick<FoundAnswer, "excerpt" | "place" | "seconds" | "corrected"> {
  const heard = { ...foundIn({ text: answer, excerpt }, search, segments), corrected: false };
  const seconds = secondsAt(answer, segments, heard.place);
  if (corrected === null) return { ...heard, seconds };
  const said = { ...foundIn(corrected, search), corrected: true };
  const [shown, other] = isCloseTo(answer, corrected.text, segments)
    ? [said, heard]
    : [heard, said];
  const chosen = hasFound(other) && !hasFound(shown) ? { ...other, place: NOWHERE } : shown;
  return { ...chosen, seconds: hasFound(heard) ? seconds : null };
}

const NOWHERE = { start: 0, end: 0 };

type Found = Pick<FoundAnswer, "excerpt" | "place">;

function hasFound({ excerpt }: Found): boolean {
  return excerpt.some(({ found }) => found);
}

function foundIn(
  { text: answer, excerpt }: Words,
  search: string,
  segments: readonly Segment[] = [],
): Found {
  const marked = phraseIn(answer, search) ?? (excerpt.includes(FOUND) ? excerpt : null);
  return cutAt(answer, marked ?? markedByHand(answer, search), segments);
}

function cutAt(answer: string, marked: string, segments: readonly Segment[]): Found {
  const parts = marked
    .split(FOUND)
    .flatMap((piece, index) => {
      const [found = "", ...rest] = index === 0 ? ["", piece] : piece.split(OVER);
      return [
        { text: found, found: true },
        { text: rest.join(""), found: false },
      ];
    })
    .filter(({ text }) => text !== "");
  const plain = parts.map(({ text }) => text).join("");
  const at = Math.max(0, answer.indexOf(plain));
  const first = parts.findIndex(({ found }) => found);
  const before = parts.slice(0, Math.max(0, first)).reduce((sum, { text }) => sum + text.length, 0);
  const start = at + before;
  const place = { start, end: start + (parts[first]?.text.length ?? 0) };
  return { excerpt: withDots(answer, plain, withDoubts(parts, segments, at)), place };
}

/** The parts of an excerpt that begins at a character of its answer, cut where a piece in doubt begins or ends. */
function withDoubts(
  parts: readonly { text: string; found: boolean }[],
  segments: readonly Segment[],
  start: number,
): Found["excerpt"] {
  const doubted = segments.filter(({ doubt }) => doubt !== undefined);
  let from = start;
  return parts.flatMap(({ text, found }) => {
    const [begin, end] = [from, from + text.length];
    from = end;
    const edges = doubted
      .flatMap(({ charStart, charEnd }) => [charStart, charEnd])
      .filter((edge) => edge > begin && edge < end);
    const cuts = [begin, ...new Set(edges), end];
    return cuts.slice(0, -1).map((cut, index) => {
      const within = doubted.find(({ charStart, charEnd }) => charStart <= cut && cut < charEnd);
      const part = text.slice(cut - begin, (cuts[index + 1] ?? end) - begin);
      return { text: part, found, doubt: within?.doubt ?? null };
    });
  });
}

/** An excerpt with '…' where the answer goes on before or after it. */
function withDots(answer: string, plain: string, parts: Found["excerpt"]): Found["excerpt"] {
  const at = answer.indexOf(plain);
  if (at < 0) return parts;
  const dots = (text: string) => ({ text, found: false, doubt: null });
  const before = answer.slice(0, at).trim() === "" ? [] : [dots("… ")];
  const after = answer.slice(at + plain.length).trim() === "" ? [] : [dots(" …")];
  return [...before, ...parts, ...after];
}

/** The first phrase of a search, marked whole; the plain text if it is not there, and null for a search without one. */
function phraseIn(answer: string, search: string): string | null {
  const phrases = phrasesIn(search);
  if (phrases.length === 0) return null;
  for (const phrase of phrases) {
    const range = rangeOf(answer, phrase);
    if (range) return markedFrom(answer, range.start, range.end);
  }
  return answer.slice(0, LENGTH);
}

/** Where a phrase stands word after word; in scripts without spaces, sign after sign. */
function rangeOf(answer: string, phrase: string): Range | null {
  const words = wordsOf(fold(phrase));
  const said = [...answer.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    word: fold(word),
    start: index,
    end: index + word.length,
  }));
  const first = said.findIndex((_, at) => words.every((word, n) => said[at + n]?.word === word));
  const [start, end] = [said[first]?.start, said[first + words.length - 1]?.end];
  if (start !== undefined && end !== undefined) return { start, end };
  return lettersOf(phrase, answer);
}

/** Where letters stand in an answer, compared as people do. */
function lettersOf(letters: string, answer: string): Range | null {
  const { text, from, to } = foldWithOffsets(answer);
  const wanted = fold(letters);
  const at = text.indexOf(wanted);
  const [start, end] = [from[at], to[at + wanted.length - 1]];
  return start === undefined || end === undefined ? null : { start, end };
}

/** For scripts without spaces, where the database finds signs and not words. */
function markedByHand(answer: string, search: string): string {
  const found = lettersOf(search, answer);
  return found ? markedFrom(answer, found.start, found.end) : answer.slice(0, LENGTH);
}

function markedFrom(answer: string, at: number, end: number): string {
  return `${answer.slice(Math.max(0, at - BEFORE), at)}${FOUND}${answer.slice(at, end)}${OVER}${answer.slice(end, end + LENGTH - BEFORE)}`;
}

function secondsAt(answer: string, segments: readonly Segment[], { start }: Range) {
  const sentence = timedSentences(answer, segments).findLast((one) => one.start <= start);
  return sentence?.seconds ?? null;
}
