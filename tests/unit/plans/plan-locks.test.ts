import { integrationsLock, launchLock } from "#lib/domain/plans/plan-locks";
import type { Access } from "#lib/domain/plans/plans";

const none: Access = { plan: null, trialing: false };

describe("What a plan locks says", () => {
  it("nothing where it is open, as everything is in the trial", () => {
    for (const plan of ["LAUNCH", "SCALE", "CUSTOM"] as const)
      expect(launchLock({ plan, trialing: false })).toBeNull();
    expect(integrationsLock({ plan: "SCALE", trialing: false })).toBeNull();
    expect(launchLock({ plan: "STARTER", trialing: true })).toBeNull();
    expect(integrationsLock({ plan: "STARTER", trialing: true })).toBeNull();
  });

  it("which plan opens it", () => {
    for (const access of [none, { ...none, plan: "STARTER" }] satisfies Access[]) {
      expect(launchLock(access)).toBe("Upgrade to Launch to unlock this feature");
      expect(integrationsLock(access)).toMatch(/Upgrade to Scale to unlock\.$/);
    }
  });

  it("that a bill is to be paid, to whom the plan behind it would open it", () => {
    expect(launchLock({ ...none, unpaid: "SCALE" })).toBe(
      "Update your card to unlock this feature",
    );
    expect(launchLock({ ...none, unpaid: "STARTER" })).toMatch(/^Upgrade to Launch/);
    expect(integrationsLock({ ...none, unpaid: "SCALE" })).toMatch(/Update your card to unlock\.$/);
    expect(integrationsLock({ ...none, unpaid: "LAUNCH" })).toMatch(/Upgrade to Scale/);
  });
});
