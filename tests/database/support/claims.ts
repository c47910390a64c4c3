import { NEVER_NULL } from "#lib/data/database";
import type { Person, TestDatabase } from "./database.ts";
import type { Attempt, HiringCompany } from "./people.ts";
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

/** Tables that answer a visitor without an account at all, be it with no rows. */
export async function openToVisitors(db: TestDatabase): Promise<string[]> {
  const open: string[] = [];
  for (const table of await everyTable(db)) {
    const { status } = await rest(db, undefined, "GET", `${table}?select=*`);
    if (status < 400) open.push(`a visitor may ask ${table}`);
  }
  return open;
}

/** Rows that a person with a company of their own sees and that are not their own. */
export async function foreignRows(db: TestDatabase, stranger: Person): Promise<string[]> {
  const own = new Set([stranger.userId]);
  const seen: string[] = [];
  for (const table of await everyTable(db)) {
    const { rows } = await rest(db, stranger, "GET", `${table}?select=*`);
    const foreign = rows.filter((row) => !own.has(String(row.created_by_user_id ?? row.id)));
    if (foreign.length > 0) seen.push(`a stranger sees ${foreign.length} rows of ${table}`);
  }
  return seen;
}

async function contents(db: TestDatabase): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const table of await everyTable(db)) {
    const rows = await db.sql(
      `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from public.${table} t`,
    );
    found.set(table, String(rows[0]?.sum));
  }
  return found;
}

/** Tables that a stranger changed by trying everything on the first company's rows. */
export async function foreignWrites(
  db: TestDatabase,
  stranger: Person,
  company: HiringCompany,
): Promise<string[]> {
  const before = await contents(db);
  const { owner, companyId, interview, attempt, departmentKey } = company;
  await rest(db, stranger, "PATCH", `profiles?id=eq.${owner.userId}`, { first_name: "Mallory" });
  await rest(db, stranger, "PATCH", `company_profiles?id=eq.${companyId}`, {
    company_name: "Mallory",
  });
  await rest(db, stranger, "PATCH", `interview_attempts?id=eq.${attempt.id}`, {
    status: "Rejected",
  });
  await rest(db, stranger, "DELETE", `interview_attempts?id=eq.${attempt.id}`);
  await rest(db, stranger, "DELETE", `interviews?id=eq.${interview.id}`);
  await rest(db, stranger, "POST", "interviews", {
    user_id: stranger.userId,
    department: departmentKey,
    title: "x",
    description: "x",
    willo_interview_key: "x",
    interview_link: "https://x.example/i/x",
  });
  await rest(db, stranger, "POST", "questions", {
    interview_id: interview.key,
    question_text: "x",
    question_type: "text",
    question_order: 9,
    max_characters: 500,
  });
  await rest(db, stranger, "POST", "status_history", {
    interview_attempt_id: attempt.id,
    changed_by: stranger.userId,
    from_status: "Pending",
    to_status: "Hired",
  });
  const after = await contents(db);
  return [...after]
    .filter(([table, sum]) => before.get(table) !== sum)
    .map(([table]) => `a stranger changed ${table}`);
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
      ...["candidate_notes", "contacts", "decision_mails", "ats_deliveries", "review_links"],
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

/** What a stranger can do with the first company's recording. */
export async function foreignFiles(
  stranger: Person,
  { attempt }: HiringCompany,
): Promise<string[]> {
  const files = stranger.client.storage.from("candidate-media");
  const bytes = new Uint8Array([0]);
  const options = { contentType: "video/webm", upsert: true };
  const found: string[] = [];
  if ((await files.download(attempt.objectKey)).data) found.push("a stranger opens the recording");
  if ((await files.createSignedUrl(attempt.objectKey, 60)).data)
    found.push("a stranger signs the recording");
  if ((await files.upload(attempt.objectKey, bytes, options)).data)
    found.push("a stranger replaces the recording");
  if ((await files.remove([attempt.objectKey])).data?.length)
    found.push("a stranger removes the recording");
  if ((await files.list(attempt.id)).data?.length) found.push("a stranger lists the recordings");
  return found;
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

/** Functions that people without the service's authority may call. */
export async function callableFunctions(db: TestDatabase): Promise<string[]> {
  const rows = await db.sql(`
    select role || ' may call ' || p.proname as claim
    from pg_proc p cross join (values ('anon'), ('authenticated')) as roles (role)
    where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      and has_function_privilege(role, p.oid, 'execute')
    order by 1`);
  return rows.map(({ claim }) => String(claim));
}
