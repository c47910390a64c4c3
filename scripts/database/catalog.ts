import type { PGlite } from "@electric-sql/pglite";
import type { ReferenceTable } from "./sets.ts";
import type { Sets } from "./sets-sql.ts";

type Row = Record<string, string | number | null>;

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
  return {
    enums: Object.fromEntries(labels.rows.map((row) => [row.name, row.labels])),
    tables: stored,
  };
}

/**
 * Gives each column that refers to a reference table the type of its members, and each column of a view that shows one:
 * what the generator reads is the catalog alone. For a database that nobody else uses, and never for its data.
 */
export async function narrowReferences(db: PGlite, { tables }: Sets): Promise<void> {
  for (const [name, { type, columns, rows }] of Object.entries(tables)) {
    if (type === undefined) continue;
    const key = Object.keys(columns)[0] ?? "";
    const members = rows.map((row) => `'${String(row[key]).replaceAll("'", "''")}'`).join(", ");
    await db.exec(`create type public.${type} as enum (${members})`);
    await db.query(
      `with referring as (
         select c.conrelid, a.attname, a.attnum from pg_constraint c
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
         where c.contype = 'f' and c.confrelid = $1::regclass
       ), named as (
         select conrelid as relation, attnum from referring
         union
         select $1::regclass::oid, 1
         union
         select v.oid, shown.attnum from referring r
         join pg_class base on base.oid = r.conrelid
         join information_schema.view_column_usage u
           on u.table_schema = 'public' and u.table_name = base.relname and u.column_name = r.attname
         join pg_class v on v.relname = u.view_name and v.relnamespace = 'public'::regnamespace
         join pg_attribute shown on shown.attrelid = v.oid and shown.attname = r.attname
       )
       update pg_attribute set atttypid = $2::regtype
       from named where attrelid = named.relation and pg_attribute.attnum = named.attnum
         and atttypid = 'text'::regtype`,
      [`public.${name}`, `public.${type}`],
    );
  }
}
