import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { Agent, type Dispatcher, request } from "undici";
import { AppError } from "#lib/domain/core/errors";
import {
  ANSWER_BYTES,
  ANSWER_MS,
  CALL_MS,
  type WebhookFault,
  type WebhookOutcome,
} from "#lib/domain/webhooks/outcome";
import { NOT_PUBLIC } from "#lib/domain/webhooks/webhook";
import { pinnedTo, type Resolve, resolveName } from "./webhooks/address.ts";
import { addressOf, RefusedTarget, readTarget } from "./webhooks/target.ts";

type Message = {
  id: string;
  body: string;
  /** Each of them signs: the newest, and for a day the one before. */
  secrets: readonly string[];
};

/** Other ways for tests: a resolver that needs no network, and less patience. */
type Ways = { resolve?: Resolve; limitMs?: number; answerMs?: number };

/** A secret by the Standard Webhooks scheme. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

/**
 * Sees whether an address that somebody typed could be called now.
 * @throws AppError `invalid_input` with the field `url`
 */
export async function checkWebhookAddress(
  text: string,
  { resolve = resolveName, limitMs = CALL_MS }: Ways = {},
): Promise<void> {
  try {
    const signal = AbortSignal.timeout(limitMs);
    await before(signal, addressOf(readTarget(text), resolve, signal));
  } catch (cause) {
    throw new AppError("invalid_input", NOT_PUBLIC, { cause, fields: { url: NOT_PUBLIC } });
  }
}

/**
 * Calls an address that a company gave, once. The name is resolved here and the connection goes to the address that was
 * looked at, whatever the name stands for a moment later; redirects aren't followed. Never fails: says what it came to.
 */
export async function sendWebhook(
  to: string,
  message: Message,
  { resolve = resolveName, limitMs = CALL_MS, answerMs = ANSWER_MS }: Ways = {},
): Promise<WebhookOutcome> {
  const began = performance.now();
  const signal = AbortSignal.timeout(limitMs);
  try {
    const url = readTarget(to);
    const address = await before(signal, addressOf(url, resolve, signal));
    const { status, answer } = await call(url, message, pinnedTo(address), { signal, answerMs });
    return { status, answer, fault: null, durationMs: since(began) };
  } catch (thrown) {
    const fault = signal.aborted ? "slow" : faultOf(thrown);
    return { status: null, answer: "", fault, durationMs: since(began) };
  }
}

const since = (began: number) => Math.round(performance.now() - began);

async function call(
  url: URL,
  { id, body, secrets }: Message,
  lookup: ReturnType<typeof pinnedTo>,
  { signal, answerMs }: { signal: AbortSignal; answerMs: number },
) {
  const at = new Date();
  const agent = new Agent({ connect: { lookup }, connections: 1 });
  try {
    const response = await request(url, {
      method: "POST",
      dispatcher: agent,
      signal,
      headers: {
        "content-type": "application/json",
        "user-agent": "Rolecall-Webhooks/1",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
        "webhook-signature": secrets
          .map((secret) => new Webhook(secret).sign(id, at, body))
          .join(" "),
      },
      body,
    });
    return { status: response.statusCode, answer: await startOf(response.body, answerMs) };
  } finally {
    await agent.destroy();
  }
}

/**
 * The first 64 kB of an answer, as far as they come in time. One that breaks off or drips still counts as given:
 * its status stands.
 */
async function startOf(body: Dispatcher.ResponseData["body"], limitMs: number): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  const end = setTimeout(() => body.destroy(), limitMs);
  try {
    for await (const piece of body) {
      pieces.push(piece.subarray(0, ANSWER_BYTES - bytes));
      bytes += piece.byteLength;
      if (bytes >= ANSWER_BYTES) break;
    }
  } catch {
    // What came until then is kept.
  } finally {
    clearTimeout(end);
  }
  return Buffer.concat(pieces).toString("utf8");
}

/** A promise, or the end of the patience. */
function before<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_, fail) => {
      signal.addEventListener("abort", () => fail(signal.reason), { once: true });
    }),
  ]);
}

/** The codes of errors by which the lookup of a name fails. */
const NAME_ERRORS = /^E(?:NOTFOUND|NODATA|SERVFAIL|REFUSED|TIMEOUT|BADNAME|BADRESP|CANCELLED)$/;

function faultOf(thrown: unknown): WebhookFault {
  if (thrown instanceof RefusedTarget) return "refused";
  const code = codeOf(thrown);
  if (NAME_ERRORS.test(code)) return "unresolved";
  if (code === "UND_ERR_CONNECT_TIMEOUT" || code === "ETIMEDOUT") return "slow";
  return /CERT|TLS|SSL|SIGNATURE|EPROTO/.test(code) ? "insecure" : "unreachable";
}

function codeOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return "";
  return "code" in thrown ? String(thrown.code) : codeOf(thrown.cause);
}
