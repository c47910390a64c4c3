import { endSession } from "#lib/data/room/attempts";
import { interviewParams } from "#lib/http/params";
import { forgottenLanguage } from "#lib/http/room-language";
import { forgottenConsent } from "#lib/http/room-opening";
import { candidate, forgottenCookie } from "#lib/http/room-session";
import { sessionHash } from "#lib/http/room-token";
import { route } from "#lib/http/route";

/** Lets this browser forget an attempt, which stays as it is. Answers whose answers the browser may forget too. */
export const POST = route({
  as: candidate,
  perActor: { name: "room-leave", max: 60, windowSeconds: 3600, who: ({ attemptId }) => attemptId },
  params: interviewParams,
  run: async ({ actor: { db, attemptId }, params, request }) => {
    const tokenHash = await sessionHash(request.cookies, params.key);
    if (tokenHash !== null) await endSession(db, tokenHash);
    const headers = new Headers({ "cache-control": "no-store" });
    headers.append("set-cookie", forgottenCookie(params.key));
    headers.append("set-cookie", forgottenLanguage(params.key));
    headers.append("set-cookie", forgottenConsent(params.key));
    return Response.json({ attemptId }, { headers });
  },
});
