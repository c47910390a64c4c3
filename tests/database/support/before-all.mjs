import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSupabase } from "../../../local/supabase/start.ts";
import { KEYS } from "./keys.ts";
import { startPostgres } from "./postgres.ts";

/** Migrates once, so that every test file starts from a copy; starts the Postgres with several connections. */
export default async function beforeAll() {
  const folder = mkdtempSync(join(tmpdir(), "rolecall-database-"));
  const options = { siteUrl: "http://127.0.0.1", storageDir: join(folder, "files"), keys: KEYS };
  const supabase = await startSupabase(options);
  const snapshot = join(folder, "migrated.tar");
  writeFileSync(snapshot, Buffer.from(await (await supabase.database.dump()).arrayBuffer()));
  await supabase.close();
  const postgres = await startPostgres();
  process.env.TEST_FOLDER = folder;
  process.env.TEST_SNAPSHOT = snapshot;
  process.env.TEST_POSTGRES = postgres?.url ?? "";
  globalThis.stopTestPostgres = postgres?.stop;
}
