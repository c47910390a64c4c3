import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { overrideMetric, setStatus } from "#lib/data/results/decisions";
import { findResult } from "#lib/data/results/result-detail";
import { listResults } from "#lib/data/results/results";
import { METRICS, type Metric, perMetric } from "#lib/domain/evaluation/metrics";
import { wholeList } from "#lib/domain/results/result-query";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, ok, signUpHiringCompany, startAttempt } from "../support/people.ts";
import { QUOTED } from "../support/quoted.ts";

describe.each([ENGINE])("Qualified is the shown number against 7.0, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let owner: Person["client"];
  let attemptId = "";

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await db.sql("update public.plan_caps set cap = 1000");
    owner = company.owner.client;
  });
  beforeEach(async () => {
    attemptId = (await startAttempt(db, company.interview)).id;
    ok(await db.service().rpc("submit_attempt", { p_attempt: attemptId }));
    await scored(6);
  });
  afterAll(() => db.close());

  /** A version written by the service key, past the function that writes them. */
  async function scored(score: number, version = 1, runs = [score]) {
    const scores = Object.fromEntries(METRICS.map((metric) => [`${metric}_score`, score]));
    const { error } = await db
      .service()
      .from("evaluation_results")
      .insert({
        ...scores,
        spread: { runs: runs.map((run) => perMetric(() => run)) },
        evidence: QUOTED,
        interview_attempt_id: attemptId,
        version,
        job_id: randomUUID(),
        outcome: "scored",
        general_score: score,
        scorer: "rubric",
        rubric_version: "1",
        input_hash: "0",
      });
    expect(error).toBeNull();
  }

  const kept = async () =>
    (await db.sql("select qualified from public.interview_attempts where id = $1", [attemptId]))[0]
      ?.qualified;
  const adjust = (score: number) =>
    overrideMetric(owner, attemptId, { metric: "experience", score, reason: "References." });

  async function shown() {
    const { rows } = await listResults(owner, wholeList("newest"));
    const row = rows.find(({ id }) => id === attemptId);
    return { row, detail: await findResult(owner, attemptId) };
  }

  const claim = (claimed: { qualified?: boolean; shown_rating?: number }) =>
    db.service().from("interview_attempts").update(claimed).eq("id", attemptId).select("qualified");

  it("holds whatever the service key says, with a person's numbers too", async () => {
    expect((await claim({ qualified: true })).data).toEqual([{ qualified: false }]);
    expect((await claim({ shown_rating: 9 })).data).toEqual([{ qualified: false }]);
    expect((await shown()).row).toMatchObject({ rating: 6, adjusted: false });
    for (const metric of METRICS) {
      await overrideMetric(owner, attemptId, { metric, score: 8, reason: "Seen at work." });
    }
    expect((await claim({ qualified: false })).data).toEqual([{ qualified: true }]);
    expect((await shown()).row).toMatchObject({ rating: 8, qualified: true });
  });

  it("a person's numbers may put the runs on both sides of it, and one run alone never is", async () => {
    await scored(5.5, 2, [5, 6]);
    const withTen = async (metric: Metric) => {
      await overrideMetric(owner, attemptId, { metric, score: 10, reason: "Seen at work." });
      return (await shown()).detail?.evaluation?.borderline;
    };
    expect(await withTen("experience")).toBe(false);
    expect(await withTen("communication")).toBe(true);
    await scored(5.5, 3);
    expect((await shown()).detail?.evaluation?.borderline).toBe(false);
  });

  it("an attempt without a number is neither, and each new version counts", async () => {
    await scored(7, 2);
    expect(await kept()).toBe(true);
    await scored(6.9, 3);
    expect(await kept()).toBe(false);
    attemptId = (await startAttempt(db, company.interview)).id;
    expect((await claim({ qualified: true })).data).toEqual([{ qualified: null }]);
  });

  it("planted: without its trigger a row is qualified against its score, on every screen", async () => {
    const trigger = "trigger qualified_follows";
    await db.sql(`alter table public.interview_attempts disable ${trigger}`);
    const claimed = await claim({ qualified: true, shown_rating: 9 });
    await db.sql(`alter table public.interview_attempts enable ${trigger}`);
    expect(claimed.data).toEqual([{ qualified: true }]);
    const { row, detail } = await shown();
    expect(row).toMatchObject({ qualified: true, rating: 9 });
    expect(detail?.evaluation).toMatchObject({ qualified: true, rating: 9, scorerRating: 6 });
  });

  it("where people only was asked for, decisions, lists and adjustments know no number", async () => {
    await adjust(10);
    await db
      .service()
      .from("interview_attempts")
      .update({ ai_allowed: false, evaluation_state: "declined" })
      .eq("id", attemptId);
    const { row, detail } = await shown();
    expect(row).toMatchObject({ rating: null, qualified: null, adjusted: false });
    expect(detail).toMatchObject({ evaluation: null, versions: [] });
    expect(await adjust(9)).toBe(false);
    await setStatus(owner, attemptId, { status: "Rejected", reason: "The references." });
    await setStatus(owner, attemptId, { status: "Rejected", reason: "And the times." });
    const history = ok(
      await owner.from("status_history").select("scores").eq("interview_attempt_id", attemptId),
    );
    expect(history).toEqual([{ scores: {} }, { scores: {} }]);
    expect((await shown()).detail?.history.map(({ seen }) => seen)).toEqual([null, null, null]);
    expect(await kept()).toBeNull();
  });
});
