import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { HANDED_EMAIL_LIMIT } from "#lib/domain/account/email";
import { AppError } from "#lib/domain/core/errors";
import { parseJson } from "#lib/domain/core/json";
import type { MailTrouble } from "#lib/domain/core/mail";
import { serverEnv } from "#lib/env/server";

/** How old a signature may be, or ahead of our clock, in seconds. */
const TOLERANCE_SECONDS = 300;

/** The headers of a signed event, as Resend's sender (Svix) writes them. */
type EventHeaders = {
  id: string | null;
  timestamp: string | null;
  signature: string | null;
};

const event = z.object({ type: z.string(), data: z.unknown() });
const about = z.object({
  to: z.array(z.string().max(HANDED_EMAIL_LIMIT)).max(100),
  bounce: z.object({ type: z.string().optional() }).optional(),
});

/**
 * Which addresses an event says get no more mail: after a permanent bounce, or a complaint. None for any other event.
 * @throws AppError `invalid_input` for what the mail service did not sign within five minutes, `unavailable` if no
 * secret is set
 */
export function readMailEvent(raw: string, headers: EventHeaders, now: Date): MailTrouble[] {
  const { MAIL_WEBHOOK_SECRET } = serverEnv();
  if (MAIL_WEBHOOK_SECRET === undefined)
    throw new AppError("unavailable", "Events of the mail service aren't set up.");
  if (!isSigned(raw, headers, MAIL_WEBHOOK_SECRET, now))
    throw new AppError("invalid_input", "This event isn't signed.");
  const parsed = event.safeParse(parseJson(raw));
  const data = about.safeParse(parsed.data?.data).data;
  if (!parsed.success || data === undefined) return [];
  const reason = reasonOf(parsed.data.type, data.bounce?.type);
  return reason === null ? [] : data.to.map((address) => ({ address, reason }));
}

/** A full mailbox or a server that was away is no reason: only a permanent failure is. */
function reasonOf(type: string, bounce: string | undefined): MailTrouble["reason"] | null {
  if (type === "email.complained") return "complaint";
  return type === "email.bounced" && bounce === "Permanent" ? "bounce" : null;
}

function isSigned(raw: string, headers: EventHeaders, secret: string, now: Date): boolean {
  const { id, timestamp, signature } = headers;
  if (!id || !timestamp || !signature) return false;
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!(age <= TOLERANCE_SECONDS)) return false;
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const wanted = createHmac("sha256", key).update(`${id}.${timestamp}.${raw}`).digest();
  // One for each secret while a secret is being changed: 'v1,… v1,…'.
  return signature.split(" ").some((one) => {
    const given = Buffer.from(one.startsWith("v1,") ? one.slice(3) : "", "base64");
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
