import { after } from "next/server";
import { callOff, markNoShow } from "#lib/data/results/bookings";
import { AppError } from "#lib/domain/core/errors";
import { noShowSchema } from "#lib/domain/results/booking-request";
import { bookingParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";

const perActor = {
  name: "bookings",
  max: 120,
  windowSeconds: 300,
  who: ({ userId }: { userId: string }) => userId,
};
const GONE = "This changed meanwhile. Reload the page to see how it stands.";

/** Keeps whether somebody came. */
export const PATCH = route({
  as: memberTo("invite"),
  perActor,
  params: bookingParams,
  body: noShowSchema,
  run: async ({ actor, params: { attemptId, bookingId }, body }) => {
    if (!(await markNoShow(actor.db, attemptId, bookingId, body.missed)))
      throw new AppError("not_found", GONE);
    return { saved: true };
  },
});

/** Takes an offer or a booking back; whoever had a time is told. */
export const DELETE = route({
  as: memberTo("invite"),
  perActor,
  params: bookingParams,
  run: async ({ actor, params: { attemptId, bookingId } }) => {
    if (!(await callOff(actor.db, attemptId, bookingId))) throw new AppError("not_found", GONE);
    after(() => runDueJobs());
    return { calledOff: true };
  },
});
