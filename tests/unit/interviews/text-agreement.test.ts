import { AGREEMENT_LIMIT, agreementFaults } from "#lib/domain/interviews/text-agreement";

const NOW = new Date("2026-11-28T15:00:00Z");
const faults = (where: string, on: string) => Object.keys(agreementFaults({ where, on }, NOW));

describe("Where and when people agreed to be texted", () => {
  it("is a place in words and a day that has come", () => {
    expect(faults("Paper form at our job fair", "2026-11-20")).toEqual([]);
    expect(faults("En la feria", "2026-11-29")).toEqual([]);
    expect(faults("", "")).toEqual(["where", "on"]);
    expect(faults("...", "2026-11-20")).toEqual(["where"]);
    expect(faults("x".repeat(AGREEMENT_LIMIT + 1), "2026-11-20")).toEqual(["where"]);
  });

  it.each(["2026-11-30", "1999-12-31", "2026-13-01", "2026-02-30", "yesterday", "2026-1-01"])(
    "is no statement with %s for its day",
    (on) => expect(faults("Job fair", on)).toEqual(["on"]),
  );
});
