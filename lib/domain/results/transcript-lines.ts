import type { Segment } from "../evaluation/types.ts";

export type Range = { start: number; end: number };
/** A run of characters, quoted or not. */
type Piece = { text: string; quoted: boolean; at: number };
/** One line of a transcript; `seconds` is null if the transcript has no times. */
export type TranscriptLine = { seconds: number | null; end: number | null; pieces: Piece[] };

type Timed = Range & { seconds: number; until: number };

/**
 * A stored answer as lines, one for each sentence of its timed segments, with the quoted range marked. Inside a segment
 * the moments are estimated by length. Characters between segments are kept: the lines joined give the stored text,
 * spaces at their ends apart.
 */
export function transcriptLines(
  text: string,
  segments: readonly Segment[],
  quote: Range | null,
): TranscriptLine[] {
  if (segments.length === 0) {
    return [
      { seconds: null, end: null, pieces: pieces(text, { start: 0, end: text.length }, quote) },
    ];
  }
  return timedSentences(text, segments).map(({ seconds, until, ...range }) => ({
    seconds,
    end: until,
    pieces: pieces(text, range, quote),
  }));
}

/** Every sentence of a transcript with its characters and its seconds. */
export function timedSentences(text: string, segments: readonly Segment[]): Timed[] {
  return segments.flatMap((segment, index) => {
    const start = index === 0 ? 0 : segment.charStart;
    const end = segments[index + 1]?.charStart ?? text.length;
    const share = (segment.end - segment.start) / Math.max(1, end - start);
    return sentences(text, { start, end }).map((range) => ({
      ...range,
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

function pieces(text: string, part: Range, quote: Range | null): Piece[] {
  const from = Math.max(part.start, quote?.start ?? part.end);
  const to = Math.min(part.end, quote?.end ?? part.end);
  const cuts =
    from < to
      ? [
          { start: part.start, end: from, quoted: false },
          { start: from, end: to, quoted: true },
          { start: to, end: part.end, quoted: false },
        ]
      : [{ ...part, quoted: false }];
  return cuts
    .map((cut) => ({ text: text.slice(cut.start, cut.end), quoted: cut.quoted, at: cut.start }))
    .filter((piece) => piece.text !== "");
}
