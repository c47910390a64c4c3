import { z } from "zod";
import { endReviewLink } from "#lib/data/results/reviewer-links";
import { AppError } from "#lib/domain/core/errors";
import { attemptParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Ends a reviewer's link at once; what was commented stays. */
export const DELETE = route({
  as: memberTo("invite"),
  perActor: { name: "reviewers", max: 60, windowSeconds: 3600, who: ({ userId }) => userId },
  params: attemptParams.extend({ linkId: z.uuid() }),
  run: async ({ actor, params: { attemptId, linkId } }) => {
    if (!(await endReviewLink(actor.db, attemptId, linkId)))
      throw new AppError("not_found", "This link can't be found.");
    return { ended: true };
  },
});
