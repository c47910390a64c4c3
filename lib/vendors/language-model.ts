import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError } from "ai";
import { AppError } from "#lib/domain/site/errors";

export const TIMEOUT_MS = 120_000;

/** A model at an OpenAI-compatible address, which answers by schema. */
export function modelAt(baseURL: string, name: string, apiKey: string | undefined) {
  return createOpenAICompatible({
    name: "scorer",
    baseURL,
    ...(apiKey ? { apiKey } : {}),
    supportsStructuredOutputs: true,
  })(name);
}

/** The vendor's error with its status and no word of a request in it. */
export async function asked<T>(call: () => Promise<T>): Promise<T> {
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
