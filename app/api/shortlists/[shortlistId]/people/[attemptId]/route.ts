import { putBackOnShortlist, removeFromShortlist } from "#lib/data/results/shortlists";
import { attemptParams, shortlistParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

const perActor = {
  name: "shortlists",
  max: 300,
  windowSeconds: 3600,
  who: ({ userId }: { userId: string }) => userId,
};
const params = shortlistParams.extend(attemptParams.shape);

/** Takes somebody off a shortlist. */
export const DELETE = route({
  as: memberTo("invite"),
  perActor,
  params,
  run: async ({ actor: { db }, params: { shortlistId, attemptId } }) => {
    await removeFromShortlist(db, shortlistId, attemptId);
    return { removed: true };
  },
});

/** Puts somebody back who was taken off, where they stood. */
export const PUT = route({
  as: memberTo("invite"),
  perActor,
  params,
  run: async ({ actor: { db }, params: { shortlistId, attemptId } }) => {
    await putBackOnShortlist(db, shortlistId, attemptId);
    return { putBack: true };
  },
});
