import { inviteRequestSchema } from "#lib/domain/interviews/invite-request";
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

  it("is asked of by the request as by the form", () => {
    const list = {
      batchId: "0b1ee4f2-6a53-4d0e-8f5c-6f6c2b1d8a10",
      people: [{ name: "Rosa", phone: "(813) 555-0123", by: "text" }],
    };
    const takes = (agreed: object) => inviteRequestSchema.safeParse({ ...list, agreed }).success;
    expect(inviteRequestSchema.safeParse(list).success).toBe(true);
    expect(takes({ where: " Job fair ", on: "2026-11-20" })).toBe(true);
    expect(takes({ where: "Job fair", on: "2999-01-01" })).toBe(false);
    expect(takes({ where: "", on: "2026-11-20" })).toBe(false);
  });
});
