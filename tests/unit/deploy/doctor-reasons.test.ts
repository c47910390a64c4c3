import { APICallError } from "ai";
import Stripe from "stripe";
import { AppError } from "#lib/domain/core/errors";
import { outcomeOf, withoutSecrets } from "../../../scripts/doctor/outcome";

const reason = async (error: unknown) =>
  (await outcomeOf({ name: "x", ask: () => Promise.reject(error) })).says;

describe("What the doctor says of a service where nobody answers", () => {
  const wrapped = (cause: unknown) =>
    new AppError("vendor_failed", "It failed.", { log: "vendor: AnError no answer", cause });
  const call = { message: "Cannot connect", url: "http://127.0.0.1:1999", requestBodyValues: {} };

  it.each([
    ["a model", () => wrapped(new APICallError(call))],
    ["Stripe", () => wrapped(new Stripe.errors.StripeConnectionError())],
    ["a fetch", () => new TypeError("fetch failed", { cause: new Error("bad port") })],
    [
      "a call that takes too long",
      () => Object.assign(new Error("slow"), { name: "TimeoutError" }),
    ],
  ])("is plain for %s", async (_of, error) => {
    expect(await reason(error())).toBe("no answer");
  });

  it("tells the network's own code", async () => {
    const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    expect(await reason(wrapped(refused))).toBe("no answer (ECONNREFUSED)");
  });

  it("is another thing where somebody answered", async () => {
    const answered = new APICallError({ ...call, statusCode: 401 });
    expect(await reason(wrapped(answered))).toMatch(/answered 401/);
  });
});

describe("What the doctor says of a disk that never answers", () => {
  it("is a failure that names the setting", async () => {
    const never = new Promise<never>(() => undefined);
    const places = ["MEDIA_DIR"] as const;
    const check = { name: "recordings", ask: () => never, places, patienceMs: 50 };
    process.env.MEDIA_DIR = "/mnt/gone";
    expect(await outcomeOf(check)).toEqual({
      state: "fails",
      says: "no answer in 0.05 s: is MEDIA_DIR wrong?",
    });
  });
});

describe("A line of the doctor", () => {
  it("hides a secret, and not the beginning of one, which is all that somebody copied", () => {
    const line = "STRIPE_WEBHOOK_SECRET must begin with whsec_ and go on, not abcdefgh";
    for (const beginning of ["whsec_", "whsec_ "])
      expect(withoutSecrets(line, { STRIPE_WEBHOOK_SECRET: beginning })).toBe(line);
    expect(withoutSecrets(line, { CRON_SECRET: "abcdefgh" })).toMatch(/whsec_ and go on, not •••$/);
  });
});
