import {
  type Day,
  type DayPart,
  hoursFit,
  NOT_AVAILABLE,
  withField,
} from "#lib/domain/room/availability";

const week = (...fields: [Day, DayPart][]) =>
  fields.reduce((grid, [day, part]) => withField(grid, day, part, true), NOT_AVAILABLE);

describe("A person's hours beside a shift", () => {
  const shift = week(["monday", "evening"], ["tuesday", "evening"]);

  it.each([
    ["all", week(["monday", "evening"], ["tuesday", "evening"], ["friday", "night"])],
    ["part", week(["tuesday", "evening"], ["sunday", "morning"])],
    ["ask", week(["monday", "morning"])],
    ["ask", NOT_AVAILABLE],
    ["ask", null],
  ])("are '%s' for %s", (fit, hours) => {
    expect(hoursFit(hours, shift)).toBe(fit);
  });

  it("are only shown if the interview has no shift, or an empty one", () => {
    for (const none of [null, NOT_AVAILABLE]) expect(hoursFit(shift, none)).toBeNull();
  });
});
