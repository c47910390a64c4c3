import { createHmac } from "node:crypto";
import { answerOf } from "../answer-of.ts";

export type Account = { sid: string; token: string };

/** Tells the product something, signed as the service signs. @returns its answer, 0 if none came */
export async function tellProduct(
  { sid, token }: Account,
  url: string,
  about: Record<string, string>,
): Promise<number> {
  const fields = { AccountSid: sid, ApiVersion: "2010-04-01", ...about };
  const said = Object.entries(fields)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flat()
    .join("");
  const signature = createHmac("sha1", token)
    .update(url + said)
    .digest("base64");
  return answerOf(url, {
    headers: { "x-twilio-signature": signature },
    body: new URLSearchParams(fields),
  });
}
