import { dayIn } from "../text/dates.ts";

export const DEADLINE_IN_PAST = "Deadline cannot be in the past";

const HALF_WINDOW_MS = 36 * 60 * 60 * 1000;
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a value is a day of the calendar, written 2026-12-24. */
export function isDay(value: string): boolean {
  if (!DAY_PATTERN.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

/**
 * The last millisecond of a day in a time zone. Found by search over the zone's own calendar, so that days of 23
 * and 25 hours, half-hour zones and midnights that do not exist all come out right.
 * @param day 2026-12-24
 */
export function endOfDay(day: string, timeZone: string): Date {
  const middle = Date.parse(`${day}T23:59:59Z`);
  let within = middle - HALF_WINDOW_MS;
  let after = middle + HALF_WINDOW_MS;
  while (after - within > 1) {
    const probe = Math.floor((within + after) / 2);
    if (dayIn(timeZone, new Date(probe)) > day) after = probe;
    else within = probe;
  }
  return new Date(within);
}

/** The message if a deadline has passed already, else null. */
export function deadlineProblem(deadline: Date | null, now: Date): string | null {
  return deadline !== null && deadline.getTime() < now.getTime() ? DEADLINE_IN_PAST : null;
}

/** Day, hour and zone of a deadline: 'Friday, December 4, 2026 at 11:59 PM EST'. */
export function deadlineInWords(deadline: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "full" }).format(deadline);
  const hour = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(deadline);
  return `${day} at ${hour}`;
}
