import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eraseAttempt } from "#lib/data/account/erasure";
import { askEarlier, listEarlierPeople } from "#lib/data/interviews/earlier";
import { deleteInterview } from "#lib/data/interviews/interviews";
import { sweepInvites } from "#lib/data/interviews/invite-mails";
import { invitePeople, readTextInvites } from "#lib/data/interviews/invites";
import { readPrivatePage, saveAskAgain } from "#lib/data/private/private-page";
import { stopMail } from "#lib/data/site/mailboxes";
import { ASK_AGAIN_DAYS } from "#lib/domain/interviews/earlier";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { byMail, inviteJobs, nearDeadline, runInviteJobs } from "../support/invites.ts";
import {
  createInterview,
  type HiringCompany,
  type Interview,
  signUpHiringCompany,
  startAttempt,
  submitAndScore,
} from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

describe("People who applied before", () => {
  let db: TestDatabase;
  let site: Site;
  let company: HiringCompany;
  let job: Interview;

  beforeAll(async () => {
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase();
  });
  afterAll(async () => {
    await db.close();
    await site.close();
  });
  beforeEach(async () => {
    await db.sql("delete from public.jobs");
    await db.sql("delete from public.mail_stops");
    site.sent.length = 0;
    company = await signUpHiringCompany(db, "Bright Cleaning");
    job = await createInterview(db, company);
    await submitAndScore(db, company.attempt);
  });

  const say = (yes: boolean) =>
    saveAskAgain(db.service(), { attemptId: company.attempt.id, language: "es" }, yes);
  const shown = async (interview = job) =>
    (await listEarlierPeople(company.owner.client, interview.id)).map(({ attemptId }) => attemptId);
  const ask = (
    interview = job,
    batchId: string = randomUUID(),
    owner = company,
    phones: Record<string, string> | null = null,
  ) =>
    askEarlier(db.service(), {
      ownerId: owner.owner.userId,
      interviewId: interview.id,
      batchId,
      attemptIds: [company.attempt.id],
      phones,
    });

  it("are those who said yes, until they take it back", async () => {
    expect(await shown()).toEqual([]);
    expect(await ask()).toBe(0);
    await say(true);
    expect(await shown()).toEqual([company.attempt.id]);
    expect((await readPrivatePage(db.service(), company.attempt.id))?.askAgain).toBe(true);
    await say(false);
    expect(await shown()).toEqual([]);
    expect(await ask()).toBe(0);
    expect((await readPrivatePage(db.service(), company.attempt.id))?.askAgain).toBe(false);
  });

  it("get one mail that says why, however often it is pressed, and none of another job for a while", async () => {
    await say(true);
    const batch = randomUUID();
    expect([await ask(job, batch), await ask(job, batch)]).toEqual([1, 1]);
    await runInviteJobs(db, site);
    expect(
      site.sent.map(({ text }) => text.includes("said it may ask you about other jobs")),
    ).toEqual([true]);
    const next = await createInterview(db, company);
    expect([await shown(job), await shown(next), await ask(next)]).toEqual([[], [], 0]);
    await deleteInterview(company.owner.client, job.id);
    expect(await shown(next)).toEqual([]);
    await db.sql(
      `update public.asked_people set asked_at = now() - interval '${ASK_AGAIN_DAYS + 1} days'`,
    );
    expect([await shown(next), await ask(next)]).toEqual([[company.attempt.id], 1]);
  });

  it.each([
    ["es", "es", "Bright Cleaning te invita a una entrevista"],
    ["fr", null, "Bright Cleaning invites you to an interview"],
  ] as const)(
    "are asked in %s, in which they applied, if the interview is kept in it",
    async (language, kept, subject) => {
      await say(true);
      await db.sql("update public.interviews set translations = $1 where id = $2", [
        JSON.stringify({ es: { title: "Limpieza", description: "-" } }),
        job.id,
      ]);
      await db.sql("update public.interview_attempts set language = $1 where id = $2", [
        language,
        company.attempt.id,
      ]);
      expect(await ask()).toBe(1);
      await runInviteJobs(db, site);
      expect(site.sent.map((mail) => mail.subject)).toEqual([subject]);
      const asked = "select language from public.invites where interview_id = $1";
      expect(await db.sql(asked, [job.id])).toEqual([{ language: kept }]);
    },
  );

  it("are texted by their owner where they left a number, and mailed nothing", async () => {
    await say(true);
    expect(await ask(job, randomUUID(), company, {})).toBe(0);
    expect(await shown()).toEqual([company.attempt.id]);
    const phones = { [company.attempt.id]: "+18135550123" };
    expect(await ask(job, randomUUID(), company, phones)).toBe(1);
    await runInviteJobs(db, site);
    expect(site.sent).toEqual([]);
    expect(await readTextInvites(company.owner.client, { interviewId: job.id })).toMatchObject([
      { phone: "+18135550123" },
    ]);
    expect(await shown()).toEqual([]);
  });

  it("take back what they said of every job, and what waits to be sent with it", async () => {
    await say(true);
    expect(await ask()).toBe(1);
    const again = await startAttempt(db, company.interview);
    await db.sql(
      "update public.interview_attempts set candidate_id = $1, submitted_at = now(), unlocked_at = now() where id = $2",
      [company.attempt.candidateId, again.id],
    );
    const text = await createInterview(db, company);
    await db.sql("delete from public.asked_people");
    const phones = { [company.attempt.id]: "+18135550123" };
    expect(await ask(text, randomUUID(), company, phones)).toBe(1);
    await saveAskAgain(db.service(), { attemptId: again.id, language: "en" }, false);
    expect(await readTextInvites(company.owner.client, { interviewId: text.id })).toEqual([]);
    await runInviteJobs(db, site);
    expect(site.sent).toEqual([]);
    expect(await shown(await createInterview(db, company))).toEqual([]);
  });

  it("get no reminder, and nothing once they are deleted", async () => {
    await say(true);
    expect(await ask()).toBe(1);
    await db.sql("update public.invites set state = 'sent', sent_at = now() - interval '25 hours'");
    await nearDeadline(db, company, job);
    await sweepInvites(db.service());
    expect(await inviteJobs(db)).toEqual([]);
    await eraseAttempt(db.service(), company.attempt.id);
    expect(
      await db.sql("select email, name from public.invites where interview_id = $1", [job.id]),
    ).toEqual([{ email: null, name: null }]);
  });

  it("are marked as asked if they were, and until they may be asked again or are gone", async () => {
    const marks = async () => (await db.sql("select 1 from public.asked_people")).length;
    await db.sql("delete from public.asked_people");
    await say(true);
    const [person] = await listEarlierPeople(company.owner.client, job.id);
    await stopMail(db.service(), { address: person?.email ?? "", reason: "bounce" });
    expect([await ask(), await marks()]).toEqual([0, 0]);
    expect(await shown()).toEqual([company.attempt.id]);
    await db.sql("delete from public.mail_stops");
    expect([await ask(), await marks()]).toEqual([1, 1]);
    await sweepInvites(db.service());
    expect(await marks()).toBe(1);
    await db.sql(
      `update public.asked_people set asked_at = now() - interval '${ASK_AGAIN_DAYS} days'`,
    );
    await sweepInvites(db.service());
    expect(await marks()).toBe(0);
    expect([await ask(await createInterview(db, company)), await marks()]).toEqual([1, 1]);
    await eraseAttempt(db.service(), company.attempt.id);
    expect(await marks()).toBe(0);
  });

  it("are asked once by two choices at the same time", async () => {
    await say(true);
    const asked = await Promise.all([ask(), ask()]);
    expect(asked.sort()).toEqual([0, 1]);
  });

  it("aren't those of the interview itself, who wait above the plan, who were invited, or another company's", async () => {
    await say(true);
    expect(await shown(company.interview)).toEqual([]);
    await db.sql("update public.interview_attempts set unlocked_at = null where id = $1", [
      company.attempt.id,
    ]);
    expect([await shown(), await ask()]).toEqual([[], 0]);
    await db.sql("update public.interview_attempts set unlocked_at = now() where id = $1", [
      company.attempt.id,
    ]);
    const other = await signUpHiringCompany(db, "Other Cleaning");
    expect(await listEarlierPeople(other.owner.client, job.id)).toEqual([]);
    await expect(ask(job, randomUUID(), other)).rejects.toMatchObject({ code: "not_found" });
    const [person] = await listEarlierPeople(company.owner.client, job.id);
    await invitePeople(db.service(), {
      ownerId: company.owner.userId,
      interviewId: job.id,
      batchId: randomUUID(),
      people: [byMail(person?.email ?? "")],
    });
    expect(await shown()).toEqual([]);
  });
});
