import { randomUUID } from "node:crypto";
import { AppError } from "#lib/domain/core/errors";
import { promptFor, REPAIR } from "#lib/domain/evaluation/prompt";
import { askedSchema, isUsable, jsonIn, parseReply, runOf } from "#lib/domain/evaluation/reply";
import {
  askedPairs,
  PAIR_REPAIR,
  type Pair,
  pairPrompt,
  supportedIn,
} from "#lib/domain/evaluation/statements/pairs";
import type { PreparedAnswer, ScorerRun } from "#lib/domain/evaluation/types";
import { storable, truncate } from "#lib/domain/text/storable";
import { type ServerEnv, serverEnv } from "#lib/env/server";
import { type Meter, modelAt, TIMEOUT_MS, unmetered } from "#lib/vendors/language-model";
import type { PairCheck, Scorer } from "../scorer.ts";
import { asked } from "./ask.ts";

const MOST_TOKENS = 6000;
/** A verdict has about fifteen, and there are less than forty statements. */
const MOST_TOKENS_OF_A_CHECK = 1000;
/** The most characters of a name that a service gives; the column is as long. */
const LONGEST_NAME = 200;

type Settings = Pick<ServerEnv, "LLM_BASE_URL" | "LLM_API_KEY" | "LLM_MODEL" | "LLM_RUNS">;

/** The configured language model as a scorer, or null if none is configured. A call ends after `timeoutMs`. */
export function languageModelScorer(
  settings: Settings = serverEnv(),
  timeoutMs = TIMEOUT_MS,
): Scorer | null {
  const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_RUNS } = settings;
  if (!LLM_BASE_URL || !LLM_MODEL) return null;
  const from = { model: modelAt(LLM_BASE_URL, LLM_MODEL, LLM_API_KEY), timeoutMs };

  const run = async (
    answers: readonly PreparedAnswer[],
    meter: Meter = unmetered,
  ): Promise<ScorerRun> => {
    const startedAt = performance.now();
    const question = {
      prompt: (marker: string) => promptFor(answers, marker),
      name: "assessment",
      schema: askedSchema,
      read: (text: string) => {
        const reply = parseReply(text);
        return reply && isUsable(reply, answers.length) ? reply : null;
      },
      repair: REPAIR,
      mostTokens: MOST_TOKENS,
    };
    const { reply, answeredBy, ...used } = await asked(from, question, meter);
    if (!reply) {
      throw new AppError("vendor_failed", "The language model gave no usable answer.", {
        log: `${LLM_MODEL}: no reply was usable, twice`,
      });
    }
    return runOf(reply, answers, {
      ...used,
      runId: randomUUID(),
      answeredBy: truncate(storable(answeredBy ?? ""), LONGEST_NAME) || null,
      durationMs: Math.round(performance.now() - startedAt),
    });
  };

  const check = async (pairs: readonly Pair[], meter: Meter = unmetered): Promise<PairCheck> => {
    const question = {
      prompt: (marker: string) => pairPrompt(pairs, marker),
      name: "pairs",
      schema: askedPairs,
      read: (text: string) => supportedIn(jsonIn(text)),
      repair: PAIR_REPAIR,
      mostTokens: MOST_TOKENS_OF_A_CHECK,
    };
    try {
      const { reply, inputTokens, outputTokens } = await asked(from, question, meter);
      return { supported: reply, inputTokens, outputTokens };
    } catch (error) {
      if (!(error instanceof AppError && error.code === "vendor_failed")) throw error;
      return { supported: null, inputTokens: 0, outputTokens: 0 };
    }
  };

  return {
    identity: { kind: "model", name: "Language model", model: LLM_MODEL, runs: LLM_RUNS },
    // It is asked in any language.
    reads: () => true,
    run,
    check,
  };
}
