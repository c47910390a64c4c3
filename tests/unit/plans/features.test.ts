import { FEATURES, lockOf, opens, planFeatures, requiredPlan } from "#lib/domain/plans/features";
import type { Access } from "#lib/domain/plans/plans";

const none: Access = { plan: null, trialing: false };
const on = (plan: Access["plan"]): Access => ({ plan, trialing: false });

describe("What a plan locks says", () => {
  it("nothing where it is open, as everything is in the trial", () => {
    for (const plan of ["LAUNCH", "SCALE", "CUSTOM"] as const)
      expect([lockOf(on(plan), "branding"), lockOf(on(plan), "pdf")]).toEqual([null, null]);
    for (const access of [on("SCALE"), { plan: "STARTER", trialing: true }] satisfies Access[])
      for (const feature of ["branding", "pdf", "ats", "webhooks"] as const)
        expect([lockOf(access, feature), opens(access, feature)]).toEqual([null, true]);
  });

  it("which plan opens it", () => {
    for (const access of [none, on("STARTER")]) {
      expect(lockOf(access, "branding")).toBe("Upgrade to Launch to unlock this feature");
      expect(lockOf(access, "pdf")).toBe("Upgrade to Launch to unlock this feature");
      expect(lockOf(access, "ats")).toBe(
        "ATS Integration is only available on Scale plan. Upgrade to Scale to unlock.",
      );
      expect(lockOf(access, "webhooks")).toBe("Webhooks are only available on the Scale plan.");
      expect(opens(access, "branding")).toBe(false);
    }
    expect(requiredPlan("ats")).toBe("This feature requires the Scale Plan.");
  });

  it("that a bill is to be paid, to whom the plan behind it would open it", () => {
    expect(lockOf({ ...none, unpaid: "SCALE" }, "pdf")).toBe(
      "Update your card to unlock this feature",
    );
    expect(lockOf({ ...none, unpaid: "STARTER" }, "pdf")).toMatch(/^Upgrade to Launch/);
    expect(lockOf({ ...none, unpaid: "SCALE" }, "ats")).toMatch(/Update your card to unlock\.$/);
    expect(lockOf({ ...none, unpaid: "LAUNCH" }, "ats")).toMatch(/Upgrade to Scale/);
  });
});

describe("To a member, what a plan locks says", () => {
  const ask = (access: Access, role: "owner" | "manager" | "viewer") =>
    lockOf(access, "pdf", { role, ownerName: "Dana Reyes" });

  it("whom to ask, and for what", () => {
    for (const role of ["manager", "viewer"] as const) {
      expect(ask(on("STARTER"), role)).toBe(
        "This feature requires the Launch Plan. Ask Dana Reyes (owner) for a larger plan.",
      );
      expect(ask({ ...none, unpaid: "SCALE" }, role)).toMatch(/\(owner\) to update the card\.$/);
      expect(ask(on("LAUNCH"), role)).toBeNull();
    }
    expect(ask(on("STARTER"), "owner")).toBe("Upgrade to Launch to unlock this feature");
  });
});

describe("A feature's line in the table", () => {
  const moved = { ...FEATURES, webhooks: "LAUNCH" } as const;
  const launch = on("LAUNCH");

  it("is all that moves it to another plan: gate, sentence and the database's rows", () => {
    expect([opens(launch, "webhooks"), opens(launch, "webhooks", moved)]).toEqual([false, true]);
    expect(lockOf(launch, "webhooks", undefined, moved)).toBeNull();
    expect(lockOf(on("STARTER"), "webhooks", undefined, moved)).toBe(
      "Webhooks are only available on the Launch plan.",
    );
    const row = { plan: "LAUNCH", feature: "webhooks" };
    expect(planFeatures()).not.toContainEqual(row);
    expect(planFeatures(moved)).toContainEqual(row);
    expect(planFeatures(moved)).toHaveLength(planFeatures().length + 1);
  });
});
