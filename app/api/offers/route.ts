import { after } from "next/server";
import { readCompany } from "#lib/data/company/companies";
import { offerTimes } from "#lib/data/results/bookings";
import { readChosenIds } from "#lib/data/results/bulk-choice";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { AppError } from "#lib/domain/core/errors";
import { MAX_OFFERED, offeredInstant, TOO_MANY_OFFERED } from "#lib/domain/results/booking";
import { offerSchema } from "#lib/domain/results/booking-request";
import { RESPONSE_MISSING } from "#lib/domain/results/results";
import { NO_WEEKLY_TIME, weeklyTimes } from "#lib/domain/results/weekly-hours";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";

const MOST_OFFERED = { most: MAX_OFFERED, words: TOO_MANY_OFFERED };

/** Offers times, by the company's clock, to one candidate or to several of an interview. */
export const POST = route({
  as: memberTo("invite"),
  perActor: { name: "offers", max: 60, windowSeconds: 3600, who: ({ userId }) => userId },
  body: offerSchema,
  run: async ({ actor, body: { choice, ...body } }) => {
    const { db, ownerId } = actor;
    const company = await readCompany(db, ownerId);
    const timeZone = company?.timeZone ?? DEFAULT_TIME_ZONE;
    const now = new Date();
    const typed = body.times.map((wall) => {
      const found = offeredInstant(wall, timeZone, now);
      if (found instanceof Date) return found;
      throw new AppError("invalid_input", found.problem, { fields: { times: found.problem } });
    });
    const hours = body.weekly ? (company?.weeklyHours ?? null) : null;
    const weekly = hours === null ? [] : weeklyTimes(hours, body, timeZone, now);
    if (body.weekly && weekly.length === 0)
      throw new AppError("invalid_input", NO_WEEKLY_TIME, { fields: { times: NO_WEEKLY_TIME } });
    const attemptIds = await readChosenIds(actor, choice, MOST_OFFERED);
    if (!(await offerTimes(db, { ...body, attemptIds, times: [...typed, ...weekly] })))
      throw new AppError("not_found", RESPONSE_MISSING);
    after(() => runDueJobs());
    return { offered: true };
  },
});
