import { identifySchema, lastSeenAt, trackSchema } from "#lib/domain/company/messaging";
import { parseServerEnv, serverEnv } from "#lib/env/server";
import { assertOwnUserId } from "#lib/http/assert-own-user";
import { bestEffort } from "#lib/http/best-effort";
import { tellMessaging } from "#lib/workflows/company/tell-messaging";
import { LOCAL_SETTINGS } from "#tests/support/local-settings";

jest.mock("#lib/env/server", () => ({
  ...jest.requireActual("#lib/env/server"),
  serverEnv: jest.fn(),
}));

const keys = { CUSTOMERIO_SITE_ID: "site", CUSTOMERIO_API_KEY: "key" };

function service(settings: Record<string, string>, answer = () => Response.json({})) {
  jest.mocked(serverEnv).mockReturnValue(parseServerEnv({ ...LOCAL_SETTINGS, ...settings }));
  return jest.spyOn(globalThis, "fetch").mockImplementation(async () => answer());
}

afterEach(() => jest.restoreAllMocks());

describe("Customer messaging", () => {
  it("hears of an event and of a person at the vendor's own addresses, in its own shapes", async () => {
    const fetch = service(keys);
    await tellMessaging({ userId: "u/1", event: "login", traits: { last_seen_at: 1 } });
    await tellMessaging({ userId: "u/1", traits: { email: "a@b.test" } });
    const calls = fetch.mock.calls.map(([url, init]) => ({
      url,
      method: init?.method,
      body: JSON.parse(String(init?.body)),
      authorization: new Headers(init?.headers).get("authorization"),
    }));
    const authorization = `Basic ${btoa("site:key")}`;
    expect(calls).toEqual([
      {
        authorization,
        method: "POST",
        body: { name: "login", data: { last_seen_at: 1 } },
        url: "https://track.customer.io/api/v1/customers/u%2F1/events",
      },
      {
        authorization,
        method: "PUT",
        body: { email: "a@b.test" },
        url: "https://track.customer.io/api/v1/customers/u%2F1",
      },
    ]);
  });

  it("is not asked where it is not configured", async () => {
    const fetch = service({});
    await tellMessaging({ userId: "u1", event: "login", traits: {} });
    expect(fetch).not.toHaveBeenCalled();
  });

  it("may fail without anybody noticing but the log, which counts and names nobody", async () => {
    const lines = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const refused = { meta: { error: "maria@bright.example is not known" } };
    const fetch = service(keys, () => Response.json(refused, { status: 500 }));
    const tell = () =>
      tellMessaging({ userId: "u1", event: "login", traits: { email: "maria@bright.example" } });
    await bestEffort("customer messaging", tell);
    fetch.mockRejectedValue(new TypeError("fetch failed"));
    await bestEffort("customer messaging", tell);
    const said = lines.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(said).toMatchObject([
      {
        message: "customer messaging failed",
        reason: "customer messaging answered 500",
        failures: 1,
      },
      { message: "customer messaging failed", reason: "customer messaging failed", failures: 2 },
    ]);
    expect(JSON.stringify(said)).not.toContain("maria");
    // One try each: what is sent twice counts twice.
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("takes small, flat traits, and nothing else", () => {
    expect(trackSchema.parse({ userId: "u1", event: "login" }).traits).toEqual({});
    expect(identifySchema.safeParse({ userId: "u1", traits: { a: { b: 1 } } }).success).toBe(false);
    expect(trackSchema.safeParse({ userId: "u1" }).success).toBe(false);
    expect(lastSeenAt(new Date(1_763_708_400_900))).toBe(1_763_708_400);
  });

  it("hears of nobody but the signed-in person", () => {
    expect(() => assertOwnUserId({ userId: "u1" }, "u2")).toThrow("This isn't your account.");
    expect(() => assertOwnUserId({ userId: "u1" }, "u1")).not.toThrow();
  });
});
