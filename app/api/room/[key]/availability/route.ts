import { z } from "zod";
import { saveAvailability } from "#lib/data/room/requests";
import { AVAILABILITY } from "#lib/domain/room/availability";
import { text } from "#lib/domain/text/text";
import { interviewParams } from "#lib/http/params";
import { byAttempt, candidate } from "#lib/http/room-session";
import { route } from "#lib/http/route";

const NO_WEEK = "The week has seven days of four parts.";

/** Keeps when a candidate could work: the week grid of lib/domain/room/availability.ts. */
export const POST = route({
  as: candidate,
  perActor: { name: "room-availability", max: 120, windowSeconds: 3600, who: byAttempt },
  params: interviewParams,
  body: z.object({
    grid: text(28, NO_WEEK).check(z.regex(AVAILABILITY, NO_WEEK)),
  }),
  run: async ({ actor: { db, attemptId }, body }) => {
    await saveAvailability(db, attemptId, body.grid);
    return { saved: true };
  },
});
