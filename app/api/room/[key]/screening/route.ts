import { z } from "zod";
import { answerScreening } from "#lib/data/room/screening";
import { SCREENING_LIMITS } from "#lib/domain/interviews/screening";
import { LANGUAGES } from "#lib/domain/text/languages";
import { interviewParams } from "#lib/http/params";
import { byAttempt, candidate } from "#lib/http/room-session";
import { route } from "#lib/http/route";

const option = z.int().gte(0).lt(SCREENING_LIMITS.options);

/** Keeps what was answered to the knockout questions; answers whether the interview goes on. */
export const POST = route({
  as: candidate,
  perActor: { name: "room-screening", max: 60, windowSeconds: 3600, who: byAttempt },
  params: interviewParams,
  body: z.object({
    answers: z.record(z.uuid(), option),
    language: z.enum(LANGUAGES.map(({ code }) => code)).optional(),
  }),
  run: async ({ actor: { db, attemptId }, body }) => ({
    state: await answerScreening(db, attemptId, body.answers, body.language),
  }),
});
