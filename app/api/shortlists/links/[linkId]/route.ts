import { endLink } from "#lib/data/results/shortlist-links";
import { AppError } from "#lib/domain/core/errors";
import { linkParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Ends a link at once; what readers said stays. */
export const DELETE = route({
  as: memberTo("invite"),
  perActor: { name: "reviewers", max: 60, windowSeconds: 3600, who: ({ userId }) => userId },
  params: linkParams,
  run: async ({ actor, params: { linkId } }) => {
    if (!(await endLink(actor.db, linkId)))
      throw new AppError("not_found", "This link can't be found.");
    return { ended: true };
  },
});
