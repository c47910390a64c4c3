import { badlyHeard, guessOf, judged, SURE_OF_ANOTHER } from "./languages.ts";
import { farFrom } from "./loudness.ts";
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

/** What is asked for: a language to hear whatever is spoken, or those that are expected. */
export type Asked = { language?: string; expected?: string[] };

function textOf({ pieces }: HeardWindow): string {
  return pieces.map(({ text }) => text).join(" ");
}

function guesses(heard: HeardWindow): boolean {
  return isGuessed({ text: textOf(heard), meanLogProbability: heard.meanLogProbability });
}

async function languageOf(whisper: Whisper, sound: Float32Array, asked: Asked): Promise<string> {
  if (asked.language && whisper.knows(asked.language)) return asked.language;
  const known = (asked.expected ?? []).filter(whisper.knows);
  const { told, likeliest, probability } = guessOf(await whisper.languagesOf(sound), known);
  if (told === null || told === likeliest || probability >= SURE_OF_ANOTHER) return likeliest;
  // In doubt one that was told, unless it makes no sense in it and does in the other.
  if (!guesses(await whisper.hear(sound, told))) return told;
  return guesses(await whisper.hear(sound, likeliest)) ? told : likeliest;
}

/** Below it the gate was never sure that anybody spoke: what is then only guessed is a tool's, an animal's or music. */
const SURE_OF_A_VOICE = 0.8;

/** Whether anything was said in a piece: it has letters, and is no guess where nobody surely spoke. */
function isSaid({ text, noSpeech }: TranscriptPiece): boolean {
  if (text === NOT_UNDERSTOOD && 1 - noSpeech < SURE_OF_A_VOICE) return false;
  return /[\p{L}\p{N}]/u.test(text);
}

/** The part of a window between two seconds of the recording. */
function within(window: Window, from: number, to: number): Window | undefined {
  const [first, last] = [Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE)];
  const spans = window.spans
    .map((span) => ({ from: Math.max(span.from, first), to: Math.min(span.to, last) }))
    .filter((span) => span.from < span.to);
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
  // The same array each time, by which the model knows that it has encoded it.
  const sounds = new WeakMap<Window, Float32Array>();
  const soundIn = (window: Window) => {
    const samples = sounds.get(window) ?? soundOf(window, sound);
    sounds.set(window, samples);
    return samples;
  };
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

  async function hear(window: Window, language: string): Promise<TranscriptPiece[]> {
    const heard = await whisper.hear(soundIn(window), language);
    if (guesses(heard)) {
      const halves = halved(window);
      if (halves)
        return [...(await hear(halves[0], language)), ...(await hear(halves[1], language))];
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
        ? within(window, secondOf(window, end), Infinity)
        : undefined;
    return rest ? [...pieces, ...(await hear(rest, language))] : pieces;
  }

  type InLanguage = TranscriptPiece & { language: string };
  async function heardIn(window: Window, language: string): Promise<InLanguage[]> {
    return (await hear(window, language)).filter(isSaid).map((piece) => ({ ...piece, language }));
  }
  /** A window in the language of its beginning, and what was heard badly in its own, if that is another. */
  async function read(window: Window): Promise<InLanguage[]> {
    const language = await languageOf(whisper, soundIn(window), asked);
    let pieces = await heardIn(window, language);
    for (const { start, end } of badlyHeard(pieces)) {
      const part = within(window, start, end);
      const own = part && (await languageOf(whisper, soundIn(part), asked));
      if (!part || !own || own === language) continue;
      const again = await heardIn(part, own);
      pieces = [
        ...pieces.filter((piece) => piece.end <= start),
        ...again,
        ...pieces.filter((piece) => piece.start >= end),
      ];
    }
    return pieces;
  }

  const pieces: InLanguage[] = [];
  for (const window of windowsOf(spansOf(voiced, sound.length))) {
    pieces.push(...(await read(window)));
  }
  const lengths = pieces.map(({ language, start, end }) => ({ language, seconds: end - start }));
  const { main, isDoubted } = judged(lengths, asked.language ? [] : (asked.expected ?? []));
  const far = farFrom(pieces, sound, voiced);
  return {
    language: main,
    duration,
    pieces: pieces.map((one) => {
      const { language, ...piece } = one;
      if (isDoubted(language)) return { ...piece, doubt: "other_language" };
      return far.has(one) ? { ...piece, doubt: "other_voice" } : piece;
    }),
  };
}
