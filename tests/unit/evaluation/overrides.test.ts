import { activeOverrides } from "#lib/domain/evaluation/overrides";

describe("A person who overrides a metric", () => {
  const experience = (score: number | null) => ({
    metric: "experience" as const,
    score,
    reason: score === null ? null : "Their references say more.",
  });

  it("may change their mind: the last number holds", () => {
    expect(activeOverrides([9, 4].map(experience))).toEqual([experience(4)]);
  });

  it("may take it back: then the scorer's holds", () => {
    expect(activeOverrides([9, null].map(experience))).toEqual([]);
  });
});
