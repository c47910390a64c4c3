import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { deleteAccountRows } from "#lib/data/account/accounts";
import { changeMember, endMembership } from "#lib/data/company/team";
import { addLink, answerLink } from "#lib/data/results/shortlist-links";
import { JOBS } from "#lib/domain/jobs/kinds";
import { mailShortlistAnswers } from "#lib/workflows/results/mail-shortlist-answers";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { join } from "../support/matrix/world.ts";
import { type HiringCompany, ok, signUpHiringCompany, startAttempt } from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

describe.each([ENGINE])("A client's answer that waits for the morning, on %s,", (engine) => {
  let db: TestDatabase;
  let site: Site;
  let company: HiringCompany;
  let sender: Person;

  beforeAll(async () => {
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await db.sql("update public.profiles set email_verified_at = now()");
  });
  afterAll(async () => {
    await db.close();
    await site.close();
  });
  beforeEach(async () => {
    sender = await join(db, company, { role: "manager" });
    await db.sql("delete from public.jobs");
    site.sent.length = 0;
    await answerFor(company);
  });

  /** A client says yes on a link that the sender made in a company that they work in. */
  async function answerFor({ interview }: HiringCompany) {
    const { id: attemptId } = await startAttempt(db, interview);
    ok(await db.service().rpc("submit_attempt", { p_attempt: attemptId }));
    const link = { label: "Dana", message: "", shows: [], questionIds: null, days: 14 };
    const tokenHash = randomUUID().replaceAll("-", "").repeat(2);
    const client = { ...link, outside: true, tokenHash };
    await db.sql("update public.consents set notice_version = '2026-11-28b.en'");
    expect(await addLink(sender.client, { attemptId }, client)).toBe(true);
    const opinion = { attemptId, readerId: randomUUID(), name: "Dana", comment: "" };
    await answerLink(db.service(), tokenHash, { ...opinion, answer: "yes" });
  }

  /** All that is queued, as it would run in the morning: to whom it went. */
  async function morning() {
    const jobs = await db.sql(
      "select id, payload from public.jobs where kind = 'mail_shortlist_answers' order by created_at",
    );
    for (const { id, payload } of jobs) {
      const job = { jobId: String(id), ...JOBS.mail_shortlist_answers.payload.parse(payload) };
      await mailShortlistAnswers(db.service(), job, "https://rolecall.test");
    }
    return site.sent.flatMap(({ to }) => to);
  }

  it("is mailed to the sender while they may share", async () => {
    expect(await morning()).toEqual([sender.email]);
  });

  it("is told in a mail of its own for each company that they share for", async () => {
    const harbor = await signUpHiringCompany(db, "Harbor Crew");
    await db.sql("update public.profiles set email_verified_at = now()");
    await join(db, harbor, { role: "manager" }, sender);
    await answerFor(harbor);
    expect(await morning()).toEqual([sender.email, sender.email]);
    expect(site.sent.map(({ text }) => /shared at (.*)\./.exec(text)?.[1])).toEqual([
      "Bright Cleaning",
      "Harbor Crew",
    ]);
  });

  const ENDS: [string, () => Promise<unknown>][] = [
    ["leaves", () => endMembership(company.owner.client, sender.userId)],
    [
      "only reads from then on",
      () => changeMember(company.owner.client, sender.userId, { role: "viewer", interviews: null }),
    ],
    ["deletes their account", () => deleteAccountRows(db.service(), sender.userId)],
  ];
  it.each(ENDS)("is mailed to the owner if the sender %s", async (_, end) => {
    await end();
    expect(await morning()).toEqual([company.owner.email]);
  });

  it.each(ENDS)(
    "is mailed to the owner if the mail failed, and the sender then %s",
    async (_, end) => {
      site.refuse(1);
      await expect(morning()).rejects.toThrow();
      await end();
      await morning();
      expect(await morning()).toEqual([company.owner.email]);
    },
  );
});
