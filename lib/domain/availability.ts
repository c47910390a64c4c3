/** Columns of the week grid. */
export const DAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** Rows of the week grid: 6 to 12, 12 to 18, 18 to 24 and 0 to 6 o'clock. */
export const DAY_PARTS = ["morning", "afternoon", "evening", "night"] as const;

export type Day = (typeof DAYS)[number];
export type DayPart = (typeof DAY_PARTS)[number];

/** The parts of a day as employers read them, with their hours; the room has its own texts in each language. */
export const DAY_PART_WORDS = {
  morning: { name: "Morning", hours: "6 to 12" },
  afternoon: { name: "Afternoon", hours: "12 to 18" },
  evening: { name: "Evening", hours: "18 to 24" },
  night: { name: "Night", hours: "0 to 6" },
} as const satisfies Record<DayPart, { name: string; hours: string }>;

/** As stored: seven days from Monday with four parts each, '1' where the person is free. */
export const AVAILABILITY = /^[01]{28}$/;

export const NOT_AVAILABLE = "0".repeat(DAYS.length * DAY_PARTS.length);

function place(day: Day, part: DayPart): number {
  return DAYS.indexOf(day) * DAY_PARTS.length + DAY_PARTS.indexOf(part);
}

/** Whether a stored grid says that somebody is free. */
export function isFree(grid: string, day: Day, part: DayPart): boolean {
  return grid[place(day, part)] === "1";
}

/** The grid with one field set. */
export function withField(grid: string, day: Day, part: DayPart, free: boolean): string {
  const at = place(day, part);
  return grid.slice(0, at) + (free ? "1" : "0") + grid.slice(at + 1);
}

/** A stored grid, or null where there is none. */
export function toAvailability(value: string | null | undefined): string | null {
  return value && AVAILABILITY.test(value) ? value : null;
}
