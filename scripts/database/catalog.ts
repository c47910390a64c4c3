import type { PGlite } from "@electric-sql/pglite";
import type { ReferenceTable } from "./sets.ts";
import { GENERATED_FUNCTIONS, type GeneratedFunction, type Sets } from "./sets-sql.ts";

type Row = Record<string, string | number | boolean | null>;

/** The same sets as a migrated database has them; a set that it lacks is left out. */
export async function storedSets(db: PGlite, { enums, tables }: Sets): Promise<Sets> {
  const labels = await db.query<{ name: string; labels: string[] }>(
    `select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as labels
     from pg_enum e join pg_type t on t.oid = e.enumtypid
     where t.typnamespace = 'public'::regnamespace and t.typname = any ($1) group by 1`,
    [Object.keys(enums)],
  );
  const known = await db.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename = any ($1)",
    [Object.keys(tables)],
  );
  const stored: Record<string, ReferenceTable> = {};
  for (const { name } of known.rows) {
    const table = tables[name];
    if (!table) continue;
    const { rows } = await db.query<Row>(
      `select ${Object.keys(table.columns).join(", ")} from public.${name}`,
    );
    stored[name] = { ...table, rows };
  }
  const numbers = await db.query<{ name: GeneratedFunction; body: string }>(
    `select proname as name, prosrc as body from pg_proc
     where pronamespace = 'public'::regnamespace and proname = any ($1)`,
    [GENERATED_FUNCTIONS],
  );
  const body = (name: GeneratedFunction) =>
    numbers.rows.find((row) => row.name === name)?.body ?? "";
  return {
    enums: Object.fromEntries(labels.rows.map((row) => [row.name, row.labels])),
    tables: stored,
    functions: { app_limit: body("app_limit"), app_choices: body("app_choices") },
  };
}

/**
 * Makes enums of the domains of reference tables, wherever columns, views and functions use them: the generator of types
 * reads nothing but the catalog. For a database that nobody else uses, and never for its data.
 */
export async function narrowReferences(db: PGlite, { tables }: Sets): Promise<void> {
  for (const { domain, columns, rows } of Object.values(tables)) {
    if (!domain) continue;
    const key = Object.keys(columns)[0] ?? "";
    const members = rows.map((row) => `'${String(row[key]).replaceAll("'", "''")}'`).join(", ");
    await db.exec(`
      alter domain public.${domain} rename to ${domain}_text;
      create type public.${domain} as enum (${members});
      update pg_attribute set atttypid = 'public.${domain}'::regtype where atttypid = 'public.${domain}_text'::regtype;
      update pg_proc set
        prorettype = case prorettype
          when 'public.${domain}_text'::regtype then 'public.${domain}'::regtype else prorettype
        end,
        proargtypes = array_to_string(
          array_replace(proargtypes::oid[], 'public.${domain}_text'::regtype::oid, 'public.${domain}'::regtype::oid), ' '
        )::oidvector,
        proallargtypes = array_replace(
          proallargtypes, 'public.${domain}_text'::regtype::oid, 'public.${domain}'::regtype::oid
        )
        where pronamespace = 'public'::regnamespace;
      update pg_proc set
        proargtypes = array_to_string(array_replace(
          proargtypes::oid[], 'public.${domain}_text[]'::regtype::oid, 'public.${domain}[]'::regtype::oid
        ), ' ')::oidvector
        where pronamespace = 'public'::regnamespace`);
  }
}
