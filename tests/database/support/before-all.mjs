import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgresClient from "postgres";
import { startSupabase } from "../../../local/supabase/start.ts";
import { QUICK_PASSWORDS } from "../../support/passwords.ts";
import { KEYS } from "./keys.ts";
import { startPostgres } from "./postgres.ts";

const TEMPLATE = "migrated";

/** The database that each test's own is a copy of. */
async function migrateTemplate(url, options) {
  const admin = postgresClient(url, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${TEMPLATE}`);
  await admin.end();
  const databaseUrl = new URL(TEMPLATE, url).href;
  await (await startSupabase({ ...options, databaseUrl })).close();
  process.env.TEST_TEMPLATE = TEMPLATE;
}

/** Migrates once, so that every test file starts from a copy; starts the Postgres with several connections. */
export default async function beforeAll() {
  Object.assign(process.env, QUICK_PASSWORDS);
  const folder = mkdtempSync(join(tmpdir(), "rolecall-database-"));
  const options = { siteUrl: "http://127.0.0.1", storageDir: join(folder, "files"), keys: KEYS };
  const supabase = await startSupabase(options);
  const snapshot = join(folder, "migrated.tar");
  writeFileSync(snapshot, Buffer.from(await (await supabase.database.dump()).arrayBuffer()));
  await supabase.close();
  const postgres = await startPostgres();
  if (postgres) await migrateTemplate(postgres.url, options);
  process.env.TEST_FOLDER = folder;
  process.env.TEST_SNAPSHOT = snapshot;
  process.env.TEST_POSTGRES = postgres?.url ?? "";
  globalThis.stopTestPostgres = postgres?.stop;
}
