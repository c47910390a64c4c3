import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { correctTranscript } from "#lib/data/private/private-page";
import { findResult } from "#lib/data/results/result-detail";
import { HARD_TO_HEAR } from "#lib/domain/evaluation/hearing";
import { transcriptOf } from "#lib/domain/evaluation/transcript";
import { CORRECTION_NOTES } from "#lib/domain/results/corrections";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, signUpHiringCompany } from "../support/people.ts";

jest.unstable_mockModule("#lib/env/server", () => ({
  serverEnv: () => ({ LLM_RUNS: 3, SPEND_CAP_INTERVIEW: 100, SPEND_CAP_COMPANY: 300 }),
  mediaPlace: () => null,
}));
const { evaluateAttempt } = await import("#lib/workflows/evaluation/evaluate-attempt");

const HEARD =
  "I cleaned houses for tree years in Tampa, and when the client was not happy I came back.";
const INVENTED =
  "I cleaned twelve homes a week for four years with a crew of three in Tampa. I checked the supply list at 6:30 and refilled the van, because a missing bottle cost us twenty minutes. When a client found a spot I apologized, went back the same day, tried vinegar first and then a pumice stone, and it came off, so she booked us for two more years. I trained five new cleaners, and complaints went from six a month to one.";

describe("An evaluation of an answer whose transcript was corrected", () => {
  let db: TestDatabase;
  let company: HiringCompany;
  let attemptId = "";
  let responseId = "";

  beforeAll(async () => {
    db = await startTestDatabase();
    await db.sql("update public.plan_caps set cap = 1000");
  });
  beforeEach(async () => {
    company = await signUpHiringCompany(db, "Bright Cleaning");
    attemptId = company.attempt.id;
    await heard(0.9);
    await evaluateAttempt(db.service(), { jobId: randomUUID(), attemptId });
  });
  afterAll(() => db.close());

  /** What speech recognition wrote, and how sure it was. */
  async function heard(confidence: number) {
    const piece = { start: 0, end: 9, text: HEARD, confidence };
    const { segments } = transcriptOf({ text: HEARD, segments: [piece] }, "whisper-base");
    const [row] = await db.sql(
      "update public.responses set responses_text = $2, transcript_state = 'done', transcript_segments = $3::jsonb where interview_attempt_id = $1 and answer_type = 'video' returning id::text",
      [attemptId, HEARD, JSON.stringify(segments)],
    );
    responseId = String(row?.id);
  }

  /** The candidate corrects the transcript, and it is evaluated again. */
  async function corrected(text: string) {
    await correctTranscript(db.service(), { attemptId, responseId, text });
    await evaluateAttempt(db.service(), { jobId: randomUUID(), attemptId });
  }

  async function shown() {
    const found = await findResult(company.owner.client, attemptId);
    const [answer] = found?.answers ?? [];
    const about = found?.evaluation?.notes.filter(
      ({ questionId }) => questionId === answer?.questionId,
    );
    return {
      answer,
      notes: about?.map(({ text }) => text) ?? [],
      rating: found?.evaluation?.rating,
      metrics: found?.evaluation?.metrics.map(({ score, quotes }) => [score, quotes]),
    };
  }

  it("stands on what was heard where the candidate wrote something else, and says so", async () => {
    const before = await shown();
    expect(before.rating).toBeGreaterThan(0);
    await corrected(INVENTED);
    const after = await shown();
    expect(after).toMatchObject({ rating: before.rating, metrics: before.metrics });
    expect(after.notes).toEqual([CORRECTION_NOTES.candidates_statement]);
    expect(after.answer).toMatchObject({
      text: HEARD,
      segments: [{ end: 9 }],
      otherVersion: { text: INVENTED, by: "statement" },
    });
  });

  it("reads a small correction, and says so", async () => {
    await corrected(HEARD.replace("tree", "three"));
    const { answer, notes } = await shown();
    expect(answer).toMatchObject({
      text: HEARD.replace("tree", "three"),
      otherVersion: { text: HEARD, by: "computer" },
    });
    expect(notes).toEqual([CORRECTION_NOTES.corrected_transcript]);
  });

  it("goes back to what was heard where another correction goes too far", async () => {
    const before = await shown();
    await corrected(HEARD.replace("tree", "three"));
    await corrected(INVENTED);
    expect(await shown()).toMatchObject({
      rating: before.rating,
      answer: { text: HEARD, otherVersion: { by: "statement" } },
    });
  });

  it("assesses nothing by a statement where what was heard is not believed", async () => {
    await heard(0.2);
    await corrected(INVENTED);
    const { answer, notes } = await shown();
    expect(answer).toMatchObject({
      text: HEARD,
      notAssessed: "the recording wasn't clear enough to understand",
      otherVersion: { by: "statement" },
    });
    expect(notes).toEqual([HARD_TO_HEAR, CORRECTION_NOTES.candidates_statement]);
  });
});
