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

/** Rows of the week grid: from 6 am, from noon, from 6 pm and from midnight, six hours each. */
export const DAY_PARTS = ["morning", "afternoon", "evening", "night"] as const;

export type Day = (typeof DAYS)[number];
export type DayPart = (typeof DAY_PARTS)[number];

/** As stored: seven days from Monday with four parts each, '1' if the person is free. */
export const AVAILABILITY = /^[01]{28}$/;

export const NOT_AVAILABLE = "0".repeat(DAYS.length * DAY_PARTS.length);

function place(day: Day, part: DayPart): number {
  return DAYS.indexOf(day) * DAY_PARTS.length + DAY_PARTS.indexOf(part);
}

/** Whether a stored grid says that somebody is free. */
export function isFree(grid: string, day: Day, part: DayPart): boolean {
  return grid[place(day, part)] === "1";
}

/**
 * Patterns of SQL's `like`, one for each field of a stored grid on a day, in a part of a day, or both; none if neither is
 * asked for.
 */
export function freePatterns(day: Day | null, part: DayPart | null): string[] {
  if (day === null && part === null) return [];
  const days = day === null ? DAYS : [day];
  const parts = part === null ? DAY_PARTS : [part];
  const any = "_".repeat(NOT_AVAILABLE.length);
  return days.flatMap((one) =>
    parts.map((other) => `${any.slice(0, place(one, other))}1${any.slice(place(one, other) + 1)}`),
  );
}

/** The grid with one field set. */
export function withField(grid: string, day: Day, part: DayPart, free: boolean): string {
  const at = place(day, part);
  return grid.slice(0, at) + (free ? "1" : "0") + grid.slice(at + 1);
}

/** How many fields of the week are set. */
function countFields(grid: string): number {
  return grid.split("1").length - 1;
}

/** How somebody's week meets a shift: all of it, a part of it, or what the call has to ask. */
export const HOURS_FITS = ["all", "part", "ask"] as const;
export type HoursFit = (typeof HOURS_FITS)[number];

/**
 * How a person's week meets the shift of an interview. Null without a shift. Who marked no week is asked, and so is
 * somebody whose hours are others: nobody is at fault for hours.
 */
export function hoursFit(week: string | null, shift: string | null): HoursFit | null {
  if (shift === null || shift === NOT_AVAILABLE) return null;
  if (week === null) return "ask";
  const both = [...shift].filter((field, index) => field === "1" && week[index] === "1").length;
  if (both === 0) return "ask";
  return both === countFields(shift) ? "all" : "part";
}

/** What of a shift somebody's week does not have. */
export function outsideWeek(shift: string | null, week: string | null): string | null {
  return shift && [...shift].map((field, at) => (week?.[at] === "1" ? "0" : field)).join("");
}

/** A stored grid, or null if there is none. */
export function toAvailability(value: string | null | undefined): string | null {
  return value && AVAILABILITY.test(value) ? value : null;
}
