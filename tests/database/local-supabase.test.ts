import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startSupabase } from "#local/supabase/start";
import { ENGINES, startTestDatabase, type TestDatabase } from "./support/database.ts";
import { KEYS } from "./support/keys.ts";

const RECORDING = new Uint8Array(100_000).map((_, index) => index % 251);
const BUCKET = "candidate-media";

describe.each(ENGINES)("The local Supabase on %s answers as a hosted one", (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await startTestDatabase(engine);
  });
  afterAll(() => db.close());

  const files = () => db.service().storage.from(BUCKET);

  it("names the broken rule when a row breaks a check", async () => {
    const { error, status } = await db
      .service()
      .from("jobs")
      .insert({ kind: "mail_contact", max_attempts: 0 });
    expect({ status, code: error?.code }).toEqual({ status: 400, code: "23514" });
  });

  it("writes instants as ISO 8601", async () => {
    const { data } = await db
      .service()
      .from("jobs")
      .insert({ kind: "mail_contact" })
      .select("created_at")
      .single();
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });

  it("stores a Blob and gives back the part of it that a player asks for", async () => {
    const blob = new Blob([RECORDING], { type: "video/webm" });
    expect((await files().upload("part/a.webm", blob)).error).toBeNull();
    const { data } = await files().createSignedUrl("part/a.webm", 60);
    const response = await fetch(data?.signedUrl ?? "", { headers: { range: "bytes=500-599" } });
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe("bytes 500-599/100000");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(RECORDING.slice(500, 600));
  });

  it("refuses an unknown kind of file and goes on answering on the same connection", async () => {
    const refused = await files().upload("b.txt", RECORDING, { contentType: "text/plain" });
    expect(refused.error?.message).toMatch(/text\/plain is not supported/);
    expect(
      (await files().upload("b.webm", RECORDING, { contentType: "video/webm" })).error,
    ).toBeNull();
  });

  it("refuses a visitor's upload and a visitor's signed address", async () => {
    await files().upload("mine.webm", RECORDING, { contentType: "video/webm" });
    const visitor = db.anon().storage.from(BUCKET);
    expect(
      (await visitor.upload("c.webm", RECORDING, { contentType: "video/webm" })).error,
    ).not.toBeNull();
    expect((await visitor.createSignedUrl("mine.webm", 60)).error).not.toBeNull();
    const address = (await files().createSignedUrl("mine.webm", 60)).data?.signedUrl ?? "";
    expect((await fetch(`${address}x`)).status).toBe(400);
  });

  it("takes no call of megabytes, and answers the next one", async () => {
    const call = (note: string) =>
      fetch(`${db.url}/rest/v1/rpc/my_department_keys`, {
        method: "POST",
        headers: { apikey: KEYS.publishable, "content-type": "application/json" },
        body: JSON.stringify({ note }),
      });
    expect((await call("a ".repeat(1_500_000))).status).toBe(413);
    expect((await call("a")).status).toBeLessThan(500);
  });

  it("lets the app's pages log out and refresh their session from the browser", async () => {
    const origin = "http://localhost:3000";
    const asked = "apikey,authorization,content-type,x-client-info,x-supabase-api-version";
    for (const path of ["logout?scope=local", "token?grant_type=refresh_token"]) {
      const preflight = await fetch(`${db.url}/auth/v1/${path}`, {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "POST",
          "access-control-request-headers": asked,
        },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
      expect(preflight.headers.get("access-control-allow-headers")).toBe(asked);
      const refused = await fetch(`${db.url}/auth/v1/${path}`, {
        method: "POST",
        headers: { origin, "content-type": "application/json" },
        body: "{}",
      });
      expect(refused.headers.get("access-control-allow-origin")).toBe("*");
      expect(refused.headers.get("access-control-expose-headers")).toContain(
        "X-Supabase-Api-Version",
      );
    }
  });

  describe("about passwords", () => {
    const WEAK = { code: "weak_password" };
    const own = "Correct-horse-7";

    it("opens no account with a short, plain or leaked one", async () => {
      for (const password of ["aaaaaaaa", "Aa1!", "AAAAAAA1!", "Password1!"]) {
        const email = `${crypto.randomUUID()}@example.com`;
        const { error } = await db.anon().auth.signUp({ email, password });
        expect([password, error]).toMatchObject([password, WEAK]);
      }
      await expect(db.signUp()).resolves.toBeDefined();
    });

    it("lets a session replace one only with the current one, and ends every other session then", async () => {
      const { client, email, userId } = await db.signUp();
      const other = db.anon();
      await other.auth.signInWithPassword({ email, password: own });
      const change = async (words: object) => {
        const { error } = await client.auth.updateUser({ password: "Better-horse-8", ...words });
        return error?.code;
      };
      expect(await change({})).toBe("current_password_required");
      expect(await change({ current_password: "Wrong-horse-7" })).toBe("current_password_mismatch");
      const leaked = { password: "Password1!", current_password: own };
      expect((await client.auth.updateUser(leaked)).error).toMatchObject(WEAK);
      expect((await other.auth.getUser()).error).toBeNull();
      expect(await change({ current_password: own })).toBeUndefined();
      expect((await client.auth.getUser()).error).toBeNull();
      expect((await other.auth.getUser()).error).not.toBeNull();
      expect(
        await db.sql("select count(*)::int as n from auth.sessions where user_id = $1", [userId]),
      ).toEqual([{ n: 1 }]);
    });

    it("asks a session of more than a day for a code from the mailbox", async () => {
      const { client, userId } = await db.signUp();
      await db.sql(
        "update auth.sessions set created_at = now() - interval '25 hours' where user_id = $1",
        [userId],
      );
      const change = { password: "Better-horse-8", current_password: own };
      expect((await client.auth.updateUser(change)).error?.code).toBe("reauthentication_needed");
      await client.auth.reauthenticate();
      const wrong = await client.auth.updateUser({ ...change, nonce: "none" });
      expect(wrong.error?.code).toBe("reauthentication_not_valid");
    });

    it("lets the session of a mailed link set one without the current one", async () => {
      const { email, userId } = await db.signUp();
      const visitor = db.anon();
      await visitor.auth.resetPasswordForEmail(email);
      const [row] = await db.sql("select recovery_token as token from auth.users where id = $1", [
        userId,
      ]);
      const token_hash = String(row?.token);
      expect((await visitor.auth.verifyOtp({ token_hash, type: "recovery" })).error).toBeNull();
      expect((await visitor.auth.updateUser({ password: "Better-horse-8" })).error).toBeNull();
    });

    it("forgets one for the server, so that nobody signs in with it", async () => {
      const { email, userId } = await db.signUp();
      expect((await db.service().rpc("forget_password", { p_user: userId })).error).toBeNull();
      const { error } = await db.anon().auth.signInWithPassword({ email, password: own });
      expect(error?.code).toBe("invalid_credentials");
    });
  });
});

describe("The local database, broken for good", () => {
  it("is opened again on the same data", async () => {
    const folder = mkdtempSync(join(process.env.TEST_FOLDER ?? "", "broken-"));
    const said: string[] = [];
    const supabase = await startSupabase({
      dataDir: join(folder, "db"),
      storageDir: join(folder, "files"),
      migrationsDir: folder,
      siteUrl: "http://127.0.0.1",
      keys: KEYS,
      log: (line) => said.push(line),
    });
    await supabase.database.script(
      "create table public.kept as select 7 as word; grant select on public.kept to service_role",
    );
    const ask = () =>
      fetch(`${supabase.url}/rest/v1/kept?select=word`, {
        headers: { apikey: KEYS.secret, authorization: `Bearer ${KEYS.secret}` },
      });
    try {
      expect(await (await ask()).json()).toEqual([{ word: 7 }]);
      await supabase.database.connection.close();
      expect((await ask()).ok).toBe(false);
      expect(await (await ask()).json()).toEqual([{ word: 7 }]);
      expect(said.at(-1)).toMatch(/started again/);
    } finally {
      await supabase.close();
    }
  });
});
