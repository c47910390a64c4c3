import { after } from "next/server";
import { z } from "zod";
import { readSubmission, submitAttempt } from "#lib/data/room/attempts";
import { interviewParams } from "#lib/http/params";
import { byAttempt, candidate, otherSession } from "#lib/http/room-session";
import { route } from "#lib/http/route";
import { runDueJobs } from "#lib/jobs/runner";

/**
 * Submits the attempt as its person sees it, once: every later call answers the same, with `first` false. `shown` is the
 * take or the version of the text, by question id; a page of an older build that sends none must be reloaded.
 */
export const POST = route({
  as: candidate,
  perActor: { name: "room-submit", max: 60, windowSeconds: 3600, who: byAttempt },
  params: interviewParams,
  body: z.object({ shown: z.record(z.uuid(), z.uuid()).optional() }),
  run: async ({ actor: { db, id, attemptId }, body: { shown } }) => {
    // The one refusal on which earlier builds reload by themselves.
    if (shown === undefined) throw otherSession();
    const first = await submitAttempt(db, attemptId, shown);
    // The schedule would run it too; this way nobody waits for it.
    if (first) after(() => runDueJobs());
    return { first, ...(await readSubmission(db, id)) };
  },
});
