/** Why a call got no answer. */
export const WEBHOOK_FAULTS = ["refused", "unresolved", "unreachable", "insecure", "slow"] as const;

export type WebhookFault = (typeof WEBHOOK_FAULTS)[number];

/** How a call ended: a status with the beginning of the answer, or why there is none. */
export type WebhookOutcome = { durationMs: number } & (
  | { status: number; answer: string; fault: null }
  | { status: null; answer: ""; fault: WebhookFault }
);

/** Longest wait for an answer, in milliseconds, from the name's resolution on. */
export const CALL_MS = 10_000;

/** How long an answer is read that has begun, in milliseconds: its status is all that counts. */
export const ANSWER_MS = 1000;

/** How long one name server is waited for, in milliseconds. */
export const NAME_MS = 3000;

/** Bytes of an answer that are read. */
export const ANSWER_BYTES = 64 * 1024;

const FAULT_WORDS: Readonly<Record<WebhookFault, string>> = {
  refused: "Not a public address",
  unresolved: "Host name not found",
  unreachable: "Couldn't connect",
  insecure: "Certificate isn't valid",
  slow: `No response within ${CALL_MS / 1000} seconds`,
};

/** Whether a consumer accepted a message: any 2xx. A redirect doesn't count. */
export function isAccepted(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** What a try came to, in our words: nothing of what a consumer wrote is shown. */
export function outcomeWords(status: number | null, fault: string | null): string | null {
  if (status !== null) return `Responded with ${status}`;
  const known = WEBHOOK_FAULTS.find((name) => name === fault);
  return known === undefined ? null : FAULT_WORDS[known];
}
