import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Json } from "#lib/data/database.types";
import { METRICS } from "#lib/domain/evaluation/metrics";
import { overrideFields } from "#lib/domain/evaluation/overrides";
import { hasVisibleCharacter } from "#lib/domain/text/visible";
import { ENGINES, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, signUpHiringCompany } from "../support/people.ts";
import { QUOTED } from "../support/quoted.ts";

type Numbers = Record<string, number | null>;

describe.each(ENGINES)("Numbers that nobody can have given, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let version = 1;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
  });
  afterAll(() => db.close());

  /** The code of the database's refusal, or null; written by the service key, with and without the function. */
  async function refused(
    numbers: Numbers,
    evidence: NonNullable<Json> = QUOTED,
  ): Promise<(string | null)[]> {
    const made = {
      outcome:
        numbers.general_score === null ? ("not_enough_evidence" as const) : ("scored" as const),
      scorer: "rubric" as const,
      rubric_version: "1",
      input_hash: "0",
      evidence,
      ...numbers,
    };
    version += 1;
    const row = {
      ...made,
      interview_attempt_id: company.attempt.id,
      version,
      job_id: randomUUID(),
    };
    const inserted = await db.service().from("evaluation_results").insert(row);
    version += 1;
    const recorded = await db.service().rpc("record_evaluation", {
      p_job: randomUUID(),
      p_attempt: company.attempt.id,
      p_evaluation: made,
    });
    return [inserted.error?.code ?? null, recorded.error?.code ?? null];
  }

  it("a general score stands between its metrics, and there is none without any", async () => {
    const sixes: Numbers = Object.fromEntries(METRICS.map((metric) => [`${metric}_score`, 6]));
    const impossible: Numbers[] = [
      { ...sixes, general_score: 7 },
      { ...sixes, general_score: 5.9 },
      { ...sixes, general_score: null },
      { general_score: 7 },
      { general_score: 8, reliability_score: 4, experience_score: 7.5 },
    ];
    for (const numbers of impossible) expect(await refused(numbers)).toEqual(["23514", "23514"]);
    const possible: Numbers[] = [
      { ...sixes, general_score: 6 },
      { general_score: null },
      { general_score: 5.7, reliability_score: 4, experience_score: 7.5 },
    ];
    for (const numbers of possible) expect(await refused(numbers)).toEqual([null, null]);
  });

  it("a scorer's number is never 0, and none stands without a quote for its own metric", async () => {
    const six: Numbers = { general_score: 6, reliability_score: 6 };
    const zero: Numbers = { general_score: 0, reliability_score: 0 };
    const half: Numbers = { general_score: 0.5, reliability_score: 0.5 };
    for (const numbers of [zero, half]) expect(await refused(numbers)).toEqual(["23514", "23514"]);
    for (const evidence of [
      [],
      {},
      [{ metric: "experience", quote: "I like order." }],
      [{ metric: "reliability", quote: "" }],
      [{ metric: "reliability" }],
    ]) {
      expect(await refused(six, evidence)).toEqual(["23514", "23514"]);
    }
    expect(await refused(six, [{ metric: "reliability", quote: "So." }])).toEqual([null, null]);
  });

  it("a person gives what the form gives: half points, and a reason that can be read", async () => {
    const tries = [
      { score: 7, reason: "Seen at work." },
      { score: 7.5, reason: "\u0928\u0939\u0940\u0902" },
      { score: 7.26, reason: "Seen at work." },
      { score: 7.04, reason: "Seen at work." },
      { score: 7.1, reason: "Seen at work." },
      { score: 11, reason: "Seen at work." },
      { score: 7, reason: "\u200b\u200d" },
      { score: 7, reason: "\u00a0\u2060\u3164" },
      { score: 7, reason: " " },
    ];
    for (const { score, reason } of tries) {
      const { error } = await company.owner.client.rpc("override_metric", {
        p_attempt: company.attempt.id,
        p_metric: "reliability",
        p_score: score,
        p_reason: reason,
      });
      const allowed = overrideFields.safeParse({ score, reason }).success;
      expect([score, reason, error?.code ?? null]).toEqual([
        score,
        reason,
        allowed ? null : "23514",
      ]);
    }
  });

  it("the database and the form see the same characters", async () => {
    const rows = await db.sql(
      `select n from generate_series(1, 1114111) n where n not between 55296 and 57343
       and not public.has_visible_character(chr(n))`,
    );
    const blind = new Set(rows.map(({ n }) => Number(n)));
    const differ: string[] = [];
    for (let point = 1; point <= 0x10ffff; point++) {
      if (point >= 0xd800 && point <= 0xdfff) continue;
      if (hasVisibleCharacter(String.fromCodePoint(point)) === blind.has(point))
        differ.push(point.toString(16));
    }
    expect(differ).toEqual([]);
    expect(blind.size).toBeGreaterThan(4000);
  });
});
