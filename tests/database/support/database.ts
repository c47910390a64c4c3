import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe } from "@jest/globals";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import postgres from "postgres";
import type { Database } from "#lib/data/database";
import type { ServiceDb } from "#lib/data/db";
import { startSupabase } from "#local/supabase/start";
import { KEYS } from "./keys.ts";

export type Client = SupabaseClient<Database>;

/** A signed-in person: `client` has their rights, over HTTP as a browser would. */
export type Person = { client: Client; userId: string; email: string; token: string };

export type TestDatabase = {
  url: string;
  anon(): Client;
  service(): ServiceDb;
  signUp(email?: string): Promise<Person>;
  /** Straight to the database, past every policy: for what a test plants or checks. */
  sql(query: string, values?: string[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
};

type Engine = "Supabase Lite" | "Postgres";

/** Where a rule is tested: on Postgres, as it is deployed, if the machine has one; else on Supabase Lite. */
export const ENGINE: Engine = process.env.TEST_POSTGRES ? "Postgres" : "Supabase Lite";

/** Every engine that this machine has, for what one of them may do otherwise: who asks, grants, time, letters. */
export const ENGINES: readonly Engine[] =
  ENGINE === "Postgres" ? ["Supabase Lite", "Postgres"] : [ENGINE];

/** For what needs several connections: not run (skipped) if there is no Postgres, never passed. */
export const describeConcurrency = process.env.TEST_POSTGRES ? describe : describe.skip;

/** A copy of the one that was migrated before all tests. */
async function newPostgresDatabase(): Promise<string> {
  const url = new URL(process.env.TEST_POSTGRES ?? "");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = postgres(url.href, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name} template ${process.env.TEST_TEMPLATE}`);
  await admin.end();
  url.pathname = `/${name}`;
  return url.href;
}

/** A migrated, empty Supabase of its own: Auth, REST and Storage on a free port. */
export async function startTestDatabase(engine: Engine = ENGINE): Promise<TestDatabase> {
  const place =
    engine === "Postgres"
      ? { databaseUrl: await newPostgresDatabase() }
      : { snapshot: new Blob([new Uint8Array(readFileSync(process.env.TEST_SNAPSHOT ?? ""))]) };
  const storageDir = join(process.env.TEST_FOLDER ?? "", randomUUID());
  const supabase = await startSupabase({
    ...place,
    siteUrl: "http://127.0.0.1",
    storageDir,
    keys: KEYS,
  });
  const client = (key: string): Client =>
    createClient<Database>(supabase.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
  return {
    url: supabase.url,
    anon: () => client(KEYS.publishable),
    service: () => client(KEYS.secret) as ServiceDb,
    async signUp(email = `${randomUUID().slice(0, 8)}@example.com`) {
      const person = client(KEYS.publishable);
      const { data, error } = await person.auth.signUp({ email, password: "Correct-horse-7" });
      if (error || !data.session) throw error ?? new Error("No session after sign-up");
      const token = data.session.access_token;
      return { client: person, userId: data.session.user.id, email, token };
    },
    sql: (query, values = []) => supabase.database.rows(query, values),
    close: () => supabase.close(),
  };
}
