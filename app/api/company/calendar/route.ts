import { renewCalendar } from "#lib/data/results/bookings";
import { calendarPath } from "#lib/domain/core/response-routes";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Gives the calendar of the company's bookings an address, or another one: the one before it ends. */
export const POST = route({
  as: memberTo("own"),
  perActor: { name: "calendar-address", max: 20, windowSeconds: 3600, who: ({ userId }) => userId },
  run: async ({ actor: { db } }) => ({ path: calendarPath(await renewCalendar(db)) }),
});
