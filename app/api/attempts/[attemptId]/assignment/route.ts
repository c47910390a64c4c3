import { assignAttempt } from "#lib/data/results/assignments";
import { AppError } from "#lib/domain/core/errors";
import { assignmentSchema } from "#lib/domain/results/assignment";
import { RESPONSE_MISSING } from "#lib/domain/results/results";
import { attemptParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Gives a candidate to somebody of the company, or to nobody. */
export const PUT = route({
  as: memberTo("decide"),
  perActor: { name: "assignment", max: 120, windowSeconds: 300, who: ({ userId }) => userId },
  params: attemptParams,
  body: assignmentSchema,
  run: async ({ actor, params: { attemptId }, body }) => {
    if (!(await assignAttempt(actor.db, attemptId, body.to)))
      throw new AppError("not_found", RESPONSE_MISSING);
    return { saved: true };
  },
});
