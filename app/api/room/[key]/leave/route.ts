import { endSession } from "#lib/data/room/attempts";
import { interviewParams } from "#lib/http/params";
import { byAttempt, candidate } from "#lib/http/room-session";
import { sessionHash } from "#lib/http/room-token";
import { forgetVisit } from "#lib/http/room-visit";
import { route } from "#lib/http/route";

/** Lets this browser forget an attempt, which stays as it is. Answers whose answers the browser may forget too. */
export const POST = route({
  as: candidate,
  perActor: { name: "room-leave", max: 60, windowSeconds: 3600, who: byAttempt },
  params: interviewParams,
  run: async ({ actor: { db, attemptId }, params, request }) => {
    const tokenHash = await sessionHash(request.cookies, params.key);
    if (tokenHash !== null) await endSession(db, tokenHash);
    await forgetVisit(params.key);
    return { attemptId };
  },
});
