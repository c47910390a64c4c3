import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { overrideMetric, setStatus } from "#lib/data/results/decisions";
import { findResult } from "#lib/data/results/result-detail";
import { listResults } from "#lib/data/results/results";
import { METRICS } from "#lib/domain/evaluation/metrics";
import { wholeList } from "#lib/domain/results/result-query";
import { SCORES_CHANGED } from "#lib/domain/results/results";
import type { ShownScores } from "#lib/domain/results/status";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, ok, signUpHiringCompany, startAttempt } from "../support/people.ts";
import { QUOTED } from "../support/quoted.ts";

describe.each([ENGINE])("What a screen showed, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let owner: Person["client"];
  let attemptId = "";

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    owner = company.owner.client;
  });
  beforeEach(async () => {
    attemptId = (await startAttempt(db, company.interview)).id;
    ok(await db.service().rpc("submit_attempt", { p_attempt: attemptId }));
    await evaluated(6);
  });
  afterAll(() => db.close());

  /** The scorer writes another version with the same number in every metric. */
  async function evaluated(score: number) {
    const scores = Object.fromEntries(METRICS.map((metric) => [`${metric}_score`, score]));
    const rest = {
      evidence: QUOTED,
      outcome: "scored",
      scorer: "rubric",
      rubric_version: "1",
      input_hash: "0",
    };
    ok(
      await db.service().rpc("record_evaluation", {
        p_job: randomUUID(),
        p_attempt: attemptId,
        p_evaluation: { ...scores, ...rest, general_score: score },
      }),
    );
  }

  const adjust = (score: number | null) =>
    overrideMetric(owner, attemptId, { metric: "experience", score, reason: "References." });

  async function shown() {
    const { rows } = await listResults(owner, wholeList("newest"));
    return {
      row: rows.find(({ id }) => id === attemptId),
      detail: await findResult(owner, attemptId),
    };
  }

  it("a decision keeps the numbers that its screen showed, whatever happened since", async () => {
    const screen = async () => (await shown()).detail?.shown;
    const first = await screen();
    await adjust(10);
    const second = await screen();
    await evaluated(2);
    await adjust(null);
    await setStatus(owner, attemptId, { status: "Hired", shown: second });
    await setStatus(owner, attemptId, { status: "Hired", reason: "Seen.", shown: first });
    await setStatus(owner, attemptId, { status: "Rejected", shown: (await shown()).row?.shown });
    await setStatus(owner, attemptId, { status: "Pending" });
    await setStatus(owner, attemptId, { status: "Hired", shown: { version: 0, override: 0 } });
    // As if the clock had stepped back before each of them.
    for (const table of ["status_history", "metric_overrides"]) {
      await db.sql(`alter table public.${table} disable trigger keep_history`);
      await db.sql(`update public.${table} set created_at = now() - step * interval '1 minute'`);
      await db.sql(`alter table public.${table} enable trigger keep_history`);
    }
    expect((await shown()).detail?.history.flatMap(({ seen }) => seen ?? "nothing")).toEqual([
      "nothing",
      "At the time: rating 2.0 (version 2)",
      "At the time: rating 2.0 (version 2)",
      "At the time: rating 6.0 (version 1)",
      "At the time: rating 6.8 (version 1, adjusted by a person)",
      "nothing",
      "nothing",
    ]);
  });

  it("a decision on scores that nobody was shown is refused, and writes nothing", async () => {
    for (const scores of [
      { version: 2, override: 0 },
      { version: 1, override: 9_000_000_000 },
    ]) {
      await expect(
        setStatus(owner, attemptId, { status: "Hired", shown: scores }),
      ).rejects.toMatchObject({ code: "conflict", message: SCORES_CHANGED });
    }
    expect((await shown()).detail).toMatchObject({ status: "Pending", history: [] });
  });

  it("a version and a step that never stood together are refused, those that did are kept", async () => {
    const screen = async () => (await shown()).detail?.shown ?? { version: 0, override: 0 };
    const decide = (scores: ShownScores) =>
      setStatus(owner, attemptId, { status: "Hired", reason: "Seen.", shown: scores });
    const first = await screen();
    await adjust(9);
    const second = await screen();
    await evaluated(2);
    const third = await screen();
    await adjust(3);
    const fourth = await screen();
    for (const stood of [first, second, third, fourth]) expect(await decide(stood)).toBe(true);
    for (const never of [
      { version: 2, override: 0 },
      { version: 1, override: fourth.override },
      { version: 0, override: second.override },
      { version: -1, override: 0 },
      { version: 1, override: -1 },
    ]) {
      await expect(decide(never)).rejects.toMatchObject({ code: "conflict" });
    }
    const seen = (await shown()).detail?.history.map((entry) => entry.seen);
    expect(seen?.filter((words) => words?.includes("(version"))).toHaveLength(4);
  });

  it("that nothing was shown holds for a page from just before the scores, and for no older one", async () => {
    const nothing = { status: "Hired", shown: { version: 0, override: 0 } } as const;
    expect(await setStatus(owner, attemptId, nothing)).toBe(true);
    await db.sql("alter table public.evaluation_results disable trigger keep_versions");
    await db.sql(
      "update public.evaluation_results set created_at = created_at - interval '61 minutes' where interview_attempt_id = $1",
      [attemptId],
    );
    await db.sql("alter table public.evaluation_results enable trigger keep_versions");
    await expect(setStatus(owner, attemptId, nothing)).rejects.toMatchObject({ code: "conflict" });
    await db.sql("update public.interview_attempts set replaced_version = 1 where id = $1", [
      attemptId,
    ]);
    expect(await setStatus(owner, attemptId, { ...nothing, status: "Pending" })).toBe(true);
  });
});
