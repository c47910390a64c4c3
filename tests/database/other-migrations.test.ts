import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { migrate, readMigrations } from "#local/supabase/project";
import { type LocalSupabase, startSupabase } from "#local/supabase/start";
import { KEYS } from "./support/keys.ts";

const next = { version: "20990101000000", name: "next", sql: "create table public.next ()" };

describe("Local data of an earlier start", () => {
  let supabase: LocalSupabase;
  let onDisk: Awaited<ReturnType<typeof readMigrations>>;
  beforeAll(async () => {
    onDisk = await readMigrations("supabase/migrations");
    supabase = await startSupabase({
      snapshot: new Blob([new Uint8Array(readFileSync(process.env.TEST_SNAPSHOT ?? ""))]),
      siteUrl: "http://127.0.0.1",
      storageDir: join(process.env.TEST_FOLDER ?? "", randomUUID()),
      keys: KEYS,
    });
  });
  afterAll(() => supabase.close());

  it("is refused in one line that names the way out where a migration has another text by now", async () => {
    const refusal = /^The data here was made by other migrations[^\n]*npm run reset[^\n]*$/;
    const changed = onDisk.map((migration, index) =>
      index === 3 ? { ...migration, sql: `${migration.sql}\n-- changed` } : migration,
    );
    await expect(migrate(supabase.database, changed)).rejects.toThrow(refusal);
    await expect(migrate(supabase.database, onDisk.slice(1))).rejects.toThrow(refusal);
  });

  it("takes what is new, and nothing twice", async () => {
    expect(supabase.migrated).toEqual([]);
    expect(await migrate(supabase.database, [...onDisk, next])).toEqual([next.version]);
    expect(await migrate(supabase.database, [...onDisk, next])).toEqual([]);
  });

  it("speaks the types that a migration has just made", async () => {
    const sql = `create domain public.word as text;
      create function public.words(p_words public.word[]) returns integer
        language sql as $$ select cardinality(p_words) $$;`;
    const later = { version: "20990102000000", name: "words", sql };
    await migrate(supabase.database, [...onDisk, next, later]);
    const answer = await fetch(`${supabase.url}/rest/v1/rpc/words`, {
      method: "POST",
      headers: { apikey: KEYS.secret, "content-type": "application/json" },
      body: JSON.stringify({ p_words: ["one", "two"] }),
    });
    expect(await answer.json()).toBe(2);
  });
});
