import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { optOut, readMailbox, stopMail } from "#lib/data/site/mailboxes";
import { mailNewAnswers } from "#lib/workflows/results/mail-new-answers";
import { mailCandidate } from "#lib/workflows/room/mail-candidate";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Company, createInterview, signUpCompany, startAttempt } from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

describe("Mail that somebody stopped", () => {
  let db: TestDatabase;
  let site: Site;
  let company: Company;

  beforeAll(async () => {
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase();
    company = await signUpCompany(db, "Bright Cleaning");
  });
  afterAll(async () => {
    await db.close();
    await site.close();
  });
  beforeEach(() => {
    site.sent.length = 0;
  });

  const oneClick = () =>
    /unsubscribe\/([^?>]+)/.exec(site.sent[0]?.headers["List-Unsubscribe"] ?? "");

  it("does not go to an address that bounced or complained, however it is written", async () => {
    await stopMail(db.service(), { address: "Bounced@Mail.test ", reason: "bounce" });
    await stopMail(db.service(), { address: "bounced@mail.test", reason: "complaint" });
    expect(await readMailbox(db.service(), "bounced@mail.test")).toMatchObject({ accepts: false });
    expect(await readMailbox(db.service(), "other@mail.test")).toMatchObject({ accepts: true });
    const kept = await db.sql("select * from public.mail_stops");
    expect(JSON.stringify(kept)).not.toContain("mail.test");
  });

  it("is invitations and reminders by a candidate's one click, and nothing else", async () => {
    const attempt = await startAttempt(db, await createInterview(db, company));
    await db.sql("update public.attempt_sessions set last_seen_at = now() - interval '25 hours'");
    const run = (mail: "nudge" | "resume") =>
      mailCandidate(db.service(), { jobId: randomUUID(), mail, attemptId: attempt.id }, site);
    await run("nudge");
    expect(site.sent[0]?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const token = oneClick()?.[1] ?? "";
    expect(await optOut(db.service(), token)).toBe("invitations");
    expect(await optOut(db.service(), token)).toBe("invitations");
    await run("nudge");
    expect(site.sent).toHaveLength(1);
    await run("resume");
    expect(site.sent).toHaveLength(2);
    expect(site.sent[1]?.headers).toEqual({});
  });

  it("is the owner's digest by one click, which Settings show", async () => {
    const interview = await createInterview(db, company);
    const attempt = await startAttempt(db, interview);
    await db.service().rpc("submit_attempt", { p_attempt: attempt.id });
    await db.sql("update public.interview_attempts set evaluation_state = 'done'");
    const { userId } = company.owner;
    const job = { jobId: randomUUID(), interviewId: interview.id, userId, since: 0 };
    await mailNewAnswers(db.service(), job, site.appUrl);
    expect(await optOut(db.service(), oneClick()?.[1] ?? "")).toBe("answers");
    const chosen = await db.sql("select mail_answers from public.profiles where id = $1", [
      company.owner.userId,
    ]);
    expect(chosen).toEqual([{ mail_answers: "none" }]);
  });

  it("can be stopped by nobody who has not got the mail", async () => {
    const token = `answers.${company.owner.userId}.${"0".repeat(32)}`;
    expect(await optOut(db.service(), token)).toBeNull();
    expect(await optOut(db.service(), "all.x.y")).toBeNull();
    for (const client of [db.anon(), company.owner.client]) {
      const asked = await client.rpc("opt_out_token", { p_topic: "answers", p_subject: "x" });
      expect(asked.error).not.toBeNull();
      expect((await client.from("mail_stops").select("*")).data ?? []).toEqual([]);
    }
  });
});
