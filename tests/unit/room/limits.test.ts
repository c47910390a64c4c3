import { hasRoom, START_LIMITS, storageQuota } from "#lib/domain/limits";
import { PLAN_KEYS } from "#lib/domain/plans";

describe("What a company may keep", () => {
  it("grows with its plan, and is something without one", () => {
    const quotas = [null, ...PLAN_KEYS].map(storageQuota);
    expect(quotas).toEqual(quotas.toSorted((a, b) => a - b));
    expect(quotas[0]).toBeGreaterThan(0);
  });

  it("lets nobody begin when it is used up, and lets those who have begun finish", () => {
    const usedBytes = storageQuota("STARTER");
    expect(hasRoom({ plan: "STARTER", usedBytes: usedBytes - 1 }, "start")).toBe(true);
    expect(hasRoom({ plan: "STARTER", usedBytes }, "start")).toBe(false);
    expect(hasRoom({ plan: "STARTER", usedBytes }, "recording")).toBe(true);
    expect(hasRoom({ plan: "STARTER", usedBytes: usedBytes * 1.2 }, "recording")).toBe(false);
    expect(hasRoom({ plan: "LAUNCH", usedBytes: usedBytes * 1.2 }, "start")).toBe(true);
  });

  it("lets a crew begin one after the other, and nobody begin an interview for ever", () => {
    expect(START_LIMITS.address.max).toBeLessThan(START_LIMITS.interview.max);
  });
});
