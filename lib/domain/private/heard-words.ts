import type { Segment } from "../evaluation/types.ts";

/** A part of what was heard; `doubted`: a computer is not sure that it was said. */
export type HeardPiece = { text: string; doubted: boolean };

/** What a computer wrote down of one recording, and the candidate's newest correction of it. */
export type HeardAnswer = {
  questionId: string;
  responseId: string;
  pieces: HeardPiece[];
  correction: string | null;
};

/** `more`: recordings that arrived are still being written down. */
export type HeardWords = { answers: HeardAnswer[]; more: boolean };

/** A transcript in parts that are in doubt or not; joined, they give the transcript. */
export function heardPieces(text: string, segments: readonly Segment[]): HeardPiece[] {
  const pieces: HeardPiece[] = [];
  for (const [at, { doubt, charStart }] of segments.entries()) {
    const doubted = doubt !== undefined;
    const part = text.slice(at === 0 ? 0 : charStart, segments[at + 1]?.charStart ?? text.length);
    const last = pieces.at(-1);
    if (last?.doubted === doubted) last.text += part;
    else pieces.push({ text: part, doubted });
  }
  return segments.length === 0 ? [{ text, doubted: false }] : pieces;
}
