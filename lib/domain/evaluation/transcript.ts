import { z } from "zod";
import type { Segment } from "./types.ts";

/** A piece of a stored transcript: seconds, its characters in `responses_text`, confidence 0 to 1 if known. */
const storedSegment = z.object({
  start: z.number(),
  end: z.number(),
  charStart: z.int(),
  charEnd: z.int(),
  confidence: z.number().nullable().catch(null),
});
export type StoredSegment = z.infer<typeof storedSegment>;

type HeardPiece = { start: number; end: number; text: string; confidence: number | null };

/** The transcript to store for what was heard, each segment with its place in it. */
export function transcriptOf(heard: { text: string; segments: HeardPiece[] }): {
  text: string;
  segments: StoredSegment[];
} {
  const pieces = heard.segments.filter(({ text }) => text.trim() !== "");
  if (pieces.length === 0) return { text: heard.text.trim(), segments: [] };
  let text = "";
  const segments = pieces.map(({ start, end, text: said, confidence }) => {
    if (text !== "") text += " ";
    const charStart = text.length;
    text += said.trim();
    return { start, end, charStart, charEnd: text.length, confidence };
  });
  return { text, segments };
}

/** Reads stored segments; anything else counts as none. */
export function readSegments(stored: unknown): StoredSegment[] {
  const parsed = z.array(storedSegment).safeParse(stored);
  return parsed.success ? parsed.data : [];
}

/** Mean confidence by length of the segments, or null if the service told none. */
export function confidenceOf(segments: (Segment & { confidence: number | null })[]): number | null {
  const known = segments.flatMap(({ confidence, charStart, charEnd }) =>
    confidence === null ? [] : [{ confidence, length: charEnd - charStart }],
  );
  const length = known.reduce((sum, piece) => sum + piece.length, 0);
  if (length === 0) return null;
  return known.reduce((sum, piece) => sum + piece.confidence * piece.length, 0) / length;
}
