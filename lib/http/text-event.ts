import { serverEnv } from "#lib/env/server";
import { readTextEvent, type TextEvent } from "#lib/vendors/sms/events";
import { readSigned } from "./body.ts";

const MAX_BYTES = 64 * 1024;

/**
 * For the handler that only the text service may call: its signature is over our public address and the fields.
 * @throws AppError `invalid_input`, or `unavailable` if texts aren't set up
 */
export async function textEvent(request: Request): Promise<TextEvent> {
  const raw = await readSigned(request, MAX_BYTES, "That's more than a text holds.");
  const { pathname, search } = new URL(request.url);
  const url = serverEnv().APP_URL + pathname + search;
  return readTextEvent(raw, url, request.headers.get("x-twilio-signature"));
}
