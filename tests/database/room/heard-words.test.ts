import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { saveTranscript } from "#lib/data/evaluation/evaluations";
import { correctTranscript } from "#lib/data/private/private-page";
import { addSession, readSession } from "#lib/data/room/attempts";
import { attemptToHear, markWordsOpened, readHeardWords } from "#lib/data/room/heard-words";
import { reopenAttempt } from "#lib/data/room/retries";
import { acceptRecording, beginRecording } from "#lib/data/room/uploads";
import { submitReviewed, versionsNow } from "../support/answers.ts";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import {
  type Attempt,
  type Company,
  createInterview,
  type Interview,
  signUpCompany,
  startAttempt,
} from "../support/people.ts";

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
const SEGMENTS = [
  { start: 0, end: 2, charStart: 0, charEnd: 13, confidence: 0.9 },
  { start: 2, end: 4, charStart: 14, charEnd: 35, confidence: 0.3, doubt: "unclear" as const },
];
const TEXT = "I like order. She stayed in prison.";

describe("What a candidate reads of themselves before they submit", () => {
  let db: TestDatabase;
  let company: Company;
  let interview: Interview;
  let attempt: Attempt;
  let tokenHash = "";

  beforeAll(async () => {
    db = await startTestDatabase();
    company = await signUpCompany(db, "Bright Cleaning", "SCALE");
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    interview = await createInterview(db, company);
    await db.sql("update public.questions set max_retakes = 3");
    attempt = await startAttempt(db, interview);
    tokenHash = hashOf(randomUUID());
    await addSession(db.service(), attempt.id, tokenHash);
    await db.sql("delete from public.jobs");
  });

  const words = (attemptId = attempt.id) => readHeardWords(db.service(), attemptId);
  const evaluations = () =>
    db.sql("select 1 from public.jobs where kind = 'evaluate_attempt' and finished_at is null");
  async function responseId() {
    const [row] = await db.sql(
      "select id::text from public.responses where interview_attempt_id = $1 and answer_type <> 'text'",
      [attempt.id],
    );
    return String(row?.id);
  }
  async function hear(mediaId = attempt.mediaId) {
    const answer = { responseId: await responseId(), mediaId };
    const heard = { state: "done" as const, text: TEXT, segments: SEGMENTS, language: "en" };
    await saveTranscript(db.service(), answer, heard);
  }
  async function recordAgain(attemptId: string): Promise<string> {
    const takeId = randomUUID();
    const [questionId = ""] = interview.questionIds;
    await beginRecording(db.service(), {
      tokenHashes: [tokenHash],
      questionId,
      takeId,
      contentType: "video/webm",
      extension: "webm",
    });
    await acceptRecording(db.service(), {
      attemptId,
      id: takeId,
      kind: "video",
      byteSize: 9,
      sha256: hashOf("anew"),
      over: Object.values(await versionsNow(db.service(), attemptId)),
    });
    return takeId;
  }

  it("is on its way, and then there with what is in doubt", async () => {
    expect(await words()).toEqual({ answers: [], more: true });
    await hear();
    const [video] = interview.questionIds;
    expect(await words()).toEqual({
      answers: [
        {
          questionId: video,
          responseId: await responseId(),
          pieces: [
            { text: "I like order. ", doubted: false },
            { text: "She stayed in prison.", doubted: true },
          ],
          correction: null,
        },
      ],
      more: false,
    });
  });

  it("is heard before the submission only if they agreed, and the plan will open it", async () => {
    expect(await attemptToHear(db.service(), attempt.mediaId)).toBe(attempt.id);
    await db.sql("update public.interview_attempts set ai_allowed = false where id = $1", [
      attempt.id,
    ]);
    expect(await attemptToHear(db.service(), attempt.mediaId)).toBeNull();
    expect((await words()).more).toBe(false);

    const other = await signUpCompany(db, "Small Cleaning", "LAUNCH");
    const begun = await startAttempt(db, await createInterview(db, other));
    expect(await attemptToHear(db.service(), begun.mediaId)).toBe(begun.id);
    await db.sql("update public.plan_caps set cap = 0 where plan = 'LAUNCH'");
    expect(await attemptToHear(db.service(), begun.mediaId)).toBeNull();

    const last = await startAttempt(db, interview);
    await submitReviewed(db.service(), last.id);
    expect(await attemptToHear(db.service(), last.mediaId)).toBeNull();
  });

  it("is corrected there, and evaluated once it is submitted", async () => {
    await hear();
    const correction = {
      attemptId: attempt.id,
      responseId: await responseId(),
      text: "I like it.",
    };
    expect(await correctTranscript(db.service(), correction)).toBe(true);
    expect((await words()).answers[0]?.correction).toBe("I like it.");
    expect(await evaluations()).toEqual([]);
    await submitReviewed(db.service(), attempt.id);
    expect(await evaluations()).toHaveLength(1);
  });

  it("goes with the recording that is replaced, its correction too, and is no other recording's", async () => {
    await hear();
    const correction = {
      attemptId: attempt.id,
      responseId: await responseId(),
      text: "I like it.",
    };
    await correctTranscript(db.service(), correction);
    const taken = await recordAgain(attempt.id);
    expect(await words()).toEqual({ answers: [], more: true });
    expect(
      await db.sql("select 1 from public.corrections where interview_attempt_id = $1", [
        attempt.id,
      ]),
    ).toEqual([]);
    // The first recording's words come late.
    await hear();
    expect((await words()).answers).toEqual([]);
    await hear(taken);
    expect((await words()).answers).toHaveLength(1);
  });

  it("stays with the answers when a second try takes the place of the first", async () => {
    await hear();
    await submitReviewed(db.service(), attempt.id);
    const [video = ""] = interview.questionIds;
    await reopenAttempt(company.owner.client, attempt.id, video);
    const session = await readSession(db.service(), interview.key, tokenHash);
    const retry = String(session?.attemptId);
    const taken = await recordAgain(retry);
    expect(await attemptToHear(db.service(), taken)).toBe(retry);
    const [row] = await db.sql("select id::text from public.responses where media_id = $1", [
      taken,
    ]);
    const anew = String(row?.id);
    const heard = { state: "done" as const, text: TEXT, segments: SEGMENTS, language: "en" };
    await saveTranscript(db.service(), { responseId: anew, mediaId: taken }, heard);
    await markWordsOpened(db.service(), retry);
    const correction = { attemptId: retry, responseId: anew, text: "I like it." };
    expect(await correctTranscript(db.service(), correction)).toBe(true);
    await submitReviewed(db.service(), retry);
    expect((await words()).answers).toMatchObject([{ responseId: anew, correction: "I like it." }]);
    const opened = await db.sql("select interview_attempt_id::text as id from public.words_opened");
    expect(opened).toContainEqual({ id: attempt.id });
  });

  it("is opened by a press, once, which nobody but the service reads", async () => {
    await markWordsOpened(db.service(), attempt.id);
    await markWordsOpened(db.service(), attempt.id);
    for (const client of [db.anon(), company.owner.client]) {
      expect((await client.from("words_opened").select("*")).error?.code).toBe("42501");
    }
  });
});
