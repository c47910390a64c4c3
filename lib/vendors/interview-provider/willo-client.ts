import { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import { PROVIDER_TEXTS, ProviderEnded, ProviderRefusal } from "#lib/domain/interviews/provider";
import { refusedPart } from "./willo-schemas.ts";

/** An account at Willo. `timeoutMs` is for tests. */
export type WilloAccount = { url: string; key: string; timeoutMs?: number };

type Call = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Without a leading slash; Willo wants one at its end. */
  path: `${string}/` | `${string}/?${string}`;
  body?: object;
};

const TIMEOUT_MS = 10_000;
/** An answer holds addresses of recordings, and no recording. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Nothing was sent: nobody was there to take it. */
const NOT_SENT = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"];
const coded = z.object({ cause: z.object({ code: z.string() }) });

/**
 * Calls Willo and answers what it says; null if that is nothing.
 * @throws AppError `not_found`, else `vendor_failed`, with words for people and Willo's own in the log; a ProviderRefusal
 *   if Willo certainly did nothing, a ProviderEnded if it certainly is no longer working on it
 */
export async function callWillo(account: WilloAccount, call: Call): Promise<unknown> {
  const { method, path, body } = call;
  type More = { cause?: unknown; retryAfter?: number };
  const withLog = (log: string, more: More) => ({
    log: `${method} ${path} at Willo: ${log}`,
    ...more,
  });
  const fail = (message: string, log: string, more: More = {}) =>
    new AppError("vendor_failed", message, withLog(log, more));
  const ended = (message: string, log: string) =>
    new ProviderEnded("vendor_failed", message, withLog(log, {}));
  const refusal = (message: string, log: string, more: More = {}) =>
    new ProviderRefusal("vendor_failed", message, withLog(log, more));
  let status: number;
  let words: string;
  let retryAfter: string | null;
  try {
    const response = await fetch(`${account.url}/${path}`, {
      method,
      redirect: "error",
      // The key as it is, without a scheme.
      headers: { authorization: account.key, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(account.timeoutMs ?? TIMEOUT_MS),
    });
    status = response.status;
    retryAfter = response.headers.get("retry-after");
    words = await limited(response);
  } catch (cause) {
    const unsent = NOT_SENT.includes(coded.safeParse(cause).data?.cause.code ?? "");
    throw (unsent ? refusal : fail)(PROVIDER_TEXTS.unreachable, "no answer", { cause });
  }
  if (status === 404) {
    const log = `${path} is not at Willo`;
    throw new ProviderRefusal("not_found", PROVIDER_TEXTS.missing, { log });
  }
  const reply = parsed(words);
  if (status >= 200 && status < 300) {
    if (reply === undefined) throw ended(PROVIDER_TEXTS.unreadable, `${status} without JSON`);
    return reply;
  }
  const log = `${status} ${words.slice(0, 300)}`;
  if (status === 401 || status === 403) throw refusal(PROVIDER_TEXTS.refusesUs, log);
  if (status === 429) {
    const seconds = Number(retryAfter) || undefined;
    throw refusal(PROVIDER_TEXTS.busy, log, seconds === undefined ? {} : { retryAfter: seconds });
  }
  if (status === 400) throw refusal(PROVIDER_TEXTS.refused(refusedPart(reply)), log);
  // A gateway's own failure says nothing of who works behind it.
  throw (status === 500 ? ended : fail)(PROVIDER_TEXTS.unreachable, log);
}

/** What was said, undefined if that is no JSON; nothing is null. */
function parsed(words: string): unknown {
  if (words === "") return null;
  try {
    return JSON.parse(words);
  } catch {
    return undefined;
  }
}

async function limited(response: Response): Promise<string> {
  if (response.body === null) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error("Willo says more than an answer holds");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
