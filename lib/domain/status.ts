/** What an employer decides about an attempt (interviews spec §4). They may switch freely among the three. */
export const ATTEMPT_STATUSES = ["Pending", "Rejected", "Hired"] as const;

export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** Pending is shown when the status is missing. */
export function attemptStatus(value: string | null | undefined): AttemptStatus {
  return ATTEMPT_STATUSES.find((status) => status === value) ?? "Pending";
}
