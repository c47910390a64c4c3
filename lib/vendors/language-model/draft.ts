import { generateText, NoObjectGeneratedError, Output } from "ai";
import type { z } from "zod";
import {
  DRAFT_INSTRUCTIONS,
  draftReplySchema,
  type JobDescription,
} from "#lib/domain/interviews/question-draft";
import { AppError } from "#lib/domain/site/errors";
import { type ServerEnv, serverEnv } from "#lib/env/server";
import { asked, modelAt, TIMEOUT_MS } from "../language-model.ts";

type Settings = Pick<ServerEnv, "LLM_BASE_URL" | "LLM_API_KEY" | "LLM_MODEL">;
type Drafter = (job: JobDescription) => Promise<z.output<typeof draftReplySchema>>;

/**
 * Drafts questions from a job description by the configured model; null where none is configured. The verb throws
 * AppError vendor_failed for a reply that breaks the schema.
 */
export function questionDrafter(settings: Settings = serverEnv()): Drafter | null {
  const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL } = settings;
  if (!LLM_BASE_URL || !LLM_MODEL) return null;
  const model = modelAt(LLM_BASE_URL, LLM_MODEL, LLM_API_KEY);
  return (job) =>
    asked(async () => {
      try {
        const { output } = await generateText({
          model,
          instructions: DRAFT_INSTRUCTIONS,
          prompt: JSON.stringify(job),
          output: Output.object({ schema: draftReplySchema, name: "questions" }),
          maxOutputTokens: 2000,
          maxRetries: 0,
          timeout: TIMEOUT_MS,
        });
        return output;
      } catch (error) {
        if (!NoObjectGeneratedError.isInstance(error)) throw error;
        throw new AppError("vendor_failed", "The AI model didn't return usable questions.", {
          log: `${LLM_MODEL}: the drafted questions broke the schema`,
          cause: error,
        });
      }
    });
}
