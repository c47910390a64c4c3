import { z } from "zod";
import type { Person, TestDatabase } from "./database.ts";
import type { HiringCompany } from "./people.ts";
import { rest } from "./rest.ts";

const UPSERT = "resolution=merge-duplicates";
const rowSchema = z.record(z.string(), z.unknown());

export type Write = { table: string; id: string; column: string; value: unknown };

/** Every column that an owner must never write, with another value than it has. */
export async function forbiddenWrites(
  db: TestDatabase,
  company: HiringCompany,
  stranger: Person,
): Promise<Write[]> {
  const { owner, companyId, interview, attempt } = company;
  const write = (table: string, id: string, values: Record<string, unknown>): Write[] =>
    Object.entries(values).map(([column, value]) => ({ table, id, column, value }));
  const scores = await db.sql(
    "select column_name::text as name, id::text as id from information_schema.columns, public.evaluation_results where table_schema = 'public' and table_name = 'evaluation_results' and column_name like '%\\_score'",
  );
  const [ids] = await db.sql(
    "select a.candidate_id::text as candidate, r.id::text as response from public.interview_attempts a join public.responses r on r.interview_attempt_id = a.id where a.id = $1",
    [attempt.id],
  );
  const { candidate, response } = {
    candidate: String(ids?.candidate),
    response: String(ids?.response),
  };
  const past = "2020-01-01T00:00:00+00:00";
  return [
    ...write("profiles", owner.userId, {
      subscription: "SCALE",
      subscription_id: "sub_1",
      email_verified_at: "2026-11-21T00:00:00Z",
      email: "x@example.com",
      created_at: past,
    }),
    ...write("company_profiles", companyId, {
      created_at: past,
      willo_company_key: "x",
      interview_provider: "willo",
      created_by_user_id: stranger.userId,
      first_interview_id: null,
      knit_integration_id: "x",
      knit_connected_at: past,
      knit_app_id: "x",
      knit_category_id: "x",
      knit_refused_at: past,
    }),
    ...write("interviews", interview.id, {
      department: "x",
      user_id: stranger.userId,
      willo_interview_key: "x",
      provider: "willo",
      interview_link: "https://evil.example/i/x",
      title: "x",
    }),
    ...write("candidates", candidate, { department_key: "x", email: "x@example.com" }),
    ...write("interview_attempts", attempt.id, {
      department_key: "x",
      qualified: false,
      adjusted_borderline: true,
      evaluation_retry_at: past,
      evaluation_failures: 24,
      replaced_version: 9,
      unlocked_at: past,
      submitted_at: past,
      evaluation_state: "none",
      candidate_name: "x",
      ai_allowed: false,
    }),
    ...write("responses", response, { responses_text: "x", transcript_state: "done" }),
    ...write("media", attempt.mediaId, { object_key: "x", state: "failed" }),
    ...scores.flatMap(({ name, id }) =>
      write("evaluation_results", String(id), { [String(name)]: 1.5 }),
    ),
  ];
}

async function storedValue(db: TestDatabase, { table, id, column }: Write): Promise<string> {
  const [row] = await db.sql(`select ${column}::text as value from public.${table} where id = $1`, [
    id,
  ]);
  return String(row?.value);
}

/** The same write as a change, and as a row that takes the place of the one with its id. */
async function ways(db: TestDatabase, owner: Person, { table, id, column, value }: Write) {
  const [row] = await db.sql(
    `select to_jsonb(t) - array(
      select column_name::text from information_schema.columns
      where table_schema = 'public' and table_name = '${table}' and is_generated = 'ALWAYS'
    ) as whole from public.${table} t where id = $1`,
    [id],
  );
  const whole = rowSchema.parse(row?.whole);
  return [
    () => rest(db, owner, "PATCH", `${table}?id=eq.${id}`, { [column]: value }),
    () => rest(db, owner, "POST", `${table}?on_conflict=id`, { ...whole, [column]: value }, UPSERT),
  ];
}

/** The forbidden writes that were not refused: an answer without an error, or a value that changed. */
export async function acceptedWrites(
  db: TestDatabase,
  owner: Person,
  writes: readonly Write[],
): Promise<string[]> {
  const accepted: string[] = [];
  for (const write of writes) {
    for (const send of await ways(db, owner, write)) {
      const before = await storedValue(db, write);
      const answer = await send();
      const changed = (await storedValue(db, write)) !== before;
      if (changed || answer.code !== "42501") {
        accepted.push(
          `${write.table}.${write.column}: ${answer.status} ${answer.code ?? ""}${changed ? ", written" : ""}`,
        );
      }
    }
  }
  return accepted;
}

/** Steps of the completion bitmask that went back from 1 to 0. */
export async function undoneSteps(
  db: TestDatabase,
  { owner, companyId }: HiringCompany,
): Promise<string[]> {
  const undone: string[] = [];
  const set = (mask: string) =>
    rest(db, owner, "PATCH", `company_profiles?id=eq.${companyId}`, { completion_bitmask: mask });
  for (const [from, to] of [
    ["1000", "0000"],
    ["1010", "0110"],
    ["1111", "1110"],
  ] as const) {
    await db
      .sql("update public.company_profiles set completion_bitmask = '0000' where id = $1", [
        companyId,
      ])
      .catch(() => {});
    await set(from);
    if ((await set(to)).status < 400) undone.push(`${from} became ${to}`);
  }
  return undone;
}
