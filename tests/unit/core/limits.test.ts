import {
  dailyQuota,
  exceededQuota,
  gigabytes,
  START_LIMITS,
  storageQuota,
} from "#lib/domain/core/limits";
import { PLAN_KEYS } from "#lib/domain/plans/plans";

describe("What a company may keep", () => {
  it("grows with its plan, and is something without one", () => {
    const quotas = [null, ...PLAN_KEYS].map(storageQuota);
    expect(quotas).toEqual(quotas.toSorted((a, b) => a - b));
    expect(quotas[0]).toBeGreaterThan(0);
  });

  it("lets nobody begin when it is used up, and lets those who have begun finish", () => {
    const usedBytes = storageQuota("STARTER");
    const usage = { plan: "STARTER" as const, usedBytes, dayBytes: 0 };
    expect(exceededQuota({ ...usage, usedBytes: usedBytes - 1 }, "start")).toBeNull();
    expect(exceededQuota(usage, "start")).toBe("company");
    expect(exceededQuota(usage, "recording")).toBeNull();
    const more = { ...usage, usedBytes: usedBytes * 1.2 };
    expect(exceededQuota(more, "recording")).toBe("company");
    expect(exceededQuota({ ...more, plan: "LAUNCH" }, "start")).toBeNull();
  });

  it("is filled by no interview alone in a day, which likewise lets those who have begun finish", () => {
    for (const plan of [null, ...PLAN_KEYS]) {
      const usage = { plan, usedBytes: 0, dayBytes: dailyQuota(plan) };
      expect(exceededQuota({ ...usage, dayBytes: usage.dayBytes - 1 }, "start")).toBeNull();
      expect(exceededQuota(usage, "start")).toBe("day");
      expect(exceededQuota(usage, "recording")).toBeNull();
      const most = { ...usage, dayBytes: usage.dayBytes * 1.2 };
      expect(exceededQuota(most, "recording")).toBe("day");
      expect(most.dayBytes).toBeLessThanOrEqual(storageQuota(plan) / 4);
      // Said as a round number.
      expect(gigabytes(usage.dayBytes)).toBe(`${usage.dayBytes / 1024 ** 3} GB`);
    }
  });

  it("lets a crew begin one after the other, and nobody begin an interview for ever", () => {
    expect(START_LIMITS.address.max).toBeLessThan(START_LIMITS.interview.max);
  });
});
