import { deflateSync } from "node:zlib";

/** What a model's tokens are, by their numbers. */
export type Vocabulary = { endOfText: number; firstTime: number };

/** Seconds for each token of time. */
const TIME_STEP = 0.02;

/** A piece of what was heard in a window: seconds from its start, and its tokens of text. */
export type Piece = { start: number; end: number; tokens: number[] };

/**
 * Divides what a model wrote by its tokens of time. Text without an end goes to `length`, the window's in seconds.
 */
export function piecesOf(tokens: readonly number[], length: number, known: Vocabulary): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let text: number[] = [];
  const close = (end: number) => {
    if (text.length > 0) pieces.push({ start, end: Math.max(start, end), tokens: text });
    text = [];
  };
  for (const token of tokens) {
    if (token >= known.firstTime) {
      const at = Math.min((token - known.firstTime) * TIME_STEP, length);
      close(at);
      start = at;
    } else if (token < known.endOfText) text.push(token);
  }
  close(length);
  return pieces;
}

/** How much shorter a text gets when it is compressed: a text that repeats itself gets much shorter. */
export function compressionRatio(text: string): number {
  const bytes = Buffer.from(text);
  return bytes.length === 0 ? 0 : bytes.length / deflateSync(bytes).length;
}

/**
 * Whether a text was guessed rather than heard, by the two limits of Whisper's authors ("Robust Speech Recognition via
 * Large-Scale Weak Supervision", section 4.5).
 */
export function isGuessed(heard: { text: string; meanLogProbability: number }): boolean {
  return compressionRatio(heard.text) > 2.4 || heard.meanLogProbability < -1;
}
