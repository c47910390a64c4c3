import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError } from "ai";
import { AppError } from "#lib/domain/core/errors";
import { type ModelUse, tokensAtMost } from "#lib/domain/plans/spend";

export const TIMEOUT_MS = 120_000;

/** Makes a call and counts what it used; refuses one that the budget has no room for. */
export type Meter = <T>(
  most: ModelUse,
  call: () => Promise<T>,
  usedBy: (result: T) => ModelUse,
) => Promise<T>;

/** For what is not paid for by a company, as the benches. */
export const unmetered: Meter = (_most, call) => call();

/** The most that one question to a model may use. */
export function maxUse(texts: readonly string[], outputTokens: number): ModelUse {
  const inputTokens = texts.reduce((sum, text) => sum + tokensAtMost(text), 0);
  return { service: "model", inputTokens, outputTokens };
}

type Usage = { inputTokens?: number | undefined; outputTokens?: number | undefined };

/** What a model says that it used; one that doesn't say so has used the most. */
export function reportedUse(
  { inputTokens = 0, outputTokens = 0 }: Usage,
  most: ModelUse,
): ModelUse {
  return inputTokens + outputTokens === 0 ? most : { service: "model", inputTokens, outputTokens };
}

/** A model at an OpenAI-compatible address, which answers by schema. */
export function modelAt(baseURL: string, name: string, apiKey: string | undefined) {
  return createOpenAICompatible({
    name: "scorer",
    baseURL,
    ...(apiKey ? { apiKey } : {}),
    supportsStructuredOutputs: true,
  })(name);
}

/** Rethrows the vendor's error with its status but nothing from the request. */
export async function withRedactedErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const name = cause instanceof Error ? cause.name : "unknown";
    const status = APICallError.isInstance(cause) ? ` ${cause.statusCode ?? "no answer"}` : "";
    throw new AppError("vendor_failed", "The AI model couldn't be reached.", {
      log: `language model: ${name}${status}`,
      cause,
    });
  }
}
