import { AppError } from "../core/errors.ts";

/** The AI services that cost money by use. */
export const MODEL_SERVICES = ["model", "speech"] as const;

/** What one call of an AI service used. */
export type ModelUse =
  | { service: "model"; inputTokens: number; outputTokens: number }
  | { service: "speech"; seconds: number };

/** US dollars: for a million tokens in and out, and for a minute of sound. */
type Prices = { input: number; output: number; minute: number };

/** What AI services cost, and what they may cost in a calendar month (UTC). US dollars. */
export type SpendLimits = { prices: Prices; interviewCap: number; companyCap: number };

/** Whose budget a call would pass. */
export const SPEND_CAPS = ["interview", "company"] as const;

type SpendCap = (typeof SPEND_CAPS)[number];

/** The budgets that support is told of: those of AI, and a company's for text messages. */
export const TOLD_CAPS = [...SPEND_CAPS, "texts"] as const;

export type ToldCap = (typeof TOLD_CAPS)[number];

/** Millionths of a dollar, as they are counted. */
export function microsOf(use: ModelUse, prices: Prices): number {
  const micros =
    use.service === "model"
      ? use.inputTokens * prices.input + use.outputTokens * prices.output
      : (use.seconds / 60) * prices.minute * 1_000_000;

  // Rounding errors of floats must not add a millionth.
  return Math.ceil(Number(micros.toFixed(6)));
}

/** Dollars as millionths. */
export function toMicros(dollars: number): number {
  return Math.round(dollars * 1_000_000);
}

/** No text has more tokens than this, in any language: a token stands for one byte at least. */
export function tokensAtMost(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}

const WHOSE = { interview: "this interview", company: "your account" } as const;

/** A call that was not made, because the month's budget is used up. */
export class SpendCapReached extends AppError {
  constructor(cap: SpendCap) {
    super(
      "unavailable",
      `This month's AI budget for ${WHOSE[cap]} is used up. Nothing was lost. The budget resets on the 1st. To continue sooner, contact support.`,
      { log: `spend cap of the ${cap} reached` },
    );
  }
}
