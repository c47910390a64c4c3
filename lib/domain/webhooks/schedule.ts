const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Seconds between the tries of a delivery. One falls an hour after the first try, and the last one a day after it.
 */
export const RETRY_SECONDS = [
  5,
  5 * MINUTE,
  25 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  8 * HOUR,
] as const;

/** An endpoint that has failed for so long is turned off. */
export const PATIENCE_SECONDS = 24 * HOUR;

const LONGEST_QUIET = 5 * MINUTE;

/** Seconds until the next try after so many failed ones; null where there is none. */
export function retryAfter(failed: number): number | null {
  return RETRY_SECONDS[failed - 1] ?? null;
}

/**
 * Seconds for which an endpoint is left alone after a try that got no answer: each call to a silent server takes ten
 * seconds, in which others wait.
 */
export function quietAfter(failed: number): number {
  return Math.min(retryAfter(failed) ?? LONGEST_QUIET, LONGEST_QUIET);
}
