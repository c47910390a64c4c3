import { after } from "next/server";
import { serviceDb } from "#lib/http/clients";
import { attemptParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";
import { requestEvaluation } from "#lib/workflows/evaluation/request-evaluation";

/** Evaluates an attempt again. Limited: each one may cost a model's time. */
export const POST = route({
  as: memberTo("decide"),
  params: attemptParams,
  perActor: { name: "evaluate", max: 30, windowSeconds: 3600, who: ({ userId }) => userId },
  run: async ({ actor, params: { attemptId } }) => {
    // Above row-level security: the queue belongs to nobody; the workflow asks with the employer's own rights first.
    await requestEvaluation(actor.db, serviceDb(), attemptId);
    after(() => runDueJobs());
    return { state: "queued" };
  },
});
