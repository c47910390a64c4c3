import {
  dashboardLimit,
  includes,
  LOOKUP_KEYS,
  listCap,
  lookupKey,
  nextPlan,
  OFFERED_PLANS,
  offer,
  PLAN_KEYS,
  periodAmount,
  planName,
  planOfLookupKey,
  toOfferedPlan,
  toPlan,
  YEARLY_SAVING,
} from "#lib/domain/plans/plans";

const EVERY = [null, ...PLAN_KEYS];

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
    const paid = (plan: ReturnType<typeof toPlan>) => ({ plan, trialing: false });
    expect(includes(paid(null), "STARTER")).toBe(false);
    expect(includes(paid("STARTER"), "LAUNCH")).toBe(false);
    expect(includes(paid("LAUNCH"), "LAUNCH")).toBe(true);
    expect(includes(paid("CUSTOM"), "SCALE")).toBe(true);
    expect(includes(paid("SCALE"), "TEST")).toBe(false);
  });

  it("opens every feature while it is being tried", () => {
    expect(includes({ plan: "STARTER", trialing: true }, "SCALE")).toBe(true);
  });

  it("has two caps, of which Custom's differ", () => {
    expect(EVERY.map(dashboardLimit)).toEqual([1, 10, 20, 100, 1000, 100_000]);
    expect(EVERY.map(listCap)).toEqual([1, 10, 20, 100, 100_000, 100_000]);
  });

  it("is upgraded along one path, which Scale ends", () => {
    expect(EVERY.map(nextPlan)).toEqual(["STARTER", "LAUNCH", "SCALE", null, null, null]);
  });
});

describe("The price list", () => {
  it("gives each plan its price by the month and by the year, and what a candidate costs", () => {
    const rows = OFFERED_PLANS.map((plan) => {
      const { price, yearPrice, yearTotal, originalPrice, costPerCandidate } = offer(plan);
      return [price, yearPrice, yearTotal, originalPrice, ...Object.values(costPerCandidate)];
    });
    expect(rows).toEqual([
      [99, 79, 950, null, 10, 8],
      [149, 119, 1430, 149, 7, 6],
      [499, 399, 4790, 499, 5, 4],
    ]);
  });

  it("saves as much by the year with each plan as its switch says", () => {
    const savings = OFFERED_PLANS.map((plan) => 1 - offer(plan).yearPrice / offer(plan).price);
    expect(savings.map((share) => Math.round(100 * share))).toEqual(
      OFFERED_PLANS.map(() => YEARLY_SAVING),
    );
  });

  it("marks Launch alone as popular", () => {
    expect(OFFERED_PLANS.filter((plan) => offer(plan).popular)).toEqual(["LAUNCH"]);
  });

  it("charges a month's price, or the listed total of a year, in cents", () => {
    expect(periodAmount("STARTER", "monthly")).toBe(9900);
    expect(periodAmount("LAUNCH", "yearly")).toBe(143_000);
  });

  it("has six prices, each found again by its name", () => {
    expect([...LOOKUP_KEYS].sort()).toEqual([
      "launch_monthly",
      "launch_yearly",
      "scale_monthly",
      "scale_yearly",
      "starter_monthly",
      "starter_yearly",
    ]);
    for (const key of LOOKUP_KEYS) {
      const found = planOfLookupKey(key);
      expect(found && lookupKey(found.plan, found.cycle)).toBe(key);
    }
    expect(planOfLookupKey("enterprise")).toBeNull();
  });
});
