import { DAYS, type DayPart, NOT_AVAILABLE, withField } from "#lib/domain/room/availability";
import { hasHours, namedHours } from "#lib/domain/room/named-hours";

const WORK_DAYS = DAYS.slice(0, 5);
const SUN_TO_THU = DAYS.filter((day) => day !== "friday" && day !== "saturday");
const NIGHT: DayPart[] = ["evening", "night"];

describe("Hours in a must-have", () => {
  it.each([
    ["Can you work Sunday to Thursday nights?", SUN_TO_THU, [NIGHT]],
    ["Can you work nights?", null, [NIGHT]],
    ["Are you available Mon-Fri mornings?", WORK_DAYS, [["morning"]]],
    ["Can you work weekends?", ["saturday", "sunday"], null],
    ["Can you work on Saturday and Sunday afternoons?", ["saturday", "sunday"], [["afternoon"]]],
    [
      "Can you work from 9:00 pm to 5:00 am, Sunday to Thursday?",
      SUN_TO_THU,
      [["evening"], ["night"]],
    ],
    ["Can you work 7am–3:30 p.m. every day?", [...DAYS], [["morning"], ["afternoon"]]],
    ["¿Puede trabajar de lunes a viernes por la noche?", WORK_DAYS, [NIGHT]],
    ["¿Está disponible los sábados por la mañana?", ["saturday"], [["morning"]]],
    ["¿Tiene disponibilidad los fines de semana?", ["saturday", "sunday"], null],
  ])("are those of '%s'", (text, days, parts) => {
    const named = namedHours(text);
    expect(named?.days ?? null).toEqual(days);
    expect(named?.parts).toEqual(parts ?? [expect.arrayContaining(["morning", "night"])]);
  });

  it.each([
    "Do you have a valid driver's license?",
    "Can you work nights or weekends?",
    "Can you work some Saturdays?",
    "Have you worked nights before?",
    "Can you work one Saturday a month?",
    "Can you work any day except Sunday?",
    "Can you start work before 7:30 am on Monday?",
    "Do you have a car on Sunday nights?",
    "Is the sun a problem for you at work?",
    "¿Puede trabajar sábados o domingos?",
    "¿Ha trabajado de noche?",
    `Can you work nights? ${"We clean offices. ".repeat(12)}`,
  ])("are not sure in '%s'", (text) => {
    expect(namedHours(text)).toBeNull();
  });

  it.each([
    ["Can you work Sunday to Thursday nights?", [["sunday", "evening"]], false],
    ["Can you work Sunday nights?", [["monday", "night"]], true],
    ["Can you work nights?", [["friday", "night"]], true],
    ["Can you work nights?", [["friday", "morning"]], false],
    ["Can you work weekends?", [["saturday", "morning"]], false],
  ] as const)("of '%s' beside a week with %j: %s", (text, free, has) => {
    const week = free.reduce(
      (grid, [day, part]) => withField(grid, day, part, true),
      NOT_AVAILABLE,
    );
    const hours = namedHours(text);
    expect(hours && hasHours(week, hours)).toBe(has);
  });
});
