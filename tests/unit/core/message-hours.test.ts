import { expect, it, jest } from "@jest/globals";
import { afterQuietHours, mailHours, textHours } from "#lib/domain/core/message-hours";
import { zonesOfNumber } from "#lib/domain/text/area-codes";

const at = (time: string) => new Date(`2026-12-0${time}Z`);
const NEW_YORK = "America/New_York";
const TAMPA = "+18135550123";
const LOS_ANGELES = "+12135550123";
const HONOLULU = "+18085550123";

describe("A reminder's hour", () => {
  it.each([
    ["by day goes now", "1T15:30:00", "1T15:30:00", NEW_YORK],
    ["in the evening waits for nine", "2T01:00:00", "2T14:00:00", NEW_YORK],
    ["before nine waits for nine", "1T12:59:00", "1T14:00:00", NEW_YORK],
    ["is the company's, not the server's", "1T15:30:00", "1T17:00:00", "America/Los_Angeles"],
    ["fits zones between full hours", "1T01:00:00", "1T03:30:00", "Asia/Kolkata"],
  ])("%s", (_what, now, next, zone) => {
    expect(afterQuietHours(at(now), mailHours(zone))).toEqual(at(next));
  });
});

describe("A text's hour", () => {
  it.each([
    ["by day at both places is now", TAMPA, NEW_YORK, "1T13:00:00", "1T13:00:00"],
    ["waits for the number's morning", LOS_ANGELES, NEW_YORK, "1T14:00:00", "1T16:00:00"],
    ["ends with the company's evening", LOS_ANGELES, NEW_YORK, "2T01:00:00", "2T16:00:00"],
    ["is the few that are day at both", HONOLULU, NEW_YORK, "1T16:00:00", "1T18:00:00"],
    ["of a free number is the company's", "+18005550123", NEW_YORK, "1T12:59:00", "1T13:00:00"],
    ["of a number abroad is the company's", "+525512345678", NEW_YORK, "1T12:59:00", "1T13:00:00"],
    // Eight in the morning in Perth is eight in the evening the day before in Puerto Rico.
    [
      "is the number's where both never agree",
      "+17875550123",
      "Australia/Perth",
      "1T01:00:00",
      "1T12:00:00",
    ],
    // 850 is Tallahassee and Pensacola.
    ["is by day all over its area", "+18505550123", NEW_YORK, "1T13:30:00", "1T14:00:00"],
  ])("%s", (_what, number, zone, now, next) => {
    expect(afterQuietHours(at(now), textHours(number, zone))).toEqual(at(next));
  });
});

it("An hour at night is found by one clock for each zone, as making one takes long", () => {
  const made = jest.spyOn(Intl, "DateTimeFormat");
  const hours = textHours("+18675550123", "America/Anchorage");
  afterQuietHours(at("1T06:00:00"), hours);
  expect(made.mock.calls.length).toBeLessThanOrEqual(hours.zones.length);
  made.mockRestore();
});

describe("Each area code", () => {
  const codes = Array.from({ length: 800 }, (_, index) => `${200 + index}`);

  it("has zones that exist, and an hour of the day that is day in all of them", () => {
    const known = codes.filter((code) => zonesOfNumber(`+1${code}5550123`).length > 0);
    expect(known.length).toBeGreaterThan(400);
    for (const code of known) {
      const hours = { zones: zonesOfNumber(`+1${code}5550123`), from: 8 };
      const next = afterQuietHours(at("1T06:00:00"), hours);
      for (const zone of hours.zones)
        expect(afterQuietHours(next, { ...hours, zones: [zone] })).toEqual(next);
    }
  });
});
