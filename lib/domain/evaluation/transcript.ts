import { z } from "zod";
import { withDoubts } from "./hearing.ts";
import { DOUBTS, type Doubt } from "./states.ts";
import { repeatsItself, wordsOf } from "./words.ts";

/** The most words that are kept with a piece; one is at most half a minute of speech. */
const MOST_WORDS = 400;

/** A word as its characters in the transcript, and how sure the recognizer is of the least sure part of it. */
const heardWord = z.tuple([z.int(), z.int(), z.number()]);

/** A piece of a stored transcript: seconds, its characters in `responses_text`, confidence 0 to 1 if known. */
const storedSegment = z.object({
  start: z.number(),
  end: z.number(),
  charStart: z.int(),
  charEnd: z.int(),
  confidence: z.number().nullable().catch(null),
  doubt: z.enum(DOUBTS).optional().catch("unclear"),
  /** Whether the lines were applied to it. */
  judged: z.boolean().optional().catch(undefined),
  words: z.array(heardWord).max(MOST_WORDS).optional().catch(undefined),
});
export type StoredSegment = z.infer<typeof storedSegment>;

/** A piece as a service tells it; a word's characters count from the piece's first letter. */
export type HeardPiece = {
  start: number;
  end: number;
  text: string;
  confidence: number | null;
  doubt?: Doubt | undefined;
  words?: [from: number, to: number, confidence: number][] | undefined;
};

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** The different words of a text, whatever their order. */
function vocabularyOf(text: string): string {
  return [...new Set(wordsOf(text.toLowerCase()))].toSorted().join(" ");
}

/** The pieces, in doubt where several in a row say the same few words again and again, as a model does of a sound. */
function withRepeats(pieces: readonly HeardPiece[]): HeardPiece[] {
  const runs: { words: string; pieces: HeardPiece[] }[] = [];
  for (const piece of pieces) {
    const words = vocabularyOf(piece.text);
    const last = runs.at(-1);
    if (last?.words === words) last.pieces.push(piece);
    else runs.push({ words, pieces: [piece] });
  }
  return runs.flatMap((run) =>
    repeatsItself(run.pieces.map(({ text }) => text).join(" "))
      ? run.pieces.map((piece) => ({ ...piece, doubt: piece.doubt ?? "unclear" }))
      : run.pieces,
  );
}

/**
 * The transcript to store for what a model heard, each segment with its place in it, and in doubt where the model is not
 * sure enough.
 */
export function transcriptOf(
  heard: { text: string; segments: HeardPiece[] },
  model: string,
): { text: string; segments: StoredSegment[] } {
  const pieces = withRepeats(heard.segments.filter(({ text }) => text.trim() !== ""));
  if (pieces.length === 0) return { text: heard.text.trim(), segments: [] };
  let text = "";
  const segments = pieces.map(({ start, end, text: said, confidence, doubt, words }) => {
    if (text !== "") text += " ";
    const charStart = text.length;
    text += said.trim();
    return {
      start,
      end,
      charStart,
      charEnd: text.length,
      confidence,
      judged: true,
      ...(doubt && { doubt }),
      ...(words && {
        words: words
          .slice(0, MOST_WORDS)
          .map(([from, to, sure]): [number, number, number] => [
            charStart + from,
            charStart + to,
            hundredths(sure),
          ]),
      }),
    };
  });
  return { text, segments: withDoubts(segments, model) };
}

/** Reads stored segments; anything else counts as none. What was stored before there were lines is judged now. */
export function readSegments(stored: unknown): StoredSegment[] {
  const { data = [] } = z.array(storedSegment).safeParse(stored);
  return data.every(({ judged }) => judged) ? data : withDoubts(data, "");
}
