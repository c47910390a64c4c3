import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { readKept } from "#lib/data/account/settings";
import { liftHold, setHold } from "#lib/data/company/retention";
import { findResult } from "#lib/data/results/result-detail";
import { addSession, readSession } from "#lib/data/room/attempts";
import { reopenAttempt } from "#lib/data/room/retries";
import { readLinkState } from "#lib/data/room/rooms";
import { stopMail } from "#lib/data/site/mailboxes";
import { RETRY_TEXTS } from "#lib/domain/room/retry";
import { mailCandidate } from "#lib/workflows/room/mail-candidate";
import { submitReviewed, write } from "../support/answers.ts";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import {
  type Attempt,
  type Company,
  createInterview,
  type Interview,
  signUpCompany,
  startAttempt,
  submitAndScore,
} from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

const closed = expect.objectContaining({ fields: { reason: "interview_closed" } });

describe("A second try that can't be made, or not anymore", () => {
  let db: TestDatabase;
  let site: Site;
  let company: Company;
  let interview: Interview;
  let attempt: Attempt;
  let tokenHash = "";
  let video = "";

  beforeAll(async () => {
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase();
    company = await signUpCompany(db, "Bright Cleaning", "SCALE");
  });
  afterAll(async () => {
    await db.close();
    await site.close();
  });
  beforeEach(async () => {
    await db.sql("delete from public.jobs");
    site.sent.length = 0;
    interview = await createInterview(db, company);
    [video = ""] = interview.questionIds;
    attempt = await startAttempt(db, interview);
    await db.sql("delete from public.jobs");
    await submitAndScore(db, attempt);
    await db.sql("delete from public.jobs");
    tokenHash = createHash("sha256").update(randomUUID()).digest("hex");
    await addSession(db.service(), attempt.id, tokenHash);
  });

  const reopen = () => reopenAttempt(company.owner.client, attempt.id, video);
  const session = () => readSession(db.service(), interview.key, tokenHash);
  const retryId = async () => String((await session())?.attemptId);
  const result = () => findResult(company.owner.client, attempt.id);
  const submit = (retry: string) => submitReviewed(db.service(), retry);
  const jobs = (kind: string) => db.sql("select 1 from public.jobs where kind = $1", [kind]);
  const mailTo = (retry: string) =>
    mailCandidate(db.service(), { jobId: randomUUID(), mail: "retry", attemptId: retry }, site);
  const inWords = async (retry: string, text: string) => {
    await db
      .service()
      .rpc("request_accommodations", { p_attempt: retry, p_kinds: ["text_instead"], p_note: "" });
    await write(db.service(), { attemptId: retry, questionId: video, text });
  };

  it("opens nothing where the candidate's address takes no mail", async () => {
    const [person] = await db.sql("select email from public.candidates where id = $1", [
      attempt.candidateId,
    ]);
    await stopMail(db.service(), { address: String(person?.email), reason: "bounce" });
    const refused = { code: "conflict", message: RETRY_TEXTS.mailStopped };
    await expect(reopen()).rejects.toMatchObject(refused);
    expect(await session()).toMatchObject({ attemptId: attempt.id, again: null });
    expect((await result())?.waiting).toBeNull();
    expect(await jobs("send_mail")).toEqual([]);
  });

  it("is mailed to the invented people of a demo as well, as it goes by hand", async () => {
    await db.sql("update public.candidates set email = $1 where id = $2", [
      `ana.${randomUUID()}@mail.example`,
      attempt.candidateId,
    ]);
    await reopen();
    await mailTo(await retryId());
    expect(site.sent).toHaveLength(1);
  });

  it.each(["person", "interview"])(
    "ends with a legal hold on the %s, which keeps the first answers",
    async (on) => {
      const { client } = company.owner;
      const change = (sql: string, id: string) =>
        db.sql(`update public.${sql} where id = $1`, [id]);
      await change("interviews set deadline = now() + interval '30 days'", interview.id);
      await reopen();
      const retry = await retryId();
      await inWords(retry, "Anew.");
      const held = on === "person" ? { attemptId: attempt.id } : { interviewId: interview.id };
      await setHold(client, { reason: "Claim 12-345", ...held });

      await expect(submit(retry)).rejects.toEqual(closed);
      await expect(inWords(retry, "Later.")).rejects.toEqual(closed);
      expect(await readLinkState(db.anon(), interview.key, tokenHash)).toBe("submitted");
      expect((await session())?.submittedAt).not.toBeNull();
      expect((await result())?.waiting).toBeNull();
      await mailTo(retry);
      expect(site.sent).toEqual([]);
      // One that was opened while the hold was being set has not ended.
      const lasts = "interview_attempts set reopened_until = now()";
      await change(`${lasts} + interval '1 day'`, retry);
      await expect(submit(retry)).rejects.toEqual(closed);
      expect((await result())?.answers[0]?.mediaId).toBe(attempt.mediaId);
      expect(await jobs("remove_recording")).toEqual([]);

      await change(`${lasts} - interval '2 days'`, retry);
      for (const { id } of (await readKept(client)).holds) await liftHold(client, id);
      expect((await result())?.waiting).toBeNull();
      await reopen();
      expect(await retryId()).toBe(retry);
      expect(await submit(retry)).toBe(true);
      expect((await result())?.answers[0]?.text).toBe("Anew.");
    },
  );

  it("lasts as long as the interview takes answers, also where that is more than a week", async () => {
    const until = new Date(Date.now() + 30 * 86_400_000).toISOString();
    await db.sql("update public.interviews set deadline = $1 where id = $2", [until, interview.id]);
    await reopen();
    expect(Date.parse((await session())?.closes ?? "")).toBe(Date.parse(until));
  });
});
