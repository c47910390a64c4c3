import { randomBytes } from "node:crypto";
import { generateText, NoObjectGeneratedError, Output } from "ai";
import type { z } from "zod";
import type { Prompt } from "#lib/domain/evaluation/fence";
import {
  type Meter,
  maxUse,
  type modelAt,
  reportedUse,
  withRedactedErrors,
} from "#lib/vendors/language-model";

export type Question<T> = {
  /** The prompt, each time in a fence of its own. */
  prompt: (marker: string) => Prompt;
  /** Name and shape of the reply, as the service is told them. */
  name: string;
  schema: z.ZodType;
  /** What a reply says; null if it can't be used. */
  read: (text: string) => T | null;
  /** Added to the instructions when a reply could not be used, once. */
  repair: string;
  mostTokens: number;
};

type Asked<T> = {
  /** Null: no reply could be used, twice. */
  reply: T | null;
  inputTokens: number;
  outputTokens: number;
  answeredBy: string | undefined;
};

type Model = { model: ReturnType<typeof modelAt>; timeoutMs: number };

async function once<T>(
  { model, timeoutMs }: Model,
  { instructions, message }: Prompt,
  { name, schema, read, mostTokens }: Question<T>,
): Promise<Asked<T>> {
  try {
    const { text, usage, response } = await generateText({
      model,
      instructions,
      prompt: message,
      output: Output.object({ schema, name }),
      temperature: 0,
      maxOutputTokens: mostTokens,
      maxRetries: 0,
      timeout: timeoutMs,
    });
    const { inputTokens = 0, outputTokens = 0 } = usage;
    return { reply: read(text), inputTokens, outputTokens, answeredBy: response.modelId };
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    const { inputTokens = 0, outputTokens = 0 } = error.usage ?? {};
    const answeredBy = error.response?.modelId;
    return { reply: read(error.text ?? ""), inputTokens, outputTokens, answeredBy };
  }
}

/**
 * Asks a model, and once more if its reply can't be used; each call is counted by the meter, and both are in the tokens.
 * @throws AppError vendor_failed if it can't be reached
 */
export async function asked<T>(
  from: Model,
  question: Question<T>,
  meter: Meter,
): Promise<Asked<T>> {
  const counted = (addition: string) => {
    const { instructions, message } = question.prompt(randomBytes(16).toString("hex"));
    const prompt = { instructions: `${instructions}${addition}`, message };
    const most = maxUse([prompt.instructions, message], question.mostTokens);
    return withRedactedErrors(() =>
      meter(
        most,
        () => once(from, prompt, question),
        (reply) => reportedUse(reply, most),
      ),
    );
  };
  const first = await counted("");
  if (first.reply !== null) return first;
  const last = await counted(`\n\n${question.repair}`);
  return {
    ...last,
    inputTokens: first.inputTokens + last.inputTokens,
    outputTokens: first.outputTokens + last.outputTokens,
  };
}
