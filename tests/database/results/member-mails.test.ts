import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { saveMailChoice } from "#lib/data/account/profiles";
import { endMembership } from "#lib/data/company/team";
import type { MailPace } from "#lib/domain/account/mail-choice";
import { JOBS } from "#lib/domain/jobs/kinds";
import { mailNewAnswers } from "#lib/workflows/results/mail-new-answers";
import { type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { join } from "../support/matrix/world.ts";
import {
  createInterview,
  type Interview,
  startAttempt,
  submitAndScore,
} from "../support/people.ts";
import { type Employer, openForAnswers } from "../support/plans.ts";
import { type Site, startSite } from "../support/site.ts";

const SOON = "run_at <= now() + interval '1 minute'";

describe("The mail about new answers, to a company's people,", () => {
  let db: TestDatabase;
  let site: Site;
  let employer: Employer;

  beforeAll(async () => {
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase();
    await db.sql("update public.plan_caps set cap = 1000");
  });
  afterAll(async () => {
    await db.close();
    await site.close();
  });
  beforeEach(async () => {
    employer = await openForAnswers(db);
    await db.sql("delete from public.jobs");
    site.sent.length = 0;
  });

  const choose = ({ client, userId }: Person, email: MailPace) =>
    saveMailChoice(client, userId, { email });
  const answer = async (interview: Interview = employer.interview) => {
    const attempt = await startAttempt(db, interview);
    await submitAndScore(db, attempt);
    await db.sql("update public.interview_attempts set evaluation_state = 'done' where id = $1", [
      attempt.id,
    ]);
  };
  /** Runs the mails that wait, the newest first, as what is later may be due sooner. */
  const runAll = async (which = "true") => {
    const jobs = await db.sql(
      `select id::text, payload from public.jobs where kind = 'send_digest' and finished_at is null and ${which} order by sequence desc`,
    );
    for (const { id, payload } of jobs) {
      const job = { jobId: String(id), ...JOBS.send_digest.payload.parse(payload) };
      await mailNewAnswers(db.service(), job, site.appUrl);
      await db.sql("update public.jobs set finished_at = now() where id = $1", [String(id)]);
    }
    return site.sent.splice(0);
  };
  const sendAll = async () => (await runAll()).map(({ to }) => to[0]);
  const told = async (which?: string) =>
    (await runAll(which)).map(({ text }) => text.match(/^\d+ candidates?/m)?.[0]);

  it("goes to the owner until they say otherwise, and to no member who didn't ask", async () => {
    const member = await join(db, employer, { role: "manager" });
    await answer();
    expect(await sendAll()).toEqual([employer.owner.email]);
    await choose(member, "at_once");
    await choose(employer.owner, "none");
    await answer();
    expect(await sendAll()).toEqual([member.email]);
  });

  it("tells a member of what came since they asked, once", async () => {
    const member = await join(db, employer, { role: "viewer" });
    await answer();
    await answer();
    await choose(member, "at_once");
    await answer();
    await choose(employer.owner, "none");
    expect(await sendAll()).toEqual([member.email]);
    const [digest] = await db.sql(
      "select until - since as answers from public.digests where user_id = $1",
      [member.userId],
    );
    expect(Number(digest?.answers)).toBe(1);
    expect(await sendAll()).toEqual([]);
  });

  it("comes once a day at seven in the morning by the company's clock, or once an hour", async () => {
    const member = await join(db, employer, { role: "manager" });
    await choose(member, "daily");
    await answer();
    await answer();
    const due = await db.sql(
      "select payload ->> 'userId' as reader, to_char(j.run_at at time zone c.time_zone, 'HH24:MI') as at, run_at > now() and run_at <= now() + interval '24 hours' as next from public.jobs j, public.company_profiles c where j.kind = 'send_digest' and c.created_by_user_id = $1",
      [employer.owner.userId],
    );
    expect(due).toHaveLength(2);
    expect(due).toContainEqual({ reader: member.userId, at: "07:00", next: true });
  });

  it("comes within the hour again to whoever no longer wants it once a day", async () => {
    await choose(employer.owner, "daily");
    await answer();
    await choose(employer.owner, "at_once");
    await answer();
    const soon = await db.sql(
      "select from public.jobs where kind = 'send_digest' and run_at <= now() + interval '1 hour'",
    );
    expect(soon).toHaveLength(1);
  });

  it("puts off until the morning what waits for whoever wants it once a day from now on", async () => {
    await choose(employer.owner, "at_once");
    await answer();
    await choose(employer.owner, "daily");
    const due =
      "select to_char(j.run_at at time zone c.time_zone, 'HH24:MI') as at from public.jobs j, public.company_profiles c where j.kind = 'send_digest' and c.created_by_user_id = $1";
    expect(await db.sql(due, [employer.owner.userId])).toEqual([{ at: "07:00" }]);
  });

  it("tells also of whom a later mail would have told, whichever goes first", async () => {
    await choose(employer.owner, "daily");
    await answer();
    await answer();
    await choose(employer.owner, "at_once");
    await answer();
    expect(await told()).toEqual(["3 candidates"]);
  });

  it("comes no second time within the hour, whatever else is due, and then tells of the rest", async () => {
    await choose(employer.owner, "daily");
    await answer();
    await choose(employer.owner, "at_once");
    await answer();
    expect(await told(SOON)).toEqual(["2 candidates"]);
    await answer();
    // The morning comes for which the first mail was queued.
    await db.sql("update public.jobs set run_at = now() where unique_key like 'digest:%:daily'");
    expect(await told(SOON)).toEqual([]);
    await db.sql("update public.digests set taken_at = taken_at - interval '1 hour'");
    expect(await told()).toEqual(["1 candidate"]);
  });

  it("tells of all who are being rated, whichever of their mails looks first", async () => {
    const scoring = (change: string) =>
      db.sql(`update public.interview_attempts set ${change} where interview_id = $1`, [
        employer.interview.id,
      ]);
    await choose(employer.owner, "daily");
    await answer();
    await choose(employer.owner, "at_once");
    await answer();
    await scoring("evaluation_state = 'running'");
    const clock = jest.spyOn(Date.prototype, "getTime").mockReturnValue(Date.now());
    expect(await told()).toEqual([]);
    clock.mockRestore();
    await scoring("evaluation_state = 'done'");
    await answer();
    expect(await told()).toEqual(["3 candidates"]);
  });

  it("names to a viewer nobody of an interview that they weren't given", async () => {
    const given = await createInterview(db, employer);
    const viewer = await join(db, employer, { role: "viewer", interviews: [given.id] });
    await choose(viewer, "at_once");
    await choose(employer.owner, "none");
    await answer();
    expect(await sendAll()).toEqual([]);
    await answer(given);
    expect(await sendAll()).toEqual([viewer.email]);
  });

  it("goes to nobody who was removed meanwhile", async () => {
    const member = await join(db, employer, { role: "manager" });
    await choose(member, "at_once");
    await choose(employer.owner, "none");
    await answer();
    await endMembership(employer.owner.client, member.userId);
    expect(await sendAll()).toEqual([]);
  });
});
