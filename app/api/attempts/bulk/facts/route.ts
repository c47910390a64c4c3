import { z } from "zod";
import { companyScope } from "#lib/data/results/results";
import { choiceSchema } from "#lib/domain/results/bulk-request";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { prepareBulk } from "#lib/workflows/results/prepare-bulk";

/** What an action about a choice would be about, before anybody presses. */
export const POST = route({
  as: memberTo("decide"),
  perActor: { name: "bulk-facts", max: 120, windowSeconds: 300, who: ({ userId }) => userId },
  body: z.object({ choice: choiceSchema }),
  run: async ({ actor: { db, ownerId }, body }) =>
    prepareBulk(db, body.choice, await companyScope(db, ownerId)),
});
