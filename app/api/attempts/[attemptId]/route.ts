import { after } from "next/server";
import { setStatus } from "#lib/data/results/decisions";
import { AppError } from "#lib/domain/core/errors";
import { shownDecisionSchema } from "#lib/domain/results/decision";
import { RESPONSE_MISSING } from "#lib/domain/results/results";
import { serviceDb } from "#lib/http/clients";
import { attemptParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";
import { deleteResponse } from "#lib/workflows/results/delete-response";

/**
 * Decides about an attempt, with a reason if one is given. `shown` says which scores the screen showed, so that the
 * history keeps their numbers; without it the present ones count.
 */
export const PATCH = route({
  as: memberTo("decide"),
  perActor: { name: "decide", max: 300, windowSeconds: 300, who: ({ userId }) => userId },
  params: attemptParams,
  body: shownDecisionSchema,
  run: async ({ actor, params: { attemptId }, body }) => {
    if (!(await setStatus(actor.db, attemptId, body))) {
      throw new AppError("not_found", RESPONSE_MISSING);
    }
    return { status: body.status };
  },
});

/** Deletes an attempt with all that it holds. */
export const DELETE = route({
  as: memberTo("decide"),
  perActor: { name: "delete-response", max: 120, windowSeconds: 300, who: ({ userId }) => userId },
  params: attemptParams,
  run: async ({ actor, params: { attemptId } }) => {
    // Above row-level security: the deletion is a job; the workflow asks with the employer's own rights first.
    await deleteResponse(actor, serviceDb(), attemptId);
    after(() => runDueJobs());
    return { deleted: true };
  },
});
