import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  everyTable,
  lockedRows,
  nullsInViews,
  tablesWithoutRowSecurity,
  writableColumns,
} from "./support/claims.ts";
import { ENGINES, type Person, startTestDatabase, type TestDatabase } from "./support/database.ts";
import { fillEveryTable } from "./support/every-table.ts";
import { acceptedWrites, forbiddenWrites, undoneSteps } from "./support/forbidden.ts";
import {
  type HiringCompany,
  signUpCompany,
  signUpHiringCompany,
  startAttempt,
} from "./support/people.ts";
import { rest } from "./support/rest.ts";

describe.each(ENGINES)("On %s", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let stranger: Person;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await fillEveryTable(db, company);
    stranger = (await signUpCompany(db, "Other Crew")).owner;
  });
  afterAll(() => db.close());

  it("every table has a row and row-level security", async () => {
    for (const table of await everyTable(db)) {
      expect([table, await db.sql(`select 1 as row from public.${table} limit 1`)]).toEqual([
        table,
        [{ row: 1 }],
      ]);
    }
    expect(await tablesWithoutRowSecurity(db)).toEqual([]);
  });

  it("a view's columns that the types call never null are never null", async () => {
    // Only submitted attempts can be read.
    const submitted = ["attempt_list.submission", "attempt_list.submitted_at"];
    expect(await nullsInViews(db, company.owner)).toEqual(submitted);
  });

  it("an owner sees nothing of an attempt before it is submitted, or while it is locked", async () => {
    const attempt = await startAttempt(db, company.interview);
    expect(await lockedRows(db, company.owner, attempt)).toEqual([]);
    await db.service().rpc("submit_attempt", { p_attempt: attempt.id });
    expect(await lockedRows(db, company.owner, attempt)).not.toEqual([]);
    await db.sql("update public.interview_attempts set unlocked_at = null where id = $1", [
      attempt.id,
    ]);
    expect(await lockedRows(db, company.owner, attempt)).toEqual([]);
  });

  it("an owner sees no take that was recorded again or is still on its way", async () => {
    const { owner, attempt } = company;
    const media = async () =>
      (await rest(db, owner, "GET", `media?interview_attempt_id=eq.${attempt.id}&select=id`)).rows;
    const [question = ""] = company.interview.questionIds;
    await db.sql(
      "insert into public.media (interview_attempt_id, question_id, content_type, object_key, state) select $1, $2, 'video/webm', s, s::public.media_state from (values ('discarded'), ('uploading')) as states (s)",
      [attempt.id, question],
    );
    expect(await media()).toEqual([{ id: attempt.mediaId }]);
  });

  it("an owner deletes nothing past the jobs that take the files along", async () => {
    const { owner, interview, attempt } = company;
    const places = {
      interviews: interview.id,
      interview_attempts: attempt.id,
      candidates: attempt.candidateId,
      media: attempt.mediaId,
      company_profiles: company.companyId,
      profiles: owner.userId,
    };
    for (const [table, id] of Object.entries(places)) {
      await rest(db, owner, "DELETE", `${table}?id=eq.${id}`);
      const kept = await db.sql(`select 1 as row from public.${table} where id = $1`, [id]);
      expect([table, kept]).toEqual([table, [{ row: 1 }]]);
    }
  });

  it("an owner writes no plan, score, key or date that the server keeps", async () => {
    const writes = await forbiddenWrites(db, company, stranger);
    expect(writes.length).toBeGreaterThan(25);
    expect(await acceptedWrites(db, company.owner, writes)).toEqual([]);
  });

  // A new column stands here only if users may write it; see docs/decisions/0001-database-guards-and-functions.md.
  it("people write only the columns that are theirs", async () => {
    expect(await writableColumns(db)).toEqual([
      "authenticated may delete candidate_notes",
      "authenticated may delete shortlists",
      "authenticated may insert profiles.company_name",
      "authenticated may insert profiles.first_name",
      "authenticated may insert profiles.id",
      "authenticated may insert profiles.last_name",
      "authenticated may update company_profiles.company_location",
      "authenticated may update company_profiles.company_logo_url",
      "authenticated may update company_profiles.company_name",
      "authenticated may update company_profiles.company_niche",
      "authenticated may update company_profiles.company_primary_colour",
      "authenticated may update company_profiles.company_profile_completed",
      "authenticated may update company_profiles.company_secondary_colour",
      "authenticated may update company_profiles.company_website",
      "authenticated may update company_profiles.completion_bitmask",
      "authenticated may update company_profiles.dashboard_opened_at",
      "authenticated may update company_profiles.keep_recordings_days",
      "authenticated may update company_profiles.keep_results_years",
      "authenticated may update company_profiles.time_zone",
      "authenticated may update company_profiles.weekly_buffer",
      "authenticated may update company_profiles.weekly_days",
      "authenticated may update company_profiles.weekly_from",
      "authenticated may update company_profiles.weekly_minutes",
      "authenticated may update company_profiles.weekly_to",
      "authenticated may update company_profiles.weekly_weeks",
      "authenticated may update interview_attempts.status",
      "authenticated may update interview_attempts.updated_at",
      "authenticated may update profiles.company_name",
      "authenticated may update profiles.first_name",
      "authenticated may update profiles.id",
      "authenticated may update profiles.last_name",
      "authenticated may update profiles.mail_answers",
      "authenticated may update profiles.notify_details",
    ]);
  });

  it("an owner's decision is timed by the database, whatever time they send", async () => {
    const { owner, attempt } = company;
    const sent = { status: "Hired", updated_at: "2020-01-01T00:00:00+00:00" };
    const { rows } = await rest(db, owner, "PATCH", `interview_attempts?id=eq.${attempt.id}`, sent);
    expect(rows).toEqual([expect.objectContaining({ status: "Hired" })]);
    expect(new Date(String(rows[0]?.updated_at)).getFullYear()).toBeGreaterThan(2020);
  });

  it("a completed step stays completed", async () => {
    expect(await undoneSteps(db, company)).toEqual([]);
  });
});
