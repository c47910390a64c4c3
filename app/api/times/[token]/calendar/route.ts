import { openBooking } from "#lib/data/results/bookings";
import { candidateCalendar } from "#lib/documents/mails/booking";
import { AppError } from "#lib/domain/core/errors";
import { timesPath } from "#lib/domain/core/response-routes";
import { publicEnv } from "#lib/env/public";
import { serviceDb } from "#lib/http/clients";
import { fileResponse } from "#lib/http/file-response";
import { timesParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";

/** The calendar file of a booked time, for whoever holds its link. */
export const GET = route({
  as: anyone,
  limit: { name: "times-calendar", max: 120, windowSeconds: 600 },
  params: timesParams,
  run: async ({ params: { token } }) => {
    // Above row-level security: a candidate has no account; the link scopes what is read.
    const booking = await openBooking(serviceDb(), token);
    if (booking?.state !== "booked" || booking.starts === null)
      throw new AppError("not_found", "Nothing is booked.");
    const href = publicEnv().appUrl + timesPath(token);
    const { starts, moved } = booking;
    return fileResponse(candidateCalendar({ ...booking, starts, moves: moved, name: "", href }), {
      type: "text/calendar",
      name: "booking.ics",
    });
  },
});
