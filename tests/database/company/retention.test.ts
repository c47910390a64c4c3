import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { requestErasure } from "#lib/data/account/erasure";
import { readKept } from "#lib/data/account/settings";
import { readCompany } from "#lib/data/company/companies";
import { liftHold, saveRetention, setHold } from "#lib/data/company/retention";
import { sweepRetention } from "#lib/data/company/retention-sweep";
import { findResult } from "#lib/data/results/result-detail";
import { readListFacts } from "#lib/data/results/results";
import { wholeList } from "#lib/domain/results/result-query";
import { mailRetention } from "#lib/workflows/company/mail-retention";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, signUpHiringCompany } from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

describe("How long a company keeps what candidates gave", () => {
  let db: TestDatabase;
  let site: Site;
  let company: HiringCompany;
  let attemptId: string;

  beforeAll(async () => {
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase();
  });
  afterAll(async () => {
    await db.close();
    await site.close();
  });
  beforeEach(async () => {
    await db.sql(
      "update public.company_profiles set keep_recordings_days = null, keep_results_years = null",
    );
    company = await signUpHiringCompany(db, "Bright Cleaning");
    attemptId = company.attempt.id;
    await saveRetention(company.owner.client, company.owner.userId, {
      recordingsDays: 30,
      resultsYears: 1,
    });
    await db.sql("delete from public.jobs");
    site.sent.length = 0;
  });

  const decide = async (ago: string) => {
    await company.owner.client
      .from("interview_attempts")
      .update({ status: "Rejected" })
      .eq("id", attemptId);
    await db.sql("alter table public.status_history disable trigger all");
    await db.sql(
      `update public.status_history set created_at = now() - interval '${ago}' where interview_attempt_id = $1`,
      [attemptId],
    );
    await db.sql("alter table public.status_history enable trigger all");
  };
  const sweep = async () => {
    await db.sql("delete from public.retention_runs");
    return sweepRetention(db.service());
  };
  const jobs = async (kind: string) =>
    db.sql("select payload from public.jobs where kind = $1 and finished_at is null", [kind]);
  const warn = () =>
    mailRetention(
      db.service(),
      { jobId: randomUUID(), departmentKey: company.departmentKey },
      site.appUrl,
    );
  const aWeekLater = () =>
    db.sql("update public.retention_warnings set warned_at = warned_at - interval '8 days'");
  const warnings = () =>
    db.sql("select what from public.retention_warnings where attempt_id = $1", [attemptId]);
  const recordings = () =>
    db.sql(
      "select 1 as one from public.media where interview_attempt_id = $1 and state <> 'discarded'",
      [attemptId],
    );
  const erased = () =>
    db.sql("select erase_by from public.interview_attempts where id = $1", [attemptId]);

  it("warns a week ahead, then deletes recordings and files, and leaves the words", async () => {
    await decide("31 days");
    expect(await sweep()).toBe(0);
    expect(await jobs("mail_retention")).toHaveLength(1);
    await warn();
    expect(site.sent[0]?.text).toContain("the recordings of 1 candidate");
    expect(site.sent[0]?.text).not.toContain("Ana");
    expect(await sweep()).toBe(0);
    expect(await recordings()).not.toEqual([]);
    await aWeekLater();
    expect(await sweep()).toBe(1);
    expect(await recordings()).toEqual([]);
    expect(await jobs("remove_recording")).not.toEqual([]);
    expect(await erased()).toEqual([{ erase_by: null }]);
    expect((await readKept(company.owner.client)).deleted).toMatchObject([
      { what: "recordings", attempts: 1, by: null },
    ]);
    expect(await sweep()).toBe(0);
  });

  it("deletes everything by the job that deletes any candidate, and keeps no score", async () => {
    await decide("2 years");
    await sweep();
    await warn();
    await aWeekLater();
    await sweep();
    expect(await erased()).toEqual([{ erase_by: "retention" }]);
    expect(await jobs("delete_candidate_data")).toEqual([{ payload: { attemptId } }]);
    await db.service().rpc("erase_attempt", { p_attempt: attemptId });
    const [left] = await db.sql(
      "select scores, decisions, overrides, erase_by from public.erased_attempts where attempt_id = $1",
      [attemptId],
    );
    expect(left).toEqual({ scores: [], decisions: [], overrides: [], erase_by: "retention" });
  });

  it("counts from the submission where nobody decided, and only for everything", async () => {
    const { client } = company.owner;
    await client.from("interview_attempts").update({ status: "Pending" }).eq("id", attemptId);
    await db.sql(
      "update public.interview_attempts set submitted_at = now() - interval '60 days' where id = $1",
      [attemptId],
    );
    await sweep();
    expect(await jobs("mail_retention")).toEqual([]);
    await db.sql(
      "update public.interview_attempts set submitted_at = now() - interval '13 months' where id = $1",
      [attemptId],
    );
    await sweep();
    await warn();
    expect(site.sent[0]?.text).toContain("everything about 1 candidate");
  });

  it("deletes nothing of which the owner was not told", async () => {
    await decide("2 years");
    site.refuse(1);
    await sweep();
    await expect(warn()).rejects.toMatchObject({ code: "vendor_failed" });
    await aWeekLater();
    expect(await sweep()).toBe(0);
    expect(await erased()).toEqual([{ erase_by: null }]);
  });

  it("begins anew with a new decision, and ends when it is turned off", async () => {
    await decide("2 years");
    await sweep();
    await warn();
    await aWeekLater();
    await decide("1 day");
    expect(await sweep()).toBe(0);
    expect(await warnings()).toEqual([]);
    await decide("2 years");
    await sweep();
    await warn();
    await aWeekLater();
    await saveRetention(company.owner.client, company.owner.userId, null);
    expect(await sweep()).toBe(0);
    expect(await warnings()).toEqual([]);
    expect((await readCompany(company.owner.client, company.owner.userId))?.retention).toBeNull();
  });

  it.each(["interview", "candidate"])(
    "waits for a legal hold on the %s, which keeps its reason",
    async (what) => {
      const { client } = company.owner;
      const on = what === "interview" ? { interviewId: company.interview.id } : { attemptId };
      await decide("2 years");
      await sweep();
      await warn();
      await aWeekLater();
      await setHold(client, { ...on, reason: "Claim 12-345" });
      await setHold(client, { ...on, reason: "Another" });
      expect(await sweep()).toBe(0);
      const shown =
        what === "interview"
          ? (
              await readListFacts(client, wholeList("newest"), {
                interviewId: company.interview.id,
              })
            ).hold
          : (await findResult(client, attemptId))?.hold;
      expect(shown).toMatchObject({ reason: "Claim 12-345" });
      const [hold] = (await readKept(client)).holds;
      expect(hold).toMatchObject({ reason: "Claim 12-345", setBy: "You" });
      await expect(requestErasure(db.service(), attemptId, "employer")).rejects.toMatchObject({
        code: "conflict",
      });
      expect(await liftHold(client, hold?.id ?? "")).toBe(true);
      await sweep();
      await warn();
      await aWeekLater();
      await sweep();
      expect(await erased()).toEqual([{ erase_by: "retention" }]);
    },
  );

  it.each([
    [29, 4],
    [30, 6],
    [30, 0],
    [400, 1],
  ])("can't be %s days and %s years", async (recordingsDays, resultsYears) => {
    await expect(
      saveRetention(company.owner.client, company.owner.userId, { recordingsDays, resultsYears }),
    ).rejects.toMatchObject({ code: "internal" });
  });
});
