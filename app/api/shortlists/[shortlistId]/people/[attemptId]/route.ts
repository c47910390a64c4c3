import { removeFromShortlist } from "#lib/data/results/shortlists";
import { attemptParams, shortlistParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Takes somebody off a shortlist. */
export const DELETE = route({
  as: memberTo("invite"),
  perActor: { name: "shortlists", max: 300, windowSeconds: 3600, who: ({ userId }) => userId },
  params: shortlistParams.extend(attemptParams.shape),
  run: async ({ actor: { db }, params: { shortlistId, attemptId } }) => {
    await removeFromShortlist(db, shortlistId, attemptId);
    return { removed: true };
  },
});
