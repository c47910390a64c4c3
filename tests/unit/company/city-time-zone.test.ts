import { readFileSync } from "node:fs";
import { timeZoneOfCity } from "#lib/domain/company/city-time-zone";
import { isTimeZone } from "#lib/domain/company/time-zones";

describe("The time zone of a city", () => {
  it.each([
    ["Austin, TX", "America/Chicago"],
    ["El Paso, TX", "America/Denver"],
    ["Pensacola, FL, USA", "America/Chicago"],
    ["Tampa, FL 33602", "America/New_York"],
    ["knoxville, tn", "America/New_York"],
    ["Phoenix, AZ", "America/Phoenix"],
    ["Honolulu, HI", "Pacific/Honolulu"],
    ["Portland, OR", "America/Los_Angeles"],
    ["Portland, ME", "America/New_York"],
    ["Smallville, Kansas", "America/Chicago"],
    ["El Paso, Texas 79901, USA", "America/Denver"],
    ["Morgantown,west virginia", "America/New_York"],
    ["Santa Fe, New Mexico", "America/Denver"],
    ["Washington, District of Columbia", "America/New_York"],
  ])("of %s is %s", (city, zone) => {
    expect(timeZoneOfCity(city)).toBe(zone);
  });

  it.each(["", "Austin", "Toronto, ON", "Somewhere else", "Port Washington"])(
    "of '%s' is not known",
    (place) => {
      expect(timeZoneOfCity(place)).toBeNull();
    },
  );

  it("is known for every city that the local places service suggests", () => {
    for (const line of readFileSync("local/places/cities.txt", "utf8").trim().split("\n")) {
      const zone = timeZoneOfCity(`Anywhere, ${line.slice(0, 2)}`);
      expect([line.slice(0, 2), zone !== null && isTimeZone(zone)]).toEqual([
        line.slice(0, 2),
        true,
      ]);
    }
  });
});
