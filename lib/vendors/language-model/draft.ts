import { generateText, NoObjectGeneratedError, Output } from "ai";
import type { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import {
  DRAFT_INSTRUCTIONS,
  draftReplySchema,
  type JobDescription,
} from "#lib/domain/interviews/question-draft";
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

const MOST_TOKENS = 2000;

type Settings = Pick<ServerEnv, "LLM_BASE_URL" | "LLM_API_KEY" | "LLM_MODEL">;
type Drafter = (job: JobDescription, meter?: Meter) => Promise<z.output<typeof draftReplySchema>>;

/**
 * Drafts questions from a job description by the configured model; null if none is configured. The verb throws
 * AppError vendor_failed for a reply that breaks the schema.
 */
export function questionDrafter(settings: Settings = serverEnv()): Drafter | null {
  const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL } = settings;
  if (!LLM_BASE_URL || !LLM_MODEL) return null;
  const model = modelAt(LLM_BASE_URL, LLM_MODEL, LLM_API_KEY);
  const ask = async (prompt: string) => {
    try {
      const { output, usage } = await generateText({
        model,
        instructions: DRAFT_INSTRUCTIONS,
        prompt,
        output: Output.object({ schema: draftReplySchema, name: "questions" }),
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
  return (job, meter = unmetered) =>
    withRedactedErrors(async () => {
      const prompt = JSON.stringify(job);
      const most = maxUse([DRAFT_INSTRUCTIONS, prompt], MOST_TOKENS);
      const { output, fault } = await meter(
        most,
        () => ask(prompt),
        ({ usage }) => reportedUse(usage, most),
      );
      if (output !== null) return output;
      throw new AppError("vendor_failed", "The AI model didn't return usable questions.", {
        log: `${LLM_MODEL}: the drafted questions broke the schema`,
        cause: fault,
      });
    });
}
