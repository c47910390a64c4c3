import { createOpenAI } from "@ai-sdk/openai";
import { APICallError, transcribe } from "ai";
import { Agent } from "undici";
import { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import { serverEnv } from "#lib/env/server";

type Heard = {
  text: string;
  /** ISO 639-1, if the service tells it. */
  language: string | null;
  /** Seconds; none if the service gives no times. Confidence is 0 to 1. */
  segments: { start: number; end: number; text: string; confidence: number | null }[];
};

/** A recording's sound, its length in seconds, and the language (ISO 639-1) that it is expected in. */
export type Spoken = { bytes: Uint8Array; seconds: number; language: string };

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

const verbose = z.object({
  segments: z.array(
    z.object({
      avg_logprob: z.number(),
      no_speech_prob: z.number(),
      compression_ratio: z.number().optional().catch(undefined),
    }),
  ),
});

/** Above it a text repeats itself, as a model's does that guesses; Whisper's own limit. */
const HIGHEST_COMPRESSION = 2.4;

/** How sure the service is of each segment, if its reply tells. */
function confidences(body: unknown): (number | null)[] {
  const parsed = verbose.safeParse(body);
  if (!parsed.success) return [];
  return parsed.data.segments.map(({ avg_logprob, no_speech_prob, compression_ratio = 1 }) =>
    no_speech_prob > 0.8 || compression_ratio > HIGHEST_COMPRESSION
      ? 0
      : Math.min(1, Math.exp(avg_logprob)),
  );
}

/** The configured speech-to-text service (OpenAI's shape), or null if none is configured. */
export function speechToText(limit = limitFor): SpeechToText | null {
  const { STT_BASE_URL, STT_API_KEY, STT_MODEL } = serverEnv();
  if (!STT_BASE_URL) return null;
  /** One call with the body of its own reply: the SDK leaves out how sure the service was. */
  const call = async ({ bytes, seconds, language }: Spoken, plain: boolean) => {
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
      headers: { "accept-language": language },
      ...(plain ? { providerOptions: { openai: { responseFormat: "json" } } } : {}),
    });
    return { result, sure: confidences(body) };
  };

  return {
    async transcribe(sound, counted = (call) => call()) {
      try {
        const { result, sure } = await counted(() => call(sound, false)).catch((error: unknown) => {
          // A self-hosted service may answer 200 in a shape of its own: ask for the plain one.
          if (APICallError.isInstance(error) && error.statusCode === 200) {
            return counted(() => call(sound, true));
          }
          throw error;
        });
        return {
          text: result.text.trim(),
          language: result.language ?? null,
          segments: result.segments.map(({ text, startSecond, endSecond }, index) => ({
            start: startSecond,
            end: endSecond,
            text: text.trim(),
            confidence: sure[index] ?? null,
          })),
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
