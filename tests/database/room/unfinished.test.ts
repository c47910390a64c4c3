import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eraseAttempt, isErased, requestErasure, withdraw } from "#lib/data/account/erasure";
import { liftHold, saveRetention, setHold } from "#lib/data/company/retention";
import { sweepRetention } from "#lib/data/company/retention-sweep";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import {
  type Attempt,
  type Company,
  createInterview,
  type Interview,
  ok,
  signUpCompany,
  startAttempt,
  submitAndScore,
} from "../support/people.ts";

describe("What was begun and not submitted", () => {
  let db: TestDatabase;
  let company: Company;
  let interview: Interview;
  let attempt: Attempt;

  beforeAll(async () => {
    db = await startTestDatabase();
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    company = await signUpCompany(db, "Bright Cleaning");
    interview = await createInterview(db, company);
    attempt = await startAttempt(db, interview);
  });

  /** As if everything in an attempt had happened that long ago. */
  async function ago(time: string, id = attempt.id) {
    const then = `now() - interval '${time}'`;
    await db.sql(`update public.interview_attempts set created_at = ${then} where id = $1`, [id]);
    for (const change of [
      `attempt_sessions set last_seen_at = ${then}`,
      `responses set answered_at = ${then}`,
      `media set created_at = ${then}, uploaded_at = null`,
    ]) {
      await db.sql(`update public.${change} where interview_attempt_id = $1`, [id]);
    }
  }
  const sweep = async () => {
    await db.sql("delete from public.retention_runs");
    await sweepRetention(db.service());
  };
  /** Who ended an attempt: null while it goes on. */
  const ended = async (id = attempt.id) => {
    const [row] = await db.sql("select erase_by from public.interview_attempts where id = $1", [
      id,
    ]);
    return row?.erase_by;
  };
  const closing = (when: string) =>
    db.sql(`update public.interviews set deadline = now() ${when} where id = $1`, [interview.id]);
  const askForHelp = async (id = attempt.id, since = "1 day") => {
    const body = { p_attempt: id, p_kinds: ["more_time" as const], p_note: "" };
    await db.service().rpc("request_accommodations", body);
    await db.sql("alter table public.accommodations disable trigger touch");
    await db.sql(
      `update public.accommodations set updated_at = now() - interval '${since}' where interview_attempt_id = $1`,
      [id],
    );
    await db.sql("alter table public.accommodations enable trigger touch");
  };

  it("ends 30 days after the last activity, with its files and without a mail", async () => {
    await ago("29 days");
    await sweep();
    expect(await ended()).toBeNull();
    await ago("31 days");
    await sweep();
    expect(await ended()).toBe("retention");
    const jobs = await db.sql(
      "select kind from public.jobs where payload ->> 'attemptId' = $1 and kind = 'delete_candidate_data'",
      [attempt.id],
    );
    expect(jobs).toHaveLength(1);
    const [media] = await db.sql("select state from public.media where id = $1", [attempt.mediaId]);
    expect(media).toEqual({ state: "discarded" });
    expect(
      await db.sql("select 1 as one from public.attempt_sessions where interview_attempt_id = $1", [
        attempt.id,
      ]),
    ).toEqual([]);
  });

  it.each([
    ["a visit", "attempt_sessions set last_seen_at"],
    ["an answer", "responses set answered_at"],
    ["a recording", "media set uploaded_at"],
  ])("counts %s as activity", async (_what, change) => {
    await ago("60 days");
    await db.sql(
      `update public.${change} = now() - interval '29 days' where interview_attempt_id = $1`,
      [attempt.id],
    );
    await sweep();
    expect(await ended()).toBeNull();
  });

  it("is kept until the interview's deadline and the grace after it are over", async () => {
    await ago("60 days");
    for (const deadline of ["+ interval '1 hour'", "- interval '23 hours'"]) {
      await closing(deadline);
      await sweep();
      expect(await ended()).toBeNull();
    }
    await closing("- interval '25 hours'");
    await sweep();
    expect(await ended()).toBe("retention");
  });

  it("touches nothing that was submitted", async () => {
    await submitAndScore(db, attempt);
    await ago("400 days");
    await sweep();
    expect(await ended()).toBeNull();
  });

  it.each(["interview", "candidate"])("waits for a legal hold on the %s", async (on) => {
    const { client } = company.owner;
    await ago("60 days");
    let hold = "";
    if (on === "interview") {
      await setHold(client, { interviewId: interview.id, reason: "Claim 12-345" });
      const [row] = await db.sql(
        "select id::text from public.legal_holds where interview_id = $1",
        [interview.id],
      );
      hold = String(row?.id);
    } else {
      const [row] = await db.sql(
        "insert into public.legal_holds (department_key, candidate_id, reason, set_by) values ($1, $2, 'Claim', $3) returning id::text",
        [company.departmentKey, attempt.candidateId, company.owner.userId],
      );
      hold = String(row?.id);
    }
    await sweep();
    expect(await ended()).toBeNull();
    await liftHold(client, hold);
    await sweep();
    expect(await ended()).toBe("retention");
  });

  const failed = (outcome: string) =>
    db.sql(
      "update public.interview_attempts set screening = $2, screened_at = created_at where id = $1",
      [attempt.id, outcome],
    );
  const decided = async () => {
    await db.sql("alter table public.status_history disable trigger all");
    await db.sql(
      `insert into public.status_history (interview_attempt_id, changed_by, from_status, to_status, created_at)
       select id, $2, 'Pending', 'Rejected', created_at from public.interview_attempts where id = $1`,
      [attempt.id, company.owner.userId],
    );
    await db.sql("alter table public.status_history enable trigger all");
  };

  it.each([
    ["an accommodation request", (time: string) => askForHelp(attempt.id, time)],
    ["a knock-out outcome", () => failed("failed")],
    ["being let in after it", () => failed("let_in")],
    ["an employer's decision", () => decided()],
  ])("with %s is kept for the period that is set, or for a year", async (_what, mark) => {
    const { client, userId } = company.owner;
    await ago("364 days");
    await mark("364 days");
    await sweep();
    expect(await ended()).toBeNull();
    await saveRetention(client, userId, { recordingsDays: 30, resultsYears: 1 });
    const earlier = async (table: string, column: string) =>
      db.sql(
        `update public.${table} set ${column} = ${column} - interval '3 days' where ${column} is not null`,
      );
    await ago("367 days");
    for (const [table, column] of [
      ["accommodations", "updated_at"],
      ["interview_attempts", "screened_at"],
      ["status_history", "created_at"],
    ] as const) {
      await db.sql(`alter table public.${table} disable trigger all`);
      await earlier(table, column);
      await db.sql(`alter table public.${table} enable trigger all`);
    }
    await sweep();
    // Its owner is warned first.
    expect(await ended()).toBeNull();
    const [warning] = await db.sql(
      "select what from public.retention_warnings where attempt_id = $1 and what = 'results'",
      [attempt.id],
    );
    expect(warning).toEqual({ what: "results" });
    await saveRetention(client, userId, null);
    await sweep();
    expect(await ended()).toBe("retention");
  });

  it("is no record of hiring where the questions were passed, or the request was taken back", async () => {
    await askForHelp();
    await db
      .service()
      .rpc("request_accommodations", { p_attempt: attempt.id, p_kinds: [], p_note: "" });
    await ago("60 days");
    await failed("passed");
    await sweep();
    expect(await ended()).toBe("retention");
  });

  describe("in a second try", () => {
    let retry = "";
    beforeEach(async () => {
      await submitAndScore(db, attempt);
      retry = ok(await company.owner.client.rpc("reopen_attempt", { p_attempt: attempt.id }));
    });

    it("ends without the first one, to which browsers lead again", async () => {
      await db.sql(
        "update public.interview_attempts set reopened_until = now() - interval '60 days' where id = $1",
        [retry],
      );
      await ago("60 days", retry);
      await sweep();
      expect(await ended(retry)).toBe("retry");
      expect(await ended()).toBeNull();
      const [sessions] = await db.sql(
        "select count(*)::int as count from public.attempt_sessions where interview_attempt_id = $1",
        [attempt.id],
      );
      expect(sessions).toEqual({ count: 1 });
    });

    it("takes the first one along where the candidate withdraws, and nobody else's", async () => {
      const other = await startAttempt(db, interview);
      expect(await withdraw(db.service(), retry)).toBe(true);
      expect([await ended(retry), await ended(), await ended(other.id)]).toEqual([
        "candidate",
        "candidate",
        null,
      ]);
    });
  });

  it("goes at its candidate's wish, on hold as well, and then once", async () => {
    await setHold(company.owner.client, { interviewId: interview.id, reason: "Claim" });
    await expect(requestErasure(db.service(), attempt.id, "employer")).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await isErased(db.service(), attempt.id)).toBe(false);
    expect(await withdraw(db.service(), attempt.id)).toBe(true);
    expect(await ended()).toBe("candidate");
    expect(await isErased(db.service(), attempt.id)).toBe(true);
    await eraseAttempt(db.service(), attempt.id);
    expect(await isErased(db.service(), attempt.id)).toBe(true);
    expect(await withdraw(db.service(), randomUUID())).toBe(false);
  });

  it("is ended by nobody but the server: neither its company's owner nor another", async () => {
    const stranger = await db.signUp();
    for (const client of [company.owner.client, stranger.client, db.anon()]) {
      for (const call of [
        client.rpc("withdraw_attempt", { p_attempt: attempt.id }),
        client.rpc("end_unfinished", { p_department: company.departmentKey, p_limit: 10 }),
      ]) {
        expect((await call).error).not.toBeNull();
      }
    }
    expect(await ended()).toBeNull();
  });
});
