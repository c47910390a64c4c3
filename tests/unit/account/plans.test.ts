import { dashboardLimit, planIncludes, planName, toOfferedPlan, toPlan } from "#lib/domain/plans";

describe("A plan", () => {
  it("is read from any case, and from nothing as none", () => {
    expect(toPlan(" launch ")).toBe("LAUNCH");
    expect(toPlan("")).toBeNull();
    expect(toPlan("gold")).toBeNull();
    expect(planName(null)).toBe("None");
  });

  it("is Launch where the price list named none that can be bought", () => {
    expect(toOfferedPlan("scale")).toBe("SCALE");
    expect(toOfferedPlan("CUSTOM")).toBe("LAUNCH");
    expect(toOfferedPlan(null)).toBe("LAUNCH");
  });

  it("includes what the plans below it include; none includes nothing", () => {
    expect(planIncludes(null, "STARTER")).toBe(false);
    expect(planIncludes("STARTER", "LAUNCH")).toBe(false);
    expect(planIncludes("LAUNCH", "LAUNCH")).toBe(true);
    expect(planIncludes("CUSTOM", "SCALE")).toBe(true);
    expect(planIncludes("SCALE", "TEST")).toBe(false);
  });

  it("counts candidates on the dashboard up to its limit", () => {
    expect(
      [null, "STARTER", "LAUNCH", "SCALE", "CUSTOM", "TEST"].map((p) => dashboardLimit(toPlan(p))),
    ).toEqual([1, 10, 20, 100, 1000, 100_000]);
  });
});
