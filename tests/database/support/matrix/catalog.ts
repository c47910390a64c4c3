import { z } from "zod";
import type { TestDatabase } from "../database.ts";

const names = z.array(z.object({ name: z.string() }));
const writes = z.array(
  z.object({ name: z.string(), place: z.string().nullable(), statement: z.string() }),
);
const called = z.array(z.object({ name: z.string(), args: z.array(z.string()) }));

/** Tables of which the other company has a row as well: what is asked for there is the first one's. */
const firstOnly = (name: string, company: string) =>
  name === "company_profiles" ? ` where id = '${company}'` : "";

/** Every table and view of the catalog, as something that is read. */
export async function readings(db: TestDatabase, company: string) {
  const found = names.parse(
    await db.sql(`select relname::text as name from pg_class
      where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace = 'public'::regnamespace order by 1`),
  );
  return found.map(({ name }) => ({
    name,
    statement: `select * from public.${name}${firstOnly(name, company)}`,
  }));
}

/**
 * Every table and view as something that is changed or deleted: by each column that a role without the service's authority
 * may write; by the first one where it may write none, which is refused. A row that is added carries the company's key, if it has one.
 */
export async function writings(db: TestDatabase, company: string) {
  const found = writes.parse(
    await db.sql(
      `
      with places as (
        select oid, relname::text as name from pg_class
        where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace = 'public'::regnamespace
      ), columns as (
        select p.name, a.attname::text as col from places p join pg_attribute a on a.attrelid = p.oid and a.attnum > 0
          and not a.attisdropped and (a.attnum = 1
            or has_column_privilege('authenticated', p.oid, a.attnum, 'UPDATE')
            or has_column_privilege('anon', p.oid, a.attnum, 'UPDATE'))
      )
      select 'update ' || name || '.' || col as name, name as place, format('update public.%I set %I = %I', name, col, col) as statement
        from columns
      union all
      select 'delete ' || name, name, format('delete from public.%I', name) from places
      union all
      select 'insert ' || name, null, coalesce(
          (select format('insert into public.%I (%I) values (%L)', name, a.attname, k.value) from pg_attribute a
            join (select willo_company_key::text, id::text from public.company_profiles where id = $1) c (key, id) on true
            join lateral (values ('department_key', c.key), ('company_id', c.id)) k (col, value) on k.col = a.attname
            where a.attrelid = places.oid and not a.attisdropped and a.attgenerated = '' limit 1),
          format('insert into public.%I default values', name)) from places
      order by 1`,
      [company],
    ),
  );
  return found.map(({ name, place, statement }) => ({
    name,
    statement: statement + firstOnly(place ?? "", company),
  }));
}

/** The buckets whose files anybody opens by their address, past every policy. */
export async function openBuckets(db: TestDatabase) {
  const found = await db.sql("select id as name from storage.buckets where public order by 1");
  return names.parse(found).map(({ name }) => name);
}

/** Every bucket's files, as something that is read, put, changed and deleted. */
export async function files(db: TestDatabase) {
  const found = names.parse(await db.sql("select id as name from storage.buckets order by 1"));
  return found.flatMap(({ name }) => [
    {
      name: `select ${name}`,
      statement: `select id from storage.objects where bucket_id = '${name}'`,
    },
    {
      name: `insert ${name}`,
      statement: `insert into storage.objects (bucket_id, name) values ('${name}', 'planted.png')`,
    },
    {
      name: `update ${name}`,
      statement: `update storage.objects set name = name where bucket_id = '${name}'`,
    },
    {
      name: `delete ${name}`,
      statement: `delete from storage.objects where bucket_id = '${name}'`,
    },
  ]);
}

/** Every function that somebody without the service's authority may call, with the names of its arguments. */
export async function functions(db: TestDatabase) {
  return called.parse(
    await db.sql(`
      select p.proname::text as name, coalesce(to_jsonb(p.proargnames[1:p.pronargs]), '[]') as args
      from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
      order by 1`),
  );
}
