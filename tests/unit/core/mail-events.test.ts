import { createHmac } from "node:crypto";
import { readMailEvent } from "#lib/vendors/mail/events";

const SECRET = "whsec_b25seS1mb3ItdGVzdHM=";
const NOW = new Date("2026-11-22T12:00:00Z");
const AT = String(NOW.getTime() / 1000);

jest.mock("#lib/env/server", () => ({
  serverEnv: () => ({ MAIL_WEBHOOK_SECRET: "whsec_b25seS1mb3ItdGVzdHM=" }),
}));

const signed = (body: string, { id = "msg_1", timestamp = AT, secret = SECRET } = {}) => {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const mac = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { id, timestamp, signature: `v1,AAAA v1,${mac}` };
};
const event = (type: string, data: object = {}) =>
  JSON.stringify({ type, data: { email_id: "m1", to: ["Ana@Example.com"], ...data } });
const read = (body: string) => readMailEvent(body, signed(body), NOW);

describe("An event of the mail service", () => {
  it("stops an address that bounced for good or complained", () => {
    expect(read(event("email.bounced", { bounce: { type: "Permanent" } }))).toEqual([
      { address: "Ana@Example.com", reason: "bounce" },
    ]);
    expect(read(event("email.complained"))).toEqual([
      { address: "Ana@Example.com", reason: "complaint" },
    ]);
  });

  it.each([
    ["a bounce that passes", event("email.bounced", { bounce: { type: "Transient" } })],
    ["a bounce that says nothing of itself", event("email.bounced")],
    ["a delivery", event("email.delivered")],
    ["something without an address", JSON.stringify({ type: "email.complained", data: {} })],
    ["a signed text that is no event", "hello"],
  ])("stops nobody for %s", (_what, body) => expect(read(body)).toEqual([]));

  const body = event("email.complained");
  it.each([
    ["another secret", signed(body, { secret: "whsec_c29tZWJvZHktZWxzZQ==" })],
    ["a signature over another body", signed(`${body} `)],
    ["another id", { ...signed(body), id: "msg_2" }],
    ["a signature of six minutes ago", signed(body, { timestamp: String(Number(AT) - 360) })],
    ["a signature from the future", signed(body, { timestamp: String(Number(AT) + 360) })],
    ["a time that is none", signed(body, { timestamp: "NaN" })],
    ["no signature", { ...signed(body), signature: null }],
    [
      "a signature of another version",
      { ...signed(body), signature: signed(body).signature.replaceAll("v1,", "v0,") },
    ],
  ])("is refused with %s", (_what, headers) => {
    expect(() => readMailEvent(body, headers, NOW)).toThrow("This event isn't signed.");
  });
});
