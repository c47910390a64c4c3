import { after } from "next/server";
import { z } from "zod";
import { reopenAttempt } from "#lib/data/room/retries";
import { attemptParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";

/** Lets a candidate answer one question, or all of them, again, and mails them the way back. */
export const POST = route({
  as: memberTo("invite"),
  perActor: { name: "retry", max: 60, windowSeconds: 3600, who: ({ userId }) => userId },
  params: attemptParams,
  body: z.object({ questionId: z.uuid().nullable() }),
  run: async ({ actor, params: { attemptId }, body }) => {
    await reopenAttempt(actor.db, attemptId, body.questionId);
    after(() => runDueJobs());
    return { waiting: true };
  },
});
