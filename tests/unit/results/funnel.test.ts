import { describe, expect, it } from "@jest/globals";
import { greeting, requestedInterview } from "#lib/domain/interviews/dashboard";
import { averageDaysToHire, funnelTotals, weekWords } from "#lib/domain/results/funnel";

const week = (opened: number, hired: number) => ({
  week: "2026-11-16",
  opened,
  started: 4,
  submitted: 3,
  qualified: 2,
  hired,
});

describe("The dashboard's numbers", () => {
  it("add up the weeks, each step as a share of those who opened the link", () => {
    expect(funnelTotals([week(8, 0), week(12, 1)])).toEqual([
      { step: "opened", total: 20, share: null },
      { step: "started", total: 8, share: 0.4 },
      { step: "submitted", total: 6, share: 0.3 },
      { step: "qualified", total: 4, share: 0.2 },
      { step: "hired", total: 1, share: 0.05 },
    ]);
    expect(funnelTotals([])[1]).toEqual({ step: "started", total: 0, share: null });
    expect(weekWords("2026-11-16")).toBe("Nov 16");
  });

  it("average the days to a hire to one decimal, and 0 without a hire", () => {
    expect([averageDaysToHire(10, 3), averageDaysToHire(0, 0), averageDaysToHire(7, 2)]).toEqual([
      3.3, 0, 3.5,
    ]);
  });

  it("greet a first visit otherwise than every later one", () => {
    expect(greeting(true, "Marta")).toBe("Welcome, Marta");
    expect(greeting(false, "Marta")).toBe("Welcome back, Marta");
    expect(greeting(false)).toBe("Welcome back");
  });

  it("are of one interview only where the address names one", () => {
    const id = "b3f1c7a2-5d0e-4c19-9a6b-1f2e3d4c5b01";
    expect(requestedInterview({ interview: id })).toBe(id);
    expect(requestedInterview({ interview: "1 or 1=1" })).toBeNull();
    expect(requestedInterview({})).toBeNull();
  });
});
