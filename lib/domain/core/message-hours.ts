import { zonesOfNumber } from "../text/area-codes.ts";
import { DAY_MS, HOUR_MS } from "../text/dates.ts";

/** When messages may go that nobody waits for: from an hour until eight in the evening, by every clock of some zones. */
export type DayHours = { zones: readonly string[]; from: number };

const LAST_HOUR = 20;

/** A mail's: from nine, by the company's clock. */
export function mailHours(timeZone: string): DayHours {
  return { zones: [timeZone], from: 9 };
}

/** A text's: from eight, by the company's clock and that of the number's area code, as people keep a number when they move. */
export function textHours(number: string, timeZone: string): DayHours {
  return { zones: [...zonesOfNumber(number), timeZone], from: 8 };
}

/** One for each zone, as making one takes far longer than asking it. */
const CLOCKS = new Map<string, Intl.DateTimeFormat>();

function hourIn(timeZone: string, instant: Date): number {
  const clock =
    CLOCKS.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", hourCycle: "h23" });
  CLOCKS.set(timeZone, clock);
  return Number(clock.format(instant));
}

/** By quarters of an hour, as some zones are that far from a full one. */
const QUARTER_MS = HOUR_MS / 4;

function outOfQuietHours(now: Date, { zones, from }: DayHours, step: 1 | -1): Date {
  const isDay = (instant: Date) =>
    zones.every((zone) => {
      const hour = hourIn(zone, instant);
      return hour >= from && hour < LAST_HOUR;
    });
  if (isDay(now)) return now;
  const quarter = Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS;
  for (let away = QUARTER_MS; away <= DAY_MS; away += QUARTER_MS) {
    const next = new Date(quarter + step * away);
    if (isDay(next)) return next;
  }
  // Half the world from the company it is never day at both: the number's place counts.
  return outOfQuietHours(now, { zones: zones.slice(0, -1), from }, step);
}

/** When a message may go out next: now, or the next quarter of an hour that is not at night. */
export function afterQuietHours(now: Date, hours: DayHours): Date {
  return outOfQuietHours(now, hours, 1);
}

/** When a message may go out last until then: then, or the last quarter of an hour before the night. */
export function beforeQuietHours(then: Date, hours: DayHours): Date {
  return outOfQuietHours(then, hours, -1);
}
