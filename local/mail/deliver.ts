import { createHmac, randomUUID } from "node:crypto";
import { answerOf } from "../answer-of.ts";
import type { Message } from "./message.ts";

/** What may become of a message after it was sent, as the vendor names it. */
export const OUTCOMES = {
  bounce: { type: "email.bounced", bounce: { type: "Permanent", subType: "General" } },
  complaint: { type: "email.complained" },
} as const;

export type Outcome = keyof typeof OUTCOMES;

type Endpoint = { url: string; secret: string };

/** Tells the product, signed as the vendor's sender signs. @returns what it answered, 0 if it did not */
export async function tellProduct(
  { url, secret }: Endpoint,
  { id, to, from, subject, created_at }: Message,
  outcome: Outcome,
): Promise<number> {
  const { type, ...rest } = OUTCOMES[outcome];
  const data = { email_id: id, to, from, subject, created_at, ...rest };
  const body = JSON.stringify({ type, created_at: new Date().toISOString(), data });
  const eventId = `msg_${randomUUID()}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", Buffer.from(secret.slice("whsec_".length), "base64"))
    .update(`${eventId}.${timestamp}.${body}`)
    .digest("base64");
  const headers = {
    "content-type": "application/json",
    "svix-id": eventId,
    "svix-timestamp": timestamp,
    "svix-signature": `v1,${signature}`,
  };
  return answerOf(url, { headers, body });
}

/** Unsubscribes as a mail program does: one POST without a cookie (RFC 8058). @returns the answer, 0 if none came */
export async function pressUnsubscribe(message: Message): Promise<number> {
  const url = oneClickOf(message);
  if (url === null) return 0;
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return answerOf(url, { headers, body: "List-Unsubscribe=One-Click" });
}

/** The address behind a mail program's Unsubscribe button; null if the message has none. */
export function oneClickOf({ headers }: Message): string | null {
  if (headers["List-Unsubscribe-Post"] !== "List-Unsubscribe=One-Click") return null;
  return /^<(https?:[^>]+)>$/.exec(headers["List-Unsubscribe"] ?? "")?.[1] ?? null;
}
