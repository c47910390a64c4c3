import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "../launcher/refusal.ts";
import type { Database } from "./database.ts";

const ROLES = ["anon", "authenticated", "service_role"] as const;
const ALL = ROLES.join(", ");

/** What every hosted project has, and Lite makes too late or not at all. Safe to repeat. */
const EVERY_START = `
${ROLES.map(
  (role) => `do $$ begin
  create role ${role} nologin ${role === "service_role" ? "bypassrls" : ""};
exception when duplicate_object or unique_violation then null; end $$;`,
).join("\n")}
create schema if not exists extensions;
grant usage on schema public, auth, storage, extensions to ${ALL};
grant select, insert, update, delete on storage.objects, storage.buckets to ${ALL};
`;

/** A hosted project's default privileges. Only before the first migration: migrations may take them away. */
const NEW_PROJECT = `
alter default privileges in schema public grant all on tables to ${ALL};
alter default privileges in schema public grant all on sequences to ${ALL};
alter default privileges in schema public grant execute on functions to ${ALL};
`;

type Migration = { version: string; name: string; sql: string };

const versionOf = (file: string) => file.split("_")[0] ?? file;

/** The files of a migrations folder, oldest first. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  const twice = files.find((file, index) => versionOf(file) === versionOf(files[index + 1] ?? ""));
  if (twice) throw new Refusal(`Two migrations are numbered ${versionOf(twice)}: rename one.`);
  return Promise.all(
    files.map(async (file) => {
      const version = versionOf(file);
      const name = file.slice(version.length + 1).replace(/\.sql$/, "");
      return { version, name, sql: await readFile(join(folder, file), "utf8") };
    }),
  );
}

/**
 * Applies what the history table does not list yet, one transaction a file, as the Supabase CLI does.
 * @throws Refusal naming the file that failed; nothing of that file stays.
 */
export async function migrate(database: Database, migrations: Migration[]): Promise<string[]> {
  const done = await database.rows("select version from supabase_migrations.schema_migrations");
  const applied = new Set(done.map((row) => row.version));
  await database.script(applied.size === 0 ? EVERY_START + NEW_PROJECT : EVERY_START);
  const pending = migrations.filter(({ version }) => !applied.has(version));
  for (const { version, name, sql } of pending) {
    const record = `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');`;
    try {
      await database.script(`${sql}\n;${record}`);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Refusal(`supabase/migrations/${version}_${name}.sql does not apply: ${reason}.`, {
        cause,
      });
    }
  }
  if (pending.length > 0) await database.connection.clearSchemaCache();
  return pending.map(({ version }) => version);
}
