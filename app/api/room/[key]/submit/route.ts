import { after } from "next/server";
import { interviewParams } from "#lib/http/params";
import { candidate } from "#lib/http/room-session";
import { route } from "#lib/http/route";
import { runDueJobs } from "#lib/jobs/runner";
import { submitAttempt } from "#lib/workflows/submit-attempt";

/** Submits the attempt, once: every later call answers the same, with `first` false. */
export const POST = route({
  as: candidate,
  perActor: {
    name: "room-submit",
    max: 60,
    windowSeconds: 3600,
    who: ({ attemptId }) => attemptId,
  },
  params: interviewParams,
  run: async ({ actor: { db, attemptId } }) => {
    const submission = await submitAttempt(db, attemptId);
    // The schedule would run it too; this way nobody waits for it.
    if (submission.first) after(() => runDueJobs());
    return submission;
  },
});
