import {
  FRAME,
  halved,
  SAMPLE_RATE,
  secondOf,
  soundOf,
  spansOf,
  type Window,
  windowsOf,
} from "./spans.ts";
import { compressionRatio, type HeardWord, isGuessed } from "./tokens.ts";
import type { VoiceGate } from "./voice.ts";
import type { HeardWindow, Whisper } from "./whisper.ts";

/** Stands where somebody speaks and the model guesses. */
export const NOT_UNDERSTOOD = "[not understood]";

/** So sure must the model be of another language before it leaves the one that was told. */
const SURE_OF_ANOTHER = 0.8;

/** Seconds of speech at the end of a window that the model may leave out before it is asked again for them. */
const LEFT_OUT = 2;

/** May be another's than the candidate's, or in a language that it was only taken for. */
type Doubt = "other_voice" | "other_language";

/** A piece of a transcript: seconds of the recording, and what the decoder and the gate thought of it. */
export type TranscriptPiece = {
  start: number;
  end: number;
  text: string;
  meanLogProbability: number;
  compressionRatio: number;
  /** 0 to 1, by the gate. */
  noSpeech: number;
  words: HeardWord[];
  /** Why it is in doubt beside how sure the decoder was. */
  doubt?: Doubt;
};

export type Transcript = {
  /** ISO 639-1; null if nobody speaks. */
  language: string | null;
  /** Seconds. */
  duration: number;
  pieces: TranscriptPiece[];
};

/** What is asked for: a language to hear whatever is spoken, or the one that is expected. */
export type Asked = { language?: string; expected?: string };

function textOf({ pieces }: HeardWindow): string {
  return pieces.map(({ text }) => text).join(" ");
}

function guesses(heard: HeardWindow): boolean {
  return isGuessed({ text: textOf(heard), meanLogProbability: heard.meanLogProbability });
}

async function languageOf(whisper: Whisper, sound: Float32Array, asked: Asked): Promise<string> {
  if (asked.language && whisper.knows(asked.language)) return asked.language;
  const [likeliest] = [...(await whisper.languagesOf(sound))].sort(([, a], [, b]) => b - a);
  const [language, probability] = likeliest ?? ["en", 0];
  const { expected } = asked;
  const isOpen = expected && expected !== language && whisper.knows(expected);
  if (!isOpen || probability >= SURE_OF_ANOTHER) return language;
  // In doubt the one that was told, unless it makes no sense in it and does in the other.
  if (!guesses(await whisper.hear(sound, expected))) return expected;
  return guesses(await whisper.hear(sound, language)) ? expected : language;
}

/** The part of a window after a second of it. */
function after(window: Window, second: number): Window | undefined {
  const from = secondOf(window, second) * SAMPLE_RATE;
  const spans = window.spans
    .filter(({ to }) => to > from)
    .map((span) => ({ from: Math.max(span.from, Math.round(from)), to: span.to }));
  return windowsOf(spans)[0];
}

/**
 * Writes down what is said: the gate finds where somebody speaks, and Whisper hears only that, 30 seconds at a time.
 * If it guesses, it is asked again for each half; if it still guesses, the piece says so in the words' place.
 */
export async function transcribe(
  { whisper, gate }: { whisper: Whisper; gate: VoiceGate },
  sound: Float32Array,
  asked: Asked,
): Promise<Transcript> {
  const duration = sound.length / SAMPLE_RATE;
  const voiced = await gate(sound);
  const [first, ...others] = windowsOf(spansOf(voiced, sound.length));
  if (!first) return { language: null, duration, pieces: [] };
  const language = await languageOf(whisper, soundOf(first, sound), asked);

  const silence = (start: number, end: number) => {
    const frames = voiced.slice(
      Math.floor((start * SAMPLE_RATE) / FRAME),
      Math.ceil((end * SAMPLE_RATE) / FRAME),
    );
    return frames.length === 0 ? 1 : 1 - Math.max(...frames);
  };
  const piecesOf = (window: Window, heard: HeardWindow): TranscriptPiece[] =>
    heard.pieces.map(({ start, end, text, meanLogProbability, words }) => {
      const from = secondOf(window, start);
      const to = secondOf(window, end);
      return {
        start: from,
        end: to,
        text,
        meanLogProbability,
        compressionRatio: compressionRatio(text),
        noSpeech: silence(from, to),
        words,
      };
    });

  async function hear(window: Window): Promise<TranscriptPiece[]> {
    const heard = await whisper.hear(soundOf(window, sound), language);
    if (guesses(heard)) {
      const halves = halved(window);
      if (halves) return [...(await hear(halves[0])), ...(await hear(halves[1]))];
      const length = window.samples / SAMPLE_RATE;
      // The figures are the guess's: these two words repeat nothing, and would look sure.
      const ratio = compressionRatio(textOf(heard));
      return piecesOf(window, {
        ...heard,
        pieces: [
          {
            start: 0,
            end: length,
            text: NOT_UNDERSTOOD,
            words: [],
            meanLogProbability: heard.meanLogProbability,
          },
        ],
      }).map((piece) => ({ ...piece, compressionRatio: ratio }));
    }
    const pieces = piecesOf(window, heard);
    const end = heard.pieces.at(-1)?.end ?? 0;
    // An end within the first seconds would ask for nearly the same again.
    const rest =
      end > LEFT_OUT && window.samples / SAMPLE_RATE - end > LEFT_OUT
        ? after(window, end)
        : undefined;
    return rest ? [...pieces, ...(await hear(rest))] : pieces;
  }

  const pieces: TranscriptPiece[] = [];
  for (const window of [first, ...others]) pieces.push(...(await hear(window)));
  return { language, duration, pieces: pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)) };
}
