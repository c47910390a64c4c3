import { DAYS, type Day } from "../room/availability.ts";
import { dayName } from "../room/day-words.ts";
import { DAY_MS, dayIn } from "../text/dates.ts";
import { DAYS_AHEAD, offeredInstant } from "./booking.ts";

/** The hours of a week, by the company's clock, from which times are offered: 'HH:MM', lengths in minutes. */
export type WeeklyHours = {
  days: Day[];
  from: string;
  to: string;
  minutes: number;
  bufferMinutes: number;
  /** How far ahead times are offered. */
  weeks: number;
};

/** What an offer begins with of its company. */
export type Offering = { location: string; timeZone: string; weeklyHours: WeeklyHours | null };

/** The same, and nothing else of the company. */
export function toOffering({ location, timeZone, weeklyHours }: Offering): Offering {
  // A city alone is nowhere that anybody can go to.
  return { location: /\d/.test(location) ? location : "", timeZone, weeklyHours };
}

export const MAX_WEEKS = DAYS_AHEAD / 7;

/** What the form proposes. */
export const PROPOSED_HOURS: WeeklyHours = {
  days: DAYS.slice(0, 5),
  from: "09:00",
  to: "17:00",
  minutes: 60,
  bufferMinutes: 0,
  weeks: 2,
};

/** Times of one offer that come from the week; what lies further ahead is left out. */
export const MAX_WEEKLY_TIMES = 300;

/** Said if a meeting of the offer's length fits into none of the hours. */
export const NO_WEEKLY_TIME = "No time of this length fits into your weekly hours.";

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const two = (count: number) => String(count).padStart(2, "0");

/** When meetings of one length begin on a day that is open from one hour to another: '09:00', '10:00'. */
export function startsOf({ from, to }: Pick<WeeklyHours, "from" | "to">, length: Length): string[] {
  const [opens, closes] = [minuteOf(from), minuteOf(to)];
  const step = length.minutes + length.bufferMinutes;
  const count = Math.floor((closes - opens - length.minutes) / step) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, nth) => {
    const minute = opens + nth * step;
    return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  });
}

export type Length = Pick<WeeklyHours, "minutes" | "bufferMinutes">;

/**
 * The times that a week's hours give for meetings of one length, from tomorrow on, the next one first. An hour that spring
 * leaves out is none.
 */
export function weeklyTimes(
  hours: WeeklyHours,
  length: Length,
  timeZone: string,
  now: Date,
): Date[] {
  const today = Date.parse(`${dayIn(timeZone, now)}T00:00Z`);
  const starts = startsOf(hours, length);
  return Array.from(
    { length: hours.weeks * 7 },
    (_, ahead) => new Date(today + (ahead + 1) * DAY_MS),
  )
    .filter((date) => hours.days.some((day) => DAYS.indexOf(day) === (date.getUTCDay() + 6) % 7))
    .flatMap((date) => starts.map((start) => `${date.toISOString().slice(0, 10)}T${start}`))
    .map((wall) => offeredInstant(wall, timeZone, now))
    .filter((found) => found instanceof Date)
    .slice(0, MAX_WEEKLY_TIMES);
}

/** '09:30' as people here say it: '9:30 AM'. */
function hourInWords(clock: string): string {
  return new Date(`2026-01-01T${clock}Z`).toLocaleTimeString("en-US", {
    timeZone: "UTC",
    hour: "numeric",
    minute: "2-digit",
  });
}

/** 'Mon, Tue, Wed, 9:00 AM to 5:00 PM'. */
export function hoursInWords({ days, from, to }: WeeklyHours): string {
  return [
    ...days.map((day) => dayName(day).slice(0, 3)),
    `${hourInWords(from)} to ${hourInWords(to)}`,
  ].join(", ");
}
