import { after } from "next/server";
import { declineTimes, pickTime } from "#lib/data/results/bookings";
import { declineSchema, pickSchema } from "#lib/domain/results/booking-request";
import { serviceDb } from "#lib/http/clients";
import { timesParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";

const limit = { name: "times", max: 120, windowSeconds: 600 };

/** Takes a time for whoever holds the link, or moves what they have. The page has the words for what it answers. */
export const POST = route({
  as: anyone,
  limit,
  params: timesParams,
  body: pickSchema,
  run: async ({ params: { token }, body: { timeId } }) => {
    // Above row-level security: a candidate has no account; the link scopes what is written.
    const outcome = await pickTime(serviceDb(), token, timeId);
    if (outcome === "booked") after(() => runDueJobs());
    return { outcome };
  },
});

/** Says no to what the page showed; `declined` is false if that has changed, and nothing is done. */
export const DELETE = route({
  as: anyone,
  limit,
  params: timesParams,
  body: declineSchema,
  run: async ({ params: { token }, body: { seen } }) => {
    // Above row-level security: as above.
    const declined = await declineTimes(serviceDb(), token, seen);
    if (declined) after(() => runDueJobs());
    return { declined };
  },
});
