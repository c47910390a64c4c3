import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { overrideMetric } from "#lib/data/results/decisions";
import { findResult } from "#lib/data/results/result-detail";
import { requestEvaluation } from "#lib/workflows/evaluation/request-evaluation";
import { type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, ok, signUpHiringCompany, startAttempt } from "../support/people.ts";

describe("An employer who wants another number", () => {
  let db: TestDatabase;
  let company: HiringCompany;
  let owner: Person["client"];
  let stranger: Person["client"];
  let attemptId = "";

  beforeAll(async () => {
    db = await startTestDatabase();
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await db.sql("update public.plan_caps set cap = 1000");
    owner = company.owner.client;
    stranger = (await signUpHiringCompany(db, "Other Crew")).owner.client;
  });
  beforeEach(async () => {
    attemptId = (await startAttempt(db, company.interview)).id;
    ok(await db.service().rpc("submit_attempt", { p_attempt: attemptId }));
  });
  afterAll(() => db.close());

  it("gives it only where an evaluation stands: no score is needed", async () => {
    const change = { metric: "experience" as const, score: 8, reason: "Seen at work." };
    expect(await overrideMetric(owner, attemptId, change)).toBe(false);
    ok(
      await db.service().rpc("record_evaluation", {
        p_job: randomUUID(),
        p_attempt: attemptId,
        p_evaluation: {
          outcome: "not_enough_evidence",
          outcome_reason: "No speech.",
          scorer: "rubric",
          rubric_version: "1",
          input_hash: "0",
        },
      }),
    );
    expect(await overrideMetric(owner, attemptId, change)).toBe(true);
    const { evaluation } = (await findResult(owner, attemptId)) ?? {};
    expect(evaluation).toMatchObject({ rating: 8, qualified: true, adjusted: true });
  });

  it("asks for it once, is no stranger, and is refused where the candidate asked for people only", async () => {
    const queued = async () =>
      (
        await db.sql(
          "select 1 from public.jobs where kind = 'evaluate_attempt' and finished_at is null and payload ->> 'attemptId' = $1",
          [attemptId],
        )
      ).length;
    await db.sql("delete from public.jobs where payload ->> 'attemptId' = $1", [attemptId]);
    await requestEvaluation(owner, db.service(), attemptId);
    await requestEvaluation(owner, db.service(), attemptId);
    expect(await queued()).toBe(1);
    await expect(requestEvaluation(stranger, db.service(), attemptId)).rejects.toMatchObject({
      code: "not_found",
    });
    await db.sql("delete from public.jobs where payload ->> 'attemptId' = $1", [attemptId]);
    await db.sql("update public.interview_attempts set ai_allowed = false where id = $1", [
      attemptId,
    ]);
    await expect(requestEvaluation(owner, db.service(), attemptId)).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await queued()).toBe(0);
  });
});
