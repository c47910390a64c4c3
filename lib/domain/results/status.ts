/** What an employer decides about an attempt. They may switch freely among the three. */
export const ATTEMPT_STATUSES = ["Pending", "Rejected", "Hired"] as const;

export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/**
 * Which scores a screen showed, never the scores themselves: the version of the evaluation, and the newest of a person's
 * steps on its metrics; 0 if there was none.
 */
export type ShownScores = { version: number; override: number };

/** Pending is shown when the status is missing. */
export function attemptStatus(value: string | null | undefined): AttemptStatus {
  return ATTEMPT_STATUSES.find((status) => status === value) ?? "Pending";
}

export const NOTHING_DECIDED = "Choose another status, or write a reason for this one.";

type Decided = {
  status: AttemptStatus;
  /** The status that the screen showed; left out by whoever decides in spite of somebody else's decision. */
  from?: AttemptStatus | undefined;
  reason?: string | undefined;
};

/** Whether a decision keeps the status and says no reason either. */
export function decidesNothing({ status, from, reason }: Decided): boolean {
  return status === from && !reason?.trim();
}
