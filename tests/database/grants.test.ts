import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type LocalSupabase, startSupabase } from "#local/supabase/start";
import { KEYS } from "./support/keys.ts";

/** Two tables with row-level security and a policy for everybody: only grants stand in the way. */
const TABLES = `
create table public.closed (id int primary key, word text);
create table public.readable (id int primary key, word text, score int);
insert into public.closed values (1, 'secret');
insert into public.readable values (1, 'open', 5);
${["closed", "readable"]
  .map(
    (table) => `alter table public.${table} enable row level security;
create policy everybody on public.${table} for all using (true) with check (true);
revoke all on public.${table} from anon, authenticated;`,
  )
  .join("\n")}
grant select, update (word) on public.readable to anon;
`;

async function start(): Promise<LocalSupabase> {
  const snapshot = new Blob([new Uint8Array(readFileSync(process.env.TEST_SNAPSHOT ?? ""))]);
  const storageDir = join(process.env.TEST_FOLDER ?? "", randomUUID());
  const supabase = await startSupabase({
    snapshot,
    storageDir,
    siteUrl: "http://127.0.0.1",
    keys: KEYS,
  });
  await supabase.database.script(TABLES);
  await supabase.database.connection.clearSchemaCache();
  return supabase;
}

async function visitor(
  supabase: LocalSupabase,
  method: "GET" | "PATCH",
  path: string,
  body?: object,
) {
  const response = await fetch(`${supabase.url}/rest/v1/${path}`, {
    method,
    headers: { apikey: KEYS.publishable, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer: unknown = await response.json().catch(() => null);
  return { status: response.status, answer };
}

const REFUSED = { status: 401, answer: expect.objectContaining({ code: "42501" }) };

describe("The local Supabase keeps what the migrations grant and revoke", () => {
  let supabase: LocalSupabase;
  beforeAll(async () => {
    supabase = await start();
  });
  afterAll(() => supabase.close());

  it("refuses to read a table without a grant", async () => {
    expect(await visitor(supabase, "GET", "closed")).toEqual(REFUSED);
  });

  it("gives a table with a grant", async () => {
    expect(await visitor(supabase, "GET", "readable?select=word")).toEqual({
      status: 200,
      answer: [{ word: "open" }],
    });
  });

  it("lets a granted column be written and refuses every other", async () => {
    expect((await visitor(supabase, "PATCH", "readable?id=eq.1", { word: "new" })).status).toBe(
      204,
    );
    expect(await visitor(supabase, "PATCH", "readable?id=eq.1", { score: 10 })).toEqual(REFUSED);
  });
});

describe("Without the mend", () => {
  it("everybody reads everything, so the tests above do look at it", async () => {
    const supabase = await start();
    Object.assign(supabase.database.connection, { rlsState: "unknown" });
    expect(await visitor(supabase, "GET", "closed")).toMatchObject({ status: 200 });
    await supabase.close();
  });
});
