import { perMetric } from "#lib/domain/evaluation/metrics";
import { withOverrides } from "#lib/domain/evaluation/overrides";

describe("A person who overrides a metric", () => {
  const scores = { ...perMetric(() => 6), reliability: null };

  it("moves the general score and qualified with it, and is named", () => {
    const shown = withOverrides(scores, [
      { metric: "experience", score: 9, reason: "Their references say more." },
      { metric: "reliability", score: 9, reason: "Never late at our other site." },
    ]);
    expect(shown.scores).toEqual({ ...perMetric(() => 6), experience: 9, reliability: 9 });
    expect(shown.general).toBe(7.2);
    expect(shown.qualified).toBe(true);
    expect(shown.overridden).toEqual(["experience", "reliability"]);
  });

  it("may change their mind: the last one holds", () => {
    const twice = [9, 4].map((score) => ({
      metric: "experience" as const,
      score,
      reason: "Seen.",
    }));
    expect(withOverrides(scores, twice).scores.experience).toBe(4);
  });

  it("changes nothing where there is no override", () => {
    expect(withOverrides(scores, [])).toMatchObject({ scores, general: 6, overridden: [] });
  });
});
