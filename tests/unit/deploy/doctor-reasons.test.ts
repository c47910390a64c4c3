import { APICallError } from "ai";
import Stripe from "stripe";
import { AppError } from "#lib/domain/site/errors";
import { outcomeOf } from "../../../scripts/doctor/outcome";

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
