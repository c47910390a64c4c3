import type { SpendLimits } from "#lib/domain/plans/spend";
import { serverEnv } from "#lib/env/server";

/** What the AI services of this installation cost, and what they and texts may cost. */
export function spendLimits(): SpendLimits & { textsCap: number } {
  const env = serverEnv();
  return {
    prices: {
      input: env.LLM_INPUT_PRICE,
      output: env.LLM_OUTPUT_PRICE,
      minute: env.STT_MINUTE_PRICE,
    },
    interviewCap: env.SPEND_CAP_INTERVIEW,
    companyCap: env.SPEND_CAP_COMPANY,
    textsCap: env.SPEND_CAP_TEXTS,
  };
}
