import { openLink } from "#lib/data/results/shortlist-links";
import { AppError } from "#lib/domain/core/errors";
import { reviewPagePath } from "#lib/domain/core/response-routes";
import { LINK_ENDED } from "#lib/domain/results/shortlist";
import { serviceDb } from "#lib/http/clients";
import { rememberLink, rememberReader } from "#lib/http/link-cookie";
import { linkBody } from "#lib/http/params";
import { hashToken } from "#lib/http/room-token";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";

/** Opens what was shared to the browser that pressed at its link, and counts that: no preview or scanner presses. */
export const POST = route({
  as: anyone,
  limit: { name: "review-open", max: 60, windowSeconds: 600 },
  body: linkBody,
  run: async ({ body: { token } }) => {
    // Above row-level security: a reader has no account; the link's hash scopes what is read.
    const link = await openLink(serviceDb(), await hashToken(token));
    if (link === null) throw new AppError("not_found", LINK_ENDED);
    await rememberLink("review", link.id, token);
    await rememberReader(link.id);
    return { next: reviewPagePath(link.id) };
  },
});
