import { PAGE_OWNER_HEADER, pageOwner } from "#lib/domain/account/page-owner";
import { ERROR_CODES, type ErrorCode } from "#lib/domain/core/error-codes";

/** Why a request of ours brought nothing. */
export type Refusal = {
  /** The server's own; `unreachable` if nobody answered, null if the answer isn't ours. */
  code: ErrorCode | "unreachable" | null;
  /** HTTP; 0 if nobody answered. */
  status: number;
  /** The server's words for people. */
  message: string | null;
  /** A message for each field of a form. */
  fields: Record<string, string>;
};

export type Answer<Body> =
  /** Null if a success has no JSON. */
  { ok: true; body: Body | null } | { ok: false; refusal: Refusal };

type Options = {
  /** POST with a body, GET without, unless told. */
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | undefined;
  /** Sent as JSON; a file is sent as it is. */
  body?: unknown;
  signal?: AbortSignal;
  /** The request outlives its page. */
  keepalive?: boolean;
};

let owner: string | null = null;

/** From now on each request names the user and the company that this page was made for; null if it was made for nobody. */
export function requestFor(userId: string | null, companyId: string | null = null): void {
  owner = userId && pageOwner(userId, companyId);
}

/**
 * Asks one of our handlers, in JSON. Never throws: what fails is told in the answer. `Body` is what the handler is known
 * to answer; left out if the caller reads it with care.
 */
export function request<Body = unknown>(
  path: string,
  options: Options = {},
): Promise<Answer<Body>> {
  return ask(path, options, (response) => response.json().catch(() => null));
}

/** The same for a file that a handler answers. */
export function requestFile(path: string, body: unknown): Promise<Answer<Blob>> {
  return ask(path, { body }, (response) => response.blob());
}

async function ask<Body>(
  path: string,
  { method, body, signal, keepalive = false }: Options,
  read: (response: Response) => Promise<Body | null>,
): Promise<Answer<Body>> {
  const sends = body !== undefined;
  const file = body instanceof Blob;
  const type = file ? "application/octet-stream" : "application/json";
  try {
    const response = await fetch(path, {
      method: method ?? (sends ? "POST" : "GET"),
      cache: "no-store",
      keepalive,
      headers: {
        accept: "application/json",
        ...(sends && { "content-type": type }),
        ...(owner && { [PAGE_OWNER_HEADER]: owner }),
      },
      ...(sends && { body: file ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    if (!response.ok) return { ok: false, refusal: await readRefusal(response) };
    return { ok: true, body: await read(response) };
  } catch {
    return { ok: false, refusal: { code: "unreachable", status: 0, message: null, fields: {} } };
  }
}

/** Whether a value that came from outside is an object with names. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** `{ error: { code, message, fields? } }`, as `lib/http/errors.ts` writes it; parsed by hand, as the room's pages are small. */
export async function readRefusal(response: Response): Promise<Refusal> {
  const reply: unknown = await response.json().catch(() => null);
  const error = isRecord(reply) && isRecord(reply.error) ? reply.error : {};
  const fields = isRecord(error.fields) ? error.fields : {};
  return {
    code: ERROR_CODES.find((code) => code === error.code) ?? null,
    status: response.status,
    message: typeof error.message === "string" ? error.message : null,
    fields: Object.fromEntries(
      Object.entries(fields).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    ),
  };
}
