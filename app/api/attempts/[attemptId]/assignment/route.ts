import { z } from "zod";
import { assignAttempt } from "#lib/data/results/tags-and-assignments";
import { AppError } from "#lib/domain/core/errors";
import { RESPONSE_MISSING } from "#lib/domain/results/results";
import { attemptParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Gives a candidate to somebody of the company, or to nobody. */
export const PUT = route({
  as: memberTo("decide"),
  perActor: { name: "assignment", max: 120, windowSeconds: 300, who: ({ userId }) => userId },
  params: attemptParams,
  /** The account of who takes care of them; null for nobody. */
  body: z.object({ to: z.uuid().nullable() }),
  run: async ({ actor, params: { attemptId }, body }) => {
    if (!(await assignAttempt(actor.db, attemptId, body.to)))
      throw new AppError("not_found", RESPONSE_MISSING);
    return { saved: true };
  },
});
