import { deleteShortlist, orderShortlist, renameShortlist } from "#lib/data/results/shortlists";
import { shortlistChangeSchema } from "#lib/domain/results/shortlist-request";
import { shortlistParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

const perActor = {
  name: "shortlist",
  max: 1200,
  windowSeconds: 3600,
  who: ({ userId }: { userId: string }) => userId,
};

/** Gives a shortlist another name, or its people another order. */
export const PATCH = route({
  as: memberTo("invite"),
  perActor,
  params: shortlistParams,
  body: shortlistChangeSchema,
  run: async ({ actor: { db }, params: { shortlistId }, body }) => {
    if ("name" in body) await renameShortlist(db, shortlistId, body.name);
    else await orderShortlist(db, shortlistId, body.order);
    return { changed: true };
  },
});

/** Deletes a shortlist with its links and what came back. The candidates stay. */
export const DELETE = route({
  as: memberTo("invite"),
  perActor,
  params: shortlistParams,
  run: async ({ actor: { db }, params: { shortlistId } }) => {
    await deleteShortlist(db, shortlistId);
    return { deleted: true };
  },
});
