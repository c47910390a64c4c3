import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";

export type CalendarEntry = {
  id: string;
  /** ISO. */
  starts: string;
  minutes: number;
  summary: string;
  place: string;
  /** A moved one replaces what a calendar has. */
  moves: number;
  href?: string;
};

/**
 * A calendar file, or the whole calendar that a program asks for again; times in UTC, which each program shows in its own
 * zone. What is off is taken out of the calendars that have it.
 */
export function calendarFile(name: string, entries: readonly CalendarEntry[], off = false): string {
  const calendar = ical({
    name,
    prodId: { company: "Rolecall", product: "bookings", language: "EN" },
  });
  calendar.method(off ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  for (const { id, starts, minutes, summary, place, moves, href } of entries) {
    const start = new Date(starts);
    calendar.createEvent({
      id: `${id}@rolecall`,
      sequence: off ? moves + 1 : moves,
      ...(off && { status: ICalEventStatus.CANCELLED }),
      start,
      end: new Date(start.getTime() + minutes * 60_000),
      summary,
      ...(place && { location: place }),
      ...(href !== undefined && { url: href }),
    });
  }
  return calendar.toString();
}
