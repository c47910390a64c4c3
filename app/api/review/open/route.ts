import { openReviewLink } from "#lib/data/results/reviewer-links";
import { AppError } from "#lib/domain/core/errors";
import { reviewPagePath } from "#lib/domain/core/response-routes";
import { LINK_ENDED } from "#lib/domain/results/reviewer-link";
import { serviceDb } from "#lib/http/clients";
import { rememberLink } from "#lib/http/link-cookie";
import { linkBody } from "#lib/http/params";
import { hashToken } from "#lib/http/room-token";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";

/** Opens a review to the browser that pressed at its link, and counts that: no preview or scanner presses. */
export const POST = route({
  as: anyone,
  limit: { name: "review-open", max: 60, windowSeconds: 600 },
  body: linkBody,
  run: async ({ body: { token } }) => {
    // Above row-level security: a reviewer has no account; the link's hash scopes what is read.
    const link = await openReviewLink(serviceDb(), await hashToken(token));
    if (link === null) throw new AppError("not_found", LINK_ENDED);
    await rememberLink("review", link.id, token);
    return { next: reviewPagePath(link.id) };
  },
});
