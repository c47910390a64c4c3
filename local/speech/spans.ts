/** Samples a second of everything that is heard here, one channel. */
export const SAMPLE_RATE = 16_000;

/** Samples between `from` and `to`. */
export type Span = { from: number; to: number };

/** A window for the recognizer: spans of one recording, put together with a short silence between two. */
export type Window = { spans: Span[]; samples: number };

/** Samples for each step of the gate: 32 ms. */
export const FRAME = 512;

const samplesOf = (milliseconds: number) => (milliseconds * SAMPLE_RATE) / 1000;

/** As Silero's authors set them: speech begins above the first, and ends below the second. */
const BEGINS_AT = 0.5;
const ENDS_BELOW = 0.35;
/** A pause that belongs to one sentence. */
const PAUSE = samplesOf(500);
const SHORTEST = samplesOf(250);
/** Kept around speech, as the gate is late for soft beginnings and ends. */
const MARGIN = samplesOf(200);
/** Whisper reads 30 seconds at a time. */
const LONGEST = samplesOf(29_000);
/** Silence between two spans of a window. */
const BETWEEN = samplesOf(300);

/**
 * Where somebody speaks. `voiced` holds the gate's probability of speech for each frame, `length` is the recording's, in
 * samples. Spans are in order, do not overlap, and none is longer than a window.
 */
export function spansOf(voiced: readonly number[], length: number): Span[] {
  const heard: Span[] = [];
  let span: Span | undefined;
  voiced.forEach((probability, frame) => {
    const from = frame * FRAME;
    if (span && from - span.to > PAUSE) span = undefined;
    if (probability >= BEGINS_AT && !span) {
      span = { from, to: from + FRAME };
      heard.push(span);
    } else if (probability >= ENDS_BELOW && span) span.to = from + FRAME;
  });
  const kept = heard
    .filter(({ from, to }) => to - from >= SHORTEST)
    .map(({ from, to }) => ({
      from: Math.max(0, from - MARGIN),
      to: Math.min(length, to + MARGIN),
    }));
  return kept.flatMap((one) => cut(one, voiced));
}

/** A span that is longer than a window, cut where it is quietest in the last third of each piece. */
function cut(span: Span, voiced: readonly number[]): Span[] {
  if (span.to - span.from <= LONGEST) return [span];
  const first = Math.floor((span.from + (LONGEST * 2) / 3) / FRAME);
  const last = Math.floor((span.from + LONGEST) / FRAME) - 1;
  let quietest = last;
  for (let frame = last; frame >= first; frame -= 1) {
    if ((voiced[frame] ?? 0) < (voiced[quietest] ?? 0)) quietest = frame;
  }
  const at = quietest * FRAME;
  return [{ from: span.from, to: at }, ...cut({ from: at, to: span.to }, voiced)];
}

function lengthOf(spans: readonly Span[]): number {
  const spoken = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  return spoken + BETWEEN * Math.max(0, spans.length - 1);
}

/** The fewest windows that hold the spans in their order. */
export function windowsOf(spans: readonly Span[]): Window[] {
  const windows: Window[] = [];
  for (const span of spans) {
    const last = windows.at(-1);
    const joined = [...(last?.spans ?? []), span];
    if (last && lengthOf(joined) <= LONGEST) {
      last.spans = joined;
      last.samples = lengthOf(joined);
    } else windows.push({ spans: [span], samples: lengthOf([span]) });
  }
  return windows;
}

/** Two windows in the place of one, divided at its longest pause; null if it has one span only. */
export function halved({ spans }: Window): [Window, Window] | null {
  if (spans.length < 2) return null;
  const pause = (at: number) => (spans[at]?.from ?? 0) - (spans[at - 1]?.to ?? 0);
  let longest = 1;
  for (let at = 2; at < spans.length; at += 1) if (pause(at) > pause(longest)) longest = at;
  const window = (part: Span[]) => ({ spans: part, samples: lengthOf(part) });
  return [window(spans.slice(0, longest)), window(spans.slice(longest))];
}

export function soundOf(window: Window, sound: Float32Array): Float32Array {
  const joined = new Float32Array(window.samples);
  let at = 0;
  for (const { from, to } of window.spans) {
    joined.set(sound.subarray(from, to), at);
    at += to - from + BETWEEN;
  }
  return joined;
}

/** The second of the recording at which the second `at` of a window was said. */
export function secondOf(window: Window, at: number): number {
  let left = at * SAMPLE_RATE;
  let last = 0;
  for (const { from, to } of window.spans) {
    last = to;
    if (left <= to - from) return (from + Math.max(0, left)) / SAMPLE_RATE;
    left -= to - from + BETWEEN;
    // In the silence between two spans: the next one begins.
    left = Math.max(0, left);
  }
  return last / SAMPLE_RATE;
}
