import { after } from "next/server";
import { declineTimes, pickTime } from "#lib/data/results/bookings";
import { AppError } from "#lib/domain/core/errors";
import { pickSchema } from "#lib/domain/results/booking-request";
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

/** Says no. */
export const DELETE = route({
  as: anyone,
  limit,
  params: timesParams,
  run: async ({ params: { token } }) => {
    // Above row-level security: as above.
    if (!(await declineTimes(serviceDb(), token)))
      throw new AppError("not_found", "There is nothing to say no to.");
    after(() => runDueJobs());
    return { declined: true };
  },
});
