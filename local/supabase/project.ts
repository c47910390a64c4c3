import { createHash } from "node:crypto";
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

const hashOf = ({ sql }: Migration) => createHash("sha256").update(sql).digest("hex");

/**
 * Which of the migrations are applied, by their text and not their number alone: until something is deployed they are
 * changed in place, and a database of an older text would fail wherever the two differ.
 */
async function appliedTo(database: Database, migrations: Migration[]): Promise<Set<string>> {
  const history = "supabase_migrations.schema_migrations";
  await database.script(`alter table ${history} add column if not exists sha256 text;`);
  const applied = await database.rows(`select version, sha256 from ${history}`);
  const onDisk = new Map(migrations.map((migration) => [migration.version, hashOf(migration)]));
  if (applied.some(({ version, sha256 }) => onDisk.get(String(version)) !== sha256)) {
    throw new Refusal(
      "The data here was made by other migrations than the ones of this version: empty it with npm run reset, then start again.",
    );
  }
  return new Set(applied.map(({ version }) => String(version)));
}

/**
 * Applies what the history table does not list yet, one transaction a file, as the Supabase CLI does.
 * @throws Refusal if the data is of other migrations, or naming the file that failed; nothing of that file stays.
 */
export async function migrate(database: Database, migrations: Migration[]): Promise<string[]> {
  const applied = await appliedTo(database, migrations);
  await database.script(applied.size === 0 ? EVERY_START + NEW_PROJECT : EVERY_START);
  const pending = migrations.filter(({ version }) => !applied.has(version));
  for (const migration of pending) {
    const { version, name, sql } = migration;
    const record = `insert into supabase_migrations.schema_migrations (version, name, sha256) values ('${version}', '${name}', '${hashOf(migration)}');`;
    try {
      await database.script(`${sql}\n;${record}`);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Refusal(`supabase/migrations/${version}_${name}.sql does not apply: ${reason}.`, {
        cause,
      });
    }
  }
  if (pending.length > 0) {
    await database.connection.clearSchemaCache();
    await database.learnTypes();
  }
  return pending.map(({ version }) => version);
}
