"use client";

import { useState } from "react";
import { isRecord, type Refusal, request } from "#lib/browser/request";

export const UNREACHABLE =
  "We couldn't reach Rolecall. What you typed is still here. Check your connection and try again.";
export const UNEXPECTED = "Something went wrong on our side. Please try again.";

type SendError = Pick<Refusal, "code" | "fields"> & { message: string };

function toSendError(
  { code, message, fields }: Refusal,
  fallback: string,
  unreachable: string,
): SendError {
  return { code, fields, message: code === "unreachable" ? unreachable : (message ?? fallback) };
}

/**
 * Sends a form to one of our handlers. `send` answers the reply's body, or null after a failure, which then
 * stands in `error`. `busy` stays true after a success, because a navigation follows; `rest` ends that.
 * `fallback` is said if the answer has no message of ours, like one of a gateway in front of us, and `unreachable` if there
 * was none: in both cases it may have been done.
 */
export function useSend(fallback = UNEXPECTED, unreachable = UNREACHABLE) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<SendError | null>(null);

  async function send(
    path: string,
    body: unknown,
    method: "POST" | "PUT" | "PATCH" | "DELETE" = "POST",
  ): Promise<Record<string, unknown> | null> {
    setBusy(true);
    setError(null);
    const answer = await request(path, { method, body });
    if (answer.ok) return isRecord(answer.body) ? answer.body : {};
    setError(toSendError(answer.refusal, fallback, unreachable));
    setBusy(false);
    return null;
  }

  return { send, busy, error, clear: () => setError(null), rest: () => setBusy(false) };
}
