import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import {
  delayEvaluation,
  failEvaluation,
  queueEvaluation,
  retryEvaluations,
  setEvaluationState,
} from "#lib/data/evaluation/evaluations";
import { findResult } from "#lib/data/results/result-detail";
import { listResults } from "#lib/data/results/results";
import { wholeList } from "#lib/domain/results/result-query";
import { requestEvaluation } from "#lib/workflows/evaluation/request-evaluation";
import { type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import {
  type HiringCompany,
  ok,
  signUpHiringCompany,
  startAttempt,
  submitAndScore,
} from "../support/people.ts";

describe("An evaluation that fails for good", () => {
  let db: TestDatabase;
  let company: HiringCompany;
  let owner: Person["client"];
  let attemptId = "";

  beforeAll(async () => {
    db = await startTestDatabase();
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await db.sql("update public.plan_caps set cap = 1000");
    owner = company.owner.client;
  });
  beforeEach(async () => {
    await db.sql("update public.interview_attempts set evaluation_state = 'done'");
    const attempt = await startAttempt(db, company.interview);
    attemptId = attempt.id;
    await db.sql("delete from public.jobs");
    await submitAndScore(db, attempt);
    await db.sql("delete from public.jobs");
  });
  afterAll(() => db.close());

  const shown = () => findResult(owner, attemptId);
  const anHourLater = () =>
    db.sql(
      "update public.interview_attempts set evaluation_retry_at = evaluation_retry_at - interval '1 hour'",
    );
  const waiting = () =>
    db.sql("select 1 from public.jobs where kind = 'evaluate_attempt' and dead_at is null");
  /** The job comes to its end without a version. */
  const fails = async () => {
    await db.sql("delete from public.jobs");
    await failEvaluation(db.service(), attemptId);
  };

  it("leaves the version before in view and says so, in the list too", async () => {
    await fails();
    expect(await shown()).toMatchObject({
      state: "scored",
      newerFailed: "will_retry",
      evaluation: { version: 1, rating: 7.5 },
    });
    const { rows } = await listResults(owner, wholeList("newest"));
    expect(rows.find(({ id }) => id === attemptId)).toMatchObject({
      rating: 7.5,
      newerFailed: "will_retry",
    });
  });

  it("is tried again by the sweep after an hour, and not before", async () => {
    await fails();
    expect(await retryEvaluations(db.service())).toBe(0);
    await anHourLater();
    expect(await retryEvaluations(db.service())).toBe(1);
    expect(await waiting()).toHaveLength(1);
    expect(await shown()).toMatchObject({ scoring: true, newerFailed: null });
    expect(await retryEvaluations(db.service())).toBe(0);
  });

  it("says after the first try that it is being tried again, with a version before and without", async () => {
    await queueEvaluation(db.service(), attemptId);
    expect(await shown()).toMatchObject({ scoring: true, newerFailed: null });
    await delayEvaluation(db.service(), attemptId, new Date());
    await setEvaluationState(db.service(), attemptId, "running");
    expect(await shown()).toMatchObject({ scoring: true, newerFailed: "trying_again" });
    await db.sql("update public.interview_attempts set replaced_version = 1 where id = $1", [
      attemptId,
    ]);
    expect(await shown()).toMatchObject({ scoring: true, state: "trying_again" });
    await queueEvaluation(db.service(), attemptId);
    expect(await shown()).toMatchObject({ state: "scoring" });
  });

  it("is tried for a day; then it says that it is not, until somebody asks", async () => {
    for (let hour = 1; hour <= 24; hour += 1) {
      await fails();
      await anHourLater();
      expect([hour, await retryEvaluations(db.service())]).toEqual([hour, 1]);
    }
    await fails();
    await anHourLater();
    expect(await retryEvaluations(db.service())).toBe(0);
    expect(await shown()).toMatchObject({ newerFailed: "given_up" });
    await requestEvaluation(owner, db.service(), attemptId);
    expect(await waiting()).toHaveLength(1);
    await fails();
    expect(await shown()).toMatchObject({ newerFailed: "will_retry" });
  });

  it("is seen where its worker died with it and told nobody", async () => {
    await setEvaluationState(db.service(), attemptId, "running");
    await retryEvaluations(db.service());
    expect(await shown()).toMatchObject({ scoring: false, newerFailed: "will_retry" });
    await requestEvaluation(owner, db.service(), attemptId);
    await retryEvaluations(db.service());
    expect(await shown()).toMatchObject({ scoring: true });
  });

  it("is nothing that its owner could write", async () => {
    for (const change of [{ evaluation_failures: 3 }, { replaced_version: 9 }]) {
      const written = await owner.from("interview_attempts").update(change).eq("id", attemptId);
      expect(written.error?.code).toBe("42501");
    }
    const asked = await owner.rpc("retry_evaluations");
    expect(asked.error).not.toBeNull();
    ok(await owner.from("interview_attempts").select("id").eq("id", attemptId));
  });
});
