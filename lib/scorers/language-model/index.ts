import { randomBytes, randomUUID } from "node:crypto";
import { generateText, NoObjectGeneratedError, Output } from "ai";
import { AppError } from "#lib/domain/core/errors";
import { type Prompt, promptFor, REPAIR } from "#lib/domain/evaluation/prompt";
import { isUsable, parseReply, type Reply, replySchema, runOf } from "#lib/domain/evaluation/reply";
import type { PreparedAnswer, ScorerRun } from "#lib/domain/evaluation/types";
import { storable, truncate } from "#lib/domain/text/storable";
import { type ServerEnv, serverEnv } from "#lib/env/server";
import {
  type Meter,
  maxUse,
  modelAt,
  reportedUse,
  TIMEOUT_MS,
  unmetered,
  withRedactedErrors,
} from "#lib/vendors/language-model";
import type { Scorer } from "../scorer.ts";

const MOST_TOKENS = 4000;
/** The most characters of a name that a service gives; the column is as long. */
const LONGEST_NAME = 200;

type Settings = Pick<ServerEnv, "LLM_BASE_URL" | "LLM_API_KEY" | "LLM_MODEL" | "LLM_RUNS">;
type Asked = {
  reply: Reply | null;
  inputTokens: number;
  outputTokens: number;
  answeredBy: string | undefined;
};

/** The prompt, each time in a fence of its own. */
function fenced(answers: readonly PreparedAnswer[]): Prompt {
  return promptFor(answers, randomBytes(16).toString("hex"));
}

const usable = (reply: Reply | null, sent: number) =>
  reply && isUsable(reply, sent) ? reply : null;

function repair({ instructions, message }: Prompt): Prompt {
  return { instructions: `${instructions}\n\n${REPAIR}`, message };
}

/** The configured language model as a scorer, or null if none is configured. A call ends after `timeoutMs`. */
export function languageModelScorer(
  settings: Settings = serverEnv(),
  timeoutMs = TIMEOUT_MS,
): Scorer | null {
  const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_RUNS } = settings;
  if (!LLM_BASE_URL || !LLM_MODEL) return null;
  const model = modelAt(LLM_BASE_URL, LLM_MODEL, LLM_API_KEY);

  const ask = async ({ instructions, message }: Prompt, sent: number): Promise<Asked> => {
    try {
      const result = await generateText({
        model,
        instructions,
        prompt: message,
        output: Output.object({ schema: replySchema, name: "assessment" }),
        temperature: 0,
        maxOutputTokens: MOST_TOKENS,
        maxRetries: 0,
        timeout: timeoutMs,
      });
      const { inputTokens = 0, outputTokens = 0 } = result.usage;
      const answeredBy = result.response.modelId;
      return { reply: usable(result.output, sent), inputTokens, outputTokens, answeredBy };
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
      const { inputTokens = 0, outputTokens = 0 } = error.usage ?? {};
      const answeredBy = error.response?.modelId;
      const reply = usable(parseReply(error.text ?? ""), sent);
      return { reply, inputTokens, outputTokens, answeredBy };
    }
  };

  const run = async (
    answers: readonly PreparedAnswer[],
    meter: Meter = unmetered,
  ): Promise<ScorerRun> => {
    const startedAt = performance.now();
    const counted = (prompt: Prompt) => {
      const most = maxUse([prompt.instructions, prompt.message], MOST_TOKENS);
      return withRedactedErrors(() =>
        meter(
          most,
          () => ask(prompt, answers.length),
          (reply) => reportedUse(reply, most),
        ),
      );
    };
    const first = await counted(fenced(answers));
    const last = first.reply ? first : await counted(repair(fenced(answers)));
    if (!last.reply) {
      throw new AppError("vendor_failed", "The language model gave no usable answer.", {
        log: `${LLM_MODEL}: no reply was usable, twice`,
      });
    }
    const repaired = last === first ? { inputTokens: 0, outputTokens: 0 } : first;
    return runOf(last.reply, answers, {
      runId: randomUUID(),
      answeredBy: truncate(storable(last.answeredBy ?? ""), LONGEST_NAME) || null,
      inputTokens: last.inputTokens + repaired.inputTokens,
      outputTokens: last.outputTokens + repaired.outputTokens,
      durationMs: Math.round(performance.now() - startedAt),
    });
  };

  return {
    identity: { kind: "model", name: "Language model", model: LLM_MODEL, runs: LLM_RUNS },
    // It is asked in any language.
    reads: () => true,
    run,
  };
}
