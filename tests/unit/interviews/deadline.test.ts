import * as fc from "fast-check";
import { deadlineInWords, deadlineProblem, endOfDay, isDay } from "#lib/domain/interviews/deadline";
import { companyDate, dayIn } from "#lib/domain/text/dates";

describe("A deadline is the end of the chosen day in the company's zone", () => {
  it.each([
    [
      "an ordinary winter day in New York",
      "2026-12-04",
      "America/New_York",
      "2026-12-05T04:59:59.999Z",
    ],
    ["the day of 23 hours", "2026-03-08", "America/New_York", "2026-03-09T03:59:59.999Z"],
    ["the day of 25 hours", "2026-11-01", "America/New_York", "2026-11-02T04:59:59.999Z"],
    ["a half-hour zone", "2026-06-01", "Asia/Kolkata", "2026-06-01T18:29:59.999Z"],
    ["a quarter-hour zone", "2026-06-01", "Asia/Kathmandu", "2026-06-01T18:14:59.999Z"],
    [
      "a half-hour shift of the clocks",
      "2026-04-04",
      "Australia/Lord_Howe",
      "2026-04-04T12:59:59.999Z",
    ],
    [
      "the far east of the calendar",
      "2026-06-01",
      "Pacific/Kiritimati",
      "2026-06-01T09:59:59.999Z",
    ],
    ["the far west of the calendar", "2026-06-01", "Pacific/Pago_Pago", "2026-06-02T10:59:59.999Z"],
    ["a midnight that does not exist", "2026-04-23", "Africa/Cairo", "2026-04-23T21:59:59.999Z"],
    ["a midnight that comes twice", "2026-10-29", "Africa/Cairo", "2026-10-29T21:59:59.999Z"],
    ["a leap day", "2028-02-29", "America/Chicago", "2028-03-01T05:59:59.999Z"],
  ])("on %s", (_name, day, zone, instant) => {
    expect(endOfDay(day, zone).toISOString()).toBe(instant);
  });

  it("falls on the chosen day, and a millisecond later on the next, in any zone", () => {
    const zones = fc.constantFrom(
      "America/New_York",
      "America/Anchorage",
      "Europe/Berlin",
      "Asia/Tehran",
      "Australia/Adelaide",
      "America/Santiago",
    );
    const days = fc.date({
      min: new Date("2026-01-01T12:00:00Z"),
      max: new Date("2032-12-31T12:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zones, days, (zone, date) => {
        const day = date.toISOString().slice(0, 10);
        const end = endOfDay(day, zone);
        expect(dayIn(zone, end)).toBe(day);
        expect(dayIn(zone, new Date(end.getTime() + 1)) > day).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("cannot be in the past; today counts until its last minute", () => {
    const now = new Date("2026-11-21T20:00:00Z");
    expect(deadlineProblem(endOfDay("2026-11-20", "America/New_York"), now)).toBe(
      "Deadline cannot be in the past",
    );
    expect(deadlineProblem(endOfDay("2026-11-21", "America/New_York"), now)).toBeNull();
    expect(deadlineProblem(null, now)).toBeNull();
  });

  it("is said with day, hour and zone", () => {
    const deadline = endOfDay("2026-12-04", "America/New_York");
    expect(deadlineInWords(deadline, "America/New_York")).toBe(
      "Friday, December 4, 2026 at 11:59 PM EST",
    );
    expect(companyDate(deadline.toISOString(), "America/New_York")).toBe("Dec 4, 2026");
  });

  it("is only ever a real day", () => {
    expect(["2026-02-28", "2028-02-29"].map(isDay)).toEqual([true, true]);
    expect(["2026-02-30", "2026-13-01", "tomorrow", "", "2026-2-3"].some(isDay)).toBe(false);
  });

  it("today depends on where the company is", () => {
    const now = new Date("2026-11-22T03:30:00Z");
    expect(dayIn("America/New_York", now)).toBe("2026-11-21");
    expect(dayIn("Asia/Kolkata", now)).toBe("2026-11-22");
  });
});
