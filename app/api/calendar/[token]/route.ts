import { readCalendar } from "#lib/data/results/bookings";
import { calendarFile } from "#lib/documents/calendar";
import { AppError } from "#lib/domain/core/errors";
import { KIND_TEXTS } from "#lib/domain/results/booking";
import { serviceDb } from "#lib/http/clients";
import { fileResponse } from "#lib/http/file-response";
import { timesParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";

/** A company's bookings for any calendar program that has its secret address: short names, kinds, times and places. */
export const GET = route({
  as: anyone,
  limit: { name: "calendar", max: 240, windowSeconds: 3600 },
  params: timesParams,
  run: async ({ params: { token } }) => {
    // Above row-level security: a calendar program has no session; the address scopes what is read.
    const calendar = await readCalendar(serviceDb(), token);
    if (calendar === null) throw new AppError("not_found", "This calendar's address has changed.");
    const entries = calendar.bookings.map(({ kind, name, ...booking }) => ({
      ...booking,
      summary: `${KIND_TEXTS[kind]}: ${name}`,
    }));
    return fileResponse(calendarFile(`${calendar.company}: Rolecall`, entries), {
      type: "text/calendar",
      name: "bookings.ics",
    });
  },
});
