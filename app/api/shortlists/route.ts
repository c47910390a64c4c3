import { readChosenIds } from "#lib/data/results/bulk-choice";
import {
  addShortlist,
  addToShortlist,
  listShortlists,
  namesKeptInside,
} from "#lib/data/results/shortlists";
import { AppError } from "#lib/domain/core/errors";
import {
  keptInsideWords,
  MAX_PEOPLE,
  SHORTLIST_MISSING,
  TOO_MANY_PEOPLE,
} from "#lib/domain/results/shortlist";
import { addPeopleSchema } from "#lib/domain/results/shortlist-request";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

const perActor = {
  name: "shortlists",
  max: 600,
  windowSeconds: 3600,
  who: ({ userId }: { userId: string }) => userId,
};

const MOST_LISTED = { most: MAX_PEOPLE, words: TOO_MANY_PEOPLE };

/** The company's shortlists, for whoever chooses one. */
export const GET = route({
  as: memberTo("invite"),
  perActor,
  run: async ({ actor: { db } }) => ({ shortlists: await listShortlists(db) }),
});

/** Puts chosen candidates on a shortlist, and says which it is, and which of them no link to somebody outside will show. */
export const POST = route({
  as: memberTo("invite"),
  perActor,
  body: addPeopleSchema,
  run: async ({ actor, body: { shortlistId, name, choice } }) => {
    const { db } = actor;
    const attemptIds = await readChosenIds(actor, choice, MOST_LISTED);
    const id =
      shortlistId === null
        ? await addShortlist(db, name, attemptIds)
        : (await addToShortlist(db, shortlistId, attemptIds)) && shortlistId;
    if (!id) throw new AppError("not_found", SHORTLIST_MISSING);
    const inside = await namesKeptInside(db, attemptIds);
    return { id, note: inside.length === 0 ? "" : keptInsideWords(inside) };
  },
});
