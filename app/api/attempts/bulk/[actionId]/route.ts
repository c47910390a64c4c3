import { closeBulk, takeBackBulk } from "#lib/data/results/bulk";
import { bulkParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Takes an action back that hasn't begun. */
export const DELETE = route({
  as: memberTo("decide"),
  params: bulkParams,
  run: async ({ actor, params: { actionId } }) => {
    await takeBackBulk(actor.db, actionId);
    return { takenBack: true };
  },
});

/** Its end was seen. */
export const PATCH = route({
  as: memberTo("decide"),
  params: bulkParams,
  run: async ({ actor, params: { actionId } }) => {
    await closeBulk(actor.db, actionId);
    return { closed: true };
  },
});
