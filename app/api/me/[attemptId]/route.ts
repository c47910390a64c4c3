import { after } from "next/server";
import { withdraw } from "#lib/data/account/erasure";
import { attemptParams } from "#lib/http/params";
import { linkHolder } from "#lib/http/private-link";
import { route } from "#lib/http/route";
import { runDueJobs } from "#lib/jobs/runner";

/** Withdraws the application and deletes everything about it. */
export const DELETE = route({
  as: linkHolder,
  perActor: { name: "erase", max: 20, windowSeconds: 3600, who: ({ attemptId }) => attemptId },
  params: attemptParams,
  run: async ({ actor: { db, attemptId } }) => {
    await withdraw(db, attemptId);
    after(() => runDueJobs());
    return { deleted: true };
  },
});
