import fc from "fast-check";
import {
  crossesThreshold,
  generalScore,
  isQualified,
  median,
  spreadOf,
} from "#lib/domain/evaluation/aggregate";
import { LEVEL_WORDS, scoreBand, scoreLevel } from "#lib/domain/evaluation/bands";
import { conclude } from "#lib/domain/evaluation/conclude";
import { METRIC_WEIGHTS, METRICS, QUALIFIED_FROM } from "#lib/domain/evaluation/metrics";
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

  it("has a word for every tenth that its color and 'Qualified' bear out", () => {
    for (let tenths = 0; tenths <= 100; tenths += 1) {
      const number = tenths / 10;
      const level = scoreLevel(number);
      expect([number, level === "good"]).toEqual([number, isQualified(number)]);
      // 7.0 alone is strong in the color below: it qualifies, and the bands end at it.
      if (number !== QUALIFIED_FROM) expect([number, level]).toEqual([number, scoreBand(number)]);
    }
    expect(["low", "medium", "good"] as const).toEqual(
      [4, 6.9, 7].map((number) => scoreLevel(number)),
    );
    expect(LEVEL_WORDS[scoreLevel(null)]).toBe("Not assessed");
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

  it("is nothing where the quote was invented (never 0, never a default)", () => {
    const result = concluded(run(10, "I single-handedly saved the company last year."));
    expect(result.general).toBeNull();
    expect(result.metrics.reliability).toMatchObject({ score: null, quotes: [] });
    expect(result.metrics.reliability.justification).toBe(
      "Not assessed: the automatic scoring quoted words that are not in the answers.",
    );
    expect(result.basis).toBe(
      "Too little to rate: the automatic scoring quoted words that are not in the answers.",
    );
  });

  it("is no invented quote where the words are in an answer that most runs could not assess", () => {
    const silent = [
      { questionId: "q1", notAssessed: "It answers another question", instructed: null },
    ];
    const input = attempt([answer(STRONG)]);
    const runs = [{ ...run(9), answers: silent }];
    const result = conclude(input, prepareAttempt(input), runs, () => true);
    expect(result.general).toBeNull();
    expect(result.metrics.reliability.justification).toBe(
      "Not assessed: the scoring gave no number for reliability.",
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
    expect(result.basis).toBe("Too little to rate: no answer says enough.");
  });

  it("is nothing where a quote is too short to show anything, and nobody invented it", () => {
    const result = concluded(run(10, believed.split(" ").slice(0, 2).join(" ")));
    expect(result.general).toBeNull();
    expect(result.metrics.reliability.justification).toBe(
      "Not assessed: the scoring gave no number for reliability.",
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
