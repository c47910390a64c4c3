import { markRead } from "#lib/data/results/reading";
import { AppError } from "#lib/domain/core/errors";
import { RESPONSE_MISSING } from "#lib/domain/results/results";
import { attemptParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Keeps that somebody of the company has opened a candidate's answers, so that they are new no more. */
export const POST = route({
  as: memberTo("read"),
  perActor: { name: "reading", max: 600, windowSeconds: 300, who: ({ userId }) => userId },
  params: attemptParams,
  run: async ({ actor, params }) => {
    if (!(await markRead(actor.db, params.attemptId)))
      throw new AppError("not_found", RESPONSE_MISSING);
    return { read: true };
  },
});
