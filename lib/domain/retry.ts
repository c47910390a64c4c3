import { RESPONSE_MISSING } from "./results.ts";

/** How long a candidate has for a second try; the database holds the same number. */
export const RETRY_DAYS = 7;

export const RETRY_TEXTS = {
  unknown: RESPONSE_MISSING,
  unproved:
    "Please confirm your email address first: we write to candidates only for owners who have. The link is in your inbox.",
  waiting: "Another answer of this candidate is open already. Please wait for it first.",
} as const;

/** What a company waits for after 'Let them try again'. */
export type OpenRetry = {
  /** Null for all of them. */
  questionId: string | null;
  /** In the company's time zone. */
  until: string;
};
