import { addReviewLink } from "#lib/data/results/reviewer-links";
import { AppError } from "#lib/domain/core/errors";
import { reviewPath } from "#lib/domain/core/response-routes";
import { RESPONSE_MISSING } from "#lib/domain/results/results";
import { reviewLinkSchema } from "#lib/domain/results/reviewer-link";
import { attemptParams } from "#lib/http/params";
import { newToken } from "#lib/http/room-token";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Makes a link for somebody without an account to review some answers. Its token is told once and never stored. */
export const POST = route({
  as: memberTo("invite"),
  perActor: { name: "reviewers", max: 60, windowSeconds: 3600, who: ({ userId }) => userId },
  params: attemptParams,
  body: reviewLinkSchema,
  run: async ({ actor, params: { attemptId }, body }) => {
    const { token, tokenHash } = await newToken();
    if (!(await addReviewLink(actor.db, attemptId, { ...body, tokenHash })))
      throw new AppError("not_found", RESPONSE_MISSING);
    return { path: reviewPath(token) };
  },
});
