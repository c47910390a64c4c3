import { describe, expect, it } from "@jest/globals";
import { calendarFile } from "#lib/documents/calendar";
import { mailHours, textHours } from "#lib/domain/core/message-hours";
import {
  calledOffAt,
  instantAt,
  OUT_OF_REACH,
  offeredInstant,
  reminderVerdict,
} from "#lib/domain/results/booking";
import { offerSchema } from "#lib/domain/results/booking-request";
import { wallTime } from "#lib/domain/text/dates";

const NEW_YORK = "America/New_York";
const at = (iso: string) => new Date(iso);

describe("An hour of the company's clock", () => {
  it.each([
    ["2026-12-01T09:30", NEW_YORK, "2026-12-01T14:30:00.000Z"],
    ["2026-07-01T09:30", NEW_YORK, "2026-07-01T13:30:00.000Z"],
    ["2026-12-01T00:15", "Asia/Kathmandu", "2026-11-30T18:30:00.000Z"],
    ["2026-12-01T09:00", "Pacific/Kiritimati", "2026-11-30T19:00:00.000Z"],
    // The days on which clocks change, before and after.
    ["2026-03-08T01:59", NEW_YORK, "2026-03-08T06:59:00.000Z"],
    ["2026-03-08T03:00", NEW_YORK, "2026-03-08T07:00:00.000Z"],
    ["2026-11-01T00:30", NEW_YORK, "2026-11-01T04:30:00.000Z"],
    ["2026-11-01T02:00", NEW_YORK, "2026-11-01T07:00:00.000Z"],
  ])("%s in %s is %s", (wall, zone, instant) => {
    expect(instantAt(wall, zone)?.toISOString()).toBe(instant);
    expect(wallTime(at(instant), zone)).toBe(wall);
  });

  it("that spring leaves out is none, and of one that fall has twice the first is meant", () => {
    expect(instantAt("2026-03-08T02:30", NEW_YORK)).toBeNull();
    expect(instantAt("2026-11-01T01:30", NEW_YORK)?.toISOString()).toBe("2026-11-01T05:30:00.000Z");
  });

  it.each(["2026-02-30T10:00", "2026-13-01T10:00", "2026-01-01T25:00", "soon"])(
    "%s is none",
    (wall) => expect(instantAt(wall, NEW_YORK)).toBeNull(),
  );

  it("can be offered from two hours ahead until eight weeks", () => {
    const now = at("2026-12-01T14:00:00Z");
    const offer = (wall: string) => offeredInstant(wall, NEW_YORK, now);
    expect(offer("2026-12-01T11:00")).toEqual({ problem: OUT_OF_REACH });
    expect(offer("2026-12-01T11:01")).toEqual(at("2026-12-01T16:01:00Z"));
    expect(offer("2027-01-26T09:00")).toEqual(at("2027-01-26T14:00:00Z"));
    expect(offer("2027-01-26T09:01")).toEqual({ problem: OUT_OF_REACH });
    expect(offer("2025-12-01T11:00")).toEqual({ problem: OUT_OF_REACH });
  });
});

describe("A reminder", () => {
  const place = (starts: string) => ({ starts: at(starts), hours: mailHours(NEW_YORK) });

  it("goes when its hour has come", () => {
    const afternoon = place("2026-12-02T19:00:00Z");
    expect(reminderVerdict("day_before", afternoon, at("2026-12-01T19:00:00Z"))).toBe("send");
    expect(reminderVerdict("hours_before", afternoon, at("2026-12-02T17:00:00Z"))).toBe("send");
  });

  it("waits for the morning of the place, and is dropped if that is too late", () => {
    const early = place("2026-12-02T13:00:00Z");
    expect(reminderVerdict("day_before", early, at("2026-12-01T13:00:00Z"))).toEqual({
      waitUntil: at("2026-12-01T14:00:00Z"),
    });
    expect(reminderVerdict("hours_before", early, at("2026-12-02T11:00:00Z"))).toBe("drop");
    expect(
      reminderVerdict("hours_before", place("2026-12-02T15:00:00Z"), at("2026-12-02T13:00:00Z")),
    ).toEqual({
      waitUntil: at("2026-12-02T14:00:00Z"),
    });
  });

  it("of the last hours goes the evening before if the morning is too late", () => {
    // Nine in the morning, of which two hours before is at night.
    const nine = place("2026-12-02T14:00:00Z");
    const evening = at("2026-12-02T00:45:00Z");
    expect(reminderVerdict("hours_before", nine, at("2026-12-01T23:00:00Z"))).toEqual({
      waitUntil: evening,
    });
    expect(reminderVerdict("hours_before", nine, evening)).toBe("send");
    expect(reminderVerdict("hours_before", nine, at("2026-12-02T02:00:00Z"))).toBe("drop");
  });

  it("by text goes the evening before at the number's place if its morning is too late", () => {
    // Ten in New York is seven for a number of Los Angeles.
    const ten = {
      starts: at("2026-12-02T15:00:00Z"),
      hours: textHours("+12135550123", NEW_YORK),
    };
    const evening = at("2026-12-02T00:45:00Z");
    expect(reminderVerdict("hours_before", ten, at("2026-12-01T23:00:00Z"))).toEqual({
      waitUntil: evening,
    });
    expect(reminderVerdict("hours_before", ten, evening)).toBe("send");
  });

  it("of the last hours is never so late that nobody can plan by it", () => {
    // By text from eight: of half past eight the morning would be half an hour before.
    const early = {
      starts: at("2026-12-02T13:30:00Z"),
      hours: textHours("+12125550123", NEW_YORK),
    };
    expect(reminderVerdict("hours_before", early, at("2026-12-01T23:00:00Z"))).toEqual({
      waitUntil: at("2026-12-02T00:45:00Z"),
    });
  });

  it.each(["+13105550123", "+18085550123", "+16715550123", "+16845550123"])(
    "of the last hours to %s that is queued a day before is never dropped, wherever the company is",
    (number) => {
      for (const zone of [NEW_YORK, "Pacific/Guam"])
        for (let quarter = 0; quarter < 96; quarter += 1) {
          const starts = new Date(at("2026-12-02T00:00:00Z").getTime() + quarter * 15 * 60_000);
          const booked = { starts, hours: textHours(number, zone) };
          const queued = new Date(starts.getTime() - 24 * 60 * 60_000);
          const first = reminderVerdict("hours_before", booked, queued);
          const verdict =
            typeof first === "object"
              ? reminderVerdict("hours_before", booked, first.waitUntil)
              : first;
          expect({ zone, quarter, verdict }).toEqual({ zone, quarter, verdict: "send" });
        }
    },
  );

  it("of the last hours waits for its hour", () => {
    const afternoon = place("2026-12-02T19:00:00Z");
    expect(reminderVerdict("hours_before", afternoon, at("2026-12-02T04:00:00Z"))).toEqual({
      waitUntil: at("2026-12-02T17:00:00Z"),
    });
  });

  it("of the day before is dropped once the time is near, and both when it has begun", () => {
    const soon = place("2026-12-02T19:00:00Z");
    expect(reminderVerdict("day_before", soon, at("2026-12-02T16:30:00Z"))).toBe("drop");
    expect(reminderVerdict("hours_before", soon, at("2026-12-02T18:59:00Z"))).toBe("send");
    expect(reminderVerdict("hours_before", soon, at("2026-12-02T19:00:00Z"))).toBe("drop");
  });
});

describe("That a time is off is texted", () => {
  const hours = textHours("+12125550123", NEW_YORK);
  const night = at("2026-12-01T04:00:00Z");
  const morning = at("2026-12-01T13:00:00Z");

  it.each([
    ["by day at once", "2026-12-01T15:00:00Z", "2026-12-04T15:00:00Z", at("2026-12-01T15:00:00Z")],
    ["at night in the morning", night.toISOString(), "2026-12-01T15:00:00Z", morning],
    [
      "at night at once, to be there in the morning",
      night.toISOString(),
      "2026-12-01T14:59:00Z",
      night,
    ],
    [
      "at night at once, to be there that night",
      night.toISOString(),
      "2026-12-01T06:00:00Z",
      night,
    ],
  ])("%s", (_, now, starts, then) => {
    expect(calledOffAt({ starts: at(starts), hours }, at(now))).toEqual(then);
  });
});

describe("An offer", () => {
  const offer = {
    id: "b1c1c7a2-7f0a-4a53-9c1e-0c7a3e5f1a11",
    choice: { action: "b1c1c7a2-7f0a-4a53-9c1e-0c7a3e5f1a12" },
    kind: "call",
    minutes: 30,
    bufferMinutes: 15,
    place: " (512) 555-0100 ",
    host: "",
    times: ["2026-12-01T09:00", ""],
    weekly: false,
  };
  const read = (changed: object) => offerSchema.safeParse({ ...offer, ...changed });

  it("is read without the fields that were left empty", () => {
    expect(read({}).data).toMatchObject({ place: "(512) 555-0100", times: ["2026-12-01T09:00"] });
  });

  it.each([
    ["no times", { times: [] }],
    ["only empty times", { times: [""] }],
    ["too many times", { times: Array(21).fill("2026-12-01T09:00") }],
    ["another way to write a time", { times: ["2026-12-01 09:00"] }],
    ["a time without end", { times: ["9".repeat(100_000)] }],
    ["nobody", { choice: { picked: [] } }],
    ["another length", { minutes: 31 }],
    ["another buffer", { bufferMinutes: 5 }],
    ["another kind", { kind: "party" }],
    ["no place", { place: "" }],
    ["a place that nobody sees", { place: "\u2800" }],
    ["a long place", { place: "x".repeat(121) }],
    ["a link as a place", { place: "https://evil.example" }],
    ["an address as a name", { host: "dana@evil.example" }],
  ])("is refused with %s", (_, changed) => expect(read(changed).success).toBe(false));
});

describe("A calendar file", () => {
  const entry = {
    id: "b-1",
    starts: "2026-12-01T14:30:00Z",
    minutes: 90,
    summary: "Visit: Ana",
    place: "12 Main St, back; door\nEND:VCALENDAR",
    moves: 2,
  };

  it("says times in UTC, which of two is newer, and nothing that words could add", () => {
    const file = calendarFile("Bright", [entry]);
    expect(file).toMatch(/\r\nDTSTART:20261201T143000Z\r\nDTEND:20261201T160000Z\r\n/);
    expect(file).toMatch(/\r\nUID:b-1@rolecall\r\n/);
    expect(file).toMatch(/\r\nSEQUENCE:2\r\n/);
    expect(file).toMatch(/\r\nLOCATION:12 Main St\\, back\\; door\\nEND:VCALENDAR\r\n/);
    expect(file.match(/\r\nEND:VCALENDAR/g)).toHaveLength(1);
  });

  it("takes what is off out of the calendars that have it", () => {
    const file = calendarFile("Bright", [entry], true);
    expect(file).toMatch(/\r\nMETHOD:CANCEL\r\n/);
    expect(file).toMatch(/\r\nUID:b-1@rolecall\r\nSEQUENCE:3\r\n/);
    expect(file).toMatch(/\r\nSTATUS:CANCELLED\r\n/);
  });

  it("of nobody is a calendar too", () => {
    expect(calendarFile("Bright", [])).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR$/);
  });
});
