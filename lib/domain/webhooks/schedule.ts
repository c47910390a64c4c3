import type { WebhookOutcome } from "./outcome.ts";

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

/** An endpoint that has failed for this long is turned off. */
export const DISABLE_AFTER_SECONDS = 24 * HOUR;

/** Seconds for which an endpoint is left alone after one slow call; twice as long after each further one in a row. */
export const FIRST_COOLDOWN = 5;

const LONGEST_QUIET = 5 * MINUTE;

/** A call that takes longer, in milliseconds, is slow whatever it was answered. */
const SLOW_MS = 2000;

/** After a slow answered call its endpoint rests for at most this many times the call's length: others get the time. */
const OTHERS_SHARE = 30;

/** Seconds until the next try after a number of failed ones; null if there is none. */
export function retryAfter(failed: number): number | null {
  return RETRY_SECONDS[failed - 1] ?? null;
}

/**
 * The longest time, in seconds, for which an endpoint is left alone after such a call, in which others waited; null after
 * one that was answered soon.
 */
export function maxCooldown({ fault, durationMs }: WebhookOutcome): number | null {
  if (fault !== null) return LONGEST_QUIET;
  if (durationMs <= SLOW_MS) return null;
  return Math.min(Math.ceil((durationMs / 1000) * OTHERS_SHARE), LONGEST_QUIET);
}
