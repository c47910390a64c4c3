import { deflateSync } from "node:zlib";
import { repeatsItself } from "#lib/domain/evaluation/words";

/** What a model's tokens are, by their numbers. */
type Vocabulary = { endOfText: number; firstTime: number };

/** Seconds for each token of time. */
const TIME_STEP = 0.02;

/** A token of text, and the natural logarithm of its probability. */
export type Token = { id: number; logProbability: number };
/** A piece of what was heard in a window: seconds from its start, and its tokens of text. */
export type Piece = { start: number; end: number; tokens: Token[] };
/** A word, and the probability of the least probable of its tokens. */
export type HeardWord = { word: string; probability: number };

/**
 * Divides what a model wrote by its tokens of time. Text without an end goes to `length`, the window's in seconds.
 */
export function piecesOf(tokens: readonly Token[], length: number, known: Vocabulary): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let text: Token[] = [];
  const close = (end: number) => {
    if (text.length > 0) pieces.push({ start, end: Math.max(start, end), tokens: text });
    text = [];
  };
  for (const token of tokens) {
    if (token.id >= known.firstTime) {
      const at = Math.min((token.id - known.firstTime) * TIME_STEP, length);
      close(at);
      start = at;
    } else if (token.id < known.endOfText) text.push(token);
  }
  close(length);
  return pieces;
}

/** How sure a model was of a piece: the mean of its tokens of text, whose times are another matter. */
export function meanOf(tokens: readonly Token[]): number {
  if (tokens.length === 0) return -Infinity;
  return tokens.reduce((sum, { logProbability }) => sum + logProbability, 0) / tokens.length;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** The words of a piece in any script. A token may be a part of a word, or of a letter: `decode` then ends in U+FFFD. */
export function wordsOf(tokens: readonly Token[], decode: (ids: number[]) => string): HeardWord[] {
  const ids = tokens.map(({ id }) => id);
  let to = 0;
  const spans = tokens.map(({ logProbability }, at) => {
    const from = to;
    to = decode(ids.slice(0, at + 1)).replace(/\ufffd+$/, "").length;
    return { from, to: Math.max(from + 1, to), logProbability };
  });
  return [...segmenter.segment(decode(ids))].flatMap(({ segment, index, isWordLike }) => {
    const end = index + segment.length;
    const least = Math.min(
      ...spans
        .filter((span) => span.from < end && span.to > index)
        .map(({ logProbability }) => logProbability),
    );
    return isWordLike && least <= 0 ? [{ word: segment, probability: Math.exp(least) }] : [];
  });
}

/** How much shorter a text gets when it is compressed: a text that repeats itself gets much shorter. */
export function compressionRatio(text: string): number {
  const bytes = Buffer.from(text);
  return bytes.length === 0 ? 0 : bytes.length / deflateSync(bytes).length;
}

/** Mean of the natural logarithms of the tokens' probabilities below which a text was guessed. */
export const GUESSED = -1;

/**
 * Whether a text was guessed rather than heard, by the two limits of Whisper's authors ("Robust Speech Recognition via
 * Large-Scale Weak Supervision", section 4.5); a short one that repeats itself is not much shorter compressed.
 */
export function isGuessed(heard: { text: string; meanLogProbability: number }): boolean {
  return (
    compressionRatio(heard.text) > 2.4 ||
    heard.meanLogProbability < GUESSED ||
    repeatsItself(heard.text)
  );
}
