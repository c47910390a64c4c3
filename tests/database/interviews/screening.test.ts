import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import {
  createInterview,
  readInterview,
  setInterviewClosed,
  updateInterview,
} from "#lib/data/interviews/interviews";
import { letInCandidate, listScreenedOut } from "#lib/data/interviews/screened-out";
import { findResult } from "#lib/data/results/result-detail";
import { startAttempt } from "#lib/data/room/attempts";
import { answerScreening, readScreening } from "#lib/data/room/screening";
import { stopMail } from "#lib/data/site/mailboxes";
import {
  interviewChangeSchema,
  interviewRequestSchema,
} from "#lib/domain/interviews/interview-request";
import { RETRY_TEXTS } from "#lib/domain/room/retry";
import { submitReviewed, write } from "../support/answers.ts";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Company, signUpCompany } from "../support/people.ts";

const LICENSE = { text: "Do you have a driver's license?", kind: "yes_no", passing: [0] };
const SHIFT = {
  text: "When can you start?",
  kind: "choice",
  options: ["This week", "This month", "Later"],
  passing: [0, 1],
};

describe.each([ENGINE])("Knockout questions on %s", (engine) => {
  let db: TestDatabase;
  let company: Company;
  let interview = { id: "", key: "" };

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpCompany(db, "Bright Cleaning");
  });
  afterAll(() => db.close());

  beforeEach(async () => {
    interview = await createInterview(
      db.service(),
      company.owner.userId,
      interviewRequestSchema.parse({
        id: randomUUID(),
        title: "Driver",
        description: "Vans",
        questions: [{ text: "Why us?", order: 1, answer_type: "text" }],
        screening: [{ ...LICENSE, options: [] }, SHIFT],
        settings: {},
      }),
      "http://127.0.0.1/i/",
    );
  });

  const begin = () =>
    startAttempt(db.service(), {
      interviewKey: interview.key,
      details: { name: "Ana", email: `${randomUUID()}@example.com`, phone: "" },
      consent: { noticeVersion: "1", language: "es", aiAllowed: true },
      tokenHash: createHash("sha256").update(randomUUID()).digest("hex"),
    });
  const answerAs = async (attempt: string, chosen: number[]) => {
    const { questions } = await readScreening(db.service(), attempt);
    const answers = Object.fromEntries(questions.map(({ id }, at) => [id, chosen[at] ?? 0]));
    return answerScreening(db.service(), attempt, answers, undefined);
  };
  const question = async () => {
    const found = await readInterview(company.owner.client, interview.id);
    return found?.questions[0]?.id ?? "";
  };
  const writeAs = async (attemptId: string) =>
    write(db.service(), { attemptId, questionId: await question(), text: "Because" });
  const shown = async (attemptId: string) =>
    (await findResult(company.owner.client, attemptId))?.screening;
  const outs = () => listScreenedOut(company.owner.client, interview, "UTC");

  it("come before the interview, without the rule, and let through whoever passes", async () => {
    const attempt = await begin();
    const asked = await readScreening(db.service(), attempt);
    expect(asked).toMatchObject({
      state: "due",
      questions: [{ text: LICENSE.text, kind: "yes_no" }, { options: SHIFT.options }],
    });
    expect(JSON.stringify(asked)).not.toContain("passing");
    await expect(writeAs(attempt)).rejects.toMatchObject({
      fields: { reason: "screening_needed" },
    });
    await expect(answerScreening(db.service(), attempt, {}, undefined)).rejects.toMatchObject({
      fields: { reason: "answers_missing" },
    });
    await expect(answerAs(attempt, [0, 7])).rejects.toMatchObject({ code: "conflict" });
    expect(await answerAs(attempt, [0, 1])).toBe("passed");
    await writeAs(attempt);
    expect(await submitReviewed(db.service(), attempt)).toBe(true);
    expect(await outs()).toEqual([]);
    expect(await shown(attempt)).toEqual({
      letIn: false,
      answers: [
        expect.objectContaining({ question: LICENSE.text, answer: "Yes", passes: true }),
        expect.objectContaining({ question: SHIFT.text, answer: "This month", passes: true }),
      ],
    });
  });

  it("stop whoever does not pass, once and for all, and show the owner the rule", async () => {
    const attempt = await begin();
    expect(await answerAs(attempt, [0, 2])).toBe("failed");
    expect(await answerScreening(db.service(), attempt, {}, undefined)).toBe("failed");
    await expect(writeAs(attempt)).rejects.toMatchObject({
      fields: { reason: "screening_needed" },
    });
    expect(await outs()).toMatchObject([
      {
        attemptId: attempt,
        name: "Ana",
        letIn: false,
        answers: [
          { question: LICENSE.text, answer: "Yes", passes: true },
          { question: SHIFT.text, answer: "Later", passes: false },
        ],
      },
    ]);
    const stranger = await signUpCompany(db, "Strangers");
    expect(await listScreenedOut(stranger.owner.client, interview, "UTC")).toEqual([]);
    await expect(letInCandidate(stranger.owner.client, attempt)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("let in whoever the owner lets in, for a week after closing too, and mail them once", async () => {
    const attempt = await begin();
    await answerAs(attempt, [1, 0]);
    await setInterviewClosed(company.owner.client, interview.id, true);
    await letInCandidate(company.owner.client, attempt);
    await letInCandidate(company.owner.client, attempt);
    const jobs = await db.sql(
      "select payload ->> 'mail' as mail from public.jobs where payload ->> 'attemptId' = $1",
      [attempt],
    );
    expect(jobs.filter(({ mail }) => mail === "let_in")).toHaveLength(1);
    const [row] = await db.sql(
      "select extract(epoch from public.attempt_closes($1) - now()) / 86400 as days",
      [attempt],
    );
    expect(Math.round(Number(row?.days))).toBe(7);
    expect(await outs()).toMatchObject([{ letIn: true }]);
    await writeAs(attempt);
    expect(await submitReviewed(db.service(), attempt)).toBe(true);
    expect(await outs()).toEqual([]);
    expect(await shown(attempt)).toMatchObject({
      letIn: true,
      answers: [{ answer: "No", passes: false }, { passes: true }],
    });
  });

  it("let nobody in whose address takes no mail", async () => {
    const attempt = await begin();
    await answerAs(attempt, [1, 0]);
    const [row] = await db.sql(
      "select email from public.candidates c join public.interview_attempts a on a.candidate_id = c.id where a.id = $1",
      [attempt],
    );
    await stopMail(db.service(), { address: String(row?.email), reason: "complaint" });
    await expect(letInCandidate(company.owner.client, attempt)).rejects.toMatchObject({
      code: "conflict",
      message: RETRY_TEXTS.mailStopped,
    });
    expect(await outs()).toMatchObject([{ letIn: false }]);
  });

  it("change with an edit for whoever begins after it, and for nobody who has begun", async () => {
    const before = await begin();
    const stored = await readInterview(company.owner.client, interview.id);
    if (stored === null) throw new Error("The interview is gone");
    const { screening, revision } = stored;
    const [license, shift] = screening;
    await updateInterview(
      company.owner.client,
      interview.id,
      interviewChangeSchema.parse({
        revision,
        title: "Driver",
        language: "en",
        description: "Vans",
        questions: [{ text: "Why us?", order: 1, answer_type: "text" }],
        screening: [license, { ...shift, passing: [2] }],
        settings: {},
      }),
    );
    const after = await begin();
    const [ours, theirs] = [
      await readScreening(db.service(), before),
      await readScreening(db.service(), after),
    ];
    expect(theirs.questions[0]?.id).toBe(ours.questions[0]?.id);
    expect(theirs.questions[1]?.id).not.toBe(ours.questions[1]?.id);
    expect(await answerAs(before, [0, 2])).toBe("failed");
    expect(await answerAs(after, [0, 2])).toBe("passed");
  });

  it("are no user's to answer or to decide", async () => {
    const attempt = await begin();
    const { client } = company.owner;
    expect(
      (await client.rpc("answer_screening", { p_attempt: attempt, p_answers: {} })).error,
    ).not.toBeNull();
    expect((await client.rpc("screening_of", { p_attempt: attempt })).error).not.toBeNull();
    await client
      .from("screening_questions")
      .update({ passing: [1] })
      .neq("interview_id", "");
    const kept = await db.sql(
      "select passing from public.screening_questions where interview_id = $1 order by question_order",
      [interview.key],
    );
    expect(kept.map(({ passing }) => passing)).toEqual([[0], [0, 1]]);
  });
});
