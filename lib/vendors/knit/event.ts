import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import { parseJson } from "#lib/domain/core/json";
import { knitKey } from "./call.ts";

/** What Knit says has happened: a hint which connection to look at. */
export type KnitEvent = { eventId: string; integrationId: string };

const event = z.object({ eventId: z.string().min(1).max(200), eventType: z.string() });
const integration = z.string().min(1).max(200);

/**
 * The event in a body that Knit signed with our API key: base64url of HMAC-SHA256 over the body as it came. `named` is the
 * connection that the header names; it isn't signed, and so is no more than a hint.
 * @throws AppError `invalid_input`, or `unavailable` if no key is configured
 */
export function readKnitEvent(
  raw: string,
  { signature, named }: { signature: string | null; named: string | null },
): KnitEvent {
  const wanted = createHmac("sha256", knitKey()).update(raw).digest();
  const given = Buffer.from(signature ?? "", "base64url");
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new AppError("invalid_input", "This event isn't signed.");
  const parsed = event.safeParse(parseJson(raw));
  const integrationId = integration.safeParse(named);
  if (!parsed.success || !integrationId.success)
    throw new AppError("invalid_input", "This event can't be read.");
  return { eventId: parsed.data.eventId, integrationId: integrationId.data };
}
