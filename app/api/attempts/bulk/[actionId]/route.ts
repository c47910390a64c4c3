import { closeBulk, takeBackBulk } from "#lib/data/results/bulk";
import { bulkParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo, type SignedIn } from "#lib/http/session";

const USES = {
  name: "bulk-ends",
  max: 120,
  windowSeconds: 300,
  who: ({ userId }: SignedIn) => userId,
};

/** Takes an action back that hasn't begun. */
export const DELETE = route({
  as: memberTo("decide"),
  perActor: USES,
  params: bulkParams,
  run: async ({ actor, params: { actionId } }) => {
    await takeBackBulk(actor.db, actionId);
    return { takenBack: true };
  },
});

/** Its end was seen. */
export const PATCH = route({
  as: memberTo("read"),
  perActor: USES,
  params: bulkParams,
  run: async ({ actor, params: { actionId } }) => {
    await closeBulk(actor.db, actionId);
    return { closed: true };
  },
});
