import { after } from "next/server";
import { letInCandidate } from "#lib/data/interviews/screened-out";
import { attemptParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";

/** Lets somebody in who did not pass the knockout questions, and mails them. */
export const POST = route({
  as: memberTo("decide"),
  perActor: { name: "let-in", max: 120, windowSeconds: 3600, who: ({ userId }) => userId },
  params: attemptParams,
  run: async ({ actor, params }) => {
    await letInCandidate(actor.db, params.attemptId);
    // The schedule would mail it too.
    after(() => runDueJobs());
    return { letIn: true };
  },
});
