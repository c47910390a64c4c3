import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eraseAttempt } from "#lib/data/account/erasure";
import type { Json } from "#lib/data/database.types";
import { overrideMetric, setStatus } from "#lib/data/results/decisions";
import { findResult } from "#lib/data/results/result-detail";
import { listResults } from "#lib/data/results/results";
import { METRICS, type Metric, perMetric } from "#lib/domain/evaluation/metrics";
import { wholeList } from "#lib/domain/results/result-query";
import {
  type Client,
  ENGINE,
  type Person,
  startTestDatabase,
  type TestDatabase,
} from "../support/database.ts";
import { type HiringCompany, ok, signUpHiringCompany, startAttempt } from "../support/people.ts";
import { QUOTED } from "../support/quoted.ts";

const HISTORY = ["status_history", "metric_overrides"] as const;

describe.each([ENGINE])("A person decides, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let owner: Person["client"];
  let stranger: Person["client"];
  let attemptId = "";

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    // Each test submits an attempt of its own: no plan's cap may keep one from its owner.
    await db.sql("update public.plan_caps set cap = 1000");
    owner = company.owner.client;
    stranger = (await signUpHiringCompany(db, "Other Crew")).owner.client;
  });
  beforeEach(async () => {
    attemptId = (await startAttempt(db, company.interview)).id;
    ok(await db.service().rpc("submit_attempt", { p_attempt: attemptId }));
    await evaluated(6);
  });
  afterAll(() => db.close());

  /** The scorer writes another version with the same number in every metric. */
  async function evaluated(score: number, rest: { spread?: Json; borderline?: boolean } = {}) {
    const scores = Object.fromEntries(METRICS.map((metric) => [`${metric}_score`, score]));
    ok(
      await db.service().rpc("record_evaluation", {
        p_job: randomUUID(),
        p_attempt: attemptId,
        p_evaluation: {
          ...scores,
          ...rest,
          evidence: QUOTED,
          outcome: "scored",
          general_score: score,
          scorer: "rubric",
          rubric_version: "1",
          input_hash: "0",
        },
      }),
    );
  }

  const adjust = (score: number | null, db: Client = owner) =>
    overrideMetric(db, attemptId, {
      metric: "experience",
      score,
      reason: score === null ? null : "Their references say more.",
    });

  async function shown() {
    const { rows } = await listResults(owner, wholeList("newest"));
    const row = rows.find(({ id }) => id === attemptId);
    const detail = await findResult(owner, attemptId);
    return { row, detail, evaluation: detail?.evaluation };
  }

  it("a status keeps who, when, from, to, the reason and the numbers seen, and no words", async () => {
    expect(
      await setStatus(owner, attemptId, { status: "Hired", reason: "  Starts on Monday. " }),
    ).toBe(true);
    const [entry] = ok(
      await owner.from("status_history").select("*").eq("interview_attempt_id", attemptId),
    );
    expect(entry).toMatchObject({
      from_status: "Pending",
      to_status: "Hired",
      reason: "Starts on Monday.",
      changed_by: company.owner.userId,
    });
    const scores: unknown = entry?.scores;
    expect(scores).toEqual({ ...perMetric(() => 6), general: 6, version: 1, adjusted: [] });
    await setStatus(owner, attemptId, { status: "Rejected" });
    const { detail } = await shown();
    expect(detail?.history.map(({ what, reason }) => [what, reason])).toEqual([
      ["changed the status from Hired to Rejected", null],
      ["changed the status from Pending to Hired", "Starts on Monday."],
    ]);
  });

  it("a reason can follow later, and the same status without one writes nothing", async () => {
    await setStatus(owner, attemptId, { status: "Pending" });
    await setStatus(owner, attemptId, { status: "Pending", reason: "Waits for a car." });
    const { detail } = await shown();
    expect(detail?.history.map(({ what, reason }) => [what, reason])).toEqual([
      ["added a reason for the status Pending", "Waits for a car."],
    ]);
  });

  it("rating, list, qualified and mark follow an adjusted metric, and its undoing", async () => {
    expect(await adjust(10)).toBe(true);
    await overrideMetric(owner, attemptId, { metric: "reliability", score: 9.5, reason: "Seen." });
    const after = await shown();
    expect(after.row).toMatchObject({ rating: 7.5, qualified: true, adjusted: true });
    expect(after.evaluation).toMatchObject({
      rating: 7.5,
      qualified: true,
      adjusted: true,
      scorerRating: 6,
    });
    expect(after.evaluation?.metrics[1]).toMatchObject({
      score: 10,
      override: { reason: "Their references say more.", scorerScore: 6 },
    });
    await adjust(null);
    await overrideMetric(owner, attemptId, { metric: "reliability", score: null, reason: null });
    const back = await shown();
    expect(back.row).toMatchObject({ rating: 6, qualified: false, adjusted: false });
    expect(back.evaluation).toMatchObject({ rating: 6, qualified: false, adjusted: false });
    expect(back.detail?.history).toHaveLength(4);
  });

  it("a new evaluation is a version of its own and does not take a person's number back", async () => {
    await adjust(10);
    await evaluated(6.5);
    const { row, detail, evaluation } = await shown();
    expect(detail?.versions.map(({ version, rating }) => [version, rating])).toEqual([
      [2, 6.5],
      [1, 6],
    ]);
    // The shown one's stand on the page already; the older one's are the scorer's own.
    const scores = detail?.versions.map(({ metrics }) => metrics.map(({ score }) => score));
    expect(scores).toEqual([[], METRICS.map(() => 6)]);
    expect(evaluation).toMatchObject({ rating: 7.2, scorerRating: 6.5, qualified: true });
    expect(row).toMatchObject({ rating: 7.2, qualified: true });
  });

  it.each([
    ["kept runs", { general: [6, 8], runs: [6, 7, 8].map((score) => perMetric(() => score)) }],
    ["ranges", { general: [6, 8], ...perMetric(() => [6, 8]) }],
  ])(
    "borderline stays while the runs disagree with their number in each: by %s",
    async (_, spread) => {
      await evaluated(7, { spread, borderline: true });
      const borderline = async () => {
        const { row, evaluation } = await shown();
        expect(row?.borderline).toBe(evaluation?.borderline);
        return row?.borderline;
      };
      const set = (metric: Metric, score: number | null) =>
        overrideMetric(owner, attemptId, {
          metric,
          score,
          reason: score === null ? null : "Seen.",
        });
      expect(await borderline()).toBe(true);
      await set("communication", 10);
      expect(await borderline()).toBe(true);
      await set("experience", 10);
      expect(await borderline()).toBe(false);
      await set("experience", null);
      expect(await borderline()).toBe(true);
    },
  );

  it("taking back a number that nobody gave is refused and leaves no trace", async () => {
    expect(await adjust(null)).toBe(false);
    await adjust(10);
    expect(await adjust(null)).toBe(true);
    expect(await adjust(null)).toBe(false);
    expect((await shown()).detail?.history).toHaveLength(2);
  });

  it("a reason of characters that nobody sees is no reason, of either kind", async () => {
    const unseen = "\u200b\u2060 ";
    await setStatus(owner, attemptId, { status: "Pending", reason: unseen });
    await setStatus(owner, attemptId, { status: "Hired", reason: unseen });
    expect((await shown()).detail?.history.map(({ reason }) => reason)).toEqual([null]);
    await expect(
      overrideMetric(owner, attemptId, { metric: "experience", score: 8, reason: unseen }),
    ).rejects.toThrow();
  });

  it("an adjustment needs a reason, and a number from 0 to 10", async () => {
    const metric = "experience" as const;
    await expect(
      overrideMetric(owner, attemptId, { metric, score: 8, reason: " " }),
    ).rejects.toThrow();
    await expect(
      overrideMetric(owner, attemptId, { metric, score: 11, reason: "Great." }),
    ).rejects.toThrow();
    expect((await shown()).row?.adjusted).toBe(false);
  });

  it("nobody else decides: no stranger, no visitor, and not the service key", async () => {
    expect(await setStatus(stranger, attemptId, { status: "Hired", reason: "x" })).toBe(false);
    expect(await adjust(10, stranger)).toBe(false);
    for (const client of [db.anon(), db.service()]) {
      const tried = await client.rpc("decide", { p_attempt: attemptId, p_status: "Hired" });
      expect(tried.data).not.toBe(true);
    }
    const forced = await db
      .service()
      .from("interview_attempts")
      .update({ status: "Hired" })
      .eq("id", attemptId);
    expect(forced.error?.code).toBe("42501");
    const invented = await db.service().from("status_history").insert({
      interview_attempt_id: attemptId,
      changed_by: company.owner.userId,
      from_status: "Pending",
      to_status: "Hired",
    });
    expect(invented.error?.code).toBe("42501");
    const scored = await db.service().from("metric_overrides").insert({
      interview_attempt_id: attemptId,
      changed_by: company.owner.userId,
      version: 1,
      metric: "experience",
      score: 10,
      reason: "x",
    });
    expect(scored.error?.code).toBe("42501");
    const { row, detail } = await shown();
    expect([row?.status, row?.rating, detail?.history]).toEqual(["Pending", 6, []]);
  });

  /** Tables of the history that a key could change or empty. */
  async function rewritten(client: Client) {
    const changed: string[] = [];
    for (const table of HISTORY) {
      const rows = async () =>
        JSON.stringify(await db.sql(`select * from public.${table} order by id`));
      const before = await rows();
      await client
        .from(table)
        .update({ reason: "Rewritten." })
        .eq("interview_attempt_id", attemptId);
      await client.from(table).delete().eq("interview_attempt_id", attemptId);
      if ((await rows()) !== before) changed.push(table);
    }
    return changed;
  }

  it("the history is never rewritten, whatever key is used, and goes with its candidate", async () => {
    await setStatus(owner, attemptId, { status: "Hired", reason: "Kind." });
    await adjust(9);
    expect(await rewritten(owner)).toEqual([]);
    expect(await rewritten(db.service())).toEqual([]);
    await eraseAttempt(db.service(), attemptId);
    for (const table of HISTORY) {
      const left = await db.sql(
        `select 1 from public.${table} where interview_attempt_id = $1::uuid`,
        [attemptId],
      );
      expect(left).toEqual([]);
    }
  });

  it("planted: without its guards the history is rewritten and the service decides", async () => {
    await setStatus(owner, attemptId, { status: "Hired", reason: "Kind." });
    await adjust(9);
    for (const table of HISTORY)
      await db.sql(`alter table public.${table} disable trigger keep_history`);
    expect(await rewritten(db.service())).toEqual([...HISTORY]);
    for (const table of HISTORY)
      await db.sql(`alter table public.${table} enable trigger keep_history`);

    await db.sql("alter table public.status_history disable trigger guard_decision");
    const invented = await db.service().from("status_history").insert({
      interview_attempt_id: attemptId,
      changed_by: company.owner.userId,
      from_status: "Pending",
      to_status: "Hired",
    });
    await db.sql("alter table public.status_history enable trigger guard_decision");
    expect(invented.error).toBeNull();
  });
});
