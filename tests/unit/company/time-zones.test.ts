import { companySchema } from "#lib/domain/company/company";
import {
  isTimeZone,
  otherTimeZones,
  timeZoneLabel,
  todaysTimeZone,
  US_TIME_ZONES,
} from "#lib/domain/company/time-zones";

describe("The time zones to choose from", () => {
  it("are those of the US, each one known and with a name of its own", () => {
    expect(US_TIME_ZONES.filter((zone) => !isTimeZone(zone))).toEqual([]);
    expect(new Set(US_TIME_ZONES.map(timeZoneLabel)).size).toBe(US_TIME_ZONES.length);
  });

  it("have today's names", () => {
    const all = [...US_TIME_ZONES, ...otherTimeZones()];
    expect(all.filter((zone) => todaysTimeZone(zone) !== zone)).toEqual([]);
    expect(all).toEqual(expect.arrayContaining(["Asia/Kolkata", "Europe/Kyiv", "America/Nuuk"]));
    expect(otherTimeZones().filter((zone) => US_TIME_ZONES.includes(zone))).toEqual([]);
  });

  it("keep the place of each zone that has another name by now", () => {
    const at = (timeZone: string, month: number) =>
      new Date(Date.UTC(2026, month)).toLocaleString("en-US", { timeZone });
    for (const zone of Intl.supportedValuesOf("timeZone")) {
      for (const month of [0, 6]) expect(at(todaysTimeZone(zone), month)).toBe(at(zone, month));
    }
  });

  it("are kept by today's name where a browser says an old one", () => {
    const { timeZone } = companySchema.shape;
    expect(timeZone.parse("America/Indianapolis")).toBe("America/Indiana/Indianapolis");
    expect(() => timeZone.parse("Mars/Olympus")).toThrow();
  });
});
