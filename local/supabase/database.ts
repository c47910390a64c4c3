import { citext } from "@electric-sql/pglite/contrib/citext";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import { mendErrors } from "./database-errors.ts";

/** Arrays of a table's or view's rows, which nothing reads; hundreds, as every catalog has one. */
const ROW_ARRAYS = `select a.oid::text from pg_type a join pg_type e on e.oid = a.typelem where e.typtype = 'c'`;

/** A folder (PGlite on disk), a snapshot or nothing (PGlite in memory), or a Postgres address. */
export type DatabasePlace = { dataDir?: string; snapshot?: Blob; databaseUrl?: string };

/** `2026-11-21 02:16:30.884+00` as a hosted project writes it: `2026-11-21T02:16:30.884+00:00`. */
function isoTimestamp(value: string): string {
  return value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}

const TIMESTAMPTZ = 1184;
const JSONB = 3802;

async function onPglite({ dataDir, snapshot }: DatabasePlace) {
  const connection = await createPgliteConnection({
    ...(dataDir ? { url: dataDir } : {}),
    pgliteOptions: {
      extensions: { citext, pg_trgm },
      parsers: { [TIMESTAMPTZ]: isoTimestamp },
      ...(snapshot ? { loadDataDir: snapshot } : {}),
    },
  });
  await connection.driver.waitReady;
  async function learnTypes(): Promise<void> {
    await connection.driver.refreshArrayTypes();
    // It copies all its parsers for every query.
    const { rows } = await connection.driver.query<{ oid: string }>(ROW_ARRAYS);
    for (const { oid } of rows) delete connection.driver.parsers[oid];
  }
  await learnTypes();
  return {
    connection,
    /** PGlite knows the types that were there when it opened; without this an array of a newer one is sent as plain text. */
    learnTypes,
    /** Runs a whole script in one transaction. */
    async script(sql: string): Promise<void> {
      await connection.driver.transaction((tx) => tx.exec(sql));
    },
    async rows(sql: string, values: string[] = []): Promise<Record<string, unknown>[]> {
      return (await connection.driver.query<Record<string, unknown>>(sql, values)).rows;
    },
    /** A copy of everything, for `snapshot`: much faster than migrating again. */
    dump: (): Promise<Blob> => connection.driver.dumpDataDir("none"),
  };
}

function onPostgres(url: string) {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: 8,
      onnotice: () => {},
      types: {
        // Lite hands JSON over as text already; written again it would become one JSON string.
        jsonb: {
          to: JSONB,
          from: [JSONB],
          serialize: (value: unknown) =>
            typeof value === "string" ? value : JSON.stringify(value),
          parse: (value: string): unknown => JSON.parse(value),
        },
        timestamptz: {
          to: TIMESTAMPTZ,
          from: [TIMESTAMPTZ],
          serialize: (value: string) => value,
          parse: isoTimestamp,
        },
      },
    },
  });
  return {
    connection,
    learnTypes: async () => {},
    async script(sql: string): Promise<void> {
      await connection.driver.begin((tx) => tx.unsafe(sql));
    },
    async rows(sql: string, values: string[] = []): Promise<Record<string, unknown>[]> {
      return [...(await connection.driver.unsafe(sql, values))];
    },
    dump: (): Promise<Blob> => Promise.reject(new Error("Only PGlite can be dumped.")),
  };
}

export type Database = Awaited<ReturnType<typeof onPglite>> | ReturnType<typeof onPostgres>;

const ALIVE_MS = 5000;

/** Whether the database still answers anything. */
export async function isAlive(database: Database): Promise<boolean> {
  const late = new Promise<boolean>((answer) => {
    setTimeout(() => answer(false), ALIVE_MS).unref();
  });
  const answers = database.rows("select 1").then(
    () => true,
    () => false,
  );
  return Promise.race([answers, late]);
}

/** Opens the database with Lite's known gaps mended: see each mend for its reason. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const database = place.databaseUrl ? onPostgres(place.databaseUrl) : await onPglite(place);
  mendErrors(database.connection);
  // Lite grants every privilege on every table to everybody at the first request that meets row-level
  // security, which undoes the migrations' revokes. In this state it believes to have done so already.
  Object.assign(database.connection, { rlsState: "active" });
  return database;
}
