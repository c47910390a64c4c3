import { saveWeeklyHours } from "#lib/data/results/weekly-hours";
import { weeklyHoursSchema } from "#lib/domain/results/weekly-hours-request";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Keeps the hours of the week from which the signed-in employer's company offers times. */
export const PUT = route({
  as: memberTo("own"),
  perActor: { name: "weekly-hours", max: 60, windowSeconds: 3600, who: ({ userId }) => userId },
  body: weeklyHoursSchema,
  run: async ({ actor: { db, userId }, body }) => {
    await saveWeeklyHours(db, userId, body.hours);
    return body;
  },
});
