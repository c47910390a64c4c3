import { ownCookies, prefixedCookieName } from "#lib/domain/core/cookie-names";
import { cookieIn, setCookie } from "#lib/http/cookies";
import { sessionHash, sessionHashes } from "#lib/http/room-token";
import { userClient } from "#lib/vendors/supabase";

const HTTPS = "https://product.example";
const LOCAL = "http://localhost:3000";
const NOW = new Date("2026-12-01T00:00:00Z");
const cookie = (name: string, value = "x") => ({ name, value });

const jar = new Map<string, string>();
const written: [string, string, object][] = [];
jest.mock("next/headers", () => ({
  cookies: async () => ({
    has: (name: string) => jar.has(name),
    set: (...cookie: [string, string, object]) => written.push(cookie),
  }),
}));
jest.mock("#lib/env/server", () => ({
  serverEnv: () => ({
    APP_URL: "https://product.example",
    SUPABASE_URL: "https://project.example",
    SUPABASE_PUBLISHABLE_KEY: "key",
  }),
}));

beforeEach(() => {
  jar.clear();
  written.length = 0;
});

describe("A cookie of ours", () => {
  it("has a prefix where there is https, by its path", () => {
    expect(prefixedCookieName("room_1", HTTPS)).toBe("__Host-room_1");
    expect(prefixedCookieName("rolecall-browser", HTTPS, "/api/auth")).toBe(
      "__Secure-rolecall-browser",
    );
    expect(prefixedCookieName("room_1", LOCAL)).toBe("room_1");
  });

  it("is read with a prefix, or from before where it has none yet, until those sessions are over", () => {
    const both = [cookie("room_1", "planted"), cookie("__Host-room_1", "ours"), cookie("room_2")];
    expect(ownCookies(both, HTTPS, NOW)).toEqual([cookie("room_1", "ours"), cookie("room_2")]);
    expect(ownCookies(both, HTTPS, new Date("2028-01-01T00:00:00Z"))).toEqual([
      cookie("room_1", "ours"),
    ]);
    expect(ownCookies([cookie("room_1")], LOCAL, NOW)).toEqual([cookie("room_1")]);
  });

  it("that comes in parts is never put together from both", () => {
    const parts = [cookie("sb-a.0", "old"), cookie("sb-a.1", "old"), cookie("__Host-sb-a", "new")];
    expect(ownCookies(parts, HTTPS, NOW)).toEqual([cookie("sb-a", "new")]);
  });

  it("takes the place of the one without a prefix", async () => {
    jar.set("room_1", "old");
    await setCookie("room_1", "new", 60);
    expect(written).toMatchObject([
      ["__Host-room_1", "new", { path: "/", secure: true, httpOnly: true, maxAge: 60 }],
      ["room_1", "", { maxAge: 0 }],
    ]);
  });

  it("opens the room under either name", async () => {
    for (const name of ["room_abc", "__Host-room_abc"]) {
      const sent = { getAll: () => [cookie(name, "secret")] };
      expect(cookieIn(sent.getAll(), "room_abc")).toBe("secret");
      expect(await sessionHash(sent, "abc")).not.toBeNull();
      expect(await sessionHashes(sent)).toHaveLength(1);
    }
  });
});

describe("The session of an account", () => {
  const session = {
    access_token: "a.b.c",
    refresh_token: "r",
    token_type: "bearer",
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: "u" },
  };
  const stored = `base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;

  it.each(["sb-project-auth-token", "__Host-sb-project-auth-token"])(
    "is known by %s, and ends by leaving neither name behind",
    async (name) => {
      const set: { name: string; value: string; options: object }[] = [];
      const client = userClient({
        getAll: () => [cookie(name, stored)],
        setAll: (fresh) => void set.push(...fresh),
      });
      expect((await client.auth.getSession()).data.session?.refresh_token).toBe("r");
      globalThis.fetch = jest.fn().mockResolvedValue(new Response(null, { status: 204 }));
      await client.auth.signOut({ scope: "local" });
      const names = set.map((cookie) => cookie.name);
      expect(names).toContain("__Host-sb-project-auth-token");
      expect(names.includes("sb-project-auth-token")).toBe(!name.startsWith("__"));
      expect(set.every(({ value, options }) => value === "" && "maxAge" in options)).toBe(true);
    },
  );
});
