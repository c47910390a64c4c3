import { DAY_MS, dayIn, wallTime } from "#lib/domain/text/dates";

const MINUTE_MS = 60_000;

/** Minutes that a zone's clocks are ahead of UTC at an instant. */
function offsetMinutes(timeZone: string, instant: Date): number {
  const local = Date.parse(`${wallTime(instant, timeZone)}Z`);
  return local / MINUTE_MS - Math.floor(instant.getTime() / MINUTE_MS);
}

/**
 * The instant that a clock on the wall showed `at` ('19:42'), a number of days before `now` by that zone's calendar.
 * What would lie in the future is put a quarter of an hour before `now`.
 */
export function daysBefore(now: Date, daysAgo: number, at: string, timeZone: string): Date {
  const day = dayIn(timeZone, new Date(now.getTime() - daysAgo * DAY_MS));
  const asUtc = new Date(`${day}T${at}:00Z`);
  const guess = new Date(asUtc.getTime() - offsetMinutes(timeZone, asUtc) * MINUTE_MS);
  const instant = new Date(asUtc.getTime() - offsetMinutes(timeZone, guess) * MINUTE_MS);
  return instant < now ? instant : new Date(now.getTime() - 15 * MINUTE_MS);
}

/** An instant some minutes before another. */
export function minutesBefore(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() - minutes * MINUTE_MS);
}
