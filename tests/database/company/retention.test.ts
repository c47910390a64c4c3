import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { deleteAccountRows } from "#lib/data/account/accounts";
import { requestErasure } from "#lib/data/account/erasure";
import { readCompany } from "#lib/data/company/companies";
import {
  findHold,
  liftHold,
  listHolds,
  readRetentionLog,
  saveRetention,
  setHold,
} from "#lib/data/company/retention";
import { sweepRetention } from "#lib/data/company/retention-sweep";
import { createInterview, deleteInterview, readInterview } from "#lib/data/interviews/interviews";
import { addNote, removeNote } from "#lib/data/results/notes";
import { findResult } from "#lib/data/results/result-detail";
import { readListFacts } from "#lib/data/results/results";
import { reopenAttempt } from "#lib/data/room/retries";
import { HELD_ACCOUNT } from "#lib/domain/account/account-deletion";
import { EDIT_TEXTS } from "#lib/domain/interviews/interview";
import { interviewRequestSchema } from "#lib/domain/interviews/interview-request";
import { wholeList } from "#lib/domain/results/result-query";
import { RETRY_TEXTS } from "#lib/domain/room/retry";
import { mailRetention } from "#lib/workflows/company/mail-retention";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, signUpCompany, signUpHiringCompany } from "../support/people.ts";
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
    expect(await readRetentionLog(company.owner.client)).toMatchObject([
      { what: "recordings", attempts: 1 },
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
      const { client, userId } = company.owner;
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
          : await findHold(client, attemptId);
      expect(shown).toMatchObject({ reason: "Claim 12-345" });
      const [hold] = await listHolds(client);
      expect(hold).toMatchObject({ reason: "Claim 12-345", setBy: userId });
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

  const hold = { reason: "Claim 12-345" };

  it("keeps an interview from being deleted, also one that nobody has answered", async () => {
    const { client } = company.owner;
    const empty = await createInterview(
      client,
      interviewRequestSchema.parse({
        id: randomUUID(),
        title: "Driver",
        description: "Vans",
        questions: [{ text: "Why us?", order: 1, answer_type: "text" }],
        settings: {},
      }),
      "http://127.0.0.1/i/",
    );
    const held = { code: "conflict", message: EDIT_TEXTS.onHold };
    await setHold(client, { ...hold, interviewId: empty.id });
    await expect(deleteInterview(client, empty.id)).rejects.toMatchObject(held);
    // One of its candidates is enough.
    await setHold(client, { ...hold, attemptId });
    await expect(deleteInterview(client, company.interview.id)).rejects.toMatchObject(held);
    expect(await erased()).toEqual([{ erase_by: null }]);
    expect((await readInterview(client, company.interview.id))?.id).toBe(company.interview.id);
    for (const { id } of await listHolds(client)) await liftHold(client, id);
    await deleteInterview(client, empty.id);
    await deleteInterview(client, company.interview.id);
    expect(await erased()).toEqual([{ erase_by: "employer" }]);
  });

  it("keeps the account, the notes and the first answers too", async () => {
    const { client, userId } = company.owner;
    await addNote(client, attemptId, "Late twice.");
    await setHold(client, { ...hold, attemptId });
    await expect(deleteAccountRows(db.service(), userId)).rejects.toMatchObject({
      code: "conflict",
      message: HELD_ACCOUNT,
    });
    const [note] = (await findResult(client, attemptId))?.notes ?? [];
    const remove = () => removeNote(client, attemptId, note?.id ?? "");
    await expect(remove()).rejects.toMatchObject({ code: "conflict" });
    await expect(reopenAttempt(client, attemptId, null)).rejects.toMatchObject({
      message: RETRY_TEXTS.onHold,
    });
    for (const { id } of await listHolds(client)) await liftHold(client, id);
    expect(await remove()).toBe(true);
    await deleteAccountRows(db.service(), userId);
    expect(await erased()).toEqual([]);
  });

  it("keeps the address of an invitation, by its interview or by its candidate", async () => {
    const { client } = company.owner;
    await db.sql("delete from public.invites");
    await db.sql(
      "insert into public.invites (interview_id, department_key, batch_id, email, created_at) select $1, $2, gen_random_uuid(), email, now() - interval '181 days' from (select email from public.candidates c join public.interview_attempts a on a.candidate_id = c.id where a.id = $3 union select 'else@mail.example') e",
      [company.interview.id, company.departmentKey, attemptId],
    );
    const known = async () => {
      await db.service().rpc("forget_invited");
      return (await db.sql("select 1 from public.invites where email is not null")).length;
    };
    await setHold(client, { ...hold, interviewId: company.interview.id });
    expect(await known()).toBe(2);
    for (const { id } of await listHolds(client)) await liftHold(client, id);
    await setHold(client, { ...hold, attemptId });
    expect(await known()).toBe(1);
    for (const { id } of await listHolds(client)) await liftHold(client, id);
    expect(await known()).toBe(0);
  });

  it("never stands before a candidate's own wish", async () => {
    await setHold(company.owner.client, { attemptId, reason: "Claim 12-345" });
    expect(await requestErasure(db.service(), attemptId, "candidate")).toBe(true);
    await db.service().rpc("erase_attempt", { p_attempt: attemptId });
    expect(await listHolds(company.owner.client)).toEqual([]);
  });

  it("belongs to the company: nobody else sets, lifts or reads a hold", async () => {
    const { client } = (await signUpCompany(db, "Other Crew")).owner;
    await expect(setHold(client, { attemptId, reason: "Mine" })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(
      setHold(client, { interviewId: company.interview.id, reason: "Mine" }),
    ).rejects.toMatchObject({ code: "not_found" });
    await setHold(company.owner.client, { attemptId, reason: "Claim" });
    const [hold] = await listHolds(company.owner.client);
    expect(await liftHold(client, hold?.id ?? "")).toBe(false);
    expect(await listHolds(client)).toEqual([]);
    expect(await readRetentionLog(client)).toEqual([]);
  });

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
