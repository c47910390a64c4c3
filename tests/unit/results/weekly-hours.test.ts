import { describe, expect, it } from "@jest/globals";
import { DAYS_AHEAD } from "#lib/domain/results/booking";
import {
  hoursInWords,
  MAX_WEEKLY_TIMES,
  PROPOSED_HOURS,
  toOffering,
  type WeeklyHours,
  weeklyTimes,
} from "#lib/domain/results/weekly-hours";
import { hoursSchema } from "#lib/domain/results/weekly-hours-request";
import { DAYS } from "#lib/domain/room/availability";
import { DAY_MS, wallTime } from "#lib/domain/text/dates";

const NEW_YORK = "America/New_York";
const hour = { minutes: 60, bufferMinutes: 0 } as const;
const week = (changed: Partial<WeeklyHours>): WeeklyHours => ({ ...PROPOSED_HOURS, ...changed });
/** Tuesday, 3 pm. */
const now = new Date("2026-12-01T20:00:00Z");
const walls = (hours: WeeklyHours, from = now, zone = NEW_YORK) =>
  weeklyTimes(hours, hours, zone, from).map((time) => wallTime(time, zone));

describe("The times of a week", () => {
  it("begin tomorrow, on the days and in the hours that are kept, as often as one fits", () => {
    expect(walls(week({ days: ["tuesday", "wednesday"], to: "12:30", weeks: 1 }))).toEqual([
      "2026-12-02T09:00",
      "2026-12-02T10:00",
      "2026-12-02T11:00",
      "2026-12-08T09:00",
      "2026-12-08T10:00",
      "2026-12-08T11:00",
    ]);
    const spaced = week({ days: ["wednesday"], to: "12:00", weeks: 1, bufferMinutes: 30 });
    expect(walls(spaced)).toEqual(["2026-12-02T09:00", "2026-12-02T10:30"]);
    expect(weeklyTimes(spaced, { minutes: 240, bufferMinutes: 0 }, NEW_YORK, now)).toEqual([]);
  });

  it("keep the company's clock when the clocks change, and leave out the hour that spring skips", () => {
    const sundays = week({ days: ["saturday", "sunday"], from: "01:00", to: "04:00", weeks: 1 });
    const spring = weeklyTimes(sundays, hour, NEW_YORK, new Date("2026-03-06T12:00:00Z"));
    expect(spring.map((time) => time.toISOString())).toEqual([
      "2026-03-07T06:00:00.000Z",
      "2026-03-07T07:00:00.000Z",
      "2026-03-07T08:00:00.000Z",
      "2026-03-08T06:00:00.000Z",
      "2026-03-08T07:00:00.000Z",
    ]);
    const fall = weeklyTimes(sundays, hour, NEW_YORK, new Date("2026-10-31T12:00:00Z"));
    expect(fall.map((time) => time.toISOString()).slice(0, 3)).toEqual([
      "2026-11-01T05:00:00.000Z",
      "2026-11-01T07:00:00.000Z",
      "2026-11-01T08:00:00.000Z",
    ]);
  });

  it("count tomorrow by the company's clock, not by the server's", () => {
    const daily = week({ days: [...DAYS], weeks: 1 });
    expect(walls(daily, new Date("2026-12-02T04:30:00Z"))[0]).toBe("2026-12-02T09:00");
    expect(walls(daily, now, "Pacific/Kiritimati")[0]).toBe("2026-12-03T09:00");
  });

  it("end after eight weeks, and at so many that a page can show them", () => {
    const all = week({ days: [...DAYS], from: "00:00", to: "23:59", weeks: 8 });
    const times = weeklyTimes(all, { minutes: 480, bufferMinutes: 0 }, NEW_YORK, now);
    expect(times.length).toBeGreaterThan(100);
    expect((times.at(-1)?.getTime() ?? 0) - now.getTime()).toBeLessThanOrEqual(DAYS_AHEAD * DAY_MS);
    expect(weeklyTimes(all, { minutes: 15, bufferMinutes: 0 }, NEW_YORK, now)).toHaveLength(
      MAX_WEEKLY_TIMES,
    );
  });

  it("are said in words", () => {
    expect(
      hoursInWords(week({ days: ["monday", "friday"], from: "09:30" })).replace(/\s/g, " "),
    ).toBe("Mon, Fri, 9:30 AM to 5:00 PM");
  });
});

it.each([
  ["Tampa, FL", ""],
  ["12 Main Street, Tampa, FL", "12 Main Street, Tampa, FL"],
])("An offer begins with a place that somebody can go to: of '%s' with '%s'", (location, place) => {
  expect(toOffering({ location, timeZone: NEW_YORK, weeklyHours: null }).location).toBe(place);
});

describe("Hours that are kept", () => {
  it.each([
    ["no day", { days: [] }, "Choose a day"],
    ["no hour", { from: "" }, "Choose an hour"],
    ["an hour that is none", { from: "24:00" }, "Choose an hour"],
    ["an end before the beginning", { from: "17:00", to: "09:00" }, "One meeting has to fit"],
    ["a meeting that is longer", { to: "09:45" }, "One meeting has to fit"],
  ])("are refused: %s", (_, changed, said) => {
    const found = hoursSchema.safeParse({ ...PROPOSED_HOURS, ...changed });
    expect(found.error?.issues[0]?.message).toContain(said);
  });

  it("have each day once, in the week's order, and at most eight weeks", () => {
    const days = ["friday", "monday", "friday"];
    expect(hoursSchema.parse({ ...PROPOSED_HOURS, days }).days).toEqual(["monday", "friday"]);
    expect(hoursSchema.safeParse({ ...PROPOSED_HOURS, weeks: 9 }).success).toBe(false);
    expect(hoursSchema.parse({ ...PROPOSED_HOURS, weeks: 8 }).weeks).toBe(8);
  });
});
