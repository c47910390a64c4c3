import { after } from "next/server";
import { setInterviewClosed } from "#lib/data/interviews/interviews";
import { storedInterviewParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";

const limit = {
  name: "close-interview",
  max: 120,
  windowSeconds: 300,
  who: ({ userId }: { userId: string }) => userId,
};

/** Closes an interview: nobody begins it anymore, and whoever has begun may finish within a day. */
export const PUT = route({
  as: memberTo("edit"),
  perActor: limit,
  params: storedInterviewParams,
  run: async ({ actor, params }) => {
    const { closedAt } = await setInterviewClosed(actor.db, params.interviewId, true);
    // The schedule would run it too; this way an interview provider hears of it at once.
    after(() => runDueJobs());
    return { closedAt };
  },
});

/** Opens it again; a deadline that has passed goes. */
export const DELETE = route({
  as: memberTo("edit"),
  perActor: limit,
  params: storedInterviewParams,
  run: async ({ actor, params }) => {
    const { deadline } = await setInterviewClosed(actor.db, params.interviewId, false);
    after(() => runDueJobs());
    return { deadline };
  },
});
