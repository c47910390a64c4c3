import { afterQuietHours, beforeQuietHours, type DayHours } from "../core/message-hours.ts";
import { DAY_MS, HOUR_MS, wallTime } from "../text/dates.ts";
import type { LanguageCode } from "../text/languages.ts";

/** What somebody is asked to come to, or to pick up the phone for. */
export const BOOKING_KINDS = ["working_interview", "visit", "call"] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

export const KIND_TEXTS: Record<BookingKind, string> = {
  working_interview: "Working interview",
  visit: "Visit",
  call: "Call",
};

/** From the times that somebody is offered to what came of them. */
export const BOOKING_STATES = ["offered", "booked", "declined", "called_off", "no_show"] as const;
type BookingState = (typeof BOOKING_STATES)[number];

/** What becomes of a press on a time. `kept` is a booking that may not be moved anymore. */
export const PICK_OUTCOMES = ["booked", "taken", "kept", "ended"] as const;
export type PickOutcome = (typeof PICK_OUTCOMES)[number];

/** What is mailed of it: the first to the candidate, those of the owner to them. */
export const BOOKING_MAILS = [
  "times_offered",
  "time_booked",
  "day_before",
  "hours_before",
  "called_off",
  "owner_booked",
  "owner_moved",
  "owner_declined",
  "owner_called_off",
] as const;
export type BookingMail = (typeof BOOKING_MAILS)[number];

/** In minutes. */
export const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240, 360, 480] as const;
export const BUFFERS = [0, 15, 30, 60] as const;

/** Times of one offer, and candidates that it goes to. */
export const MAX_TIMES = 20;
export const MAX_OFFERED = 50;
export const TOO_MANY_OFFERED = `You can offer times to up to ${MAX_OFFERED} people. Select fewer.`;

/** Of a place, a number or the names of those who meet somebody. */
export const OFFER_WORDS_LIMIT = 120;

/** How far ahead a time may lie. */
export const DAYS_AHEAD = 56;

/** Until so long before, a time can be taken, and a booking moved. */
export const NOTICE_HOURS = 2;

/** How often a candidate can move a booking. */
export const MAX_MOVES = 2;

/**
 * The instant of an hour of the clock in a zone. Null if that clock never shows it, as in the hour that spring leaves out;
 * of an hour that fall has twice, the first.
 */
export function instantAt(wall: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return null;
  // One of the offsets of the days around it holds then.
  const found = [asUtc - DAY_MS, asUtc + DAY_MS]
    .map((at) => asUtc + at - Date.parse(`${wallTime(new Date(at), timeZone)}Z`))
    .filter((instant) => wallTime(new Date(instant), timeZone) === wall);
  return found.length === 0 ? null : new Date(Math.min(...found));
}

/** The instant of an hour of the clock that is offered, or why it can't be. */
export function offeredInstant(
  wall: string,
  timeZone: string,
  now: Date,
): Date | { problem: string } {
  const instant = instantAt(wall, timeZone);
  if (instant === null) return { problem: "The clocks skip this time. Choose another." };
  const ahead = instant.getTime() - now.getTime();
  if (ahead <= NOTICE_HOURS * HOUR_MS || ahead > DAYS_AHEAD * DAY_MS)
    return { problem: OUT_OF_REACH };
  return instant;
}

/** Said of a time that is too soon, past, or too far away. */
export const OUT_OF_REACH = `Choose times at least ${NOTICE_HOURS} hours away and within the next ${DAYS_AHEAD / 7} weeks.`;

export const OFFERED_ALREADY =
  "Somebody here already has times to choose from, or is booked. Take that back first, then offer new times.";
export const REJECTED = "Somebody here is rejected. Change the status first, then offer times.";
export const OTHER_INTERVIEW = "Choose candidates of one interview.";

/** The reminder of the day before says nothing new this close to the time. */
const DAY_BEFORE_HOURS = 3;

/** A morning closer to the time is too late for the reminder of the last hours. */
const LEAST_HOURS = 1;

/** When the reminder of the last hours is due: by night in the morning, and the evening before if that is too late. */
function lastReminder(starts: Date, hours: DayHours): Date {
  const wished = new Date(starts.getTime() - NOTICE_HOURS * HOUR_MS);
  const morning = afterQuietHours(wished, hours);
  const latest = starts.getTime() - LEAST_HOURS * HOUR_MS;
  return morning.getTime() <= latest ? morning : beforeQuietHours(wished, hours);
}

/** What becomes of a reminder: it waits until it is due and for the morning, and is dropped if that is too late. */
export function reminderVerdict(
  mail: "day_before" | "hours_before",
  { starts, hours }: { starts: Date; hours: DayHours },
  now: Date,
): "send" | "drop" | { waitUntil: Date } {
  const due = mail === "day_before" ? now : lastReminder(starts, hours);
  if (due > now) return { waitUntil: due };
  const next = afterQuietHours(now, hours);
  const latest = starts.getTime() - (mail === "day_before" ? DAY_BEFORE_HOURS * HOUR_MS : 0);
  if (next.getTime() >= latest) return "drop";
  return next <= now ? "send" : { waitUntil: next };
}

/** When somebody is texted that their time is off: by day, but at once if the morning would find them on their way. */
export function calledOffAt({ starts, hours }: { starts: Date; hours: DayHours }, now: Date): Date {
  const day = afterQuietHours(now, hours);
  return day.getTime() <= starts.getTime() - NOTICE_HOURS * HOUR_MS ? day : now;
}

/** Whether what a message about a booking and one of its times would say still holds. */
export function isStillSo(
  mail: BookingMail,
  timeId: string | null,
  booking: { state: BookingState; timeId: string | null },
): boolean {
  switch (mail) {
    case "times_offered":
      return booking.state === "offered";
    case "called_off":
    case "owner_called_off":
      return booking.state === "called_off";
    case "owner_declined":
      return booking.state === "declined";
    default:
      return booking.state === "booked" && booking.timeId === timeId;
  }
}

/** Whether a booking's time has begun, so that its owner can say whether the person came. */
export function hasBegun({ starts }: { starts: string | null }, now: Date): boolean {
  return starts !== null && Date.parse(starts) <= now.getTime();
}

/** An offer to one candidate, and what came of it. `times` are those that are still free; instants are ISO. */
export type Booking = {
  id: string;
  state: BookingState;
  kind: BookingKind;
  minutes: number;
  place: string;
  host: string;
  timeZone: string;
  starts: string | null;
  moves: number;
  times: string[];
  /** The candidate's own link. */
  path: string;
  /** The last mail about it didn't go to them. */
  unmailed: boolean;
};

/** An offer as its owner sees it: `link` is the candidate's own, `text` a message with it in their language. */
export type Offer = Booking & { link: string; text: string };

/** Somebody who comes, for the sheet of whom to call. */
export type Upcoming = Pick<Booking, "id" | "kind" | "minutes" | "place" | "timeZone"> & {
  starts: string;
  attemptId: string;
  name: string;
  interview: string;
};

/** What the candidate's page shows. `moves` are those that are left. */
export type OwnBooking = Omit<Booking, "times" | "path" | "unmailed"> & {
  language: LanguageCode;
  company: string;
  job: string;
  moved: number;
  canMove: boolean;
  times: { id: string; starts: string }[];
};
