import type { MailTrouble } from "#lib/domain/core/mail";
import { readMailEvent } from "#lib/vendors/mail/events";
import { readSigned } from "./body.ts";

const MAX_BYTES = 256 * 1024;

/**
 * For the handler that only the mail service may call: its signature is over the body as it came.
 * @throws AppError `invalid_input`
 */
export async function mailEvent(request: Request): Promise<MailTrouble[]> {
  const raw = await readSigned(request, MAX_BYTES, "That's more than an event holds.");
  const header = (name: string) => request.headers.get(`svix-${name}`);
  const headers = {
    id: header("id"),
    timestamp: header("timestamp"),
    signature: header("signature"),
  };
  return readMailEvent(raw, headers, new Date());
}
