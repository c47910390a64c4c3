import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { generalScore } from "#lib/domain/evaluation/aggregate";
import { METRICS } from "#lib/domain/evaluation/metrics";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";

describe.each([ENGINE])("A general score, on %s:", (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await startTestDatabase(engine);
  });
  afterAll(() => db.close());

  it("the database weighs the six numbers as the domain does", async () => {
    const tenth = fc.integer({ min: 0, max: 100 }).map((value) => value / 10);
    const score = fc.option(tenth);
    const samples = fc.sample(fc.tuple(score, score, score, score, score, score), 200);
    for (const sample of samples) {
      const scores = Object.fromEntries(METRICS.map((metric, index) => [metric, sample[index]]));
      const [row] = await db.sql("select public.general_score_of($1::jsonb)::float as general", [
        JSON.stringify(scores),
      ]);
      const [a, b, c, d, e, f] = sample;
      const expected = generalScore({
        communication: a,
        experience: b,
        professionalism: c,
        reliability: d,
        problem_solving: e,
        cognitive_ability: f,
      });
      expect([sample, row?.general]).toEqual([sample, expected]);
    }
  });
});
