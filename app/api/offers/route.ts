import { after } from "next/server";
import { readCompany } from "#lib/data/company/companies";
import { offerTimes } from "#lib/data/results/bookings";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { AppError } from "#lib/domain/core/errors";
import { offeredInstant } from "#lib/domain/results/booking";
import { offerSchema } from "#lib/domain/results/booking-request";
import { RESPONSE_MISSING } from "#lib/domain/results/results";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";

/** Offers times, by the company's clock, to one candidate or to several of an interview. */
export const POST = route({
  as: memberTo("invite"),
  perActor: { name: "offers", max: 60, windowSeconds: 3600, who: ({ userId }) => userId },
  body: offerSchema,
  run: async ({ actor: { db, ownerId }, body }) => {
    const timeZone = (await readCompany(db, ownerId))?.timeZone ?? DEFAULT_TIME_ZONE;
    const times = body.times.map((wall) => {
      const found = offeredInstant(wall, timeZone, new Date());
      if (found instanceof Date) return found;
      throw new AppError("invalid_input", found.problem, { fields: { times: found.problem } });
    });
    if (!(await offerTimes(db, { ...body, times })))
      throw new AppError("not_found", RESPONSE_MISSING);
    after(() => runDueJobs());
    return { offered: true };
  },
});
