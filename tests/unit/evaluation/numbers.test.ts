import fc from "fast-check";
import {
  crossesThreshold,
  generalScore,
  isQualified,
  median,
  spreadOf,
} from "#lib/domain/evaluation/aggregate";
import { scoreBand } from "#lib/domain/evaluation/bands";
import { conclude } from "#lib/domain/evaluation/conclude";
import { METRIC_WEIGHTS, METRICS } from "#lib/domain/evaluation/metrics";
import { prepareAttempt } from "#lib/domain/evaluation/prepare";
import type { ScorerRun } from "#lib/domain/evaluation/types";
import { answer, attempt, evaluated, runClaiming, STRONG } from "./people";

const score = fc.option(fc.integer({ min: 10, max: 100 }).map((tenths) => tenths / 10));
const scores = fc.record({
  communication: score,
  experience: score,
  professionalism: score,
  reliability: score,
  problem_solving: score,
  cognitive_ability: score,
});

describe("The general score", () => {
  it("is the weighted mean of the assessed metrics and nothing else", () => {
    fc.assert(
      fc.property(scores, (given) => {
        const known = METRICS.flatMap((metric) => {
          const value = given[metric];
          return value === null ? [] : [{ value, weight: METRIC_WEIGHTS[metric] }];
        });
        const general = generalScore(given);
        if (known.length === 0) return expect(general).toBeNull();
        const weight = known.reduce((sum, entry) => sum + entry.weight, 0);
        const mean = known.reduce((sum, entry) => sum + entry.value * entry.weight, 0) / weight;
        expect(Math.abs((general ?? 0) - mean)).toBeLessThanOrEqual(0.0500001);
        expect(Number.isInteger(Math.round((general ?? 0) * 1e6) / 1e5)).toBe(true);
      }),
    );
  });

  it("qualifies from 7.0, and says nothing where nothing was assessed", () => {
    expect([6.9, 7, 7.1, null].map(isQualified)).toEqual([false, true, true, null]);
  });

  it("has its four bands", () => {
    expect([0, 4, 4.1, 7, 7.1, 10, null].map(scoreBand)).toEqual([
      "low",
      "low",
      "medium",
      "medium",
      "good",
      "good",
      "none",
    ]);
  });

  it("is marked borderline only where its spread crosses 7.0", () => {
    expect(
      [
        [6.8, 7.2],
        [6.9, 7],
        [7, 8],
        [5, 6.9],
      ].map(([low = 0, high = 0]) => crossesThreshold([low, high])),
    ).toEqual([true, true, false, false]);
    expect(crossesThreshold(null)).toBe(false);
  });

  it("takes the mean of the two middle runs where their number is even", () => {
    expect(median([6, 9])).toBe(7.5);
    expect(median([9, 1, 6, 7])).toBe(6.5);
    expect(median([1, 2, 9])).toBe(2);
  });

  it("takes a median that lies within the spread", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 9 }),
        (values) => {
          const [low, high] = spreadOf(values) ?? [0, 0];
          const middle = median(values) ?? -1;
          expect(middle).toBeGreaterThanOrEqual(low);
          expect(middle).toBeLessThanOrEqual(high);
        },
      ),
    );
  });
});

const believed =
  "I called the housekeeping lead, and together we finished two rooms in 25 minutes.";

const run = (value: number | null, quote = believed) =>
  runClaiming({
    score: value,
    justification: "Because.",
    quotes: [{ questionId: "q1", text: quote }],
  });

function concluded(...runs: ScorerRun[]) {
  const input = attempt([answer(STRONG)]);
  return conclude(input, prepareAttempt(input), runs, () => true);
}

describe("What is believed of a scorer's runs", () => {
  it("is the median, with the spread kept", () => {
    const result = concluded(run(6), run(9), run(7));
    expect(result.general).toBe(7);
    expect(result.generalSpread).toEqual([6, 9]);
    expect(result.borderline).toBe(true);
  });

  it.each([
    { all: 9, strengths: 1, weaknesses: 0 },
    { all: 7, strengths: 1, weaknesses: 0 },
    { all: 5.5, strengths: 0, weaknesses: 0 },
    { all: 4, strengths: 0, weaknesses: 3 },
  ])("names no best and no weakest where all are $all", ({ all, strengths, weaknesses }) => {
    const result = concluded(run(all));
    expect(result.strengths).toHaveLength(strengths);
    expect(result.weaknesses).toHaveLength(weaknesses);
    expect(result.summary).toContain("All 6 metrics got the same score.");
  });

  it("names the best and the weakest where the numbers differ", () => {
    const mixed = run(4.9);
    mixed.claims.reliability.score = 6;
    const result = concluded(mixed);
    expect(result.strengths).toEqual([expect.stringMatching(/^Reliability \(6\.0\)/)]);
    expect(result.weaknesses).toEqual([
      expect.stringMatching(/^\w[\w ]+ \(4\.9\): A stronger answer would say more about [a-z]/),
    ]);
    expect(result.summary).toContain("Strongest in reliability.");
    mixed.claims.experience.score = 6;
    const tied = concluded(mixed);
    expect(tied.strengths).toEqual([
      expect.stringMatching(/^Experience \(6\.0\) and reliability \(6\.0\): /),
    ]);
    expect(tied.summary).toContain("Strongest in experience and reliability.");
  });

  it("says what was missing of the weakest, praises none of it, and quotes nothing twice", () => {
    const low = run(3);
    low.claims.reliability.score = 2;
    const { strengths, weaknesses, summary } = concluded(low);
    expect(strengths).toEqual([]);
    expect(summary).not.toContain("Strongest");
    expect(weaknesses[0]).toBe(
      `Reliability (2.0): A stronger answer would say more about keeping commitments, with times, numbers, or a backup plan. The candidate said: “${believed}”`,
    );
    expect(weaknesses.filter((line) => line.includes(believed))).toHaveLength(1);
    const { strengths: good } = concluded(run(8));
    expect(good).toEqual([
      `Communication (8.0), experience (8.0), and professionalism (8.0): Because. “${believed}”`,
    ]);
  });

  it("names no level, which nobody has seen, and praises nothing that is missing", () => {
    for (const score of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const uneven = run(score);
      uneven.claims.reliability.score = Math.max(1, score - 1);
      const { strengths, weaknesses } = concluded(uneven);
      for (const line of [...strengths, ...weaknesses]) {
        expect(line).not.toMatch(/\blevel\b|\bbut (?:not|gives|nothing|only)\b/);
      }
    }
    const thin = run(4);
    thin.claims.reliability.score = 4.9;
    expect(concluded(thin).strengths).toEqual([]);
    thin.claims.reliability.score = 5;
    expect(concluded(thin).strengths).toEqual([`Reliability (5.0): Because. “${believed}”`]);
  });

  it("says of a bare claim what it lacks, and nothing of what its quotes include", async () => {
    const { metrics } = await evaluated(attempt([answer("I'm always on time. I work hard too.")]));
    expect(metrics.reliability.justification).toBe(
      "The candidate makes a general statement. No example found.",
    );
    expect((await evaluated(attempt([answer(STRONG)]))).metrics.communication.justification).toBe(
      "The candidate describes what they did or would do and gives specific details: “4 pm,” “two rooms,” “25 minutes.”",
    );
  });

  it("is nothing where the quote was invented (never 0, never a default)", () => {
    const result = concluded(run(10, "I single-handedly saved the company last year."));
    expect(result.general).toBeNull();
    expect(result.metrics.reliability).toMatchObject({ score: null, quotes: [] });
    expect(result.metrics.reliability.justification).toBe(
      "Not assessed: the automatic scoring quoted words that are not in the answers.",
    );
    expect(result.summary).toBe(
      "Not enough evidence: the automatic scoring quoted words that are not in the answers.",
    );
  });

  it("is no invented quote where the words are in an answer that most runs could not assess", () => {
    const silent = [
      { questionId: "q1", notAssessed: "It answers another question", instructed: false },
    ];
    const input = attempt([answer(STRONG)]);
    const runs = [{ ...run(9), answers: silent }];
    const result = conclude(input, prepareAttempt(input), runs, () => true);
    expect(result.general).toBeNull();
    expect(result.metrics.reliability.justification).toBe(
      "Not assessed: nothing in the answers counted toward reliability.",
    );
  });

  it("says no reason for all where the answers have different ones", async () => {
    const result = await evaluated(
      attempt([answer("", { state: "no_answer" }), answer("Yes ma'am", { questionId: "q2" })]),
    );
    expect(result.questions.map(({ reason }) => reason)).toEqual([
      "no answer was given",
      "the answer is only 2 words long",
    ]);
    expect(result.summary).toBe("Not enough evidence in any of the answers.");
  });

  it("is nothing where a quote is too short to show anything, and nobody invented it", () => {
    const result = concluded(run(10, believed.split(" ").slice(0, 2).join(" ")));
    expect(result.general).toBeNull();
    expect(result.metrics.reliability.justification).toBe(
      "Not assessed: nothing in the answers counted toward reliability.",
    );
  });

  it("is nothing where only a minority of the runs found evidence", () => {
    expect(concluded(run(8), run(null), run(null)).general).toBeNull();
  });

  it("is nothing where exactly half of the runs found evidence", () => {
    expect(concluded(run(8), run(null)).general).toBeNull();
    expect(concluded(run(8), run(8), run(null), run(null)).metrics.reliability.score).toBeNull();
    expect(concluded(run(8), run(8), run(null)).general).toBe(8);
  });

  it.each([0, 11, -3, Number.NaN])("is nothing for a number off the scale (%s)", (value) => {
    expect(concluded(run(value)).general).toBeNull();
  });

  it("is nothing where a model failed (50 and 65 were stored elsewhere)", () => {
    expect(concluded().general).toBeNull();
  });
});
