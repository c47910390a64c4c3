import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { findCandidateLink } from "#lib/data/interviews/candidate-links";
import { readRoom } from "#lib/data/room/rooms";
import { mailNewAnswers } from "#lib/workflows/results/mail-new-answers";
import { mailCandidate } from "#lib/workflows/room/mail-candidate";
import { mailNewLink } from "#lib/workflows/room/mail-new-link";
import { showOwnLink } from "#lib/workflows/room/show-own-link";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import {
  type Attempt,
  type Company,
  createInterview,
  type Interview,
  signUpCompany,
  startAttempt,
} from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

describe("Mails", () => {
  let db: TestDatabase;
  let site: Site;
  let company: Company;
  let interview: Interview;
  let attempt: Attempt;

  beforeAll(async () => {
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase();
    company = await signUpCompany(db, "Bright Cleaning");
  });
  afterAll(async () => {
    await db.close();
    await site.close();
  });
  beforeEach(async () => {
    await db.sql("delete from public.jobs");
    interview = await createInterview(db, company);
    attempt = await startAttempt(db, interview);
    site.sent.length = 0;
  });

  const waiting = async (kind: string, mail?: string) => {
    const jobs = await db.sql(
      "select id::text, payload, run_at > now() + interval '23 hours' as tomorrow, run_at > now() as later from public.jobs where kind = $1 and finished_at is null order by sequence",
      [kind],
    );
    return jobs.filter(
      ({ payload }) => mail === undefined || JSON.stringify(payload).includes(mail),
    );
  };
  const run = (mail: "resume" | "nudge" | "confirmation" | "private", jobId = randomUUID()) =>
    mailCandidate(db.service(), { jobId, mail, attemptId: attempt.id }, site);
  const submit = async () => {
    await db.service().rpc("submit_attempt", { p_attempt: attempt.id });
    await db.sql("update public.interview_attempts set evaluation_state = 'done'");
  };
  const tokenIn = (text: string, path: string) =>
    new RegExp(`${path}/([\\w-]{43})`).exec(text)?.[1] ?? "";

  const mark = (at: "null" | "now()") =>
    db.sql(`update public.profiles set email_verified_at = ${at} where id = $1`, [
      company.owner.userId,
    ]);
  const held = () =>
    db.sql(
      "select kind, run_at > now() as waits from public.jobs where payload ? 'heldFor' and finished_at is null order by sequence",
    );

  it("go to nobody before the owner has proved their address, and all at once when they have", async () => {
    await mark("null");
    await submit();
    const [queued] = await waiting("send_digest");
    const { userId } = company.owner;
    const digest = { jobId: String(queued?.id), interviewId: interview.id, userId, since: 0 };
    await run("confirmation");
    await mailNewAnswers(db.service(), digest, site.appUrl);
    await db.sql("update public.jobs set finished_at = now() where id = $1", [digest.jobId]);
    expect(site.sent).toEqual([]);
    expect(await db.sql("select 1 from public.digests where job_id = $1", [digest.jobId])).toEqual(
      [],
    );
    expect(await held()).toEqual([
      { kind: "send_mail", waits: true },
      { kind: "send_digest", waits: true },
    ]);
    await mark("now()");
    expect(await held()).toEqual([
      { kind: "send_mail", waits: false },
      { kind: "send_digest", waits: false },
    ]);
    await run("confirmation");
    await mailNewAnswers(
      db.service(),
      { ...digest, jobId: randomUUID(), heldFor: userId },
      site.appUrl,
    );
    expect(site.sent.map(({ subject }) => subject)).toEqual([
      "Bright Cleaning has received your answers",
      "New answers for Cleaner",
    ]);
  });

  it("are promised by the room only where they would go out", async () => {
    const noMail = async () => (await readRoom(db.service(), interview.key))?.noMail;
    expect(await noMail()).toBe(false);
    await mark("null");
    expect(await noMail()).toBe(true);
    const shown = (submittedAt: string | null, letter = "t") =>
      showOwnLink(
        db.service(),
        { interviewKey: interview.key, attemptId: attempt.id, submittedAt, closes: null },
        {
          token: letter.repeat(43),
          tokenHash: hashOf(letter),
          appUrl: site.appUrl,
          now: new Date(),
        },
      );
    const link = await shown(null);
    expect(link?.href).toBe(`${site.appUrl}/i/resume/${"t".repeat(43)}`);
    expect(link?.code).toContain("<svg");
    expect(await findCandidateLink(db.service(), "resume", hashOf("t"))).toMatchObject({
      attemptId: attempt.id,
    });
    expect((await shown(new Date().toISOString()))?.href).toContain("/me/");
    expect(await shown("2026-01-01T00:00:00Z")).toBeNull();
    await mark("now()");
    expect(await shown(new Date().toISOString())).toBeNull();
    // The way back is shown to whoever has no camera here, mails or not.
    expect((await shown(null, "u"))?.href).toContain("/i/resume/");
  });

  it("are queued with the attempt: the way back now, one reminder tomorrow, and hold no word of the person", async () => {
    expect(await waiting("send_mail", "resume")).toMatchObject([{ tomorrow: false }]);
    expect(await waiting("send_mail", "nudge")).toMatchObject([{ tomorrow: true }]);
    expect(JSON.stringify(await waiting("send_mail"))).not.toMatch(/Ana|example/i);
  });

  it("bring a candidate back by a link of which only the hash is kept", async () => {
    await run("resume");
    const [mail] = site.sent;
    expect(mail?.subject).toBe("Your interview with Bright Cleaning");
    const token = tokenIn(mail?.text ?? "", "/i/resume");
    expect(await findCandidateLink(db.service(), "resume", hashOf(token))).toMatchObject({
      attemptId: attempt.id,
      interviewKey: interview.key,
      expired: false,
    });
    expect(await findCandidateLink(db.service(), "private", hashOf(token))).toBeNull();
    const kept = await db.sql("select * from public.candidate_links");
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it("are sent once, whatever dies on the way", async () => {
    const jobId = randomUUID();
    site.refuse(1);
    await expect(run("resume", jobId)).rejects.toMatchObject({ code: "vendor_failed" });
    await run("resume", jobId);
    await run("resume", jobId);
    expect(site.sent).toHaveLength(1);
  });

  it("remind a person who has been away for a day, and nobody who was here, has submitted or is too late", async () => {
    await run("nudge");
    expect(site.sent).toHaveLength(0);
    expect(await waiting("send_mail", "nudge")).toHaveLength(2);
    await db.sql("update public.attempt_sessions set last_seen_at = now() - interval '25 hours'");
    await db.sql("update public.interviews set deadline = now() - interval '1 minute'");
    await run("nudge");
    expect(site.sent).toHaveLength(0);
    await db.sql("update public.interviews set deadline = null");
    await run("nudge");
    expect(site.sent.map(({ subject }) => subject)).toEqual([
      "Your interview with Bright Cleaning is waiting",
    ]);
    await submit();
    await run("nudge");
    expect(site.sent).toHaveLength(1);
  });

  it("confirm a submission with the private page, in the candidate's words for dates", async () => {
    await submit();
    expect(await waiting("send_mail", "confirmation")).toHaveLength(1);
    await run("confirmation");
    expect(site.sent[0]?.text).toMatch(/arrived on .+ E[SD]T/);
    expect(tokenIn(site.sent[0]?.text ?? "", "/me")).not.toBe("");
  });

  it("are signed by the company, if its name and its owner's address may be trusted", async () => {
    const logo = `${company.owner.userId}-logo-1.png`;
    const setCompany = (name: string) =>
      db.sql(
        "update public.company_profiles set company_name = $1, company_logo_url = $2 where id = $3",
        [name, logo, company.companyId],
      );
    const plan = (name: "STARTER" | "LAUNCH") =>
      db.sql("update public.profiles set subscription = $1 where id = $2", [
        name,
        company.owner.userId,
      ]);
    const resume = async () => {
      site.sent.length = 0;
      await run("resume");
      const [mail] = site.sent;
      return [mail?.from, /<img src="([^"]+)"/.exec(mail?.html ?? "")?.[1]];
    };
    await setCompany("Bright Cleaning");
    const signed = "Bright Cleaning via Rolecall <hello@rolecall.test>";
    expect(await resume()).toEqual([signed, undefined]);
    await plan("LAUNCH");
    expect(await resume()).toEqual([signed, expect.stringContaining("-logo-1-small.png")]);
    await setCompany("PayPal Support");
    expect(await resume()).toEqual(["Rolecall <hello@rolecall.test>", undefined]);
    await setCompany("Bright Cleaning");
    await submit();
    await mark("null");
    site.sent.length = 0;
    await run("private");
    expect(site.sent[0]?.from).toBe("Rolecall <hello@rolecall.test>");
    await mark("now()");
    await plan("STARTER");
  });

  it("answer an expired link with a new one, and an unknown link with nothing", async () => {
    await run("resume");
    const token = tokenIn(site.sent[0]?.text ?? "", "/i/resume");
    await db.sql("update public.candidate_links set expires_at = now() - interval '1 second'");
    await db.sql("delete from public.jobs");
    await mailNewLink(db.service(), { purpose: "resume", tokenHash: hashOf("made up") });
    expect(await waiting("send_mail")).toEqual([]);
    await mailNewLink(db.service(), { purpose: "resume", tokenHash: hashOf(token) });
    await mailNewLink(db.service(), { purpose: "resume", tokenHash: hashOf(token) });
    expect(await waiting("send_mail", "resume")).toHaveLength(1);
  });

  it("never repeat a name that is a link, nor write to the demo's invented people", async () => {
    await db.sql(
      "update public.interview_attempts set candidate_name = 'Win at evil.com/x' where id = $1",
      [attempt.id],
    );
    await run("resume");
    expect(site.sent[0]?.text).not.toContain("evil");
    await db.sql("update public.candidates set email = 'ana@mail.example' where id = $1", [
      attempt.candidateId,
    ]);
    await run("resume");
    expect(site.sent).toHaveLength(1);
  });
});
