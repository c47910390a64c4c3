import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { endMembership } from "#lib/data/company/team";
import { sendDecisionMail } from "#lib/data/results/decision-mails";
import { setStatus } from "#lib/data/results/decisions";
import { findResult } from "#lib/data/results/result-detail";
import { stopMail } from "#lib/data/site/mailboxes";
import { giveUpDecisionMail, mailDecision } from "#lib/workflows/results/mail-decision";
import { type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { join } from "../support/matrix/world.ts";
import {
  type Attempt,
  type HiringCompany,
  ok,
  signUpHiringCompany,
  startAttempt,
} from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

const NO = { kind: "no_thank_you", body: "Hola Ana,\n\nGracias por todo." } as const;

describe("A mail after a decision", () => {
  let db: TestDatabase;
  let site: Site;
  let company: HiringCompany;
  let owner: Person["client"];
  let attempt: Attempt;

  beforeAll(async () => {
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase();
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await db.sql("update public.plan_caps set cap = 1000");
    owner = company.owner.client;
  });
  beforeEach(async () => {
    await db.sql("delete from public.jobs");
    site.sent.length = 0;
    attempt = await startAttempt(db, company.interview);
    ok(await db.service().rpc("submit_attempt", { p_attempt: attempt.id }));
  });
  afterAll(async () => {
    await db.close();
    await site.close();
  });

  const jobs = async () =>
    (await db.sql("select payload from public.jobs where kind = 'mail_decision'")).map(
      ({ payload }) => payload as { attemptId: string; mailId: string },
    );
  async function run(): Promise<void> {
    for (const job of await jobs()) await mailDecision(db.service(), job, site);
  }
  const mails = async () => (await findResult(owner, attempt.id))?.decisionMails;

  it("waits for the owner's press, is in the candidate's language, and is sent once", async () => {
    await db.sql("update public.interview_attempts set language = 'es' where id = $1", [
      attempt.id,
    ]);
    await setStatus(owner, attempt.id, { status: "Rejected" });
    expect(await jobs()).toEqual([]);
    expect(await sendDecisionMail(owner, attempt.id, NO)).toBe(true);
    expect(await mails()).toMatchObject([{ kind: "no_thank_you", state: "waiting" }]);
    await run();
    await run();
    expect(site.sent).toHaveLength(1);
    expect(site.sent[0]).toMatchObject({ subject: "Tu entrevista con Bright Cleaning" });
    expect(site.sent[0]?.text).toContain("Gracias por todo.");
    expect(site.sent[0]?.text).toMatch(/\/me\/[\w-]{43}/);
    expect(await mails()).toMatchObject([{ state: "sent" }]);
    await expect(sendDecisionMail(owner, attempt.id, NO)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("already sent"),
    });
  });

  it("is refused where the status is another, the owner unproved, or the attempt a stranger's", async () => {
    await expect(sendDecisionMail(owner, attempt.id, NO)).rejects.toMatchObject({
      message: expect.stringContaining("status has changed"),
    });
    await setStatus(owner, attempt.id, { status: "Rejected" });
    const verify = (at: string) =>
      db.sql(`update public.profiles set email_verified_at = ${at} where id = $1`, [
        company.owner.userId,
      ]);
    await verify("null");
    await expect(sendDecisionMail(owner, attempt.id, NO)).rejects.toMatchObject({
      message: expect.stringContaining("Confirm your own email address"),
    });
    await verify("now()");
    const stranger = (await signUpHiringCompany(db, "Other Crew")).owner.client;
    expect(await sendDecisionMail(stranger, attempt.id, NO)).toBe(false);
    expect(await jobs()).toEqual([]);
  });

  it("doesn't go to whoever was decided on otherwise while it waited, and can be written anew", async () => {
    await setStatus(owner, attempt.id, { status: "Rejected" });
    await sendDecisionMail(owner, attempt.id, NO);
    await setStatus(owner, attempt.id, { status: "Hired" });
    await run();
    expect(site.sent).toEqual([]);
    expect(await mails()).toMatchObject([{ kind: "no_thank_you", state: "outdated" }]);
    await setStatus(owner, attempt.id, { status: "Rejected" });
    expect(await sendDecisionMail(owner, attempt.id, NO)).toBe(true);
    await run();
    expect(site.sent).toHaveLength(1);
    expect(await mails()).toMatchObject([{ state: "sent" }]);
  });

  describe("over which a server dies once the mail service has it", () => {
    /** The mail service has it, and nothing of that is kept but that it was to be given there. */
    const die = () => db.sql("update public.decision_mails set outcome = null");
    const hoursPass = (hours: number) =>
      db.sql(
        `update public.decision_mails set handed_over_at = handed_over_at - interval '${hours} hours'`,
      );
    beforeEach(async () => {
      await setStatus(owner, attempt.id, { status: "Rejected" });
      await sendDecisionMail(owner, attempt.id, NO);
      await run();
      await die();
    });

    it("goes out once, and counts as sent", async () => {
      await run();
      expect(site.sent).toHaveLength(1);
      expect(await mails()).toMatchObject([{ state: "sent" }]);
    });

    it("is not called outdated where the status is another by then, and can't be sent anew", async () => {
      await setStatus(owner, attempt.id, { status: "Hired" });
      await run();
      expect(await mails()).toMatchObject([{ kind: "no_thank_you", state: "sent" }]);
      await setStatus(owner, attempt.id, { status: "Rejected" });
      await expect(sendDecisionMail(owner, attempt.id, NO)).rejects.toMatchObject({
        message: expect.stringContaining("already sent"),
      });
    });

    it("isn't sent again once the mail service may have forgotten it", async () => {
      await hoursPass(24);
      site.sent.length = 0;
      await run();
      expect(site.sent).toEqual([]);
      expect(await mails()).toMatchObject([{ state: "sent" }]);
    });
  });

  it("is not called sent if the mail service didn't take it before the status was another", async () => {
    await setStatus(owner, attempt.id, { status: "Rejected" });
    await sendDecisionMail(owner, attempt.id, NO);
    site.refuse(1);
    await expect(run()).rejects.toMatchObject({ code: "vendor_failed" });
    await setStatus(owner, attempt.id, { status: "Hired" });
    await run();
    expect(site.sent).toEqual([]);
    expect(await mails()).toMatchObject([{ state: "outdated" }]);
  });

  it("can be written anew after the mail service took it at no try", async () => {
    await setStatus(owner, attempt.id, { status: "Rejected" });
    await sendDecisionMail(owner, attempt.id, NO);
    for (const { mailId } of await jobs()) await giveUpDecisionMail(db.service(), mailId);
    expect(await mails()).toMatchObject([{ state: "failed" }]);
    expect(await sendDecisionMail(owner, attempt.id, NO)).toBe(true);
    await run();
    expect(await mails()).toMatchObject([{ state: "sent" }]);
  });

  it("is answered to who wrote it, and to the owner once they are no longer there", async () => {
    const member = await join(db, company, { role: "manager" });
    await setStatus(owner, attempt.id, { status: "Rejected" });
    await sendDecisionMail(member.client, attempt.id, NO);
    const other = await startAttempt(db, company.interview);
    ok(await db.service().rpc("submit_attempt", { p_attempt: other.id }));
    await setStatus(owner, other.id, { status: "Rejected" });
    await run();
    await sendDecisionMail(member.client, other.id, NO);
    await endMembership(owner, member.userId);
    await run();
    expect(site.sent.map(({ reply_to }) => reply_to)).toEqual([
      [member.email],
      [company.owner.email],
    ]);
  });

  it("goes to whoever the owner writes to, the demo's invented people too", async () => {
    await db.sql("update public.candidates set email = 'ana@mail.example' where id = $1", [
      attempt.candidateId,
    ]);
    await setStatus(owner, attempt.id, { status: "Rejected" });
    await sendDecisionMail(owner, attempt.id, NO);
    await run();
    expect(site.sent[0]).toMatchObject({ to: ["ana@mail.example"] });
    expect(await mails()).toMatchObject([{ state: "sent" }]);
  });

  it("says that an address takes no mail", async () => {
    const [row] = await db.sql("select email from public.candidates where id = $1", [
      attempt.candidateId,
    ]);
    await stopMail(db.service(), { address: String(row?.email), reason: "bounce" });
    await setStatus(owner, attempt.id, { status: "Rejected" });
    await sendDecisionMail(owner, attempt.id, NO);
    await run();
    expect(site.sent).toEqual([]);
    expect(await mails()).toMatchObject([{ state: "refused" }]);
  });
});
