import type { Doubt } from "./states.ts";
import type { Segment } from "./types.ts";

/** Confidence (0 to 1) below which a piece, and a whole answer, is not believed. */
type Lines = {
  piece: number;
  answer: number;
  /** The line of a piece whose words are told, and the share of them that may be under `UNSURE_WORD`. */
  told: { piece: number; unsure: number };
};

/** What a recognizer's confidence is worth is its own; of one that nobody measured, as of the strictest. */
const LINES: Readonly<Record<string, Lines>> = {
  "whisper-base": { piece: 0.7, answer: 0.6, told: { piece: 0.6, unsure: 0.3 } },
};
const UNMEASURED: Lines = { piece: 0.7, answer: 0.6, told: { piece: 0.7, unsure: 0.3 } };
/** Confidence of a single word below which it counts against its piece. */
const UNSURE_WORD = 0.5;

/**
 * Share of an answer's characters in doubt above which the rest is too little of it to be rated: below it what is masked
 * moved the score of one answer by more than half a point in 5 of 89 tries, between it and a quarter in 28 of 141.
 */
const MOST_DOUBTED = 0.15;
/** Confidence of a single word below which it is marked. */
export const SURE_WORD = 0.35;

type Told = {
  charStart: number;
  charEnd: number;
  confidence: number | null;
  words?: readonly (readonly [from: number, to: number, confidence: number])[] | undefined;
};

/** Mean confidence by length of the pieces, or null if the service told none. */
export function confidenceOf(pieces: readonly Told[]): number | null {
  const known = pieces.flatMap(({ confidence, charStart, charEnd }) =>
    confidence === null ? [] : [{ confidence, length: charEnd - charStart }],
  );
  const length = known.reduce((sum, piece) => sum + piece.length, 0);
  if (length === 0) return null;
  return known.reduce((sum, piece) => sum + piece.confidence * piece.length, 0) / length;
}

/** A mean alone refuses who speaks in long, unusual words: where each word is told, many unsure ones say more. */
function isUnclear({ confidence, words = [] }: Told, { piece, told }: Lines): boolean {
  if (confidence === null) return false;
  if (words.length === 0) return confidence < piece;
  const unsure = words.filter(([, , sure]) => sure < UNSURE_WORD).length;
  return confidence < told.piece || unsure > words.length * told.unsure;
}

/** The pieces with what their recognizer's confidence says of them: all are in doubt where the whole answer is. */
export function withDoubts<P extends Told & { doubt?: Doubt | undefined }>(
  pieces: readonly P[],
  model: string,
): P[] {
  const lines = LINES[model] ?? UNMEASURED;
  const whole = confidenceOf(pieces);
  const allUnclear = whole !== null && whole < lines.answer;
  return pieces.map((piece) =>
    piece.doubt === undefined && (allUnclear || isUnclear(piece, lines))
      ? { ...piece, doubt: "unclear" }
      : piece,
  );
}

/** Whether any of the characters from `start` to before `end` are in doubt. */
export function isDoubted(segments: readonly Segment[], start: number, end: number): boolean {
  return segments.some(
    ({ doubt, charStart, charEnd }) => doubt !== undefined && charStart < end && charEnd > start,
  );
}

/** Whether so much of an answer is in doubt that the rest of it can't be rated. */
export function isHardToHear(segments: readonly Segment[]): boolean {
  const lengthOf = (pieces: readonly Segment[]) =>
    pieces.reduce((sum, { charStart, charEnd }) => sum + charEnd - charStart, 0);
  const doubted = lengthOf(segments.filter(({ doubt }) => doubt !== undefined));
  return doubted > lengthOf(segments) * MOST_DOUBTED;
}

/** Said of a piece in doubt, before its words. */
export const DOUBT_WORDS = {
  unclear: "Hard to hear",
  other_voice: "Maybe another voice",
  other_language: "Maybe another language",
} as const satisfies Record<Doubt, string>;

/** Said in the list of whoever's answers have such pieces. */
export const HEARD_IN_PARTS = "Parts hard to hear";
export const HARD_TO_HEAR =
  "Parts of this answer were hard to hear. They count neither for nor against the candidate. Play the marked parts, or ask about them on a call.";
export const NOT_TOLD =
  "The speech-to-text service doesn't tell how sure it is of these words. Play what matters before you rely on it.";

/** What to say of how well an answer was heard, or null; `segments` are a transcript's, none of typed or corrected words. */
export function hearingNote(
  segments: readonly (Segment & { confidence?: number | null | undefined })[],
): string | null {
  if (segments.some(({ doubt }) => doubt !== undefined)) return HARD_TO_HEAR;
  return segments.some(({ confidence }) => confidence === null) ? NOT_TOLD : null;
}
