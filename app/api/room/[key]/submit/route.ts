import { after } from "next/server";
import { z } from "zod";
import { readSubmittedAt, submitAttempt } from "#lib/data/room/attempts";
import { interviewParams } from "#lib/http/params";
import { candidate } from "#lib/http/room-session";
import { route } from "#lib/http/route";
import { runDueJobs } from "#lib/jobs/runner";

/** Submits the attempt as it was reviewed, once: every later call answers the same, with `first` false. */
export const POST = route({
  as: candidate,
  perActor: {
    name: "room-submit",
    max: 60,
    windowSeconds: 3600,
    who: ({ attemptId }) => attemptId,
  },
  params: interviewParams,
  body: z.object({ versions: z.record(z.uuid(), z.uuid()) }),
  run: async ({ actor: { db, id, attemptId }, body }) => {
    const first = await submitAttempt(db, attemptId, body.versions);
    // The schedule would run it too; this way nobody waits for it.
    if (first) after(() => runDueJobs());
    return { first, submittedAt: await readSubmittedAt(db, id) };
  },
});
