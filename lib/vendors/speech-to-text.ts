import { createOpenAI } from "@ai-sdk/openai";
import { APICallError, transcribe } from "ai";
import { Agent } from "undici";
import { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import { DOUBTS } from "#lib/domain/evaluation/states";
import type { HeardPiece } from "#lib/domain/evaluation/transcript";
import { serverEnv } from "#lib/env/server";

type Heard = {
  text: string;
  /** ISO 639-1, if the service tells it. */
  language: string | null;
  /** Which model heard it, as its service names it or it is set. */
  model: string;
  /** Seconds; none if the service gives no times. Confidence is 0 to 1. */
  segments: HeardPiece[];
};

/** A recording's sound, its length in seconds, and the languages (ISO 639-1) that it is expected in, likeliest first. */
export type Spoken = { bytes: Uint8Array; seconds: number; languages: readonly string[] };

type Counted = <T>(call: () => Promise<T>) => Promise<T>;

export type SpeechToText = {
  /**
   * @param counted runs each call of the service, of which there may be two
   * @throws AppError vendor_failed, or what `counted` throws; silence is not a failure but an empty text.
   */
  transcribe: (sound: Spoken, counted?: Counted) => Promise<Heard>;
};

/** Three minutes, and two seconds for each that was spoken: a service on the same machine may be slow. */
function limitFor(seconds: number): number {
  return Math.round(180_000 + seconds * 2000);
}

/** Node's own fetch gives up after five minutes without an answer. */
const patient = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

/** What a reply tells of how sure the service was, piece by piece. */
export const surenessSchema = z.object({
  segments: z.array(
    z.object({
      avg_logprob: z.number(),
      no_speech_prob: z.number(),
      compression_ratio: z.number().optional().catch(undefined),
      // As several servers tell how sure they are of each word; ours also says why a piece is in doubt.
      words: z
        .array(z.object({ word: z.string().max(200), probability: z.number().min(0).max(1) }))
        .max(1000)
        .optional()
        .catch(undefined),
      doubt: z.enum(DOUBTS).optional().catch(undefined),
    }),
  ),
  model: z.string().max(200).optional().catch(undefined),
});
type Signs = z.infer<typeof surenessSchema>["segments"][number];

/** Above it a text repeats itself, as a model's does that guesses; Whisper's own limit. */
const HIGHEST_COMPRESSION = 2.4;

/** How sure the service is of a segment. */
function confidenceIn({ avg_logprob, no_speech_prob, compression_ratio = 1 }: Signs): number {
  return no_speech_prob > 0.8 || compression_ratio > HIGHEST_COMPRESSION
    ? 0
    : Math.min(1, Math.exp(avg_logprob));
}

/** The words of a segment at their characters in its text, in their order; what isn't in it is left out. */
function placed(text: string, words: NonNullable<Signs["words"]>) {
  let at = 0;
  return words.flatMap(({ word, probability }): [number, number, number][] => {
    const plain = word.trim();
    const from = plain === "" ? -1 : text.indexOf(plain, at);
    if (from < 0) return [];
    at = from + plain.length;
    return [[from, at, probability]];
  });
}

/** A piece with what its service tells of it; start and end in seconds. */
export function toPiece(
  text: string,
  start: number,
  end: number,
  signs: Signs | undefined,
): HeardPiece {
  const piece = { start, end, text: text.trim(), confidence: signs ? confidenceIn(signs) : null };
  const words = signs?.words && placed(piece.text, signs.words);
  return { ...piece, ...(words && { words }), ...(signs?.doubt && { doubt: signs.doubt }) };
}

/** The configured speech-to-text service (OpenAI's shape), or null if none is configured. */
export function speechToText(limit = limitFor): SpeechToText | null {
  const { STT_BASE_URL, STT_API_KEY, STT_MODEL } = serverEnv();
  if (!STT_BASE_URL) return null;
  /** One call with the body of its own reply: the SDK leaves out how sure the service was. */
  const call = async ({ bytes, seconds, languages }: Spoken, plain: boolean) => {
    let body: unknown = null;
    const keepBody: typeof fetch = async (input, init) => {
      const patiently = { ...init, dispatcher: patient };
      const response = await fetch(input, patiently);
      body = await response
        .clone()
        .json()
        .catch(() => null);
      return response;
    };
    const service = createOpenAI({
      baseURL: STT_BASE_URL,
      apiKey: STT_API_KEY ?? "none",
      fetch: keepBody,
    });
    const result = await transcribe({
      model: service.transcription(STT_MODEL),
      audio: bytes,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(limit(seconds)),
      // A hint, which our own recognizer reads; the parameter `language` would force it on others.
      headers: { "accept-language": languages.join(",") },
      ...(plain ? { providerOptions: { openai: { responseFormat: "json" } } } : {}),
    });
    return { result, signs: surenessSchema.safeParse(body).data };
  };

  return {
    async transcribe(sound, counted = (call) => call()) {
      try {
        const { result, signs } = await counted(() => call(sound, false)).catch(
          (error: unknown) => {
            // A self-hosted service may answer 200 in a shape of its own: ask for the plain one.
            if (APICallError.isInstance(error) && error.statusCode === 200) {
              return counted(() => call(sound, true));
            }
            throw error;
          },
        );
        return {
          text: result.text.trim(),
          language: result.language ?? null,
          model: signs?.model ?? serverEnv().STT_MODEL,
          segments: result.segments.map(({ text, startSecond, endSecond }, index) =>
            toPiece(text, startSecond, endSecond, signs?.segments[index]),
          ),
        };
      } catch (cause) {
        if (cause instanceof AppError) throw cause;
        throw new AppError("vendor_failed", "Speech to text failed.", {
          log: `speech to text: ${cause instanceof Error ? cause.name : "unknown"}${APICallError.isInstance(cause) ? ` ${cause.statusCode ?? "no answer"}` : ""}`,
          cause,
        });
      }
    },
  };
}
