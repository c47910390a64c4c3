import { after } from "next/server";
import { remindStarted } from "#lib/data/interviews/started";
import { reminderSchema } from "#lib/domain/interviews/reminder-request";
import { attemptParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";

/** Reminds somebody who started and hasn't finished, once. */
export const POST = route({
  as: memberTo("invite"),
  perActor: { name: "reminder", max: 120, windowSeconds: 3600, who: ({ userId }) => userId },
  params: attemptParams,
  body: reminderSchema,
  run: async ({ actor, params, body }) => {
    const reminded = await remindStarted(actor.db, params.attemptId, body.by);
    // The schedule would mail it too.
    after(() => runDueJobs());
    return { reminded };
  },
});
