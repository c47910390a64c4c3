import { identifySchema, lastSeenAt, trackSchema } from "#lib/domain/company/messaging";
import { parseServerEnv, serverEnv } from "#lib/env/server";
import { mustBeOwn } from "#lib/http/own-user-id";
import { identifyPerson, trackEvent } from "#lib/vendors/customerio";

jest.mock("#lib/env/server", () => ({
  ...jest.requireActual("#lib/env/server"),
  serverEnv: jest.fn(),
}));

const minimal = {
  APP_URL: "https://app.example",
  SUPABASE_URL: "https://db.example",
  SUPABASE_PUBLISHABLE_KEY: "k",
  SUPABASE_SECRET_KEY: "k",
  MEDIA_DIR: "/tmp",
  MAIL_API_URL: "https://mail.example",
  MAIL_API_KEY: "k",
  MAIL_FROM: "a@b.test",
  CRON_SECRET: "c".repeat(16),
};
const keys = { CUSTOMERIO_SITE_ID: "site", CUSTOMERIO_API_KEY: "key" };

function service(settings: Record<string, string>) {
  jest.mocked(serverEnv).mockReturnValue(parseServerEnv({ ...minimal, ...settings }));
  const fetch = jest.fn().mockResolvedValue({ ok: true });
  globalThis.fetch = fetch;
  return fetch;
}

describe("Customer messaging", () => {
  it("hears of an event and of a person at the vendor's own addresses", async () => {
    const fetch = service(keys);
    await trackEvent("u1", "login", { last_seen_at: 1 });
    await identifyPerson("u1", { email: "a@b.test" });
    const [event, person] = fetch.mock.calls;
    expect(event[0]).toBe("https://track.customer.io/api/v1/customers/u1/events");
    expect(event[1]).toMatchObject({
      method: "POST",
      headers: { authorization: `Basic ${btoa("site:key")}` },
    });
    expect(JSON.parse(event[1].body)).toEqual({ name: "login", data: { last_seen_at: 1 } });
    expect(person[0]).toBe("https://track.customer.io/api/v1/customers/u1");
    expect(person[1].method).toBe("PUT");
    expect(JSON.parse(person[1].body)).toEqual({ email: "a@b.test" });
  });

  it("is not asked where it is not configured", async () => {
    const fetch = service({});
    await trackEvent("u1", "login", {});
    expect(fetch).not.toHaveBeenCalled();
  });

  it("may fail without anybody noticing", async () => {
    service(keys).mockRejectedValue(new Error("down"));
    await expect(trackEvent("u1", "login", {})).resolves.toBeUndefined();
  });

  it("takes small, flat traits, and nothing else", () => {
    expect(trackSchema.parse({ userId: "u1", event: "login" }).traits).toEqual({});
    expect(identifySchema.safeParse({ userId: "u1", traits: { a: { b: 1 } } }).success).toBe(false);
    expect(trackSchema.safeParse({ userId: "u1" }).success).toBe(false);
    expect(lastSeenAt(new Date(1_763_708_400_900))).toBe(1_763_708_400);
  });

  it("hears of nobody but the signed-in person", () => {
    expect(() => mustBeOwn({ userId: "u1" }, "u2")).toThrow("This isn't your account.");
    expect(() => mustBeOwn({ userId: "u1" }, "u1")).not.toThrow();
  });
});
