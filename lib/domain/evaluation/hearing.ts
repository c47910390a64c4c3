import type { Doubt } from "./states.ts";
import type { Evaluation, Segment } from "./types.ts";

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

/** Stands in the words' place where somebody speaks and nothing was understood. */
export const NOT_UNDERSTOOD = "[not understood]";

/**
 * Share of an answer in doubt above which the rest is too little of it to be rated: below it what is masked
 * moved the score of one answer by more than half a point in 5 of 89 tries, between it and a quarter in 28 of 141.
 */
const MOST_DOUBTED = 0.15;
/** How far a rating may move if what is in doubt had been heard; further, and there is none. */
export const MOST_LEANED = 0.5;
/** Confidence of a single word below which it is marked. */
export const SURE_WORD = 0.35;

/** Letters that are said in a second. */
const LETTERS_A_SECOND = 15;

type Told = Segment & {
  confidence: number | null;
  words?: readonly (readonly [from: number, to: number, confidence: number])[] | undefined;
};

/** How long pieces last together, by their seconds and not their letters: what nobody understood has few of these. */
function secondsOf(pieces: readonly Segment[]): number {
  return pieces.reduce((sum, { start, end, charStart, charEnd }) => {
    // Without times of use, by the letters.
    return sum + Math.max(end - start, (charEnd - charStart) / LETTERS_A_SECOND);
  }, 0);
}

/** Mean confidence by length of the pieces, or null if the service told none. */
export function confidenceOf(pieces: readonly Told[]): number | null {
  const known = pieces.flatMap(({ confidence, ...piece }) =>
    confidence === null ? [] : [{ confidence, seconds: secondsOf([piece]) }],
  );
  const seconds = known.reduce((sum, piece) => sum + piece.seconds, 0);
  if (seconds === 0) return null;
  return known.reduce((sum, piece) => sum + piece.confidence * piece.seconds, 0) / seconds;
}

/** A mean alone refuses who speaks in long, unusual words: where each word is told, many unsure ones say more. */
function isUnclear({ confidence, words = [] }: Told, { piece, told }: Lines): boolean {
  if (confidence === null) return false;
  if (words.length === 0) return confidence < piece;
  const unsure = words.filter(([, , sure]) => sure < UNSURE_WORD).length;
  return confidence < told.piece || unsure > words.length * told.unsure;
}

/**
 * The pieces with what their recognizer's confidence says of them: all are in doubt where the whole answer is. An unknown
 * model is '', and as one that nobody measured.
 */
export function withDoubts<P extends Told>(pieces: readonly P[], model: string): P[] {
  const lines = LINES[model] ?? UNMEASURED;
  const whole = confidenceOf(pieces);
  const allUnclear = whole !== null && whole < lines.answer;
  return pieces.map((piece) =>
    piece.doubt === undefined && (allUnclear || isUnclear(piece, lines))
      ? { ...piece, doubt: "unclear" }
      : piece,
  );
}

/** Whether any piece of an answer is in doubt. */
export function isDoubtful(segments: readonly Pick<Segment, "doubt">[]): boolean {
  return segments.some(({ doubt }) => doubt !== undefined);
}

/** Whether any of the characters from `start` to before `end` are in doubt. */
export function isDoubted(segments: readonly Segment[], start: number, end: number): boolean {
  return segments.some(
    ({ doubt, charStart, charEnd }) => doubt !== undefined && charStart < end && charEnd > start,
  );
}

/** Whether so much of an answer is in doubt that the rest of it can't be rated. */
export function isHardToHear(segments: readonly Segment[]): boolean {
  const doubted = secondsOf(segments.filter(({ doubt }) => doubt !== undefined));
  return doubted > secondsOf(segments) * MOST_DOUBTED;
}

/** Said of a piece in doubt, before its words. */
export const DOUBT_WORDS = {
  unclear: "Hard to hear",
  other_voice: "Maybe another voice",
  other_language: "Maybe another language",
} as const satisfies Record<Doubt, string>;

/** Said in the list of whoever's answers have such pieces. */
export const HEARD_IN_PARTS = "Parts hard to hear";
/** The same of whoever isn't rated, with what to do. */
export const UNRATED_IN_PARTS = `${HEARD_IN_PARTS}. Play them, ask on a call, or let them answer again.`;
const IN_PARTS = "Parts of this answer were hard to hear.";
const NEITHER = "They count neither for nor against the candidate.";
export const HARD_TO_HEAR = `${IN_PARTS} ${NEITHER} Play the marked parts, or ask about them on a call.`;
const UNTOLD = "The speech-to-text service doesn't tell how sure it is of these words.";
export const NOT_TOLD = `${UNTOLD} Play what matters before you rely on it.`;
/** Said of an answer that can't be played, in which such words are left out. */
export const LEFT_OUT = `${IN_PARTS} They are left out here: [unclear]. ${NEITHER}`;
/** Said to whoever can play an answer, but not call. */
export const PLAYED_ONLY = `${IN_PARTS} ${NEITHER} Play the marked parts.`;

/** Why there is no rating where it would be another one with what is in doubt. */
const LEANS_ON_DOUBT =
  "Parts of the answers were hard to hear, and the rating could be quite different with them. Listen to the answers.";

/** An evaluation without the rating that would be another one with what is in doubt. */
export function withoutRating(evaluation: Evaluation): Evaluation {
  if (evaluation.outcome !== "scored") return evaluation;
  const unrated = { general: null, generalSpread: null, qualified: null, borderline: false };
  return { ...evaluation, ...unrated, outcome: "too_little", basis: LEANS_ON_DOUBT };
}

/** What to do about whoever isn't rated because of it, or only in part. */
export const HEARD_ANEW =
  "The candidate can read what was heard on their private page, which their receipt links to, and correct it. You can also let them answer again.";

/** What to say of how well words were heard, or null. A service that gives them alone tells nothing of itself. */
export function hearingNote(
  segments: readonly (Segment & { confidence?: number | null | undefined })[],
): string | null {
  if (isDoubtful(segments)) return HARD_TO_HEAR;
  const untold = segments.length === 0 || segments.some(({ confidence }) => confidence === null);
  return untold ? NOT_TOLD : null;
}

/** The same for whoever can't call, and in a blind review reads the words without the recording. */
export function reviewersNote(note: string | null, blind: boolean): string | null {
  if (note === HARD_TO_HEAR) return blind ? LEFT_OUT : PLAYED_ONLY;
  return blind && note === NOT_TOLD ? UNTOLD : note;
}
