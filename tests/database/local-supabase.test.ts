import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ENGINES, startTestDatabase, type TestDatabase } from "./support/database.ts";

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
      .insert({ kind: "x", max_attempts: 0 });
    expect({ status, code: error?.code }).toEqual({ status: 400, code: "23514" });
  });

  it("writes instants as ISO 8601", async () => {
    const { data } = await db
      .service()
      .from("jobs")
      .insert({ kind: "x" })
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
});
