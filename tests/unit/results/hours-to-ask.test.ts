import { hoursToAsk } from "#lib/domain/results/hours-to-ask";
import { NOT_AVAILABLE } from "#lib/domain/room/availability";

const MORNINGS = "1000".repeat(7);
const NIGHTS = "0001".repeat(7);

describe("What to ask about hours", () => {
  it.each([
    ["another time", NIGHTS],
    ["no time", null],
  ])("is the shift where somebody marked %s", (_, week) => {
    expect(hoursToAsk(week, MORNINGS)).toEqual([
      expect.objectContaining({
        kind: "to_check",
        text: "The shift: Every day mornings",
        quotes: [],
        source: { kind: "week_grid", questionId: null },
      }),
    ]);
  });

  it.each([
    ["the hours meet it", MORNINGS, MORNINGS],
    ["there is no shift", NIGHTS, null],
    ["the shift is empty", NIGHTS, NOT_AVAILABLE],
  ])("is nothing where %s", (_, week, shift) => {
    expect(hoursToAsk(week, shift)).toEqual([]);
  });
});
