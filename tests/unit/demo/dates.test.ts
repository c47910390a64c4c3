import { daysBefore, minutesBefore } from "#local/demo/dates";

const tampa = "America/New_York";

describe("the days of the demo company", () => {
  const now = new Date("2026-11-21T17:00:00Z");

  it("are Tampa's, in winter and in summer time", () => {
    expect(daysBefore(now, 2, "19:42", tampa).toISOString()).toBe("2026-11-20T00:42:00.000Z");
    expect(daysBefore(now, 22, "08:40", tampa).toISOString()).toBe("2026-10-30T12:40:00.000Z");
  });

  it("never lie in the future: what is later today was just now", () => {
    expect(daysBefore(now, 0, "23:30", tampa).toISOString()).toBe("2026-11-21T16:45:00.000Z");
    expect(daysBefore(now, 0, "07:48", tampa).toISOString()).toBe("2026-11-21T12:48:00.000Z");
  });

  it("begin before they end", () => {
    expect(minutesBefore(now, 25).toISOString()).toBe("2026-11-21T16:35:00.000Z");
  });
});
