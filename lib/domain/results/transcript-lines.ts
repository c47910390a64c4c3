import type { TranscriptSegment } from "./result-detail.ts";

export type Range = { start: number; end: number };
/** A run of characters, quoted or not. */
type Piece = { text: string; quoted: boolean; at: number };
/** One line of a transcript; `seconds` is null where the transcript has no times. */
export type TranscriptLine = { seconds: number | null; end: number | null; pieces: Piece[] };

/**
 * A stored answer as lines, one for each timed segment, with the quoted range marked. Characters between segments
 * are kept: the lines joined give the stored text, spaces at their ends apart.
 */
export function transcriptLines(
  text: string,
  segments: readonly TranscriptSegment[],
  quote: Range | null,
): TranscriptLine[] {
  if (segments.length === 0) {
    return [
      { seconds: null, end: null, pieces: pieces(text, { start: 0, end: text.length }, quote) },
    ];
  }
  return segments.map((segment, index) => {
    const start = index === 0 ? 0 : segment.charStart;
    const end = segments[index + 1]?.charStart ?? text.length;
    return {
      seconds: segment.start,
      end: segment.end,
      pieces: pieces(text, { start, end }, quote),
    };
  });
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
