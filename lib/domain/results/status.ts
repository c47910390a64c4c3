/** What an employer decides about an attempt. They may switch freely among the three. */
export const ATTEMPT_STATUSES = ["Pending", "Rejected", "Hired"] as const;

export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/**
 * Which scores a screen showed, never the scores themselves: the version of the evaluation, and the newest of a person's
 * steps on its metrics; 0 where there was none.
 */
export type ShownScores = { version: number; override: number };

/** Pending is shown when the status is missing. */
export function attemptStatus(value: string | null | undefined): AttemptStatus {
  return ATTEMPT_STATUSES.find((status) => status === value) ?? "Pending";
}
