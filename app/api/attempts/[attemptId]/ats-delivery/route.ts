import { after } from "next/server";
import { sendAgain } from "#lib/data/integrations/deliveries";
import { AppError } from "#lib/domain/core/errors";
import { ATS_TEXTS } from "#lib/domain/integrations/texts";
import { attemptParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";

/** Sends a candidate to the ATS once more, by a person's press. The database asks for plan, connection and link. */
export const POST = route({
  as: memberTo("decide"),
  perActor: { name: "ats-delivery", max: 120, windowSeconds: 3600, who: ({ userId }) => userId },
  params: attemptParams,
  run: async ({ actor, params: { attemptId } }) => {
    if (!(await sendAgain(actor.db, attemptId)))
      throw new AppError("not_found", ATS_TEXTS.notSendable);
    after(() => runDueJobs());
    return { queued: true };
  },
});
