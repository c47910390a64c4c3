import { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import { timesPath } from "#lib/domain/core/response-routes";
import {
  BOOKING_KINDS,
  BOOKING_STATES,
  type Booking,
  OFFERED_ALREADY,
  OTHER_INTERVIEW,
  OUT_OF_REACH,
  type OwnBooking,
  type PickOutcome,
  REJECTED,
  type Upcoming,
} from "#lib/domain/results/booking";
import type { OfferRequest } from "#lib/domain/results/booking-request";
import { OWNER_UNVERIFIED } from "#lib/domain/results/decision-mail";
import { DEFAULT_LANGUAGE, toLanguage } from "#lib/domain/text/languages";
import { shortName } from "#lib/domain/text/short-name";
import { type Db, type RefusalWords, type ServiceDb, unwrap, unwrapOr } from "../db.ts";

const REFUSALS: RefusalWords = {
  offered_already: OFFERED_ALREADY,
  other_interview: OTHER_INTERVIEW,
  owner_unverified: OWNER_UNVERIFIED,
  rejected_already: REJECTED,
  time_out_of_reach: OUT_OF_REACH,
};

/**
 * Offers times to candidates of one interview. False if this client sees no such attempts.
 * @throws AppError `conflict` if one of them is offered some or comes already, `invalid_input` for a time out of reach
 */
export async function offerTimes(
  db: Db,
  {
    attemptIds,
    times,
    ...offer
  }: Omit<OfferRequest, "choice" | "times" | "weekly"> & {
    attemptIds: string[];
    times: readonly Date[];
  },
): Promise<boolean> {
  const answer = await db.rpc("offer_times", {
    p_id: offer.id,
    p_attempts: attemptIds,
    p_kind: offer.kind,
    p_minutes: offer.minutes,
    p_buffer: offer.bufferMinutes,
    p_place: offer.place,
    p_host: offer.host,
    p_times: times.map((time) => time.toISOString()),
  });
  return unwrapOr(answer, REFUSALS);
}

/** Takes an offer or a booking back. False if this client sees none that is open. */
export async function callOff(db: Db, attemptId: string, bookingId: string): Promise<boolean> {
  return unwrap(await db.rpc("call_off_booking", { p_attempt: attemptId, p_booking: bookingId }));
}

/** Keeps whether somebody came. False if this client sees no such booking, or its time is to come. */
export async function markNoShow(
  db: Db,
  attemptId: string,
  bookingId: string,
  missed: boolean,
): Promise<boolean> {
  const asked = { p_attempt: attemptId, p_booking: bookingId, p_missed: missed };
  return unwrap(await db.rpc("mark_no_show", asked));
}

const offer = {
  id: z.uuid(),
  kind: z.enum(BOOKING_KINDS),
  minutes: z.number(),
  place: z.string(),
  time_zone: z.string(),
};
const language = z.string().transform((code) => toLanguage(code) ?? DEFAULT_LANGUAGE);
/** What a candidate was offered and what came of it. */
export const bookingsSchema = z.array(
  z
    .object({
      ...offer,
      state: z.enum(BOOKING_STATES),
      host: z.string(),
      starts: z.string().nullable(),
      moves: z.number(),
      token: z.string(),
      unmailed: z.boolean(),
      times: z.array(z.string()),
    })
    .transform(
      ({ time_zone, token, ...booking }): Booking => ({
        ...booking,
        timeZone: time_zone,
        path: timesPath(token),
      }),
    ),
);

const upcomingSchema = z.array(
  z.object({
    ...offer,
    attempt_id: z.uuid(),
    name: z.string(),
    language,
    interview: z.string(),
    starts: z.string(),
    moves: z.number(),
  }),
);

/** Who comes to the reader's company next, of one interview or (null) of all. */
export async function readUpcoming(db: Db, interviewId: string | null): Promise<Upcoming[]> {
  const asked = interviewId === null ? {} : { p_interview: interviewId };
  const found = unwrap(await db.rpc("my_bookings", asked));
  return upcomingSchema.parse(found).map(({ attempt_id, time_zone, ...booking }) => ({
    ...booking,
    attemptId: attempt_id,
    timeZone: time_zone,
  }));
}

const ownSchema = z.object({
  ...offer,
  state: z.enum(BOOKING_STATES),
  host: z.string(),
  language,
  company: z.string(),
  job: z.string(),
  starts: z.string().nullable(),
  moves: z.number(),
  moved: z.number(),
  can_move: z.boolean(),
  times: z.array(z.object({ id: z.uuid(), starts: z.string() })),
  next: z.string().nullable(),
});

/**
 * What a candidate's link opens; null if it is none of ours, or everything of theirs is being deleted. `next` is the link
 * of what came after one that has ended.
 */
export async function openBooking(
  service: ServiceDb,
  token: string,
): Promise<(OwnBooking & { next: string | null }) | null> {
  const found = unwrap(await service.rpc("open_booking", { p_token: token }));
  if (found === null) return null;
  const { time_zone, can_move, ...booking } = ownSchema.parse(found);
  return { ...booking, timeZone: time_zone, canMove: can_move };
}

/** Takes a time for whoever holds the link, or moves what they have. */
export async function pickTime(
  service: ServiceDb,
  token: string,
  timeId: string,
): Promise<PickOutcome> {
  return unwrap(await service.rpc("pick_time", { p_token: token, p_time: timeId }));
}

/** Says no for whoever holds the link, to what they saw. False, and nothing changes, if that isn't how it stands. */
export async function declineTimes(
  service: ServiceDb,
  token: string,
  seen: string | null,
): Promise<boolean> {
  const asked = { p_token: token, ...(seen !== null && { p_seen: seen }) };
  return unwrap(await service.rpc("decline_times", asked));
}

/** The token of the calendar of the reader's company; null while it has none. */
export async function readCalendarToken(db: Db): Promise<string | null> {
  return unwrap(await db.rpc("my_calendar"));
}

/** Gives that calendar an address, or another one. @throws AppError `not_found` without a company */
export async function renewCalendar(db: Db): Promise<string> {
  const token: string | null = unwrap(await db.rpc("renew_calendar"));
  if (token === null) throw new AppError("not_found", "Set up your company first.");
  return token;
}

const calendarSchema = z.object({ company: z.string(), bookings: upcomingSchema });

/** What a calendar's address shows: no whole name, and nobody's number; null if it is none, or an old one. */
export async function readCalendar(service: ServiceDb, token: string) {
  const found = unwrap(await service.rpc("calendar_of", { p_token: token }));
  if (found === null) return null;
  const { company, bookings } = calendarSchema.parse(found);
  return {
    company,
    bookings: bookings.map((booking) => ({
      ...booking,
      name: shortName(booking.name),
      // Most calls go to the candidate's own number.
      place: booking.kind === "call" ? "" : booking.place,
    })),
  };
}

/** Keeps whether the last mail about a booking went to its candidate. */
export async function keepMailed(
  service: ServiceDb,
  bookingId: string,
  mailed: boolean,
): Promise<void> {
  unwrap(await service.from("bookings").update({ unmailed: !mailed }).eq("id", bookingId));
}

/** What a mail about a booking and one of its times is made of; null if the booking is gone. Times are ISO. */
export async function readBookingToMail(
  service: ServiceDb,
  bookingId: string,
  timeId: string | null,
) {
  const booking = unwrap(
    await service
      .from("bookings")
      .select(
        "state, time_id, moves, offers!inner(kind, minutes, place, host, time_zone, made_by, company_profiles!inner(id), offered_times(id, starts_at))",
      )
      .eq("id", bookingId)
      .maybeSingle(),
  );
  if (booking === null) return null;
  const { kind, minutes, place, host, time_zone, offered_times, made_by, company_profiles } =
    booking.offers;
  const token: string = unwrap(
    await service.rpc("link_token", { p_of: "booking", p_id: bookingId }),
  );
  const sender = { p_company: company_profiles.id, p_sender: made_by };
  const senderId: string = unwrap(await service.rpc("sender_or_owner", sender));
  return {
    state: booking.state,
    timeId: booking.time_id,
    moves: booking.moves,
    kind,
    minutes,
    place,
    host,
    timeZone: time_zone,
    starts: offered_times.find(({ id }) => id === timeId)?.starts_at ?? null,
    token,
    /** Who offered the times while they may, else the owner: who is told, and whom an answer goes to. */
    senderId,
  };
}
