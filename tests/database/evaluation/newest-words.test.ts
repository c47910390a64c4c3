import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { setEvaluationState } from "#lib/data/evaluation/evaluations";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { ok, signUpHiringCompany, startAttempt } from "../support/people.ts";

describe("An evaluation that began before a correction", () => {
  let db: TestDatabase;
  let attemptId = "";
  let responseId = "";

  beforeAll(async () => {
    db = await startTestDatabase();
    const company = await signUpHiringCompany(db, "Bright Cleaning");
    attemptId = (await startAttempt(db, company.interview)).id;
    ok(await db.service().rpc("submit_attempt", { p_attempt: attemptId }));
    const [response] = ok(
      await db
        .service()
        .from("responses")
        .select("id")
        .eq("interview_attempt_id", attemptId)
        .eq("answer_type", "text"),
    );
    responseId = response?.id ?? "";
  });
  afterAll(() => db.close());

  async function corrected(at: string): Promise<string> {
    const [row] = await db.sql(
      `insert into public.corrections (interview_attempt_id, response_id, corrected_text, created_at)
       values ($1::uuid, $2::uuid, 'I clean ovens.', $3::timestamptz) returning id`,
      [attemptId, responseId, at],
    );
    return String(row?.id);
  }

  /** A job ends that read these words. */
  const ends = async (correctionId: string | null, score: number) => {
    await setEvaluationState(db.service(), attemptId, "running");
    const recorded = await db.service().rpc("record_evaluation", {
      p_job: randomUUID(),
      p_attempt: attemptId,
      p_evaluation: {
        outcome: "scored",
        general_score: score,
        reliability_score: score,
        evidence: [{ metric: "reliability", quote: "So." }],
        scorer: "rubric",
        rubric_version: "1",
        input_hash: "0",
        read_answers: [{ response_id: responseId, correction_id: correctionId }],
      },
    });
    expect(recorded.error).toBeNull();
  };

  const stored = async () => {
    const { evaluation_state, evaluation_results } = ok(
      await db
        .service()
        .from("interview_attempts")
        .select("evaluation_state, evaluation_results(version, general_score)")
        .eq("id", attemptId)
        .single(),
    );
    return [evaluation_state, ...evaluation_results.map(({ general_score }) => general_score)];
  };

  it("never comes after the one that read it", async () => {
    const first = await corrected("2026-11-20T10:00:00Z");
    await ends(first, 8);
    await ends(null, 3);
    expect(await stored()).toEqual(["done", 8]);
    const second = await corrected("2026-11-20T11:00:00Z");
    await ends(second, 6);
    await ends(first, 3);
    expect(await stored()).toEqual(["done", 8, 6]);
    await ends(second, 5);
    expect(await stored()).toEqual(["done", 8, 6, 5]);
  });
});
