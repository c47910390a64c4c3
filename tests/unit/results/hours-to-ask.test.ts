import { fitOf, hoursToAsk } from "#lib/domain/results/hours-to-ask";
import { NOT_AVAILABLE } from "#lib/domain/room/availability";

const MORNINGS = "1000".repeat(7);
const NIGHTS = "0001".repeat(7);
const MON_TO_WED = "1000".repeat(3).padEnd(28, "0");
const MON_TO_FRI = "1000".repeat(5).padEnd(28, "0");
const NIGHT_WORK = "Can you work Sunday to Thursday nights?";

const asks = (kind: string, text: string) => [
  expect.objectContaining({
    kind: "to_check",
    text,
    quotes: [],
    source: { kind, questionId: null },
  }),
];

describe("What to ask about hours", () => {
  it.each([
    ["another time", NIGHTS],
    ["no time", null],
  ])("is the shift where somebody marked %s", (_, week) => {
    expect(hoursToAsk(week, MORNINGS, [])).toEqual(
      asks("week_grid", "The shift: Every day mornings"),
    );
    expect(fitOf(week, MORNINGS, [])).toBe("ask");
  });

  it("is the rest of the shift where their hours meet a part of it", () => {
    expect(hoursToAsk(MON_TO_WED, MON_TO_FRI, [])).toEqual(
      asks("week_grid", "The rest of the shift: Thu–Fri mornings"),
    );
    expect(fitOf(MON_TO_WED, MON_TO_FRI, [])).toBe("part");
  });

  it("is a must-have that they said yes to and that their week is unlike, with a shift or without", () => {
    for (const shift of [null, MORNINGS, NIGHTS]) {
      expect(hoursToAsk(MORNINGS, shift, ["Do you drive?", NIGHT_WORK])).toEqual(
        asks(
          "must_have",
          `“${NIGHT_WORK}” was answered Yes, and the week grid says: Every day mornings`,
        ),
      );
      expect(fitOf(MORNINGS, shift, [NIGHT_WORK])).toBe("ask");
    }
  });

  it.each([
    ["the hours meet it", MORNINGS, MORNINGS, []],
    ["there is no shift", NIGHTS, null, []],
    ["the shift is empty", NIGHTS, NOT_AVAILABLE, []],
    ["the week has what they said yes to", NIGHTS, NIGHTS, [NIGHT_WORK]],
    ["no week was marked", null, null, [NIGHT_WORK]],
  ])("is nothing where %s", (_, week, shift, yesTo) => {
    expect(hoursToAsk(week, shift, yesTo)).toEqual([]);
  });
});
