import { readChosenIds } from "#lib/data/results/bulk-choice";
import { listTags, tagAttempts } from "#lib/data/results/tags-and-assignments";
import { AppError } from "#lib/domain/core/errors";
import { MOST_IN_BULK } from "#lib/domain/results/bulk";
import { RESPONSE_MISSING } from "#lib/domain/results/results";
import { FULL_OF_TAGS, leftUntagged } from "#lib/domain/results/tags";
import { tagRequestSchema } from "#lib/domain/results/tags-request";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** The company's tags, those of most people first: `{ tags }`. */
export const GET = route({
  as: memberTo("read"),
  run: async ({ actor: { db } }) => ({ tags: await listTags(db) }),
});

/** Puts a tag on whoever is chosen, or takes it away: `{ note }`, what is to be said of those who got none. */
export const POST = route({
  as: memberTo("decide"),
  perActor: { name: "tags", max: 120, windowSeconds: 300, who: ({ userId }) => userId },
  body: tagRequestSchema,
  run: async ({ actor, body: { choice, ...wanted } }) => {
    const ids = await readChosenIds(actor, choice, MOST_IN_BULK);
    const { holds, full } = await tagAttempts(actor.db, ids, wanted);
    if (holds === 0) throw new AppError("conflict", full > 0 ? FULL_OF_TAGS : RESPONSE_MISSING);
    return { note: full > 0 ? leftUntagged(full) : null };
  },
});
