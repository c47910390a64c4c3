import { describe, expect, it } from "@jest/globals";
import {
  GUIDE_STEPS,
  isCelebrated,
  isGuideComplete,
  isStepDone,
  withStep,
} from "#lib/domain/company/getting-started";

describe("The completion bitmask", () => {
  it("marks link, first candidate, edit and connect in this order, and never takes back", () => {
    expect(withStep("0000", "share")).toBe("1000");
    expect(withStep("1000", "candidate")).toBe("1100");
    expect(withStep("1100", "edit")).toBe("1110");
    expect(withStep("1110", "connect")).toBe("1111");
    expect(withStep("1111", "share")).toBe("1111");
  });

  it("counts the first step by the interview that is there", () => {
    expect(GUIDE_STEPS.map((step) => isStepDone(step, "0101", false))).toEqual([
      ...[false, false, true, false, true],
    ]);
    expect(isStepDone("create", "0000", true)).toBe(true);
  });

  it("is celebrated from its first two marks on, and complete with all four", () => {
    expect(["0000", "1000", "0111", "1100", "1111"].map(isCelebrated)).toEqual([
      ...[false, false, false, true, true],
    ]);
    expect(["1110", "1111"].map(isGuideComplete)).toEqual([false, true]);
  });
});
