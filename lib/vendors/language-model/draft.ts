import { generateText, NoObjectGeneratedError, Output } from "ai";
import type { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import { type ServerEnv, serverEnv } from "#lib/env/server";
import {
  type Meter,
  maxUse,
  modelAt,
  reportedUse,
  TIMEOUT_MS,
  unmetered,
  withRedactedErrors,
} from "../language-model.ts";

const MOST_TOKENS = 4000;

type Settings = Pick<ServerEnv, "LLM_BASE_URL" | "LLM_API_KEY" | "LLM_MODEL">;
/** What a model drafts: the shape of its reply has a name, and the instructions say what is wanted. */
export type DraftKind<Reply> = { name: string; instructions: string; schema: z.ZodType<Reply> };
type Drafter<Reply> = (asked: object, meter?: Meter) => Promise<Reply>;

/**
 * Drafts something by the configured model from what is asked; null if none is configured. The verb throws AppError
 * vendor_failed for a reply that breaks the schema.
 */
export function drafter<Reply>(
  { name, instructions, schema }: DraftKind<Reply>,
  settings: Settings = serverEnv(),
): Drafter<Reply> | null {
  const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL } = settings;
  if (!LLM_BASE_URL || !LLM_MODEL) return null;
  const model = modelAt(LLM_BASE_URL, LLM_MODEL, LLM_API_KEY);
  const ask = async (prompt: string) => {
    try {
      const { output, usage } = await generateText({
        model,
        instructions,
        prompt,
        output: Output.object({ schema, name }),
        maxOutputTokens: MOST_TOKENS,
        maxRetries: 0,
        timeout: TIMEOUT_MS,
      });
      return { output, usage, fault: null };
    } catch (fault) {
      if (!NoObjectGeneratedError.isInstance(fault)) throw fault;
      return { output: null, usage: fault.usage ?? {}, fault };
    }
  };
  return (asked, meter = unmetered) =>
    withRedactedErrors(async () => {
      const prompt = JSON.stringify(asked);
      const most = maxUse([instructions, prompt], MOST_TOKENS);
      const { output, fault } = await meter(
        most,
        () => ask(prompt),
        ({ usage }) => reportedUse(usage, most),
      );
      if (output !== null) return output;
      throw new AppError("vendor_failed", "The AI model didn't return a usable draft.", {
        log: `${LLM_MODEL}: the drafted ${name} broke the schema`,
        cause: fault,
      });
    });
}
