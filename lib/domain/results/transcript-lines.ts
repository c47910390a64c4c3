import { SURE_WORD } from "../evaluation/hearing.ts";
import type { Doubt } from "../evaluation/states.ts";
import type { Segment } from "../evaluation/types.ts";

export type Range = { start: number; end: number };
/** A run of characters, quoted or not; `unsure`: the recognizer was not sure of the word. */
type Piece = { text: string; quoted: boolean; unsure: boolean; at: number };
/** One line of a transcript; `seconds` is null if the transcript has no times. */
export type TranscriptLine = {
  seconds: number | null;
  end: number | null;
  doubt: Doubt | null;
  pieces: Piece[];
};
/** A segment with its words as characters and how sure the recognizer was of each. */
export type HeardSegment = Segment & {
  words?: [start: number, end: number, confidence: number][] | undefined;
};

type Timed = Range & { seconds: number; until: number; segment: HeardSegment };

/**
 * A stored answer as lines, one for each sentence of its timed segments, with the quoted range marked. Inside a segment
 * the moments are estimated by length. Characters between segments are kept: the lines joined give the stored text,
 * spaces at their ends apart.
 */
export function transcriptLines(
  text: string,
  segments: readonly HeardSegment[],
  quote: Range | null,
): TranscriptLine[] {
  if (segments.length === 0) {
    return [
      {
        seconds: null,
        end: null,
        doubt: null,
        pieces: pieces(text, { start: 0, end: text.length }, quote, []),
      },
    ];
  }
  return timedSentences(text, segments).map(({ seconds, until, segment, ...range }) => ({
    seconds,
    end: until,
    doubt: segment.doubt ?? null,
    pieces: pieces(text, range, quote, unsureIn(segment)),
  }));
}

/** Every sentence of a transcript with its characters and its seconds. */
export function timedSentences(text: string, segments: readonly HeardSegment[]): Timed[] {
  return segments.flatMap((segment, index) => {
    const start = index === 0 ? 0 : segment.charStart;
    const end = segments[index + 1]?.charStart ?? text.length;
    const share = (segment.end - segment.start) / Math.max(1, end - start);
    return sentences(text, { start, end }).map((range) => ({
      ...range,
      segment,
      seconds: range.start === start ? segment.start : moment(segment, range.start - start, share),
      until: range.end === end ? segment.end : moment(segment, range.end - start, share),
    }));
  });
}

function moment(segment: Segment, characters: number, share: number): number {
  return Math.round((segment.start + characters * share) * 100) / 100;
}

/** What ends a sentence: in scripts with spaces only before one, so that 4.5 and rolecall.com stay whole. */
const SENTENCE_END = /[.!?…؟।]["'”’)»]?(?=\s)|[。！？]/g;
const FEWEST_CHARACTERS = 12;

/** The sentences of a part of a text; one too short to be pressed goes with the next. */
function sentences(text: string, { start, end }: Range): Range[] {
  const found: Range[] = [];
  let from = start;
  for (const { index, 0: sign } of text.slice(start, end).matchAll(SENTENCE_END)) {
    const stop = start + index + sign.length;
    if (stop - from < FEWEST_CHARACTERS || text.slice(stop, end).trim() === "") continue;
    found.push({ start: from, end: afterBlanks(text, stop, end) });
    from = afterBlanks(text, stop, end);
  }
  return [...found, { start: from, end }];
}

function afterBlanks(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && text.charAt(at).trim() === "") at += 1;
  return at;
}

/** Words that are marked one by one; not in a piece that is in doubt as a whole. */
function unsureIn({ doubt, words = [] }: HeardSegment): Range[] {
  if (doubt !== undefined) return [];
  return words.flatMap(([start, end, confidence]) =>
    confidence < SURE_WORD ? [{ start, end }] : [],
  );
}

function pieces(text: string, part: Range, quote: Range | null, unsure: readonly Range[]): Piece[] {
  const marks = quote ? [quote, ...unsure] : unsure;
  const inside = marks
    .flatMap(({ start, end }) => [start, end])
    .filter((at) => at > part.start && at < part.end);
  const cuts = [...new Set([part.start, ...inside, part.end])].toSorted((a, b) => a - b);
  const holds = (range: Range, at: number) => range.start <= at && at < range.end;
  return cuts.slice(0, -1).map((at, index) => ({
    text: text.slice(at, cuts[index + 1]),
    quoted: quote !== null && holds(quote, at),
    unsure: unsure.some((word) => holds(word, at)),
    at,
  }));
}
