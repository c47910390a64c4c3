import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { requestErasure } from "#lib/data/account/erasure";
import { deleteCandidateData } from "#lib/workflows/private/delete-candidate-data";
import { everyTable } from "../support/claims.ts";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { DELETED_ROWS, DELETED_WORK, KEPT_HISTORY } from "../support/deletion-places.ts";
import { fillEveryTable } from "../support/every-table.ts";
import { type HiringCompany, signUpHiringCompany } from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

/** Columns of text or JSON in every table that a row of a candidate or an attempt hangs on. */
async function wordsBelowCandidates(db: TestDatabase): Promise<string[]> {
  const rows = await db.sql(`
    with recursive below (id) as (
      select 'public.candidates'::regclass::oid
      union
      select c.conrelid from pg_constraint c join below on c.confrelid = below.id where c.contype = 'f'
    )
    select t.relname || '.' || a.attname as place
    from below join pg_class t on t.oid = below.id
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'json'::regtype, 'varchar'::regtype, 'text[]'::regtype,
      'tsvector'::regtype, 'public.sex'::regtype, 'public.race'::regtype, 'public.accommodation_kind[]'::regtype)
    order by 1`);
  return rows.map(({ place }) => String(place));
}

const listed = Object.entries(DELETED_ROWS).flatMap(([table, { holds, exempt = {} }]) =>
  [...holds, ...Object.keys(exempt)].map((column) => `${table}.${column}`),
);

/** Tables in which a word can be found. */
async function placesOf(db: TestDatabase, word: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await everyTable(db)) {
    const rows = await db.sql(
      `select 1 from public.${table} t where t::text ilike '%' || $1 || '%'`,
      [word],
    );
    if (rows.length > 0) found.push(table);
  }
  return found;
}

describe("The deletion of a candidate's data", () => {
  let db: TestDatabase;
  let site: Site;
  let company: HiringCompany;
  const mediaDir = join(process.env.TEST_FOLDER ?? "", "deletion-media");

  beforeAll(async () => {
    site = await startSite(mediaDir);
    db = await startTestDatabase();
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await fillEveryTable(db, company);
  });
  afterAll(async () => {
    await db.close();
    await site.close();
  });

  it("lists every column that could hold a word of theirs, and no other", async () => {
    expect(await wordsBelowCandidates(db)).toEqual(listed.toSorted());
  });

  it("would miss a table that nobody listed (a planted bug)", async () => {
    await db.sql(
      "create table public.remarks (id int, attempt uuid references public.interview_attempts (id), said text)",
    );
    const unlisted = (await wordsBelowCandidates(db)).filter((place) => !listed.includes(place));
    await db.sql("drop table public.remarks");
    expect(unlisted).toEqual(["remarks.said"]);
  });

  it("leaves no word, file or waiting work of the person, and keeps the numbers", async () => {
    const { attempt } = company;
    const mark = "zebrafinch";
    // Nobody may put a word into an evaluation: for this once its guard is off.
    await db.sql("alter table public.evaluation_results disable trigger keep_versions");
    for (const [table, { holds }] of Object.entries(DELETED_ROWS)) {
      const own = table === "candidates" ? "id = $1" : "interview_attempt_id = $1";
      const key = table === "interview_attempts" ? "id = $1" : own;
      const id = table === "candidates" ? attempt.candidateId : attempt.id;
      for (const column of holds.filter((name) =>
        /text|name|note$|justification|summary|strengths|weaknesses|_reason/.test(name),
      )) {
        await db
          .sql(`update public.${table} set ${column} = '${mark}' where ${key}`, [id])
          .catch(() => []);
      }
    }
    await db.sql("alter table public.evaluation_results enable trigger keep_versions");
    await db.sql(
      "insert into public.jobs (kind, payload, last_error) values ('send_mail', jsonb_build_object('attemptId', $1::text), 'zebrafinch')",
      [attempt.id],
    );
    await db.sql(
      "update public.invites set state = 'text_opened', name = 'zebrafinch', attempt_id = $1 where interview_id = $2",
      [attempt.id, company.interview.id],
    );
    expect(await placesOf(db, mark)).toContain("invites");
    expect((await placesOf(db, mark)).length).toBeGreaterThan(4);
    const playable = attempt.objectKey.replace(".webm", ".playable.webm");
    const files = [attempt.objectKey, playable].map((key) => join(mediaDir, "recordings", key));
    for (const file of files) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, "x");
    }

    expect(await requestErasure(db.service(), attempt.id, "candidate")).toBe(true);
    await deleteCandidateData(db.service(), attempt.id);
    await deleteCandidateData(db.service(), attempt.id);

    expect(await placesOf(db, mark)).toEqual([]);
    expect(await placesOf(db, attempt.candidateId)).toEqual([]);
    const naming = await placesOf(db, attempt.id);
    expect(naming.toSorted()).toEqual(["attempt_ledger", "erased_attempts", "jobs"]);
    expect(files.filter(existsSync)).toEqual([]);
    const [kept] = await db.sql("select * from public.erased_attempts where attempt_id = $1", [
      attempt.id,
    ]);
    expect(kept).toMatchObject({ erase_by: "candidate" });
    expect(JSON.stringify(kept?.scores)).toContain("7.5");
    expect(Object.keys(KEPT_HISTORY)).toEqual(["erased_attempts", "attempt_ledger"]);
    expect(Object.keys(DELETED_WORK)).toEqual(["jobs", "texts", "invites"]);
  });
});
