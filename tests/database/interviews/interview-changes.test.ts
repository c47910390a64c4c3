import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import {
  createInterview,
  deleteInterview,
  listInterviews,
  readInterview,
  setInterviewClosed,
  updateInterview,
} from "#lib/data/interviews/interviews";
import { startAttempt } from "#lib/data/room/attempts";
import { readAttemptQuestions, readLinkState, readRoom } from "#lib/data/room/rooms";
import { DEADLINE_IN_PAST } from "#lib/domain/interviews/deadline";
import {
  type InterviewChange,
  interviewChangeSchema,
  interviewRequestSchema,
} from "#lib/domain/interviews/interview-request";
import { updateInterview as save } from "#lib/workflows/interviews/update-interview";
import { write } from "../support/answers.ts";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Company, ok, signUpCompany } from "../support/people.ts";

const BASE = "http://127.0.0.1/i/";

describe.each([ENGINE])("Changing an interview on %s", (engine) => {
  let db: TestDatabase;
  let company: Company;
  let id = "";
  let key = "";

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpCompany(db, "Bright Cleaning");
  });
  afterAll(() => db.close());

  const make = () =>
    createInterview(
      db.service(),
      company.owner.userId,
      interviewRequestSchema.parse({
        id: randomUUID(),
        title: "House cleaner",
        description: "Homes in Columbus",
        questions: ["First", "Second", "Third"].map((text, index) => ({
          text,
          order: index + 1,
          answer_type: "text",
        })),
        settings: {},
      }),
      BASE,
    );

  beforeEach(async () => {
    ({ id, key } = await make());
  });

  const read = async () => {
    const found = await readInterview(company.owner.client, id);
    if (found === null) throw new Error("The interview is gone");
    return found;
  };
  const texts = (questions: readonly { text: string }[]) => questions.map(({ text }) => text);

  /** What the form sends, with these texts for its questions; an id for each that is there already. */
  async function change(questions: [string | undefined, string][], more: object = {}) {
    const { revision } = await read();
    return interviewChangeSchema.parse({
      revision,
      title: "House cleaner",
      language: "en",
      description: "Homes in Columbus",
      hourlyRate: "",
      questions: questions.map(([questionId, text], index) => ({
        ...(questionId && { id: questionId }),
        text,
        order: index + 1,
        answer_type: "text",
      })),
      settings: {},
      ...more,
    });
  }
  const update = (wanted: InterviewChange) => updateInterview(company.owner.client, id, wanted);

  const begin = (email = `${randomUUID()}@example.com`) =>
    startAttempt(db.service(), {
      interviewKey: key,
      details: { name: "Ana", email, phone: "" },
      consent: { noticeVersion: "1", language: "en", aiAllowed: true },
      tokenHash: createHash("sha256").update(randomUUID()).digest("hex"),
    });

  it("leaves whoever has begun the questions that they began with, and their answers", async () => {
    const [first, second, third] = (await read()).questions;
    const before = await begin();
    await write(db.service(), {
      attemptId: before,
      questionId: second?.id ?? "",
      text: "Ten years",
    });
    await update(
      await change([
        [first?.id, "First"],
        [second?.id, "Second, put better"],
        [undefined, "A new one"],
      ]),
    );
    expect(texts((await read()).questions)).toEqual(["First", "Second, put better", "A new one"]);
    expect(texts((await readRoom(db.service(), key))?.questions ?? [])).toEqual([
      "First",
      "Second, put better",
      "A new one",
    ]);
    expect((await read()).questions[0]?.id).toBe(first?.id);
    expect(texts(await readAttemptQuestions(db.service(), before))).toEqual([
      "First",
      "Second",
      "Third",
    ]);
    const kept = await db.sql("select question_id, responses_text from public.responses");
    expect(kept).toEqual([{ question_id: second?.id, responses_text: "Ten years" }]);
    // They may still answer what is asked no more, and nobody new may.
    await write(db.service(), { attemptId: before, questionId: third?.id ?? "", text: "Yes" });
    const after = await begin();
    await expect(
      write(db.service(), { attemptId: after, questionId: third?.id ?? "", text: "Yes" }),
    ).rejects.toThrow("isn't part");
  });

  it("keeps every order apart, however questions are moved and removed", async () => {
    const [first, second, third] = (await read()).questions;
    const orders = [
      [third, first, second],
      [second, third],
      [third, second, first],
    ];
    const attempts: [string, string[]][] = [];
    for (const order of orders) {
      const now = new Map((await read()).questions.map((one) => [one.text, one.id]));
      const wanted = order.map((one) => one?.text ?? "");
      await update(await change(wanted.map((text) => [now.get(text), text])));
      expect(texts((await read()).questions)).toEqual(wanted);
      attempts.push([await begin(), wanted]);
    }
    for (const [attempt, wanted] of attempts) {
      expect(texts(await readAttemptQuestions(db.service(), attempt))).toEqual(wanted);
    }
  });

  it("refuses an edit of a state that another edit has changed, and saves nothing of it", async () => {
    const [first] = (await read()).questions;
    const [mine, theirs] = [
      await change([[first?.id, "Mine"]]),
      await change([[first?.id, "Theirs"]]),
    ];
    const outcomes = await Promise.allSettled([update(mine), update(theirs)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = outcomes.find((one) => one.status === "rejected");
    expect(refused).toMatchObject({ reason: { code: "conflict" } });
    expect((await read()).revision).toBe(2);
  });

  it("keeps a deadline that has passed, and takes no new one in the past", async () => {
    const past = "2020-01-01T00:00:00.000Z";
    await db.sql("update public.interviews set deadline = $1 where id = $2", [past, id]);
    const [first] = (await read()).questions;
    const same = await change([[first?.id, "First"]], { settings: { deadline: past } });
    const clients = { db: company.owner.client, service: db.service() };
    await save(clients, id, same);
    const other = await change([[first?.id, "First"]], {
      settings: { deadline: "2021-01-01T00:00:00.000Z" },
    });
    await expect(save(clients, id, other)).rejects.toThrow(DEADLINE_IN_PAST);
    await expect(update(other)).rejects.toMatchObject({ code: "internal" });
  });

  it("closes to whoever has not begun, leaves the others a day, and reopens", async () => {
    await begin();
    await setInterviewClosed(company.owner.client, id, true);
    expect(await readLinkState(db.service(), key, null)).toBe("closed");
    await expect(begin()).rejects.toMatchObject({ code: "gone" });
    const [{ hours = 0 } = {}] = await db.sql(
      `select extract(epoch from public.attempt_closes(id) - now()) / 3600 as hours
       from public.interview_attempts where interview_id = $1`,
      [id],
    );
    expect(Number(hours)).toBeGreaterThan(23);
    expect(Number(hours)).toBeLessThanOrEqual(24);
    await db.sql("update public.interviews set deadline = '2020-01-01' where id = $1", [id]);
    expect(await setInterviewClosed(company.owner.client, id, false)).toMatchObject({
      closedAt: null,
      deadline: null,
    });
    expect(await readLinkState(db.service(), key, null)).toBe("open");
  });

  it("goes from every list at once when it is deleted, and the oldest that is left is the first", async () => {
    const fresh = await signUpCompany(db, "Fresh Start");
    company = fresh;
    const interviews = [await make(), await make(), await make()];
    const [oldest, next] = interviews;
    ({ id, key } = oldest ?? { id: "", key: "" });
    const attempt = await begin();
    await deleteInterview(company.owner.client, id);
    expect((await listInterviews(company.owner.client)).map((one) => one.id)).not.toContain(id);
    expect(await readInterview(company.owner.client, id)).toBeNull();
    expect(await readRoom(db.service(), key)).toBeNull();
    expect(await readLinkState(db.service(), key, null)).toBe("unknown");
    await expect(begin()).rejects.toMatchObject({ code: "not_found" });
    const profile = ok(
      await company.owner.client.from("company_profiles").select("first_interview_id").single(),
    );
    expect(profile.first_interview_id).toBe(next?.id);
    // The job that deletes the last attempt takes the interview along.
    const jobs = await db.sql("select kind from public.jobs where payload ->> 'attemptId' = $1", [
      attempt,
    ]);
    expect(jobs.map(({ kind }) => kind)).toContain("delete_candidate_data");
    await db.service().rpc("erase_attempt", { p_attempt: attempt });
    expect(await db.sql("select id from public.interviews where id = $1", [id])).toEqual([]);
    expect(await db.sql("select id from public.questions where interview_id = $1", [key])).toEqual(
      [],
    );
    const numbers = await db.sql(
      "select attempt_id from public.erased_attempts where attempt_id = $1",
      [attempt],
    );
    expect(numbers).toHaveLength(1);
    for (const one of interviews.slice(1)) await deleteInterview(company.owner.client, one.id);
    const empty = ok(
      await company.owner.client.from("company_profiles").select("first_interview_id").single(),
    );
    expect(empty.first_interview_id).toBeNull();
  });

  it("is nobody else's to edit, close or delete", async () => {
    const stranger = await signUpCompany(db, "Strangers");
    const { client } = stranger.owner;
    const wanted = await change([[undefined, "Theirs"]]);
    const missing = { code: "not_found" };
    await expect(updateInterview(client, id, wanted)).rejects.toMatchObject(missing);
    await expect(setInterviewClosed(client, id, true)).rejects.toMatchObject(missing);
    await expect(deleteInterview(client, id)).rejects.toMatchObject(missing);
    expect((await read()).closedAt).toBeNull();
  });
});
