import { type Metric, perMetric } from "#lib/domain/evaluation/metrics";
import { borderlineWith, withOverrides } from "#lib/domain/evaluation/overrides";

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

  const runs = [6, 7, 8].map((score) => perMetric(() => score));
  const seven = perMetric(() => 7);
  const set = (score: number, ...metrics: readonly Metric[]) =>
    metrics.map((metric) => ({ metric, score, reason: "Seen." }));

  it("does not end a disagreement of the runs: 6.6 to 8.3 still crosses the line", () => {
    expect(borderlineWith(runs, seven, set(10, "communication"))).toBe(true);
    expect(borderlineWith(runs, seven, [])).toBe(true);
  });

  it("ends it where no run is on the other side any more", () => {
    expect(borderlineWith(runs, seven, set(10, "communication", "experience"))).toBe(false);
    expect(borderlineWith(runs, seven, set(0, "experience", "reliability"))).toBe(false);
    expect(borderlineWith([seven], seven, set(6, "communication"))).toBe(false);
  });

  it("may show one that was hidden: with their number the runs stand on both sides", () => {
    const below = [5, 6].map((score) => perMetric(() => score));
    expect(
      borderlineWith(
        below,
        perMetric(() => 5.5),
        set(10, "experience"),
      ),
    ).toBe(false);
    expect(
      borderlineWith(
        below,
        perMetric(() => 5.5),
        set(10, "experience", "communication"),
      ),
    ).toBe(true);
  });
});
