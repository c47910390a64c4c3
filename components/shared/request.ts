import { ERROR_CODES, type ErrorCode } from "#lib/domain/site/errors";

/** Why a request of ours brought nothing. */
export type Refusal = {
  /** The server's own; `unreachable` where nobody answered, null where the answer is none of ours. */
  code: ErrorCode | "unreachable" | null;
  /** HTTP; 0 where nobody answered. */
  status: number;
  /** The server's words for people. */
  message: string | null;
  /** A message for each field of a form. */
  fields: Record<string, string>;
};

export type Answer = { ok: true; body: unknown } | { ok: false; refusal: Refusal };

type Options = {
  /** POST with a body, GET without, unless told. */
  method?: "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  signal?: AbortSignal;
};

/** Asks one of our handlers, in JSON. Never throws: what fails is told in the answer. */
export async function request(path: string, options: Options = {}): Promise<Answer> {
  const { method, body, signal } = options;
  const sends = body !== undefined;
  try {
    const response = await fetch(path, {
      method: method ?? (sends ? "POST" : "GET"),
      headers: { accept: "application/json", ...(sends && { "content-type": "application/json" }) },
      ...(sends && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const reply: unknown = await response.json().catch(() => null);
    if (response.ok) return { ok: true, body: reply };
    return { ok: false, refusal: readRefusal(reply, response.status) };
  } catch {
    return { ok: false, refusal: { code: "unreachable", status: 0, message: null, fields: {} } };
  }
}

/** Whether a value that came from outside is an object with names. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** `{ error: { code, message, fields? } }`, as `lib/http/errors.ts` writes it; parsed by hand, as the room's pages are small. */
function readRefusal(reply: unknown, status: number): Refusal {
  const error = isRecord(reply) && isRecord(reply.error) ? reply.error : {};
  const fields = isRecord(error.fields) ? error.fields : {};
  return {
    code: ERROR_CODES.find((code) => code === error.code) ?? null,
    status,
    message: typeof error.message === "string" ? error.message : null,
    fields: Object.fromEntries(
      Object.entries(fields).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    ),
  };
}
