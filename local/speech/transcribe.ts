import { NOT_UNDERSTOOD } from "#lib/domain/evaluation/hearing";
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
import { compressionRatio, GUESSED, type HeardWord, isGuessed } from "./tokens.ts";
import { endOf, parted, unheardIn, voicedIn, within } from "./unheard.ts";
import type { VoiceGate } from "./voice.ts";
import type { HeardWindow, Whisper } from "./whisper.ts";

/** Seconds by which a part is so little shorter than its window that the model is asked only once more. */
const NEARLY_ALL = 2;
/** Seconds of speech that are missed if there are no words for them: somebody who says 'um' says less. */
const MISSED = 1;

/** May be another's than the candidate's, or in a language that it was only taken for. */
type Doubt = "other_voice" | "other_language";

/** A piece of a transcript: seconds of the recording, and what the decoder and the gate thought of it. */
type TranscriptPiece = {
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

/** How much of a stretch is heard, and how surely; where nothing was understood, nothing. */
function surenessOf(pieces: readonly TranscriptPiece[]): number {
  return pieces.reduce((sum, { start, end, text, meanLogProbability }) => {
    return text === NOT_UNDERSTOOD ? sum : sum + Math.exp(meanLogProbability) * (end - start);
  }, 0);
}

/**
 * Writes down what is said: the gate finds where somebody speaks, and Whisper hears only that, 30 seconds at a time.
 * If it guesses, it is asked again for each half, and for what it left out; if it still guesses, or has no words, the
 * piece says so in their place.
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
      const to = secondOf(window, endOf({ start, end, text }));
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

  /** The figures are a guess's: these two words repeat nothing, and would look sure. */
  function notUnderstood(
    window: Window,
    meanLogProbability: number,
    ratio: number,
  ): TranscriptPiece {
    const [start, end] = [secondOf(window, 0), secondOf(window, window.samples / SAMPLE_RATE)];
    return {
      start,
      end,
      text: NOT_UNDERSTOOD,
      meanLogProbability: Math.min(meanLogProbability, GUESSED),
      compressionRatio: ratio,
      noSpeech: silence(start, end),
      words: [],
    };
  }

  async function hear(window: Window, language: string, again = false): Promise<TranscriptPiece[]> {
    const heard = await whisper.hear(soundIn(window), language);
    if (guesses(heard)) {
      const halves = halved(window);
      if (halves)
        return [...(await hear(halves[0], language)), ...(await hear(halves[1], language))];
      return [notUnderstood(window, heard.meanLogProbability, compressionRatio(textOf(heard)))];
    }
    const pieces = piecesOf(window, heard).filter(isSaid);
    const all = [...pieces];
    for (const part of unheardIn(window, pieces, voiced)) {
      const left = window.samples - part.samples < NEARLY_ALL * SAMPLE_RATE;
      const found: TranscriptPiece[] = [];
      // The same sound would only say the same.
      const parts = pieces.length === 0 ? parted(part) : [part];
      if (!(left && again)) {
        for (const one of parts) found.push(...(await hear(one, language, left)));
      }
      const isMissed = voicedIn(part, voiced) >= MISSED;
      if (isMissed && found.length === 0) found.push(notUnderstood(part, GUESSED, 0));
      all.push(...found.filter(({ text }) => isMissed || text !== NOT_UNDERSTOOD));
    }
    return all.toSorted((one, other) => one.start - other.start);
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
      const before = pieces.filter((piece) => piece.end > start && piece.start < end);
      if (surenessOf(again) <= surenessOf(before)) continue;
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
