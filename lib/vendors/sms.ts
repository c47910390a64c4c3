import { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import { parseJson } from "#lib/domain/core/json";
import { toMicros } from "#lib/domain/plans/spend";
import { TextError, type TextFailure, type ToldState } from "#lib/domain/sms/messages";
import { serverEnv } from "#lib/env/server";

const TIMEOUT_MS = 15_000;

/** Nothing was sent: nobody was there to take it. */
const NOT_SENT = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"];

/** How far the service's clock may be from ours. */
const CLOCKS_APART_MS = 300_000;

/** How many of the last texts to a number are looked through. */
const LOOKED_AT = "50";

const message = z.object({
  sid: z.string().min(1).max(64),
  status: z.string(),
  num_segments: z.string().nullish(),
  error_code: z.number().int().nullish(),
});
const messages = z.object({
  messages: z.array(message.extend({ body: z.string(), date_created: z.string().nullish() })),
});
const refusal = z.object({ code: z.number().int() });
const account = z.object({ sid: z.string(), status: z.string() });
const coded = z.object({ cause: z.object({ code: z.string() }) });

export type SentText = {
  sid: string;
  state: ToldState;
  /** Null if the service hasn't counted yet. */
  segments: number | null;
  errorCode: number | null;
};

type Settings = { url: string; sid: string; token: string; from: string };

function settings(): Settings | null {
  const env = serverEnv();
  const { SMS_ACCOUNT_SID: sid, SMS_AUTH_TOKEN: token, SMS_FROM: from } = env;
  if (!sid || !token || !from || !env.SMS_REGISTERED) return null;
  return { url: `${env.SMS_API_URL}/2010-04-01/Accounts/${sid}`, sid, token, from };
}

/** Whether texts are set up. */
export function isTextsSetUp(): boolean {
  return settings() !== null;
}

function mustBeSetUp(): Settings {
  const found = settings();
  if (found === null)
    throw new AppError("unavailable", "Text messages aren't set up on this site yet.");
  return found;
}

/** The token that signs what the service tells us. @throws AppError `unavailable` if texts aren't set up */
export const textToken = (): string => mustBeSetUp().token;

/** What a segment costs, and what a company's texts may cost in a month, in millionths of a dollar. */
export function textLimits(): { segment: number; cap: number } {
  const { SMS_SEGMENT_PRICE, SPEND_CAP_TEXTS } = serverEnv();
  return { segment: toMicros(SMS_SEGMENT_PRICE), cap: toMicros(SPEND_CAP_TEXTS) };
}

/** Where a text stands by the service's word for it; null for what is none of ours. */
export function toldState(status: string): ToldState | null {
  switch (status) {
    case "accepted":
    case "scheduled":
    case "queued":
    case "sending":
    case "sent":
      return "sent";
    case "delivered":
    case "read":
      return "delivered";
    case "undelivered":
      return "undelivered";
    case "failed":
    case "canceled":
      return "failed";
    default:
      return null;
  }
}

/**
 * Sends a text. The service knows no key that makes two calls one: with `askedAt`, when it was asked before, it is asked
 * first whether it has the text.
 * @throws TextError which says whether the text can have gone; its log says neither whom to nor what
 */
export async function sendText(text: {
  to: string;
  /** A company's own number; that of our settings if null. */
  from: string | null;
  body: string;
  /** Where the service tells what becomes of it. */
  statusUrl: string;
  askedAt: Date | null;
}): Promise<SentText> {
  const { from } = mustBeSetUp();
  const sender = text.from ?? from;
  const known = text.askedAt === null ? null : await find(text.to, text.body, text.askedAt);
  if (known !== null) return known;
  const form = new URLSearchParams({
    To: text.to,
    [sender.startsWith("MG") ? "MessagingServiceSid" : "From"]: sender,
    Body: text.body,
    StatusCallback: text.statusUrl,
  });
  return sentOf(await call("/Messages.json", message, form));
}

async function find(to: string, body: string, askedAt: Date): Promise<SentText | null> {
  const asked = new URLSearchParams({ To: to, PageSize: LOOKED_AT });
  const found = await call(`/Messages.json?${asked}`, messages);
  const since = askedAt.getTime() - CLOCKS_APART_MS;
  const same = found.messages.find(
    (one) => one.body === body && !(Date.parse(one.date_created ?? "") < since),
  );
  return same ? sentOf(same) : null;
}

function sentOf({ sid, status, num_segments, error_code }: z.output<typeof message>): SentText {
  const segments = Number(num_segments ?? 0);
  return {
    sid,
    state: toldState(status) ?? "sent",
    segments: Number.isSafeInteger(segments) && segments > 0 ? segments : null,
    errorCode: error_code ?? null,
  };
}

/** The account's own state, as 'active'. @throws TextError */
export async function textAccount(): Promise<string> {
  return (await call(".json", account)).status;
}

async function call<Reply extends z.ZodType>(
  path: string,
  reply: Reply,
  form?: URLSearchParams,
): Promise<z.output<Reply>> {
  const { url, sid, token } = mustBeSetUp();
  const { response, text } = await fetch(url + path, {
    method: form ? "POST" : "GET",
    redirect: "error",
    headers: { authorization: `Basic ${btoa(`${sid}:${token}`)}` },
    ...(form && { body: form }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then(async (answer) => ({ response: answer, text: await answer.text() }))
    .catch((cause: unknown) => {
      const code = coded.safeParse(cause).data?.cause.code ?? "";
      const failure = NOT_SENT.includes(code) ? "unreachable" : "unknown";
      throw new TextError(failure, { log: `texts: ${failure} ${code}`.trim(), cause });
    });
  const body = parseJson(text);
  const failed = (failure: TextFailure, errorCode: number | null = null) =>
    new TextError(failure, { log: `texts: ${response.status} ${failure}`, errorCode });
  if (response.status === 429) throw failed("limited");
  if (response.status === 401 || response.status === 403) throw failed("unauthorized");
  if (response.status >= 400 && response.status < 500)
    throw failed("refused", refusal.safeParse(body).data?.code ?? null);
  const read = reply.safeParse(body);
  if (!response.ok || !read.success) throw failed("unknown");
  return read.data;
}
