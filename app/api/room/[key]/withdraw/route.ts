import { after } from "next/server";
import { withdraw } from "#lib/data/account/erasure";
import { interviewParams } from "#lib/http/params";
import { activeCandidate, byAttempt } from "#lib/http/room-session";
import { forgetVisit } from "#lib/http/room-visit";
import { route } from "#lib/http/route";
import { runDueJobs } from "#lib/jobs/runner";

/** Withdraws the application of whoever is here, deletes everything about it, and lets this browser forget it. */
export const POST = route({
  as: activeCandidate,
  perActor: { name: "room-withdraw", max: 20, windowSeconds: 3600, who: byAttempt },
  params: interviewParams,
  run: async ({ actor: { db, attemptId }, params }) => {
    await withdraw(db, attemptId);
    await forgetVisit(params.key);
    after(() => runDueJobs());
    return { deleted: true };
  },
});
