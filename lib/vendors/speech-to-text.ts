import { createOpenAI } from "@ai-sdk/openai";
import { APICallError, transcribe } from "ai";
import { z } from "zod";
import { AppError } from "#lib/domain/site/errors";
import { serverEnv } from "#lib/env/server";

type Heard = {
  text: string;
  /** ISO 639-1, where the service tells it. */
  language: string | null;
  /** Seconds; none where the service gives no times. Confidence is 0 to 1. */
  segments: { start: number; end: number; text: string; confidence: number | null }[];
};

export type SpeechToText = {
  /** @throws AppError vendor_failed; silence is not a failure but an empty text. */
  transcribe: (audio: Uint8Array) => Promise<Heard>;
};

const TIMEOUT_MS = 180_000;
const verbose = z.object({
  segments: z.array(z.object({ avg_logprob: z.number(), no_speech_prob: z.number() })),
});

/** How sure the service is of each segment, where its reply tells. */
function confidences(body: unknown): (number | null)[] {
  const parsed = verbose.safeParse(body);
  if (!parsed.success) return [];
  return parsed.data.segments.map(
    ({ avg_logprob, no_speech_prob }) =>
      Math.min(1, Math.exp(avg_logprob)) * (no_speech_prob > 0.8 ? 0 : 1),
  );
}

/** The configured speech-to-text service (OpenAI's shape), or null where none is configured. */
export function speechToText(timeoutMs = TIMEOUT_MS): SpeechToText | null {
  const { STT_BASE_URL, STT_API_KEY, STT_MODEL } = serverEnv();
  if (!STT_BASE_URL) return null;
  /** One call with the body of its own reply: the SDK leaves out how sure the service was. */
  const call = async (audio: Uint8Array, plain: boolean) => {
    let body: unknown = null;
    const keepBody: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
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
      audio,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(timeoutMs),
      ...(plain ? { providerOptions: { openai: { responseFormat: "json" } } } : {}),
    });
    return { result, sure: confidences(body) };
  };

  return {
    async transcribe(audio) {
      try {
        const { result, sure } = await call(audio, false).catch((error: unknown) => {
          // A self-hosted service may answer 200 in a shape of its own: ask for the plain one.
          if (APICallError.isInstance(error) && error.statusCode === 200) return call(audio, true);
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
        throw new AppError("vendor_failed", "Speech to text failed.", {
          log: `speech to text: ${cause instanceof Error ? cause.name : "unknown"}${APICallError.isInstance(cause) ? ` ${cause.statusCode ?? "no answer"}` : ""}`,
          cause,
        });
      }
    },
  };
}
