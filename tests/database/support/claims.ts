import { NEVER_NULL } from "#lib/data/database";
import type { Person, TestDatabase } from "./database.ts";
import type { Attempt } from "./people.ts";
import { rest } from "./rest.ts";

/**
 * What must hold of the database, for every table of its catalogue. Each claim answers with what breaks it, in
 * words; a test expects none, and a planted bug must be found.
 */

export async function everyTable(db: TestDatabase): Promise<string[]> {
  const rows = await db.sql(
    "select relname::text as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1",
  );
  return rows.map(({ name }) => String(name));
}

export async function tablesWithoutRowSecurity(db: TestDatabase): Promise<string[]> {
  const rows = await db.sql(
    "select relname::text as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relrowsecurity",
  );
  return rows.map(({ name }) => String(name));
}

/**
 * Columns of views that are called never null, though the table's column of that name may be null, or one of these rows
 * is. What a view computes, and what it joins, is judged by its rows alone.
 */
export async function nullsInViews(db: TestDatabase, owner: Person): Promise<string[]> {
  const nullable = await db.sql(
    `select u.view_name || '.' || u.column_name as name from information_schema.view_column_usage u
     join information_schema.columns c using (table_schema, table_name, column_name)
     where u.view_schema = 'public' and c.is_nullable = 'YES'`,
  );
  const suspects = nullable.map(({ name }) => String(name));
  const found: string[] = [];
  for (const [view, columns] of Object.entries(NEVER_NULL)) {
    const { rows } = await rest(db, owner, "GET", `${view}?select=*`);
    if (rows.length === 0) found.push(`${view} has no row`);
    const isNull = (column: string) => rows.some((row) => (row[column] ?? null) === null);
    found.push(
      ...columns
        .filter((column) => suspects.includes(`${view}.${column}`) || isNull(column))
        .map((column) => `${view}.${column}`),
    );
  }
  return found;
}

/** What an owner sees of an attempt that is not theirs to see yet: its rows and its recording. */
export async function lockedRows(
  db: TestDatabase,
  owner: Person,
  attempt: Attempt,
): Promise<string[]> {
  const seen: string[] = [];
  const places = [
    `interview_attempts?id=eq.${attempt.id}`,
    ...[
      ...["responses", "media", "evaluation_results", "status_history", "metric_overrides"],
      ...["candidate_notes", "contacts", "decision_mails", "ats_deliveries", "shortlist_people"],
      "shortlist_answers",
    ].map((table) => `${table}?interview_attempt_id=eq.${attempt.id}`),
    `candidates?id=eq.${attempt.candidateId}`,
  ];
  for (const place of places) {
    if ((await rest(db, owner, "GET", place)).rows.length > 0)
      seen.push(`the owner sees ${place.split("?")[0]}`);
  }
  const files = owner.client.storage.from("candidate-media");
  if ((await files.download(attempt.objectKey)).data) seen.push("the owner opens the recording");
  if ((await files.createSignedUrl(attempt.objectKey, 60)).data)
    seen.push("the owner signs the recording");
  return seen;
}

/** What people without the service's authority may write: column by column, and the tables that they may delete from. */
export async function writableColumns(db: TestDatabase): Promise<string[]> {
  const rows = await db.sql(`
    with places as (
      select oid, relname from pg_class
      where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace = 'public'::regnamespace
    ), rights as (
      select role, lower(act) || ' ' || relname || '.' || attname as what, has_column_privilege(role, p.oid, attnum, act) as given
      from places p join pg_attribute on attrelid = p.oid and attnum > 0 and not attisdropped
        cross join (values ('anon'), ('authenticated')) as roles (role)
        cross join (values ('INSERT'), ('UPDATE')) as acts (act)
      union all
      select role, lower(act) || ' ' || relname, has_table_privilege(role, p.oid, act)
      from places p cross join (values ('anon'), ('authenticated')) as roles (role)
        cross join (values ('DELETE'), ('TRUNCATE')) as acts (act)
    )
    select role || ' may ' || what as claim from rights where given order by 1`);
  return rows.map(({ claim }) => String(claim));
}
