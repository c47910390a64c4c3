import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { requestErasure } from "#lib/data/account/erasure";
import { saveMailChoice } from "#lib/data/account/profiles";
import { mailNewAnswers } from "#lib/workflows/results/mail-new-answers";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { beginning, createInterview, ok } from "../support/people.ts";
import { type Employer, openForAnswers } from "../support/plans.ts";
import { type Site, startSite } from "../support/site.ts";

const SAID = {
  kind: "summary",
  metric: null,
  fact: null,
  text: null,
  source: null,
  quotes: [{ quote: "I led a crew.", question_id: "q", start: 0, end: 13, start_seconds: null }],
};

describe("The mail about new answers", () => {
  let db: TestDatabase;
  let site: Site;
  let employer: Employer;

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
    employer = await openForAnswers(db);
    await plan("STARTER");
    site.sent.length = 0;
  });

  const plan = (name: "STARTER" | null) =>
    db.service().from("profiles").update({ subscription: name }).eq("id", employer.owner.userId);
  const rate = async (attempt: string, score: number) =>
    ok(
      await db.service().rpc("record_evaluation", {
        p_job: randomUUID(),
        p_attempt: attempt,
        p_evaluation: {
          outcome: "scored",
          general_score: score,
          reliability_score: score,
          evidence: [{ metric: "reliability", quote: "So." }],
          statements: [SAID],
          scorer: "rubric",
          rubric_version: "1",
          input_hash: "0",
        },
      }),
    );
  /** Somebody answers, and is rated at once if they are told a rating. */
  const answer = async (
    name: string,
    { rating = null, aiAllowed = true, interview = employer.interview } = {} as {
      rating?: number | null;
      aiAllowed?: boolean;
      interview?: Employer["interview"];
    },
  ) => {
    const service = db.service();
    const id = ok(
      await service.rpc("start_attempt", {
        ...beginning(interview.key),
        p_name: name,
        p_phone: "+1 555 010 0100",
        p_ai_allowed: aiAllowed,
      }),
    );
    ok(await service.rpc("submit_attempt", { p_attempt: id }));
    if (rating !== null) await rate(id, rating);
    await db.sql(
      "update public.interview_attempts set evaluation_state = 'done' where id = $1 and evaluation_state = 'queued'",
      [id],
    );
    return id;
  };
  const send = (jobId: string = randomUUID(), userId = employer.owner.userId) =>
    mailNewAnswers(
      db.service(),
      { jobId, interviewId: employer.interview.id, userId, since: 0 },
      site.appUrl,
    );
  const digests = () =>
    db.sql(
      "select id::text, run_at > now() + interval '59 minutes' as later, run_at <= now() + interval '2 minutes' as soon from public.jobs where kind = 'send_digest' and finished_at is null",
    );
  const hourPasses = () =>
    db.sql("update public.digests set taken_at = taken_at - interval '1 hour'");
  const lines = () => (site.sent.at(-1)?.text ?? "").split("\n\n");

  it("comes at most once an hour, once for each job, and leads to the best rated", async () => {
    await answer("Ana Flores", { rating: 7.5 });
    const [first] = await digests();
    expect(first).toMatchObject({ soon: true });
    await send(String(first?.id));
    await send(String(first?.id));
    expect(site.sent.map(({ to, from, subject }) => [to, from, subject])).toEqual([
      [[employer.owner.email], "Rolecall <hello@rolecall.test>", "New answers for Cleaner"],
    ]);
    expect(lines()).toContain(
      `See the answers: ${site.appUrl}/interviews/${employer.interview.id}?sort=rating`,
    );
    await db.sql("update public.jobs set finished_at = now()");
    await answer("Bo Lee");
    expect(await digests()).toMatchObject([{ later: true }]);
  });

  it("names who is there when it is sent: nobody deleted, decided on, of another interview, or rated against their will", async () => {
    const stranger = await openForAnswers(db, "Other Crew");
    await answer("Eve Stranger", { rating: 9.9, interview: stranger.interview });
    await answer("Olga Other", {
      rating: 9.8,
      interview: await createInterview(db, employer),
    });
    const deleted = await answer("Dan Deleted", { rating: 9.7 });
    const decided = await answer("Dee Decided", { rating: 9.5 });
    ok(
      await employer.owner.client
        .from("interview_attempts")
        .update({ status: "Rejected" })
        .eq("id", decided)
        .select("id"),
    );
    await answer("Cy Low", { rating: 4.1 });
    await answer("Ana Flores", { rating: 8.4 });
    await answer("Noa Never", { aiAllowed: false });
    const declined = await answer("Pia Person", { rating: 9.6 });
    await db.sql(
      "update public.interview_attempts set ai_allowed = false, availability = $2 where id = $1",
      [declined, "1000".repeat(7)],
    );
    await requestErasure(db.service(), deleted, "employer");
    await send();
    expect(lines().slice(0, 7)).toEqual([
      "4 candidates have submitted their answers for Cleaner.",
      "Rated, best first",
      "Ana F. · 8.4 out of 10",
      "Cy L. · 4.1 out of 10",
      "For you to read or hear",
      "Noa N.",
      "Pia P. · Every day mornings",
    ]);
    expect(site.sent[0]?.html).not.toMatch(/Eve S|Olga|Dan|Dee|9\.\d out|Call|tel:/);
  });

  it("says nothing of who waits above the cap", async () => {
    await plan(null);
    await answer("Ana Flores", { rating: 7.5 });
    const waiting = await answer("Wes Waiting", { rating: 9 });
    await db.sql("update public.interview_attempts set resubmitted_at = now() where id = $1", [
      waiting,
    ]);
    await send();
    expect(lines()).toContain("1 candidate has submitted their answers for Cleaner.");
    expect(JSON.stringify(site.sent)).not.toContain("Wes");
  });

  it("is not sent if nobody is left, nor about an interview that is gone", async () => {
    const id = await answer("Dan Deleted", { rating: 7 });
    await requestErasure(db.service(), id, "candidate");
    await send();
    await hourPasses();
    await answer("Ana Flores", { rating: 7 });
    await db.sql("update public.interviews set deleted_at = now() where id = $1", [
      employer.interview.id,
    ]);
    await send();
    expect(site.sent).toEqual([]);
  });

  it("goes out once, also if somebody was deleted between two tries", async () => {
    const jobId = randomUUID();
    const gone = await answer("Dan Deleted", { rating: 9 });
    const stays = await answer("Ana Flores", { rating: 7 });
    site.refuse(1);
    await expect(send(jobId)).rejects.toMatchObject({ code: "vendor_failed" });
    await requestErasure(db.service(), gone, "candidate");
    await send(jobId);
    expect(lines()[0]).toBe("1 candidate has submitted their answers for Cleaner.");
    await rate(stays, 7.1);
    await send(jobId);
    expect(site.sent).toHaveLength(1);
  });

  it("waits for ratings for a while, and never once it is fixed what it is about", async () => {
    const id = await answer("Ana Flores");
    const state = (changes: string) =>
      db.sql(`update public.interview_attempts set ${changes} where id = $1`, [id]);
    await state("evaluation_state = 'running'");
    await db.sql("delete from public.jobs");
    // Both look in the same minute, whatever the clock says.
    const clock = jest.spyOn(Date.prototype, "getTime").mockReturnValue(Date.now());
    await send();
    await send();
    clock.mockRestore();
    expect(site.sent).toEqual([]);
    expect(await digests()).toMatchObject([{ soon: true }]);
    await state("unlocked_at = now() - interval '21 minutes'");
    const jobId = randomUUID();
    site.refuse(1);
    await expect(send(jobId)).rejects.toMatchObject({ code: "vendor_failed" });
    await state("unlocked_at = now()");
    await send(jobId);
    expect(lines()).toContain("Ana F. · rating to follow");
  });

  it("tells of an answer that was given anew", async () => {
    const id = await answer("Ana Flores");
    await send();
    await hourPasses();
    await db.sql("update public.interview_attempts set resubmitted_at = now() where id = $1", [id]);
    await send();
    expect(site.sent.map(({ subject }) => subject)).toEqual(
      Array(2).fill("New answers for Cleaner"),
    );
  });

  it("obeys the employer's choices: no phone number or sentence unless they want it, and no mail", async () => {
    const { client, userId } = employer.owner;
    await answer("Ana Flores", { rating: 7 });
    await answer("Pia Person", { aiAllowed: false });
    await saveMailChoice(client, userId, { details: true });
    await send();
    expect(lines()).toContain("Ana F. · 7.0 out of 10\n“I led a crew.”\nCall +15550100100");
    expect(lines()).toContain("Pia P.\nCall +15550100100");
    await hourPasses();
    await saveMailChoice(client, userId, { email: "none" });
    await answer("Bo Lee", { rating: 7 });
    await send();
    expect(site.sent).toHaveLength(1);
  });
});
