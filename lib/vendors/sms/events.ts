import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "#lib/domain/core/errors";
import { isUuid } from "#lib/domain/core/uuid";
import { TEXT_LIMIT, type ToldState } from "#lib/domain/sms/messages";
import type { TextCommand } from "#lib/domain/sms/words";
import { phoneNumber } from "#lib/domain/text/phone";
import { storable, truncate } from "#lib/domain/text/storable";
import { textToken, toldState } from "../sms.ts";

/** What the text service says: what became of one of ours, or one that came in. */
export type TextEvent =
  | {
      what: "told";
      sid: string;
      /** Ours, from the address that it was told at. */
      textId: string | null;
      state: ToldState;
      errorCode: number | null;
    }
  | {
      what: "received";
      sid: string;
      from: string;
      to: string;
      body: string;
      /** What the service says that it obeyed and answered by itself; none says it unless it is set to. */
      obeyed: TextCommand | null;
    }
  | { what: "nothing" };

const OBEYED = ["stop", "start", "help"] as const;
const SID = /^[A-Za-z0-9]{1,64}$/;

/**
 * What an event says; nothing if it is about something else.
 * @throws AppError `invalid_input` for what the service did not sign, `unavailable` if texts aren't set up
 */
export function readTextEvent(raw: string, url: string, signature: string | null): TextEvent {
  const fields = new URLSearchParams(raw);
  if (!isSigned(fields, url, signature, textToken()))
    throw new AppError("invalid_input", "This event isn't signed.");
  const sid = fields.get("MessageSid") ?? fields.get("SmsSid") ?? "";
  if (!SID.test(sid)) return { what: "nothing" };
  const state = toldState(fields.get("MessageStatus") ?? "");
  if (state !== null) {
    const textId = new URL(url).searchParams.get("text") ?? "";
    const code = Number(fields.get("ErrorCode"));
    return {
      what: "told",
      sid,
      textId: isUuid(textId) ? textId : null,
      state,
      errorCode: Number.isSafeInteger(code) && code > 0 && code < 1e6 ? code : null,
    };
  }
  const from = phoneNumber(fields.get("From") ?? "");
  const to = phoneNumber(fields.get("To") ?? "");
  if (fields.has("MessageStatus") || from === null || to === null) return { what: "nothing" };
  const body = truncate(storable(fields.get("Body") ?? ""), TEXT_LIMIT);
  const optOut = fields.get("OptOutType")?.toLowerCase();
  const obeyed = OBEYED.find((command) => command === optOut) ?? null;
  return { what: "received", sid, from, to, body, obeyed };
}

/**
 * Whether the token's owner signed an event: HMAC-SHA1 over the address and each field, sorted by name, name and value
 * joined; of fields of one name each value once, sorted. The address stands there with or without its usual port.
 */
function isSigned(
  fields: URLSearchParams,
  url: string,
  signature: string | null,
  token: string,
): boolean {
  const given = Buffer.from(signature ?? "", "base64");
  const names = [...new Set(fields.keys())].sort();
  const said = names
    .flatMap((name) => [...new Set(fields.getAll(name))].sort().map((value) => name + value))
    .join("");
  return withAndWithoutPort(url).some((address) => {
    const wanted = createHmac("sha1", token)
      .update(address + said)
      .digest();
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

function withAndWithoutPort(url: string): string[] {
  const { protocol, hostname, port, pathname, search } = new URL(url);
  const usual = protocol === "https:" ? "443" : "80";
  const rest = pathname + search;
  if (port !== "") return [url];
  return [`${protocol}//${hostname}${rest}`, `${protocol}//${hostname}:${usual}${rest}`];
}
