import { FRAME, halved, SAMPLE_RATE, type Window, windowsOf } from "./spans.ts";

/** Seconds of speech without words that are too short to be any. */
const SHORTEST = 0.5;
/** The gate's probability from which a frame is speech. */
const VOICED = 0.5;
/** Seconds that the slowest speaker takes for a letter, or for a text that has hardly any. */
const LONGEST_LETTER = 1;

type Piece = { start: number; end: number; text: string };

/** The part of a window between two seconds of the recording. */
export function within(window: Window, from: number, to: number): Window | undefined {
  const [first, last] = [Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE)];
  const spans = window.spans
    .map((span) => ({ from: Math.max(span.from, first), to: Math.min(span.to, last) }))
    .filter((span) => span.from < span.to);
  return windowsOf(spans)[0];
}

/** Seconds of a window in which somebody speaks. */
export function voicedIn({ spans }: Window, voiced: readonly number[]): number {
  const frames = spans.flatMap(({ from, to }) =>
    voiced.slice(Math.round(from / FRAME), Math.round(to / FRAME)),
  );
  return (frames.filter((probability) => probability >= VOICED).length * FRAME) / SAMPLE_RATE;
}

/** Until when a piece can have been said: a model lets its last one go on to the end of what it heard. */
export function endOf({ start, end, text }: Piece): number {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return Math.min(end, start + letters * LONGEST_LETTER);
}

/** The parts of a window in which somebody speaks and none of its pieces, in their order, has words. */
export function unheardIn(
  window: Window,
  pieces: readonly Pick<Piece, "start" | "end">[],
  voiced: readonly number[],
): Window[] {
  const starts = [...pieces.map(({ start }) => start), Infinity];
  return starts.flatMap((until, at) => {
    const part = within(window, pieces[at - 1]?.end ?? 0, until);
    return part && voicedIn(part, voiced) > SHORTEST ? [part] : [];
  });
}

/** Two windows in the place of one, whatever is in it. */
export function parted(window: Window): Window[] {
  const middle = window.spans.map(({ from, to }) => (from + to) / 2 / SAMPLE_RATE)[0] ?? 0;
  return (
    halved(window) ??
    [within(window, 0, middle), within(window, middle, Infinity)].filter((part) => !!part)
  );
}
