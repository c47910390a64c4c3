import { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import { parseJson } from "#lib/domain/core/json";
import { AtsError, type CallFailure } from "#lib/domain/integrations/delivery";
import { serverEnv } from "#lib/env/server";

const HOSTED = "https://api.getknit.dev/v1.0";

/** How long a call may take, in milliseconds. An ATS behind Knit may be slow; a person waits for none of these but lists. */
export const TIMEOUT_MS = 20_000;

/** Longest wait that a 429 may ask for, in seconds. */
const LONGEST_WAIT = 24 * 3600;
const USUAL_WAIT = 60;

/** Nothing was sent: nobody was there to take it. */
const NOT_SENT = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"];

const envelope = z.object({ success: z.boolean().optional(), error: z.unknown().optional() });
const coded = z.object({ cause: z.object({ code: z.string() }) });

export type Call<Reply extends z.ZodType> = {
  method: "GET" | "POST";
  /** As in `ats.job.list`. */
  tool: string;
  /** The connection of one company. */
  integrationId?: string;
  query?: Record<string, string>;
  body?: object;
  reply: Reply;
  patienceMs?: number | undefined;
};

/** Whether a key of Knit is configured. */
export function isKnitConfigured(): boolean {
  return serverEnv().KNIT_API_KEY !== undefined;
}

/** The key, which also signs Knit's events. @throws AppError `unavailable` if none is configured */
export function knitKey(): string {
  const { KNIT_API_KEY } = serverEnv();
  if (KNIT_API_KEY === undefined)
    throw new AppError("unavailable", "ATS connections aren't set up on this site yet.");
  return KNIT_API_KEY;
}

/**
 * Asks Knit and reads the reply by its schema; null for 404.
 * @throws AtsError which says whether anything can have been changed; its log has no word of a request or reply
 */
export async function call<Reply extends z.ZodType>(
  request: Call<Reply>,
): Promise<z.output<Reply> | null> {
  const { tool, reply } = request;
  const { response, text } = await send(request);
  const failed = (failure: CallFailure, retryAfter?: number) =>
    new AtsError(failure, { log: `knit: ${tool} ${response.status} ${failure}`, retryAfter });
  if (response.status === 404) return null;
  if (response.status === 429) throw failed("limited", waitOf(response));
  if (response.status === 401 || response.status === 403) throw failed("unauthorized");
  if (response.status >= 400 && response.status < 500) throw failed("refused");
  if (!response.ok) throw failed("unknown");
  const body = parseJson(text);
  const said = envelope.safeParse(body).data;
  if (said === undefined) throw failed("unknown");
  if (said.success === false || (said.error ?? null) !== null) throw failed("refused");
  const read = reply.safeParse(body);
  if (!read.success) throw failed("unknown");
  return read.data;
}

/** The same, with 404 a refusal like any other. @throws AtsError */
export async function mustCall<Reply extends z.ZodType>(
  request: Call<Reply>,
): Promise<z.output<Reply>> {
  const found = await call(request);
  if (found === null)
    throw new AtsError("refused", {
      log: `knit: ${request.tool} 404: not there, or not supported`,
    });
  return found;
}

const refusal = z.object({ error: z.object({ msg: z.string() }) });
const success = z.object({ success: z.literal(true) });

/**
 * Asks about a connection that nobody has: how that is answered, and whether in Knit's own shape.
 * @throws AtsError if nothing answers
 */
export async function ping(): Promise<{ status: number; isKnit: boolean }> {
  const { response, text } = await send({
    method: "GET",
    tool: "integration.details",
    integrationId: "nobody",
    reply: envelope,
  });
  const shape = response.ok ? success : refusal;
  return { status: response.status, isKnit: shape.safeParse(parseJson(text)).success };
}

async function send<Reply extends z.ZodType>({
  method,
  tool,
  integrationId,
  query,
  body,
  patienceMs = TIMEOUT_MS,
}: Call<Reply>): Promise<{ response: Response; text: string }> {
  const key = knitKey();
  const { KNIT_API_URL = HOSTED } = serverEnv();
  const asked = query ? `?${new URLSearchParams(query)}` : "";
  try {
    const response = await fetch(`${KNIT_API_URL}/${tool}${asked}`, {
      method,
      redirect: "error",
      headers: {
        authorization: `Bearer ${key}`,
        accept: "application/json",
        ...(integrationId !== undefined && { "x-knit-integration-id": integrationId }),
        ...(method === "POST" && { "content-type": "application/json" }),
      },
      ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    return { response, text: await response.text() };
  } catch (cause) {
    const code = coded.safeParse(cause).data?.cause.code ?? "";
    const failure = NOT_SENT.includes(code) ? "unreachable" : "unknown";
    throw new AtsError(failure, { log: `knit: ${tool} ${failure} ${code}`.trim(), cause });
  }
}

/** Seconds, from a number or a date. */
function waitOf(response: Response): number {
  const header = response.headers.get("retry-after") ?? "";
  const until = Date.parse(header) - Date.parse(response.headers.get("date") ?? "");
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil(until / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), LONGEST_WAIT) : USUAL_WAIT;
}
