import { publicEnv } from "#lib/env/public";
import { interviewParams } from "#lib/http/params";
import { activeCandidate, byAttempt } from "#lib/http/room-session";
import { newToken } from "#lib/http/room-token";
import { route } from "#lib/http/route";
import { showOwnLink } from "#lib/workflows/room/show-own-link";

/** The link that would be mailed, for the screen, if no mail goes out. */
export const POST = route({
  as: activeCandidate,
  perActor: { name: "own-link", max: 20, windowSeconds: 3600, who: byAttempt },
  params: interviewParams,
  run: async ({ actor, params }) => ({
    link: await showOwnLink(
      actor.db,
      { interviewKey: params.key, ...actor },
      { ...(await newToken()), appUrl: publicEnv().appUrl, now: new Date() },
    ),
  }),
});
