import { after } from "next/server";
import { z } from "zod";
import { requestErasure } from "#lib/data/erasure";
import { linkHolder } from "#lib/http/private-link";
import { route } from "#lib/http/route";
import { runDueJobs } from "#lib/jobs/runner";

/** Withdraws the application and deletes everything about it. */
export const DELETE = route({
  as: linkHolder,
  params: z.object({ token: z.string().min(1).max(100) }),
  run: async ({ actor: { db, attemptId } }) => {
    await requestErasure(db, attemptId, "candidate");
    after(() => runDueJobs());
    return { deleted: true };
  },
});
