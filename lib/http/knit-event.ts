import { type KnitEvent, readKnitEvent } from "#lib/vendors/knit/event";
import { readSigned } from "./body.ts";

const MAX_BYTES = 1024 * 1024;

/**
 * For the handler that only Knit may call: its signature is over the body as it came.
 * @throws AppError `invalid_input`, or `unavailable` if Knit isn't set up
 */
export async function knitEvent(request: Request): Promise<KnitEvent> {
  const raw = await readSigned(request, MAX_BYTES, "That's more than an event holds.");
  return readKnitEvent(raw, {
    signature: request.headers.get("x-knit-signature"),
    named: request.headers.get("x-knit-integration-id"),
  });
}
