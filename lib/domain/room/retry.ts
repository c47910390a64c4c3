import { RESPONSE_MISSING } from "../results/results.ts";

/** How long a candidate has for a second try; the database holds the same number. */
export const RETRY_DAYS = 7;

export const RETRY_TEXTS = {
  unknown: RESPONSE_MISSING,
  unproved:
    "Please confirm your email address first, so we can email candidates for you. The link is in your inbox.",
  mailStopped:
    "This candidate's address doesn't accept our emails, so the link wouldn't reach them. Nothing was changed.",
  onHold:
    "This candidate is on legal hold, and new answers would replace the ones you have to keep. Lift the hold first.",
  waiting:
    "You've already asked this candidate to answer again. Please wait for that answer first.",
} as const;

/** What a company waits for after 'Let them try again'. */
export type OpenRetry = {
  /** Null for all of them. */
  questionId: string | null;
  /** In the company's time zone. */
  until: string;
};
