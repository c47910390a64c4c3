import { addLink } from "#lib/data/results/shortlist-links";
import { AppError } from "#lib/domain/core/errors";
import { reviewPath } from "#lib/domain/core/response-routes";
import { SHORTLIST_MISSING } from "#lib/domain/results/shortlist";
import { shareSchema } from "#lib/domain/results/shortlist-request";
import { newToken } from "#lib/http/room-token";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Makes a link to a shortlist or one person for somebody without an account. Its token is told once and never stored. */
export const POST = route({
  as: memberTo("invite"),
  perActor: { name: "reviewers", max: 60, windowSeconds: 3600, who: ({ userId }) => userId },
  body: shareSchema,
  run: async ({ actor, body: { to, ...link } }) => {
    const { token, tokenHash } = await newToken();
    if (!(await addLink(actor.db, to, { ...link, tokenHash })))
      throw new AppError("not_found", SHORTLIST_MISSING);
    return { path: reviewPath(token) };
  },
});
