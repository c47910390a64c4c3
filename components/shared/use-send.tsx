"use client";

import { useState } from "react";

const UNREACHABLE =
  "We could not reach Rolecall. What you typed is still here: check your connection and try again.";
const UNEXPECTED = "Something went wrong on our side. Please try again.";

export type SendError = { message: string; fields: Record<string, string> };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** What a handler said went wrong, in its words for people; `{ error: { message, fields } }` or nothing. */
function toSendError(body: unknown, fallback: string): SendError {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const fields = isRecord(error.fields) ? error.fields : {};
  return {
    message: typeof error.message === "string" ? error.message : fallback,
    fields: Object.fromEntries(
      Object.entries(fields).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    ),
  };
}

/**
 * Sends a form to one of our handlers. `send` answers the reply's body, or null after a failure, which then
 * stands in `error`. `busy` stays true after a success, because a navigation follows; `rest` ends that.
 * `fallback` is said where the answer has no message of ours, as that of a gateway in front of us.
 */
export function useSend(fallback = UNEXPECTED) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<SendError | null>(null);

  async function send(
    path: string,
    body: unknown,
    method: "POST" | "PUT" | "PATCH" | "DELETE" = "POST",
  ): Promise<Record<string, unknown> | null> {
    setBusy(true);
    setError(null);
    try {
      const response = await fetch(path, {
        method,
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify(body),
      });
      const reply: unknown = await response.json().catch(() => null);
      if (response.ok) return isRecord(reply) ? reply : {};
      setError(toSendError(reply, fallback));
    } catch {
      setError({ message: UNREACHABLE, fields: {} });
    }
    setBusy(false);
    return null;
  }

  return { send, busy, error, clear: () => setError(null), rest: () => setBusy(false) };
}
