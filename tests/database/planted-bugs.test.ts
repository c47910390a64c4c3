import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { billingWrites } from "./support/billing-writes.ts";
import { lockedRows, tablesWithoutRowSecurity, writableColumns } from "./support/claims.ts";
import { type Person, startTestDatabase, type TestDatabase } from "./support/database.ts";
import { acceptedWrites, forbiddenWrites, undoneSteps } from "./support/forbidden.ts";
import {
  type HiringCompany,
  signUpCompany,
  signUpHiringCompany,
  startAttempt,
} from "./support/people.ts";

/** Each claim of policies.test.ts must fail on a database with the bug that it is there to find. */
describe("A planted bug is found:", () => {
  let db: TestDatabase;
  let company: HiringCompany;
  let stranger: Person;
  let mend: string[] = [];

  const plant = async (bug: string, ...mends: string[]) => {
    mend = mends;
    await db.sql(bug);
  };

  beforeAll(async () => {
    db = await startTestDatabase();
    company = await signUpHiringCompany(db, "Bright Cleaning");
    stranger = (await signUpCompany(db, "Other Crew")).owner;
  });
  afterEach(async () => {
    for (const sql of mend) await db.sql(sql);
  });
  afterAll(() => db.close());

  it("a table without row-level security", async () => {
    await plant(
      "alter table public.jobs disable row level security",
      "alter table public.jobs enable row level security",
    );
    expect(await tablesWithoutRowSecurity(db)).toEqual(["jobs"]);
  });

  it("a policy that forgets the lock", async () => {
    const attempt = await startAttempt(db, company.interview);
    await plant(
      "create policy bug on public.interview_attempts for select to authenticated using (department_key in (select public.my_department_keys()))",
      "drop policy bug on public.interview_attempts",
    );
    expect(await lockedRows(db, company.owner, attempt)).toContain(
      "the owner sees interview_attempts",
    );
  });

  it.each([
    ["profiles", "subscription"],
    ["profiles", "created_at"],
    ["company_profiles", "willo_company_key"],
    ["company_profiles", "created_at"],
    ["interview_attempts", "unlocked_at"],
  ])("%s.%s that an owner may write", async (table, column) => {
    await plant(
      `grant update (${column}) on public.${table} to authenticated`,
      `revoke update (${column}) on public.${table} from authenticated`,
    );
    expect(await writableColumns(db)).toContain(`authenticated may update ${table}.${column}`);
    const writes = await forbiddenWrites(db, company, stranger);
    const own = writes.filter((write) => write.table === table && write.column === column);
    expect(await acceptedWrites(db, company.owner, own)).toEqual([
      expect.stringContaining(`${table}.${column}`),
    ]);
  });

  it("a table that an owner may write as a whole", async () => {
    await plant(
      "grant update, delete on public.interviews to authenticated",
      "revoke update, delete on public.interviews from authenticated",
    );
    const found = await writableColumns(db);
    expect(found).toContain("authenticated may update interviews.interview_link");
    expect(found).toContain("authenticated may delete interviews");
  });

  it("scores that an owner may write", async () => {
    await plant(
      "create policy bug on public.evaluation_results for update to authenticated using (true)",
      "alter table public.evaluation_results enable trigger keep_versions",
      "revoke update on public.evaluation_results from authenticated",
      "drop policy bug on public.evaluation_results",
      "alter table public.evaluation_results enable trigger keep_versions",
    );
    await db.sql("grant update on public.evaluation_results to authenticated");
    await db.sql("alter table public.evaluation_results disable trigger keep_versions");
    // A single number changed would not fit its general score or quotes, which no other test here asks about.
    await db.sql(
      "alter table public.evaluation_results drop constraint general_score_within_its_metrics, drop constraint no_number_without_a_quote, drop constraint every_statement_stands",
    );
    const writes = await forbiddenWrites(db, company, stranger);
    const scores = writes.filter(({ table }) => table === "evaluation_results");
    const written = await acceptedWrites(db, company.owner, scores);
    expect(written.filter((claim) => claim.includes(": 200 "))).toHaveLength(scores.length);
  });

  it.each([
    "subscriptions",
    "open_checkouts",
    "trial_cards",
    "trial_addresses",
    "plan_caps",
    "plan_features",
    "attempt_ledger",
    "webhook_events",
  ])("rows of %s that an owner may write", async (table) => {
    await plant(
      `create policy bug on public.${table} for all to authenticated using (true) with check (true)`,
      `drop policy bug on public.${table}`,
      `revoke insert, update, delete on public.${table} from authenticated`,
    );
    await db.sql(`grant all on public.${table} to authenticated`);
    const found = await billingWrites(db, await signUpHiringCompany(db, "New Crew"));
    expect(found.filter((write) => write.includes(` ${table}`))).not.toEqual([]);
  });

  it("steps that can be undone", async () => {
    await plant(
      "alter table public.company_profiles disable trigger keep_completed_steps",
      "alter table public.company_profiles enable trigger keep_completed_steps",
    );
    expect(await undoneSteps(db, company)).toEqual([
      "1000 became 0000",
      "1010 became 0110",
      "1111 became 1110",
    ]);
  });
});
